#include "engine/games/belote/doubt.h"

#include <algorithm>
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/belote/bid_values.h"

namespace rozbazi::belote {
namespace {

// People do not bid as the computer player does: a point more or less than it would want counts this much, up to so
// many points.
constexpr int kEachPoint = 2;
constexpr int kMostPoints = 30;
// What was said of announcements, and everything that was not, is true.
constexpr int kOtherAnnouncements = 80;

constexpr int kFirstPart = 5;  // classique: the cards that a seat holds while it bids

int for_points(int points) { return std::clamp(points, 0, kMostPoints) * kEachPoint; }

Suit turned_up(const Deal& seen) { return static_cast<Suit>(seen.turnup() / kLane); }

/// The five cards that a seat of classique may have bid with, and the turned-up one.
Cards bid_with(const Deal& seen, const Deal& imagined, int seat, Lottery& lottery) {
  Cards hand = imagined.dealt_cards(seat) & ~card_mask(seen.turnup());
  for (int count = std::popcount(hand); count > kFirstPart; --count) {
    hand &= ~card_mask(select_bit(hand, static_cast<int>(lottery.below(static_cast<std::uint32_t>(count)))));
  }
  return hand | card_mask(seen.turnup());
}

int passed_in_round(const Deal& seen, int round) {
  if (!seen.contract().stands()) {
    const int now = seen.phase() == Phase::bid1 ? 1 : 2;
    return round < now ? kSeats : round == now ? seen.passes() : 0;
  }
  const int taken = seen.contract().round;
  const int turn = (seen.contract().declarer - seen.eldest() + kSeats) % kSeats;
  return round < taken ? kSeats : round == taken ? turn : 0;
}

int doubt_of_takes(const Deal& seen, const Deal& imagined, Lottery& lottery) {
  const Contract& contract = seen.contract();
  int doubt = 0;
  for (int turn = 0; turn < kSeats; ++turn) {
    const int seat = (seen.eldest() + turn) % kSeats;
    const bool took = seat == contract.declarer;
    if (seat == seen.turn() || (!took && turn >= passed_in_round(seen, 1))) continue;
    const Cards hand = bid_with(seen, imagined, seat, lottery);
    for (const int round : {1, 2}) {
      if (turn >= passed_in_round(seen, round)) continue;
      doubt += for_points(best_take(hand, turned_up(seen), round == 1).points - points_to_take(turn, round == 1) + 1);
    }
    if (took) {
      doubt += for_points(points_to_take(turn, contract.round == 1) - points_of_take(hand, contract.trump));
    }
  }
  return doubt;
}

/// What was to be outbid when that seat spoke first, as far as the last bids tell.
int height_before(const Deal& seen, int seat) {
  int height = 0;
  for (int other = seen.eldest(); other != seat; other = next_seat(other)) {
    if (seen.last_bid(other)) height = std::max(height, value_of(*seen.last_bid(other)));
  }
  return height;
}

bool has_spoken(const Deal& seen, int seat) {
  if (seen.trump_chosen() || (seen.turn() - seat + kSeats) % kSeats <= seen.passes()) return true;
  const auto turn_of = [&](int each) { return (each - seen.eldest() + kSeats) % kSeats; };
  const int now = turn_of(seen.turn());
  if (turn_of(seat) < now) return true;
  for (int other = 0; other < kSeats; ++other) {
    // It comes after this turn, and has bid: this is not the first round.
    if (turn_of(other) >= now && seen.last_bid(other)) return true;
  }
  return false;
}

int doubt_of_height(int points, int value) {
  return for_points(value - points) + (value < 160 ? for_points(points - value - 9) : 0);
}

int doubt_of_bids(const Deal& seen, const Deal& imagined) {
  int doubt = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == seen.turn() || !has_spoken(seen, seat)) continue;
    const Cards hand = imagined.dealt_cards(seat);
    const std::optional<Action> own = seen.last_bid(seat);
    const std::optional<Action> partners = seen.last_bid((seat + 2) % kSeats);
    if (own) {
      const bool raised = partners && suit_of(*own) == suit_of(*partners) && value_of(*own) > value_of(*partners);
      if (raised) {
        doubt += doubt_of_height(raise(hand, *partners).points, value_of(*own));
      } else {
        const Choice best = opening(hand);
        doubt += best.trump == suit_of(*own) ? doubt_of_height(best.points, value_of(*own)) : kMostPoints * kEachPoint;
      }
    } else if (partners) {
      const int height = std::max(value_of(*partners), height_before(seen, seat));
      doubt += for_points(raise(hand, *partners).points - height - 9);
    } else {
      doubt += for_points(opening(hand).points - std::max(kLowest - 1, height_before(seen, seat) + 9));
    }
  }
  return doubt;
}

int doubt_of_coinche(const Deal& seen, const Deal& imagined) {
  const Contract& contract = seen.contract();
  const bool is_defender = !same_side(seen.turn(), contract.declarer);
  if (!contract.stands() || contract.value == kCapot) return 0;
  // Which defender it was that doubled cannot be told any more.
  if (contract.multiplier > 1 && is_defender) return 0;
  int missed = -kAllCards;
  for (const int turn : {1, 3}) {
    const int seat = (contract.declarer + turn) % kSeats;
    // While the bidding goes on, only who has spoken since the bid has let it stand.
    const bool spoken = seen.trump_chosen() || contract.multiplier > 1 || turn <= seen.passes();
    if (seat == seen.turn() || !spoken) continue;
    missed = std::max(missed, points_missed(imagined.dealt_cards(seat), contract));
  }
  if (contract.multiplier > 1) return for_points(kCoincheReserve - missed);
  return for_points(missed - kCoincheReserve + 1);
}

/// Of the seats that have played a card.
int doubt_of_announcements(const Deal& seen, const Deal& imagined) {
  const auto is_told = [&](const Announcement& each) {
    return each.seat != seen.turn() && seen.tricks().cards_played(each.seat) > 0;
  };
  const Announcements& told = seen.announcements();
  const Announcements& held = imagined.announcements();
  std::size_t next = 0;
  const auto skip = [&] {
    while (next < told.size() && !is_told(told[next])) ++next;
  };
  for (const Announcement& each : held) {
    if (!is_told(each)) continue;
    skip();
    if (next == told.size() || told[next].seat != each.seat || told[next].points != each.points) {
      return kOtherAnnouncements;
    }
    ++next;
  }
  skip();
  if (next < told.size()) return kOtherAnnouncements;
  const bool compared = seen.tricks().done() > 0;
  return compared && seen.counting() != imagined.counting() ? kOtherAnnouncements : 0;
}

}  // namespace

int doubt_of(const Deal& seen, const Deal& imagined, Lottery& lottery) {
  const int of_announcements = seen.trump_chosen() ? doubt_of_announcements(seen, imagined) : 0;
  if (seen.mode() == Mode::classique) return of_announcements + doubt_of_takes(seen, imagined, lottery);
  return doubt_of_bids(seen, imagined) + doubt_of_coinche(seen, imagined);
}

}  // namespace rozbazi::belote
