#include "engine/games/five-hundred/thinking.h"

#include <bit>
#include <cstdlib>

#include "engine/games/five-hundred/bot.h"
#include "engine/games/five-hundred/doubt.h"
#include "engine/games/five-hundred/scoring.h"
#include "engine/games/five-hundred/standpoint.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kSolvedTricks = 5;  // from so many tricks before the end on, play is exact
constexpr int kSteps = 6;
constexpr int kTrust = 4;
constexpr int kTrustInCalls = 45;  // whose worth hangs on how the whole deal is played

/// Besides the usual call: a pass, a trick more or less in its suit, and where it is a pass the lowest bid of each
/// suit.
void consider_calls(const Deal& seen, ActionList& list) {
  const Action usual = Thinking::usual(seen);
  ActionList legal;
  seen.legal(legal);
  unsigned met = 0;  // the suits, and no trumps, of which the lowest bid has been met
  for (const Action action : legal) {
    bool considered = action == usual || action == kPass;
    if (is_bid(action) && !is_misere(bid_at(height_of(action)).game)) {
      const Bid& bid = bid_at(height_of(action));
      const unsigned layout = 1u << layout_of(bid);
      if (is_bid(usual)) {
        const Bid& other = bid_at(height_of(usual));
        considered |= layout_of(bid) == layout_of(other) && std::abs(bid.level - other.level) <= 1;
      } else {
        considered |= (met & layout) == 0;
      }
      met |= layout;
    }
    if (considered) list.push_back(action);
  }
}

/// The cards that are held by others, or lie on the table.
Cards against(const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  Cards gone = tricks.hand(seen.turn()) | lay_out(seen.discards(), seen.layout());
  for (int order = 0; order < tricks.done() * tricks.order().count(); ++order) {
    gone |= card_mask(tricks.card_played(order));
  }
  return from_set(seen.layout(), kFiveHundredDeck) & ~gone;
}

/// One of each run of playable cards between which no other card can come: `usual` where it is one of them, else the
/// lowest.
Cards unlike(const Deal& seen, int usual) {
  const Cards playable = seen.tricks().playable();
  const Cards others = against(seen);
  Cards unlike = 0;
  Cards run = 0;  // what a card must not be separated from, to be like the last one
  for (Cards cards = playable; cards != 0; cards &= cards - 1) {
    const int bit = lanes::lowest(cards);
    const Cards below = card_mask(bit) - 1;
    if (run == 0 || (run & lane_of_card(bit)) == 0 || (others & below & ~(run - 1)) != 0) {
      unlike |= card_mask(bit);
    } else if (bit == usual) {
      unlike = (unlike & ~card_mask(lanes::highest(unlike))) | card_mask(bit);
    }
    run = card_mask(bit);
  }
  return unlike;
}

/// The lowest of `cards` in each lane.
Cards lowest_of_lanes(Cards cards) {
  Cards lowest = 0;
  for (; cards != 0; cards &= ~lane_of_card(lanes::lowest(cards))) lowest |= cards & (~cards + 1);
  return lowest;
}

// With the other hands open no card seems too good to be thrown away. So the suitless joker, which takes a trick
// whenever it is played, is not led, and of cards that do not win the lowest of their suit goes. Who plays last wins
// with the lowest that does, and spends no trump where the partner has won.
Cards without_waste(const Deal& seen, Cards cards) {
  const Tricks& tricks = seen.tricks();
  const Trick& trick = tricks.trick();
  if (tricks.misere()) return cards;
  if (trick.size == 0) {
    const Cards others = tricks.asks(kJokerBit) ? cards & ~kJoker : cards;
    return others != 0 ? others : cards;
  }
  const Cards beating = cards & (trick.led | kTrumps) & (~Cards{1} << trick.best);
  const Cards losing = lowest_of_lanes(cards & ~beating);
  if (trick.size < kSeats - 1) return beating | losing;
  const bool partners = same_side(trick.winner, seen.turn());
  const Cards winning = partners && losing != 0 ? beating & ~kTrumps : beating;
  return lowest_of_lanes(winning) | losing;
}

void consider_cards(const Deal& seen, ActionList& list) {
  const Action usual = Thinking::usual(seen);
  const Cards askable = seen.tricks().askable();
  const int usual_bit = usual.is_card() ? bit_of(seen.layout(), usual.card()) : kJokerBit;
  const Cards unlike_cards = unlike(seen, usual_bit);
  for (Cards cards = without_waste(seen, unlike_cards) | (unlike_cards & card_mask(usual_bit)); cards != 0;
       cards &= cards - 1) {
    const int bit = lanes::lowest(cards);
    if (!seen.tricks().asks(bit)) {
      list.push_back(Action::play(card_at(seen.layout(), bit)));
      continue;
    }
    for (const Suit suit : kAllSuits) {
      if ((askable & suit_lane(suit)) != 0) list.push_back(lead_joker(suit));
    }
  }
}

// The usual discard, and those that exchange one of its cards for another that is no trump; no aces but in a misère,
// where a card of the same suit may do as well.
void consider_discards(const Deal& seen, ActionList& list) {
  const Action usual = Thinking::usual(seen);
  list.push_back(usual);
  const Bid& bid = seen.contract().bid();
  const bool misere = is_misere(bid.game);
  const Layout layout = layout_of(bid);
  const CardSet away = discarded(usual);
  for (const Card kept : away) {
    for (const Card other : seen.hand(seen.turn()) - away) {
      const int bit = bit_of(layout, other);
      if (list.size() == Race::kMost || bit >= kTrumpLane) continue;
      if (!misere && (other.rank() == Rank::ace || lane_of_card(bit) == lane_of_card(bit_of(layout, kept)))) continue;
      list.push_back(discard((away - CardSet(kept)) | CardSet(other)));
    }
  }
}

}  // namespace

Effort Thinking::effort(const Deal& seen) {
  if (seen.phase() == Phase::auction) return {40, kSteps, 60'000};
  if (seen.phase() != Phase::play) return {60, kSteps, 100'000};
  if (seen.tricks().done() < 3) return {100, kSteps, 100'000};
  return {60, kSteps, 30'000};
}

void Thinking::consider(const Deal& seen, ActionList& list) {
  switch (seen.phase()) {
    case Phase::play:
      return consider_cards(seen, list);
    case Phase::discard:
      return consider_discards(seen, list);
    case Phase::joker:
      return seen.legal(list);
    default:
      return consider_calls(seen, list);
  }
}

// The declarer knows what lies face down.
HiddenCards Thinking::hidden(const Deal& seen) {
  if (seen.phase() == Phase::play) return Standpoint(seen).hidden();
  const int me = seen.turn();
  HiddenCards hidden(from_set(kPlain, kFiveHundredDeck) & ~seen.held(me) & ~seen.discards());
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me) hidden.lie_in(seat, seen.cards_held(seat));
  }
  if (seen.phase() == Phase::auction) hidden.lie_in(HiddenCards::kAside, kKitty);
  hidden.count_out();
  return hidden;
}

Deal Thinking::redealt(const Deal& seen, const Whereabouts& where, Lottery&) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = seen.held(seat) | where.in[seat];
  return seen.with_cards(hands, where.in[HiddenCards::kAside]);
}

int Thinking::doubt(const Deal&, const Deal& deal, Lottery&) { return doubt_of(deal); }

int Thinking::trust(const Deal& seen) { return seen.phase() == Phase::auction ? kTrustInCalls : kTrust; }

Action Thinking::usual(const Deal& seen) { return choose(seen); }

bool Thinking::is_solvable(const Deal& deal) {
  return deal.phase() == Phase::play && deal.tricks().done() >= kTricks - kSolvedTricks;
}

SeatSet Thinking::side(const Deal& deal, int) {
  const int declarer = deal.contract().declarer;
  SeatSet side = SeatSet::of(declarer);
  if (deal.sitting_out() < 0) side.add(partner_of(declarer));
  return side;
}

SeatSet Thinking::for_more(const Deal& deal, SeatSet side) {
  return deal.sitting_out() < 0 ? side : SeatSet(0b1111u & ~side.bits());
}

int Thinking::worth(const Deal& deal, int seat, int more) {
  Deal ended = deal;
  if (ended.phase() == Phase::play) ended.end_with(more);
  const DealResult result = score(ended);
  return result.scores[seat] - result.scores[next_seat(seat)];
}

}  // namespace rozbazi::five_hundred
