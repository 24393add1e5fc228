#include "engine/games/five-hundred/bot_bidding.h"

#include <algorithm>
#include <array>

#include "engine/games/five-hundred/appraisal.h"
#include "engine/games/five-hundred/bot_discard.h"

namespace rozbazi::five_hundred {
namespace {

// The chance, in 256ths, to take the tricks bid where so many more are expected: from two too few, in quarters.
constexpr std::array<int, 18> kChances{41,  52,  65,  79,  95,  111, 128, 145, 161,
                                       177, 191, 204, 215, 225, 233, 239, 244, 248};
constexpr int kStep = kOneTrick / 4;

int chance_to_make(int tricks, int level) {
  const int place = (tricks - (level - 2) * kOneTrick + kStep / 2) / kStep;
  return kChances[static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(kChances.size()) - 1))];
}

// What a bid tells the partner: that so much more than its level is expected.
constexpr int kBeyondLevel = 128;
// So much a partner's hand is worth beyond an average one once it has bid something else.
constexpr int kPartnerHasBid = 160;
// And so much is taken off where an opponent has bid.
constexpr int kOpponentHasBid = 64;
constexpr int kLeastGain = 10;         // points that a bid must promise
constexpr int kLeastOverPartner = 30;  // more than the partner's bid does

// The chance, in 256ths, to make a misère and an open one without danger, and what each danger takes off.
constexpr int kMisereChance = 205;
constexpr int kOpenMisereChance = 160;
constexpr int kEachDanger = 12;

int points_of_chance(const Bid& bid, int chance) { return bid.value * (2 * chance - 256) / 256; }

class Bidder {
 public:
  explicit Bidder(const Deal& seen) : seen_(seen), hand_(seen.held(seen.turn())) {
    for (int layout = 0; layout <= kPlain; ++layout) own_[layout] = tricks_of(static_cast<Layout>(layout));
  }

  Action choose() const {
    const int partner = partner_of(seen_.turn());
    const bool partner_leads = seen_.contract().declarer == partner;
    int best = -1;
    int most = kLeastGain;
    if (partner_leads) {
      const Bid& bid = seen_.contract().bid();
      if (is_misere(bid.game)) return kPass;
      most = std::max(most, points_of_tricks(bid) + kLeastOverPartner);
    }
    for (int height = 0; height < kHeights; ++height) {
      if ((seen_.biddable() >> height & 1) == 0) continue;
      const int points = points_of(bid_at(height));
      if (points > most) {
        most = points;
        best = height;
      }
    }
    return best < 0 ? kPass : bid(best);
  }

 private:
  /// The tricks that the own side may expect under that contract, whichever of it declares.
  int tricks_of(Layout layout) const {
    const int partner = partner_of(seen_.turn());
    const int own = seen_.last_bid(seen_.turn());
    const int theirs = seen_.last_bid(partner);
    int tricks = tricks_as_declarer(hand_, layout);
    if (theirs >= 0 && !is_misere(bid_at(theirs).game)) {
      const Bid& bid = bid_at(theirs);
      if (layout_of(bid) == layout) {
        // Where the partner raised the own suit he has counted what this hand is good for, as its own bid told it.
        const bool raised = own >= 0 && !is_misere(bid_at(own).game) && layout_of(bid_at(own)) == layout;
        return bid.level * kOneTrick + kBeyondLevel + (raised ? 0 : tricks_added(hand_, layout));
      }
      tricks += kPartnerHasBid;
    }
    const bool opposed = seen_.last_bid(next_seat(partner)) >= 0 || seen_.last_bid(next_seat(seen_.turn())) >= 0;
    return opposed ? tricks - kOpponentHasBid : tricks;
  }

  int points_of_tricks(const Bid& bid) const {
    return points_of_chance(bid, chance_to_make(own_[layout_of(bid)], bid.level));
  }
  int points_of(const Bid& bid) const {
    if (!is_misere(bid.game)) return points_of_tricks(bid);
    const int chance = bid.game == Game::misere ? kMisereChance : kOpenMisereChance;
    return points_of_chance(bid, std::max(0, chance - kEachDanger * least_danger(hand_, 2)));
  }

  const Deal& seen_;
  Cards hand_;
  int own_[kPlain + 1]{};
};

}  // namespace

Action choose_call(const Deal& seen) { return Bidder(seen).choose(); }

}  // namespace rozbazi::five_hundred
