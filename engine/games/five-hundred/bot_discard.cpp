#include "engine/games/five-hundred/bot_discard.h"

#include <algorithm>

#include "engine/games/five-hundred/misere_danger.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kDiscards = 3;
constexpr Cards kLaneMask = 0xFFF;
constexpr Cards kAce = Cards{1} << 10;
constexpr Cards kKing = Cards{1} << 9;
constexpr Cards kQueen = Cards{1} << 8;

// What the cards of a plain suit, at the low end of the word, are worth in a suit contract: high cards that others
// guard, and shortness.
int worth_with_trumps(Cards suit) {
  constexpr int kShort[] = {60, 20, 5};  // no card, one, two
  const int length = std::popcount(suit);
  int worth = length < 3 ? kShort[length] : 0;
  if ((suit & kAce) != 0) worth += 100;
  if ((suit & kKing) != 0) worth += (suit & kAce) != 0 ? 70 : length > 1 ? 45 : 5;
  if ((suit & kQueen) != 0) worth += (suit & (kAce | kKing)) == (kAce | kKing) ? 40 : length > 2 ? 12 : 0;
  return worth;
}

// The same without trumps: long suits with high cards.
int worth_without_trumps(Cards suit) {
  const int length = std::popcount(suit);
  const int high = std::popcount(suit & (kAce | kKing | kQueen));
  int worth = high > 0 && length > 3 ? 12 * high * (length - 3) : 0;
  if ((suit & kAce) != 0) worth += 100;
  if ((suit & kKing) != 0) worth += (suit & kAce) != 0 ? 80 : length > 1 ? 55 : 5;
  if ((suit & kQueen) != 0) worth += (suit & (kAce | kKing)) != 0 ? 45 : length > 2 ? 30 : 0;
  return worth;
}

// And for a misère: what it is not in danger of. What is not in the own hand may all be against it.
int worth_in_misere(Cards suit, Cards others) { return -misere_danger(suit, others); }

Cards without_lowest(Cards cards, int count) {
  for (; count > 0; --count) cards &= cards - 1;
  return cards;
}
Cards without_highest(Cards cards, int count) {
  for (; count > 0; --count) cards &= ~card_mask(lanes::highest(cards));
  return cards;
}

/// What each suit keeps when so many of its cards are put away, and what that is worth.
struct Keeping {
  Cards cards[kSuits][kDiscards + 1]{};
  int worth[kSuits][kDiscards + 1]{};
};

constexpr int kImpossible = -100'000;

Keeping keeping(Cards hand, Game game) {
  Keeping all;
  for (int lane = 0; lane < kSuits; ++lane) {
    const Cards suit = hand >> kLane * lane & kLaneMask;
    const Cards deck = from_set(kPlain, kFiveHundredDeck) >> kLane * lane & kLaneMask;
    for (int away = 0; away <= kDiscards; ++away) {
      if (std::popcount(suit) < away) {
        all.worth[lane][away] = kImpossible;
        continue;
      }
      const Cards kept = is_misere(game) ? without_highest(suit, away) : without_lowest(suit, away);
      all.cards[lane][away] = kept << kLane * lane;
      all.worth[lane][away] = is_misere(game)          ? worth_in_misere(kept, deck & ~suit)
                              : game == Game::no_trump ? worth_without_trumps(kept)
                                                       : worth_with_trumps(kept);
    }
  }
  return all;
}

struct Kept {
  Cards cards = 0;
  int worth = 4 * kImpossible - 1;
};

/// The hand without `away` of its plain cards, put away so that the rest is worth most.
Kept keep_best(Cards hand, Game game, int away) {
  const Keeping each = keeping(hand, game);
  Kept best;
  for (int plan = 0; plan < 1 << 2 * (kSuits - 1); ++plan) {
    const int of_suit[kSuits] = {plan & 3, plan >> 2 & 3, plan >> 4, away - (plan & 3) - (plan >> 2 & 3) - (plan >> 4)};
    if (of_suit[kSuits - 1] < 0) continue;
    Kept kept{0, 0};
    for (int lane = 0; lane < kSuits; ++lane) {
      kept.cards |= each.cards[lane][of_suit[lane]];
      kept.worth += each.worth[lane][of_suit[lane]];
    }
    if (kept.worth > best.worth) best = kept;
  }
  return best;
}

}  // namespace

int least_danger(Cards hand, int away) {
  if ((hand & kJoker) != 0) --away;
  return -keep_best(hand & ~kJoker, Game::misere, away).worth;
}

Action choose_discard(const Deal& seen) {
  const Cards all = seen.held(seen.turn());
  const Bid& bid = seen.contract().bid();
  const Layout layout = layout_of(bid);
  const Cards hand = lay_out(all, layout);
  // The joker is kept, but in a misère, where it is the first to go; so are trumps, while there are other cards.
  const Cards trumps = hand & kTrumps;
  const Cards plain = hand & ~kTrumps;
  Cards kept = 0;
  if (is_misere(bid.game)) {
    kept = keep_best(plain, bid.game, kDiscards - std::popcount(trumps)).cards;
  } else {
    const int of_trumps = std::max(0, kDiscards - std::popcount(plain));
    kept = without_lowest(trumps, of_trumps) | keep_best(plain, bid.game, kDiscards - of_trumps).cards;
  }
  CardSet discarded;
  for (Cards away = hand & ~kept; away != 0; away &= away - 1) discarded.add(card_at(layout, lanes::lowest(away)));
  return discard(discarded);
}

// A suitless joker takes any trick and can stop any suit: so it stays, but in a misère, where it would have to be
// played and win. There it goes to the suit in which it can be ducked longest.
Action choose_joker_suit(const Deal& seen) {
  const Cards hand = seen.held(seen.turn());
  if ((hand & kJoker) == 0 || !is_misere(seen.contract().bid().game)) return kNoSuit;
  Suit best = Suit::clubs;
  int least = -kImpossible;
  for (const Suit suit : kAllSuits) {
    const Cards lane = suit_lane(suit);
    const Cards own = hand & lane;
    const Cards others = from_set(kPlain, kFiveHundredDeck) & lane & ~own;
    const Cards joker = card_mask(kLane * static_cast<int>(suit) + kLane - 1);
    const int danger = misere_danger(own | joker, others) - misere_danger(own, others);
    if (danger < least) {
      least = danger;
      best = suit;
    }
  }
  return give_joker(best);
}

}  // namespace rozbazi::five_hundred
