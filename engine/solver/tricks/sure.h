// Tricks that a side is sure of at the start of a trick, whatever the other side does: what the leader and a partner of
// his can cash from the top, and what trumps are high enough to win in any case.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/match/seats.h"
#include "engine/solver/tricks/cards.h"
#include "engine/solver/tricks/position.h"

namespace rozbazi::solver::tricks {

/// Tricks, and the lowest cards that count for them.
struct Sure {
  int tricks = 0;
  Cards ranks = 0;
};

/// The card that is number `count` from the top.
inline Cards rank_at(Cards cards, int count) {
  while (--count > 0) cards ^= card(highest(cards));
  return card(highest(cards));
}

class SureTricks {
 public:
  SureTricks(const PerSeat<Cards>& hands, const Start& start, const Trumps& trumps, SeatOrder order, SeatSet side)
      : all_(start.all), left_(start.left), trumps_(trumps) {
    leader_ = hands[start.leader];
    for (int seat = order.after(start.leader); seat != start.leader; seat = order.after(seat)) {
      if (side.has(seat) == side.has(start.leader) && friend_ == 0) {
        friend_ = hands[seat];
      } else {
        enemies_[count_++] = hands[seat];
        against_ |= hands[seat];
      }
    }
  }

  /// What the leader's side is sure of, as far as it is `needed`.
  Sure of_leader(int needed) const {
    Sure trumped = by_trumps(leader_, friend_);
    if (trumped.tricks >= needed) return trumped;
    const Cards trump_lane = all_ & trumps_.cards;
    const int lane_number = trumps_.plain == kLanes ? kLanes : kLanes - 1;
    const int most = longest(trump_lane);
    const bool ruffs =
        most != 0 && (lane_number == kLanes || count(tops(leader_ & trump_lane, trump_lane & ~leader_)) < most);

    Sure sure;
    Cash cash;
    int limit_h = left_;  // what of leader's cards are not trumps, where a trump that he must play costs
    int limit_f = left_;
    if (ruffs) {
      sure = trumped;
      limit_h = left_ - count(leader_ & trump_lane);
      limit_f = left_ - count(friend_ & trump_lane);
    } else if (trump_lane != 0) {
      cash.add(*this, trump_lane, left_);
    }
    for (int number = 0; number < trumps_.plain; ++number) {
      const Cards cards = all_ & lane(number) & ~(trumps_.plain == kLanes ? trumps_.cards : 0);
      if (cards == 0) continue;
      int limit = left_;
      if (ruffs) {
        for (int each = 0; each < count_; ++each) {
          if ((enemies_[each] & trump_lane) != 0) limit = std::min(limit, count(enemies_[each] & cards));
        }
      }
      if (limit != 0) cash.add(*this, cards, limit);
    }
    if (cash.led > limit_f) return trumped;
    sure.tricks += cash.led;
    sure.ranks |= cash.led_ranks;
    if (sure.tricks < needed && cash.entry) {
      sure.tricks += std::max(0, std::min(cash.fetched, limit_h - cash.led));
      sure.ranks |= cash.fetched_ranks;
    }
    sure.tricks = std::min(sure.tricks, left_);
    return sure.tricks > trumped.tricks ? sure : trumped;
  }

  /// What the other side is sure of.
  Sure of_others() const {
    Sure best;
    for (int each = 0; each < count_; ++each) {
      const Sure sure = by_trumps(enemies_[each], 0);
      if (sure.tricks > best.tricks) best = sure;
    }
    return best;
  }

 private:
  static int count(Cards cards) { return std::popcount(cards); }
  /// The longest holding of an enemy.
  int longest(Cards lane) const {
    int most = 0;
    for (int each = 0; each < count_; ++each) most = std::max(most, count(enemies_[each] & lane));
    return most;
  }

  Sure by_trumps(Cards one, Cards other) const {
    Sure best;
    const Cards lane = all_ & trumps_.cards;
    if (lane == 0) return best;
    for (const Cards hand : {one, other}) {
      const Cards high = tops(hand & lane, lane & ~hand);
      if (count(high) <= best.tricks) continue;
      best.tricks = count(high);
      best.ranks = high & (0 - high);
    }
    return best;
  }

  /// Cashing from the top, lane by lane.
  struct Cash {
    int led = 0;      // the leader's own
    int fetched = 0;  // his partner's afterwards
    bool entry = false;
    Cards led_ranks = 0;
    Cards fetched_ranks = 0;

    void add(const SureTricks& at, Cards lane, int limit) {
      const Cards l = at.leader_ & lane;
      const Cards f = at.friend_ & lane;
      const Cards high = tops(l, lane & ~l);
      const int length = count(l);
      const int partners = count(f);
      const int enemies = at.longest(lane);
      int own = count(high);
      int shown = own;
      if (own >= std::max(enemies, partners)) {
        shown = std::min(std::max(enemies, partners), limit);
        own = length;
      }
      own = std::min(own, limit);
      led += own;
      if (own != 0 && shown != 0) led_ranks |= rank_at(l, std::min(own, shown));
      if (partners <= own || limit <= own) return;
      const Cards after = l & ~high;
      const Cards partners_high = tops(f, (lane & at.against_) | after);
      int more = std::min(count(partners_high), partners - own);
      if (more == 0) return;
      int fetched_shown = more;
      if (more >= std::max(enemies, length) - own) {
        fetched_shown = std::min(more, std::max(enemies, length) - own);
        more = partners - own;
      }
      more = std::min(more, limit - own);
      fetched += more;
      entry |= length > own;
      if (fetched_shown > 0) fetched_ranks |= rank_at(f, std::min(fetched_shown, more));
    }
  };

  Cards all_;
  int left_;
  const Trumps& trumps_;
  Cards leader_ = 0;
  Cards friend_ = 0;
  Cards enemies_[kMostSeats]{};
  Cards against_ = 0;
  int count_ = 0;
};

}  // namespace rozbazi::solver::tricks
