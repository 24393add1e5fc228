// The 74 actions of Teen Do Paanch (docs/rules/teen-do-paanch.md 3): their codes ascend in the byte order of their
// names.
#pragma once

#include <optional>
#include <string_view>

#include "engine/match/action.h"

namespace rozbazi::teen_do_paanch {

/// Cards in a full hand, and so places to draw from.
inline constexpr int kHand = 10;

namespace code {
inline constexpr std::uint16_t kDraw = Action::kOther;           // + place, 0 to 9
inline constexpr std::uint16_t kReturn = kDraw + kHand;          // + the card's number
inline constexpr std::uint16_t kTrump = kReturn + Card::kCount;  // + suit
inline constexpr std::uint16_t kEnd = kTrump + kSuits;
}  // namespace code

constexpr Action draw(int place) { return {static_cast<std::uint16_t>(code::kDraw + place)}; }
constexpr Action give_back(Card card) { return {static_cast<std::uint16_t>(code::kReturn + card.number())}; }
constexpr Action name_trump(Suit suit) { return {static_cast<std::uint16_t>(code::kTrump + static_cast<int>(suit))}; }

constexpr bool is_draw(Action action) { return action.code >= code::kDraw && action.code < code::kReturn; }
constexpr bool is_return(Action action) { return action.code >= code::kReturn && action.code < code::kTrump; }
constexpr bool is_trump(Action action) { return action.code >= code::kTrump && action.code < code::kEnd; }

/// Each of an action of its own kind.
constexpr int place_of(Action action) { return action.code - code::kDraw; }
constexpr Card returned_card(Action action) { return Card::from_number(action.code - code::kReturn); }
constexpr Suit trump_of(Action action) { return static_cast<Suit>(action.code - code::kTrump); }

std::optional<Action> parse_action(std::string_view text);
ActionName name(Action action);

}  // namespace rozbazi::teen_do_paanch
