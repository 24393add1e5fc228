#include "engine/games/teen-do-paanch/bot_exchange.h"

#include <iterator>

#include "engine/players/judgement.h"

namespace rozbazi::teen_do_paanch {
namespace {

// What it is worth to be rid of a card, in thousandths of a trick; fitted like the weights of leads.
using ReturnWeight = Weight<1>;

// A plain card:
constexpr ReturnWeight kMaster{-721};       // the highest of its suit, but for the own ones
constexpr ReturnWeight kOneStronger{-272};  // one stronger card is in another hand
constexpr ReturnWeight kTwoStronger{-100};
constexpr ReturnWeight kUnderMaster{374};
constexpr ReturnWeight kGuard{237};
constexpr ReturnWeight kLeaves[] = {{233}, {-31}, {-285}, {-207}};  // so many of its suit
// A trump:
constexpr ReturnWeight kTrump{-1264};
constexpr ReturnWeight kTrumpMaster{-551};
constexpr ReturnWeight kTrumpsStronger{403};  // each that is out, four of them wholly

}  // namespace

int worth_of_returning(const Standpoint& stand, int bit) {
  const Cards lane = lanes::lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  Judgement<1> give(0);
  if (lane == lanes::kTrumps) {
    give.add(kTrump, kCertain);
    give.add_if(stronger == 0, kTrumpMaster);
    give.add(kTrumpsStronger, stronger * kCertain / 4);
    return give.sum();
  }
  const auto left = static_cast<std::size_t>(stand.length(lane) - 1);
  give.add_if(stronger == 0, kMaster);
  give.add_if(stronger == 1, kOneStronger);
  give.add_if(stronger == 2, kTwoStronger);
  give.add_if(stand.is_under_own_master(bit), kUnderMaster);
  give.add_if(stand.is_guard(bit), kGuard);
  if (left < std::size(kLeaves)) give.add(kLeaves[left], kCertain);
  return give.sum();
}

}  // namespace rozbazi::teen_do_paanch
