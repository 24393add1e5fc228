#include "engine/review/reasons.h"

#include <bit>
#include <iterator>

namespace rozbazi::review {
namespace {

using Cards = Facts::Cards;

constexpr std::string_view kNames[]{
    "left_tute_unsaid",
    "did_not_sing",
    "broke_pair",
    "did_not_search_ace",
    "asked_wrong_suit",
    "gave_last_trick",
    "ruffed_partners_winner",
    "overtrumped_partner",
    "overtook_partner",
    "threw_points_to_opponents",
    "kept_points_from_partner",
    "held_up_sure_winner",
    "played_too_low",
    "did_not_ruff",
    "did_not_beat",
    "wasted_trump",
    "took_too_soon",
    "won_too_high",
    "wasted_high_card",
    "kept_points_back",
    "threw_away_master",
    "bared_high_card",
    "threw_from_wrong_suit",
    "led_into_ruff",
    "drew_partners_trump",
    "drew_no_trumps",
    "led_trump",
    "led_away_from_master",
    "did_not_cash_winner",
    "cashed_too_soon",
    "led_points_to_opponents",
    "led_to_their_strength",
    "led_too_high",
    "led_too_low",
    "led_wrong_suit",
    "took_unwanted_trick",
    "kept_high_card",
    "rescued_declarer",
    "other",
};
static_assert(std::size(kNames) == static_cast<std::size_t>(Reason::other) + 1);

/// The facts with the questions that are asked of the cards that cost nothing.
struct Case : Facts {
  template <class Is>
  bool all_best(Is is) const {
    for (Cards cards = best; cards != 0; cards &= cards - 1) {
      if (!is(std::countr_zero(cards))) return false;
    }
    return best != 0;
  }
  template <class Is>
  bool no_best(Is is) const {
    return all_best([&](int bit) { return !is(bit); });
  }
  bool best_beats() const {
    return all_best([this](int bit) { return beats(bit); });
  }
  bool no_best_beats() const {
    return no_best([this](int bit) { return beats(bit); });
  }
  bool best_is_trump() const {
    return all_best([this](int bit) { return is_trump(bit); });
  }
  bool no_best_is_trump() const {
    return no_best([this](int bit) { return is_trump(bit); });
  }
  bool no_best_of_lane() const { return (best & lane[chosen]) == 0; }
  /// Those of the chosen card's lane that are weaker.
  Cards lower_best() const { return best & lane[chosen] & (mask(chosen) - 1); }
  bool best_is_higher() const { return (best & ~above(chosen)) == 0; }
  bool no_best_is_master() const {
    return no_best([this](int bit) { return is_master(bit); });
  }
  bool best_is_master() const {
    return all_best([this](int bit) { return is_master(bit); });
  }
  bool best_has_fewer_points() const {
    return all_best([this](int bit) { return points[bit] < points[chosen]; });
  }
  bool best_has_more_points() const {
    return all_best([this](int bit) { return points[bit] > points[chosen]; });
  }

  bool lost() const { return is_foe(taker); }
  bool won_by_self() const { return taker == seat; }
  bool ruffed() const { return lost() && is_trump(taken_with) && !is_trump(chosen); }
  bool foes_hold(Cards cards) const { return (foes_cards() & cards) != 0; }
  bool allies_hold(Cards cards) const {
    return (held_by([this](int other) { return is_ally(other); }) & cards) != 0;
  }

  /// Whether the seat holds a master of the card's lane above it.
  bool is_below_own_master(int bit) const {
    if (is_master(bit)) return false;
    for (Cards cards = hands[seat] & above(bit); cards != 0; cards &= cards - 1) {
      if (is_master(std::countr_zero(cards))) return true;
    }
    return false;
  }

  /// Whether the card takes the trick whatever is played to it yet. Everybody must follow suit in all games.
  bool is_sure(int bit) const {
    if (!beats(bit)) return false;
    for (const int other : later) {
      if (!is_foe(other)) continue;
      const Cards follow = hands[other] & led;
      const Cards over = (follow != 0 ? follow : hands[other] & trumps) & (~Cards{1} << bit);
      if (over != 0) return false;
    }
    return true;
  }
  bool best_is_sure() const {
    return all_best([this](int bit) { return is_sure(bit); });
  }

  bool any_lower_is_sure() const {
    for (Cards cards = lower_best(); cards != 0; cards &= cards - 1) {
      if (is_sure(std::countr_zero(cards))) return true;
    }
    return false;
  }

  /// Whether playing the card leaves the next one of its lane alone under a single stronger card of an opponent's.
  bool bares(int bit) const {
    const Cards left = hands[seat] & lane[bit] & ~mask(bit);
    if (std::popcount(left) != 1 || left < mask(bit)) return false;
    return std::popcount(above(std::countr_zero(left)) & foes_cards()) == 1;
  }
};

Reason of_follow(const Case& card) {
  const int chosen = card.chosen;
  const bool plain_led = card.led != card.trumps;
  const bool beats = card.beats(chosen);
  if (card.is_ally(card.winner) && beats && card.no_best_beats()) {
    if (!plain_led || !card.is_trump(chosen)) return Reason::overtook_partner;
    return card.is_trump(card.best_on_table) ? Reason::overtrumped_partner : Reason::ruffed_partners_winner;
  }
  if (card.lost() && card.best_has_fewer_points()) return Reason::threw_points_to_opponents;
  if (card.is_ally(card.taker) && card.best_has_more_points()) return Reason::kept_points_from_partner;
  if (card.lost() && card.best_is_sure()) return beats ? Reason::played_too_low : Reason::held_up_sure_winner;
  if (card.is_foe(card.winner) && !beats && card.best_beats()) {
    return plain_led && card.best_is_trump() ? Reason::did_not_ruff : Reason::did_not_beat;
  }
  if (plain_led && card.is_trump(chosen) && card.no_best_is_trump()) return Reason::wasted_trump;
  if (beats && card.no_best_beats()) return Reason::took_too_soon;
  if (card.won_by_self() && card.any_lower_is_sure()) return Reason::won_too_high;
  if (!card.won_by_self() && card.lower_best() != 0) return Reason::wasted_high_card;
  if (card.won_by_self() && card.best_has_more_points()) return Reason::kept_points_back;
  if (!card.follows(chosen) && !card.is_trump(chosen)) {
    if (card.is_master(chosen) && card.no_best_is_master()) return Reason::threw_away_master;
    if (card.bares(chosen) && card.no_best([&](int bit) { return card.bares(bit); })) return Reason::bared_high_card;
    if (card.no_best_of_lane()) return Reason::threw_from_wrong_suit;
  }
  return Reason::other;
}

Reason of_lead(const Case& card) {
  const int chosen = card.chosen;
  const bool trump = card.is_trump(chosen);
  const Cards trumps = card.has_trump_suit ? card.trumps : 0;
  const bool lane_lost = card.lost() && card.no_best_of_lane();
  if (lane_lost && card.ruffed()) return Reason::led_into_ruff;
  if (trump && card.no_best_is_trump()) {
    return !card.foes_hold(trumps) && card.allies_hold(trumps) ? Reason::drew_partners_trump : Reason::led_trump;
  }
  if (!trump && card.foes_hold(trumps) && card.best_is_trump()) return Reason::drew_no_trumps;
  if (card.lost() && card.is_below_own_master(chosen) &&
      card.no_best([&](int bit) { return card.is_below_own_master(bit); })) {
    return Reason::led_away_from_master;
  }
  const bool master = card.is_master(chosen);
  if (!master && card.best_is_master()) return Reason::did_not_cash_winner;
  if (master && card.no_best_is_master()) return Reason::cashed_too_soon;
  if (card.lost() && card.best_has_fewer_points()) return Reason::led_points_to_opponents;
  if (lane_lost && !master && !card.ruffed()) return Reason::led_to_their_strength;
  if (card.lower_best() != 0) return Reason::led_too_high;
  if (card.best_is_higher()) return Reason::led_too_low;
  return card.no_best_of_lane() ? Reason::led_wrong_suit : Reason::other;
}

Reason of_avoiding(const Case& card) {
  if (card.won_by_self() && (card.leads || card.no_best_beats())) return Reason::took_unwanted_trick;
  return !card.won_by_self() && card.best_is_higher() ? Reason::kept_high_card : Reason::other;
}

Reason of_hunting(const Case& card) {
  const bool rescued = !card.leads && card.winner == card.hunted && card.beats(card.chosen) && card.no_best_beats();
  return rescued ? Reason::rescued_declarer : Reason::other;
}

}  // namespace

std::string_view name(Reason reason) { return kNames[static_cast<std::size_t>(reason)]; }

Reason reason_for(const Facts& facts) {
  const Case card{facts};
  if (card.best == 0) return Reason::other;
  if (card.avoids) return of_avoiding(card);
  if (card.hunted >= 0) return of_hunting(card);
  if (card.last_saved && card.is_foe(card.last_taker)) return Reason::gave_last_trick;
  return card.leads ? of_lead(card) : of_follow(card);
}

}  // namespace rozbazi::review
