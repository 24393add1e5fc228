// Why a card cost something: the rule or the habit behind it, as a code for a sentence. A code says what is true of the
// card that was played, and that a card which cost nothing would have been otherwise; the conditions stand in
// reasons.cpp, a line or two each, and in words in docs/review.md.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/review/facts.h"

namespace rozbazi::review {

enum class Reason : std::uint8_t {
  // A game's own.
  left_tute_unsaid,
  did_not_sing,
  broke_pair,
  did_not_search_ace,
  asked_wrong_suit,
  // To a trick that others led.
  gave_last_trick,
  ruffed_partners_winner,
  overtrumped_partner,
  overtook_partner,
  threw_points_to_opponents,
  kept_points_from_partner,
  held_up_sure_winner,
  played_too_low,
  did_not_ruff,
  did_not_beat,
  wasted_trump,
  took_too_soon,
  won_too_high,
  wasted_high_card,
  kept_points_back,
  threw_away_master,
  bared_high_card,
  threw_from_wrong_suit,
  // At a lead.
  led_into_ruff,
  drew_partners_trump,
  drew_no_trumps,
  led_trump,
  led_away_from_master,
  did_not_cash_winner,
  cashed_too_soon,
  led_points_to_opponents,
  led_to_their_strength,
  led_too_high,
  led_too_low,
  led_wrong_suit,
  // Where little is to be won.
  took_unwanted_trick,
  kept_high_card,
  rescued_declarer,
  other,
};

std::string_view name(Reason reason);

/// Of a card that cost something where another card would not have.
Reason reason_for(const Facts& facts);

}  // namespace rozbazi::review
