#include "engine/players/redeals.h"

#include <bit>

namespace rozbazi {
namespace {

constexpr std::uint8_t kNowhere = HiddenCards::kPlaces;
// Moves tried for each card before they count as dealt anew.
constexpr int kStirs = 4;

}  // namespace

Redeals::Redeals(const HiddenCards& hidden) : hidden_(&hidden) {
  for (HiddenCards::Cards cards = hidden.hidden(); cards != 0; cards &= cards - 1) {
    bit_[count_] = static_cast<std::uint8_t>(std::countr_zero(cards));
    place_[count_++] = kNowhere;
  }
  for (int card = 0; card < count_; ++card) settle(card);
}

// Finds a place for one more card, others making room for it: a shortest chain of moves to a place with room. There is
// one, unless what is known contradicts itself; then the card goes where there is room.
void Redeals::settle(int card) {
  int room[HiddenCards::kPlaces];
  for (int place = 0; place < HiddenCards::kPlaces; ++place) room[place] = hidden_->count(place);
  for (int each = 0; each < count_; ++each) {
    if (place_[each] != kNowhere) --room[place_[each]];
  }
  // From which card, in which order, each place was reached.
  int reached_by[HiddenCards::kPlaces];
  int queue[HiddenCards::kPlaces];
  int length = 0;
  for (int& by : reached_by) by = -1;
  const auto reach = [&](int by) {
    for (int place = 0; place < HiddenCards::kPlaces; ++place) {
      if (reached_by[place] >= 0 || hidden_->count(place) == 0 || !may_lie(by, place)) continue;
      reached_by[place] = by;
      queue[length++] = place;
    }
  };
  reach(card);
  for (int next = 0; next < length; ++next) {
    int place = queue[next];
    if (room[place] > 0) {
      for (;;) {
        const int moved = reached_by[place];
        const std::uint8_t from = place_[moved];
        place_[moved] = static_cast<std::uint8_t>(place);
        if (moved == card) return;
        place = from;
      }
    }
    for (int each = 0; each < count_; ++each) {
      if (place_[each] == place) reach(each);
    }
  }
  for (std::uint8_t place = 0; place < HiddenCards::kPlaces; ++place) {
    if (room[place] > 0) place_[card] = place;
  }
}

Whereabouts Redeals::draw(Lottery& lottery) {
  stir(kStirs * count_, lottery);
  return whereabouts();
}

void Redeals::stir(int exchanges, Lottery& lottery) {
  for (int exchange = 0; exchange < exchanges; ++exchange) {
    // Not every way can be reached from every other by exchanging two cards.
    if (exchange % 4 == 3) {
      rotate(lottery);
    } else {
      swap(lottery);
    }
  }
}

Whereabouts Redeals::whereabouts() const {
  Whereabouts where;
  for (int card = 0; card < count_; ++card) where.in[place_[card]] |= HiddenCards::Cards{1} << bit_[card];
  return where;
}

void Redeals::swap(Lottery& lottery) {
  const auto cards = static_cast<std::uint32_t>(count_);
  const std::uint32_t one = lottery.below(cards);
  const std::uint32_t other = lottery.below(cards);
  const std::uint8_t from = place_[one];
  const std::uint8_t to = place_[other];
  if (from == to || !may_lie(static_cast<int>(one), to) || !may_lie(static_cast<int>(other), from)) return;
  place_[one] = to;
  place_[other] = from;
}

void Redeals::rotate(Lottery& lottery) {
  const auto cards = static_cast<std::uint32_t>(count_);
  const std::uint32_t first = lottery.below(cards);
  const std::uint32_t second = lottery.below(cards);
  const std::uint32_t third = lottery.below(cards);
  const std::uint8_t a = place_[first];
  const std::uint8_t b = place_[second];
  const std::uint8_t c = place_[third];
  if (a == b || b == c || c == a || !may_lie(static_cast<int>(first), b) || !may_lie(static_cast<int>(second), c) ||
      !may_lie(static_cast<int>(third), a)) {
    return;
  }
  place_[first] = b;
  place_[second] = c;
  place_[third] = a;
}

}  // namespace rozbazi
