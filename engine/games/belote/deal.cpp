#include "engine/games/belote/deal.h"

#include <algorithm>
#include <initializer_list>

namespace rozbazi::belote {
namespace {

constexpr Cards kPair = Cards{0b1100} << 24;  // queen and king of trumps (8.1)
constexpr int kFirstPart = 20;                // classique: the cards dealt before the bidding (5.1)

/// Which turn from eldest gets the card at each place of the pack.
using DealOrder = std::array<std::uint8_t, kSeats * kTricks>;

constexpr DealOrder deal_order(std::initializer_list<int> packets) {
  DealOrder order{};
  std::size_t place = 0;
  for (const int packet : packets) {
    for (std::uint8_t turn = 0; turn < kSeats; ++turn) {
      for (int card = 0; card < packet; ++card) order[place++] = turn;
    }
  }
  return order;
}

constexpr DealOrder kClassiqueOrder = deal_order({3, 2});   // 5.1
constexpr DealOrder kCoincheOrder = deal_order({3, 3, 2});  // 6.1

// A card that a view does not know is nowhere.
constexpr Cards bit_mask(int bit) { return bit == kNoBit ? 0 : Cards{1} << bit; }

std::uint8_t plain_bit(const Pack& pack, int place) { return static_cast<std::uint8_t>(bit_of(kPlain, pack[place])); }

}  // namespace

Deal::Deal(Blank, const Options& options, int dealer, int turnup, int pot)
    : mode_(options.mode),
      announcing_(options.announcing()),
      phase_(options.mode == Mode::classique ? Phase::bid1 : Phase::auction),
      turn_(static_cast<std::int8_t>(next_seat(dealer))),
      dealer_(static_cast<std::uint8_t>(dealer)),
      hand_size_(options.mode == Mode::classique ? 5 : 8),
      pot_(static_cast<std::int16_t>(pot)) {
  talon_.fill(kNoBit);
  talon_[0] = static_cast<std::uint8_t>(turnup);
}

Deal::Deal(const Options& options, int dealer, const Pack& pack, int pot)
    : Deal(Blank{}, options, dealer, options.mode == Mode::classique ? plain_bit(pack, kFirstPart) : kNoBit, pot) {
  const bool classique = mode_ == Mode::classique;
  const DealOrder& order = classique ? kClassiqueOrder : kCoincheOrder;
  const int first_part = classique ? kFirstPart : pack.size();
  PerSeat<Cards> from_eldest;
  for (int place = 0; place < first_part; ++place) {
    from_eldest[order[static_cast<std::size_t>(place)]] |= Cards{1} << plain_bit(pack, place);
  }
  for (int turn = 0; turn < kSeats; ++turn) dealt_[(eldest() + turn) % kSeats] = from_eldest[turn];
  if (!classique) return;
  for (int under = 0; under < pack.size() - kFirstPart; ++under) {
    talon_[static_cast<std::size_t>(under)] = plain_bit(pack, kFirstPart + under);
  }
}

std::string_view Deal::phase_name() const {
  switch (phase_) {
    case Phase::bid1:
      return "bid1";
    case Phase::bid2:
      return "bid2";
    case Phase::auction:
      return "auction";
    case Phase::play:
      return "play";
    case Phase::over:
      break;
  }
  return "end";
}

void Deal::legal(ActionList& list) const {
  switch (phase_) {
    case Phase::play:
      for (const Card card : to_set(layout_, tricks_.playable())) list.push_back(Action::play(card));
      break;
    case Phase::bid1:
      list.push_back(kPass);
      list.push_back(kTake);
      break;
    case Phase::bid2:
      list.push_back(kPass);
      for (const Suit suit : kAllSuits) {
        if (suit != turned_up_suit()) list.push_back(belote::take(suit));
      }
      break;
    case Phase::auction:
      for (std::size_t place = 0; place < kValues.size(); ++place) {
        if (!may_bid(kValues[place])) continue;
        for (const Suit suit : kAllSuits) list.push_back(bid(place, suit));
      }
      if (may_coinche()) list.push_back(kCoinche);
      list.push_back(kPass);
      if (may_surcoinche()) list.push_back(kSurcoinche);
      break;
    case Phase::over:
      break;
  }
}

// belote.md 4: which action belongs to which phase.
std::string_view Deal::broken_rule(Action action) const {
  switch (phase_) {
    case Phase::play:
      return action.is_card() ? broken_rule_of_card(action.card()) : "wrong_phase";
    case Phase::bid1:
      return action == kPass || action == kTake ? "" : "wrong_phase";
    case Phase::bid2:
      if (action == kPass) return "";
      if (!is_take_suit(action)) return "wrong_phase";
      return suit_of(action) == turned_up_suit() ? "suit_already_refused" : "";  // 5.3
    case Phase::auction:
      return broken_rule_of_auction(action);
    case Phase::over:
      break;
  }
  return "wrong_phase";
}

// belote.md 6.3–6.6
std::string_view Deal::broken_rule_of_auction(Action action) const {
  if (action == kPass) return "";
  if (is_bid(action)) {
    if (may_bid(value_of(action))) return "";
    return contract_.multiplier > 1 ? "bid_after_coinche" : "bid_too_low";
  }
  if (action == kCoinche) {
    if (may_coinche()) return "";
    if (!contract_.stands()) return "coinche_without_bid";
    return contract_.multiplier > 1 ? "already_coinched" : "coinche_own_side";
  }
  if (action == kSurcoinche) {
    if (may_surcoinche()) return "";
    return contract_.multiplier == 1 ? "surcoinche_without_coinche" : "surcoinche_wrong_side";
  }
  return "wrong_phase";
}

// belote.md 7.4
std::string_view Deal::broken_rule_of_card(Card played) const {
  const Cards hand = tricks_.hand(turn_);
  const Cards led = tricks_.trick().led;
  const Cards card = bit_mask(bit_of(layout_, played));
  if ((hand & card) == 0) return "card_not_in_hand";
  if ((tricks_.playable() & card) != 0) return "";
  if ((hand & led) != 0 && (card & led) == 0) return "must_follow_suit";
  return (card & kTrumps) == 0 ? "must_trump" : "must_overtrump";
}

void Deal::apply_bid(Action action) {
  if (mode_ == Mode::classique) {
    apply_classique(action);
  } else {
    apply_auction(action);
  }
}

// belote.md 5.2–5.5
void Deal::apply_classique(Action action) {
  if (action == kTake) return take(turn_, turned_up_suit(), 1);
  if (is_take_suit(action)) return take(turn_, suit_of(action), 2);
  turn_ = static_cast<std::int8_t>(next_seat(turn_));
  if (++passes_ < kSeats) return;
  if (phase_ == Phase::bid2) return end();
  phase_ = Phase::bid2;
  passes_ = 0;
}

// belote.md 6.2–6.9
void Deal::apply_auction(Action action) {
  if (action == kPass) {
    ++passes_;
  } else {
    passes_ = 0;
    if (is_bid(action)) {
      contract_.declarer = turn_;
      contract_.trump = suit_of(action);
      contract_.value = static_cast<std::int16_t>(value_of(action));
      last_bid_[turn_] = action;
    } else {
      contract_.multiplier = action == kCoinche ? 2 : 4;
    }
  }
  if (action == kSurcoinche || (contract_.stands() && passes_ == 3)) return begin_play();
  if (passes_ == kSeats) return end();
  turn_ = static_cast<std::int8_t>(next_seat(turn_));
}

// belote.md 5.5
void Deal::take(int seat, Suit trump, int round) {
  contract_.declarer = static_cast<std::int8_t>(seat);
  contract_.trump = trump;
  contract_.round = static_cast<std::uint8_t>(round);
  dealt_[seat] |= bit_mask(talon_[0]);
  std::size_t place = 1;
  for (int turn = 0; turn < kSeats; ++turn) {
    const int to = (eldest() + turn) % kSeats;
    const int packet = to == seat ? 2 : 3;
    for (int card = 0; card < packet; ++card) dealt_[to] |= bit_mask(talon_[place++]);
  }
  hand_size_ = 8;
  begin_play();
}

void Deal::begin_play() {
  phase_ = Phase::play;
  layout_ = static_cast<Layout>(contract_.trump);
  turn_ = static_cast<std::int8_t>(eldest());
  find_all_announcements();
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) {
    hands[seat] = lay_out(dealt_[seat], contract_.trump);
    if ((hands[seat] & kPair) == kPair) belote_ = static_cast<std::int8_t>(seat);
  }
  tricks_ = Tricks(hands, eldest());
}

void Deal::find_all_announcements() {
  if (!announcing_) return;
  announcements_ = find_announcements(dealt_, contract_.trump, eldest());
  counting_ = static_cast<std::int8_t>(counting_side(announcements_));
}

Deal Deal::with_cards(const PerSeat<Cards>& hands, const std::array<std::uint8_t, 11>& under) const {
  Deal deal = *this;
  if (!trump_chosen()) {
    deal.dealt_ = hands;
    std::copy(under.begin(), under.end(), deal.talon_.begin() + 1);
    return deal;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    deal.tricks_.set_hand(seat, hands[seat]);
    deal.dealt_[seat] = from_set(kPlain, to_set(layout_, hands[seat]));
    // Once one of the pair was played it is known who had both.
    if ((hands[seat] & kPair) == kPair) deal.belote_ = static_cast<std::int8_t>(seat);
  }
  for (int order = 0; order < tricks_.cards_played(); ++order) {
    const int seat = (tricks_.leader_of(order / kSeats) + order) % kSeats;
    deal.dealt_[seat] |= bit_mask(bit_of(kPlain, card_at(layout_, tricks_.card_played(order))));
  }
  deal.find_all_announcements();
  return deal;
}

void Deal::end_with(int seat, int points) {
  int others = kAllCards - points;
  for (int each = 0; each < kSeats; ++each) others -= tricks_.points(each);
  const int tricks = kTricks - tricks_.done();
  // Who has won no point is taken to have won no trick; else the last one goes to who can have its points.
  const bool last = points >= kLastTrick;
  const int behind = points == 0 || others == 0 ? 0 : tricks - 1;
  const int winner = last ? seat : next_seat(seat);
  const int loser = last ? next_seat(seat) : seat;
  if (tricks > 0) {
    tricks_.give(loser, behind, last ? others : points);
    tricks_.give(winner, tricks - behind, (last ? points : others) - kLastTrick);
  }
  end();
}

// belote.md 14
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    seen.dealt_[other] = 0;
    seen.tricks_.set_hand(other, 0);
  }
  std::fill(seen.talon_.begin() + 1, seen.talon_.end(), kNoBit);
  // Kind and points are public with a seat's first card; the cards of the side that counts with the first trick.
  const bool first_trick = tricks_.done() == 0;
  seen.announcements_.clear();
  if (first_trick) seen.counting_ = -1;
  for (Announcement each : announcements_) {
    if (tricks_.cards_played(each.seat) == 0) continue;
    if (first_trick || each.seat % 2 != counting_) each.cards = 0;
    seen.announcements_.push_back(each);
  }
  // Belote is said with the first card of the pair.
  if (belote_ >= 0 && (tricks_.hand(belote_) & kPair) == kPair) seen.belote_ = -1;
  return seen;
}

}  // namespace rozbazi::belote
