#include "engine/games/teen-do-paanch/bot_following.h"

#include "engine/players/judgement.h"

namespace rozbazi::teen_do_paanch {
namespace {

// For the second place following suit, and not; for the last place following suit, and not. Thousandths of a trick,
// fitted like those of leads.
using FollowWeight = Weight<4>;

constexpr FollowWeight kWins{909, 692, 1024, 1032};  // the trick, as likely as it does
// A plain card, which might be worth something later:
constexpr FollowWeight kMaster{-31, -120, -207, -121};        // the highest of its suit that is out
constexpr FollowWeight kMasterSafe{-698, -621, -623, -614};   // so, as likely as nobody would trump it
constexpr FollowWeight kOneStronger{-155, -207, -131, -200};  // one stronger card is out
constexpr FollowWeight kTwoStronger{-125, -102, -65, -90};
constexpr FollowWeight kThreeStronger{-70, -59, -31, -51};
constexpr FollowWeight kUnderMaster{51, 99, 38, 94};
constexpr FollowWeight kGuard{122, -27, -12, 1};
constexpr FollowWeight kMakesVoid{0, 170, 0, 159};
constexpr FollowWeight kLength{0, 132, 0, 138};  // each card of the suit in hand
// A trump:
constexpr FollowWeight kTrump{0, -90, 0, -409};
constexpr FollowWeight kTrumpMaster{-394, -349, -409, -330};
constexpr FollowWeight kTrumpsStronger{363, 449, 416, 381};  // each that is out
constexpr FollowWeight kTrumpsOwn{0, -187, 0, -203};         // each in hand
constexpr FollowWeight kTrumpsOut{0, -345, 0, -294};         // each in other hands

constexpr int each(int cards) { return cards * kCertain / 4; }

/// The chance that the card takes the trick.
int chance_of_trick(const Standpoint& stand, int bit) {
  const auto& trick = stand.deal().tricks().trick();
  const bool comparable = (lanes::card_mask(bit) & (trick.led | lanes::kTrumps)) != 0;
  if (!comparable || bit < trick.best) return 0;
  return trick.size == kSeats - 1 ? kCertain : kCertain - stand.chance_to_beat(stand.next(), bit, trick.led);
}

void judge_plain(const Standpoint& stand, int bit, Judgement<4>& follow) {
  const Cards lane = lanes::lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  if (stronger == 0) {
    follow.add(kMaster, kCertain);
    follow.add(kMasterSafe, kCertain - stand.chance_of_any_ruff(lane));
  }
  follow.add_if(stronger == 1, kOneStronger);
  follow.add_if(stronger == 2, kTwoStronger);
  follow.add_if(stronger == 3, kThreeStronger);
  follow.add_if(stand.is_under_own_master(bit), kUnderMaster);
  follow.add_if(stand.is_guard(bit), kGuard);
  follow.add_if(stand.makes_void(bit), kMakesVoid);
  follow.add(kLength, each(stand.length(lane)));
}

void judge_trump(const Standpoint& stand, int bit, Judgement<4>& follow) {
  follow.add(kTrump, kCertain);
  follow.add_if(stand.is_master(bit), kTrumpMaster);
  follow.add(kTrumpsStronger, each(stand.stronger(bit)));
  follow.add(kTrumpsOwn, each(stand.length(lanes::kTrumps)));
  follow.add(kTrumpsOut, each(stand.trumps_out()));
}

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  const auto& trick = stand.deal().tricks().trick();
  Judgement<4> follow((trick.size == kSeats - 1 ? 2u : 0u) + (stand.length(trick.led) == 0 ? 1u : 0u));
  follow.add(kWins, chance_of_trick(stand, bit));
  if (lanes::lane_of_card(bit) == lanes::kTrumps) {
    judge_trump(stand, bit, follow);
  } else {
    judge_plain(stand, bit, follow);
  }
  return follow.sum();
}

}  // namespace rozbazi::teen_do_paanch
