// How promising cards look: the order in which they are tried, and nothing more.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/tricks/cards.h"
#include "engine/solver/tricks/position.h"

namespace rozbazi::solver::tricks {

/// Of the cards that the leader of a trick may lead.
class PromiseOfLead {
 public:
  PromiseOfLead(const PerSeat<Cards>& hands, const Start& start, const Trumps& trumps, SeatOrder order, SeatSet side)
      : trumps_(trumps) {
    for (int seat = order.after(start.leader); seat != start.leader; seat = order.after(seat)) {
      const bool with = side.has(seat) == side.has(start.leader);
      (with ? with_ : against_) |= hands[seat];
      if ((hands[seat] & trumps.cards) == 0) continue;
      for (int number = 0; number < trumps.plain; ++number) {
        if ((hands[seat] & lane(number)) == 0) (with ? ruffed_with_ : ruffed_against_) |= lane(number);
      }
    }
  }

  /// The more promising the higher.
  int of(int bit) const {
    const Cards lane = trumps_.lane_of_card(bit);
    const int rank = 10 * (bit % kLane);
    if ((card(bit) & ruffed_against_) != 0) return rank - 200;
    // A sure trick, by this card, by ruffing, or by the partner's card.
    if ((lane & against_ & over(bit)) == 0 || (card(bit) & ruffed_with_) != 0) return rank + 100;
    return highest(lane & with_) > highest(lane & against_) ? rank + 180 : rank;
  }

 private:
  const Trumps& trumps_;
  Cards with_ = 0;
  Cards against_ = 0;
  Cards ruffed_with_ = 0;  // the lanes that a partner of the leader's can ruff
  Cards ruffed_against_ = 0;
};

/// Of the cards that another seat may play to it.
class PromiseOfCard {
 public:
  PromiseOfCard(const PerSeat<Cards>& hands, const Trumps& trumps, SeatOrder order, SeatSet side, const Trick& trick,
                int size, int seat)
      : hand_(hands[seat]), trumps_(trumps), trick_(trick), winning_(side.has(trick.winner) == side.has(seat)) {
    int later = seat;
    for (int place = size + 1; place < order.count(); ++place) {
      later = order.after(later);
      const Cards follow = hands[later] & trick.follow;
      const int best = highest(follow != 0 ? follow : hands[later] & trumps.cards);
      int& answer = side.has(later) == side.has(seat) ? best_with_ : best_against_;
      answer = best > answer ? best : answer;
    }
  }

  /// The lowest card that wins the trick, or the lowest of all; none where that is not clear.
  Cards first(Cards playable) const {
    const bool follows = (playable & trick_.follow) != 0;
    const bool lost = best_against_ > trick_.best;
    if (winning_ && !lost) return follows ? playable & (0 - playable) : 0;
    const Cards wins = playable & (trick_.best_lane | trumps_.cards) & over(lost ? best_against_ : trick_.best);
    if (wins != 0) return wins & (0 - wins);
    return follows ? playable & (0 - playable) : 0;
  }

  /// The more promising the higher.
  int of(int bit) const {
    int place = 10 * (bit % kLane);
    // What is thrown away comes from a long lane.
    if ((card(bit) & (trick_.follow | trumps_.cards)) == 0) place -= 10 * std::popcount(hand_ & lane(lane_of(bit)));
    const bool wins = bit > trick_.best && (card(bit) & (trick_.best_lane | trumps_.cards)) != 0;
    const int top = wins ? bit : trick_.best;
    if (best_against_ > top) return -place;
    if (wins || winning_) return 3000 - place;
    return best_with_ > top ? 500 - place : -place;
  }

 private:
  Cards hand_;
  const Trumps& trumps_;
  const Trick& trick_;
  bool winning_;
  int best_with_ = -1;  // with which a seat that is still to play could take the trick
  int best_against_ = -1;
};

}  // namespace rozbazi::solver::tricks
