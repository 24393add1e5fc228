#include "engine/games/five-hundred/doubt.h"

#include <algorithm>
#include <bit>

#include "engine/games/five-hundred/appraisal.h"
#include "engine/games/five-hundred/bot_discard.h"

namespace rozbazi::five_hundred {
namespace {

// People do not call as the computer player does: a trick more or less than it would want counts this much.
constexpr int kEachTrick = 16;
constexpr int kPassMargin = 96;  // 256ths of a trick under its bid that a hand that passed is taken to be
constexpr int kBidMargin = 64;   // and as much under it, or over it, that a hand that has bid may be
constexpr int kOverMargin = 320;
constexpr int kBetterKept = 128;  // what a declarer's hand has gained by the kitty
constexpr int kEachDanger = 6;    // of a misère
constexpr int kMostDangers = 8;
constexpr int kMisereDanger = 3;  // what a bidder of misère may hope to put away
// What a declarer does not put away.
constexpr int kTrumpAway = 24;
constexpr int kAceAway = 16;
constexpr int kKingAway = 4;

int for_tricks(int tricks) { return std::clamp(tricks, 0, 3 * kOneTrick) * kEachTrick / kOneTrick; }
int for_danger(int danger) { return std::clamp(danger, 0, kMostDangers) * kEachDanger; }

/// Whether it has been that seat's turn in the auction: who does not bid on his first is out of it.
bool has_called(const Deal& deal, int seat) {
  if (deal.phase() != Phase::auction || deal.last_bid(deal.turn()) >= 0) return true;
  const auto place = [&](int each) { return (each - next_seat(deal.dealer()) + kSeats) % kSeats; };
  return place(seat) < place(deal.turn());
}

/// What was to be outbid when that seat spoke first, as far as the last bids tell.
int height_before(const Deal& deal, int seat) {
  int height = -1;
  for (int other = next_seat(deal.dealer()); other != seat; other = next_seat(other)) {
    height = std::max(height, deal.last_bid(other));
  }
  return height;
}

/// How many tricks more than the lowest bid left to it promises this hand was worth that passed.
int missed(Cards hand, int height) {
  int most = 0;
  for (Layout layout = 0; layout <= kPlain; ++layout) {
    // In each suit the lowest bid above that height.
    int level = height < 0 ? 6 : 11;
    for (int each = height + 1; each < kHeights && level == 11; ++each) {
      if (!is_misere(bid_at(each).game) && layout_of(bid_at(each)) == layout) level = bid_at(each).level;
    }
    most = std::max(most, tricks_as_declarer(hand, layout) - level * kOneTrick + kPassMargin);
  }
  return most;
}

int doubt_of_bid(const Deal& deal, int seat, Cards hand, int shift) {
  const Bid& bid = bid_at(deal.last_bid(seat));
  if (is_misere(bid.game)) return for_danger(least_danger(hand, 2) - kMisereDanger);
  const Layout layout = layout_of(bid);
  const int partners = deal.last_bid(partner_of(seat));
  int tricks = tricks_as_declarer(hand, layout) - shift;
  if (partners >= 0 && partners < deal.last_bid(seat) && !is_misere(bid_at(partners).game) &&
      layout_of(bid_at(partners)) == layout) {
    tricks = bid_at(partners).level * kOneTrick + 128 + tricks_added(hand, layout);
  }
  const int promised = bid.level * kOneTrick;
  return for_tricks(promised - kBidMargin - tricks) + for_tricks((tricks - promised - kOverMargin) / 2);
}

int doubt_of_discards(const Deal& deal) {
  if (is_misere(deal.contract().bid().game)) {
    return for_danger(least_danger(from_set(kPlain, deal.dealt(deal.contract().declarer)), 0));
  }
  const Cards away = lay_out(deal.discards(), deal.layout());
  return kTrumpAway * std::popcount(away & kTrumps) + kAceAway * std::popcount(away & kAces) +
         kKingAway * std::popcount(away & kAces >> 1);
}

}  // namespace

int doubt_of(const Deal& imagined) {
  // The kitty is nobody's until the auction is over.
  const int declarer = imagined.phase() == Phase::auction ? -1 : imagined.contract().declarer;
  int doubt = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == imagined.turn() || !has_called(imagined, seat)) continue;
    const Cards hand = from_set(kPlain, imagined.dealt(seat));
    if (imagined.last_bid(seat) < 0) {
      doubt += for_tricks(missed(hand, height_before(imagined, seat)));
    } else {
      doubt += doubt_of_bid(imagined, seat, hand, seat == declarer ? kBetterKept : 0);
    }
    if (seat == declarer) doubt += doubt_of_discards(imagined);
  }
  return doubt;
}

}  // namespace rozbazi::five_hundred
