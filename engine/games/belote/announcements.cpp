#include "engine/games/belote/announcements.h"

#include <array>
#include <utility>

namespace rozbazi::belote {
namespace {

constexpr Cards kEveryLane = 0x01010101u;

// The ranks of sequences, `7 8 9 T J Q K A` from bit 0 in each lane (9.3): only the ten moves.
constexpr Cards to_natural(Cards plain) {
  return (plain & kEveryLane * 0x87) | (plain & kEveryLane * 0x40) >> 3 | (plain & kEveryLane * 0x38) << 1;
}
constexpr Cards from_natural(Cards natural) {
  return (natural & kEveryLane * 0x87) | (natural & kEveryLane * 0x08) << 3 | (natural & kEveryLane * 0x70) >> 1;
}

struct Carre {
  Rank rank;
  std::uint8_t points;
};
// 9.2 and 9.5, weak to strong.
constexpr std::array<Carre, 6> kCarres{
    {{Rank::queen, 100}, {Rank::king, 100}, {Rank::ten, 100}, {Rank::ace, 100}, {Rank::nine, 150}, {Rank::jack, 200}}};
constexpr std::uint16_t kCarreStrength = 10000;  // above every sequence

/// The announcements of one seat, strongest first.
using OfSeat = InplaceVector<Announcement, 2>;

void insert(OfSeat& list, const Announcement& found) {
  list.push_back(found);
  if (list.size() == 2 && list[0].strength < list[1].strength) std::swap(list[0], list[1]);
}

/// Finds carrés and takes their cards out of the hand (9.4).
void find_carres(Cards& hand, int seat, OfSeat& list) {
  const Cards all_four = hand & hand >> 8 & hand >> 16 & hand >> 24;
  if (all_four == 0) return;
  for (std::size_t order = 0; order < kCarres.size(); ++order) {
    const int place = bit_of(kPlain, Card(kCarres[order].rank, Suit::clubs));
    if ((all_four >> place & 1) == 0) continue;
    const Cards cards = kEveryLane << place;
    hand &= ~cards;
    insert(list, {static_cast<std::int8_t>(seat), Announcement::Kind::carre, kCarres[order].points,
                  static_cast<std::uint16_t>(kCarreStrength + order), cards});
  }
}

Announcement sequence(int seat, int lowest, int length, int lane, Suit trump) {
  using Kind = Announcement::Kind;
  Announcement found;
  found.seat = static_cast<std::int8_t>(seat);
  found.kind = length >= 5 ? Kind::cent : length == 4 ? Kind::cinquante : Kind::tierce;
  found.points = length >= 5 ? 100 : length == 4 ? 50 : 20;
  const int top = lowest + length - 1;
  found.strength = static_cast<std::uint16_t>(length * 100 + top * 2 + (lane == static_cast<int>(trump) ? 1 : 0));
  found.cards = from_natural(((Cards{1} << length) - 1) << lowest << (lane * kLane));
  return found;
}

/// Finds the maximal runs of three or more (9.3).
void find_sequences(Cards hand, int seat, Suit trump, OfSeat& list) {
  const Cards natural = to_natural(hand);
  // The lowest cards of every three in a row; a lane's two highest never are, so that no run crosses lanes.
  Cards threes = natural & natural >> 1 & natural >> 2 & kEveryLane * 0x3F;
  while (threes != 0) {
    const int lowest = std::countr_zero(threes);
    const int starts = std::countr_one(threes >> lowest);
    insert(list, sequence(seat, lowest % kLane, starts + 2, lowest / kLane, trump));
    threes &= threes + (Cards{1} << lowest);  // the carry takes the whole run away
  }
}

}  // namespace

std::string_view name(Announcement::Kind kind) {
  switch (kind) {
    case Announcement::Kind::tierce:
      return "tierce";
    case Announcement::Kind::cinquante:
      return "cinquante";
    case Announcement::Kind::cent:
      return "cent";
    case Announcement::Kind::carre:
      return "carre";
  }
  return {};
}

Announcements find_announcements(const PerSeat<Cards>& hands, Suit trump, int eldest) {
  Announcements all;
  for (int turn = 0; turn < kMostSeats; ++turn) {
    const int seat = (eldest + turn) % kMostSeats;
    OfSeat list;
    Cards hand = hands[seat];
    find_carres(hand, seat, list);
    find_sequences(hand, seat, trump, list);
    for (const Announcement& each : list) all.push_back(each);
  }
  return all;
}

int counting_side(const Announcements& announcements) {
  const Announcement* best = nullptr;
  for (const Announcement& each : announcements) {
    if (best == nullptr || each.strength > best->strength) best = &each;  // equal: the first from eldest stays
  }
  return best == nullptr ? -1 : best->seat % 2;
}

}  // namespace rozbazi::belote
