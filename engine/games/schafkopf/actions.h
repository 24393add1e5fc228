// The 47 actions of Schafkopf (docs/rules/schafkopf.md 4): their codes ascend in the byte order of their names.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/games/schafkopf/contract.h"
#include "engine/match/action.h"

namespace rozbazi::schafkopf {

/// The games that can be called, in byte order of their names.
inline constexpr std::array<Kind, 6> kCalls{Kind::rufspiel,  Kind::sie,  Kind::solo,
                                            Kind::solo_tout, Kind::wenz, Kind::wenz_tout};

namespace code {
inline constexpr std::uint16_t kAce = Action::kOther;  // + suit
inline constexpr std::uint16_t kCall = kAce + kSuits;  // + place in kCalls
inline constexpr std::uint16_t kPass = kCall + kCalls.size();
inline constexpr std::uint16_t kTrump = kPass + 1;  // + suit
inline constexpr std::uint16_t kEnd = kTrump + kSuits;
}  // namespace code

inline constexpr Action kPass{code::kPass};

constexpr Action call_ace(Suit suit) { return {static_cast<std::uint16_t>(code::kAce + static_cast<unsigned>(suit))}; }
constexpr Action name_trump(Suit suit) {
  return {static_cast<std::uint16_t>(code::kTrump + static_cast<unsigned>(suit))};
}
/// `place` counts in kCalls.
constexpr Action call(std::size_t place) { return {static_cast<std::uint16_t>(code::kCall + place)}; }
constexpr Action call(Kind kind) {
  std::size_t place = 0;
  while (kCalls[place] != kind) ++place;
  return call(place);
}

constexpr bool is_ace(Action action) { return action.code >= code::kAce && action.code < code::kCall; }
constexpr bool is_call(Action action) { return action.code >= code::kCall && action.code < code::kPass; }
constexpr bool is_trump(Action action) { return action.code >= code::kTrump && action.code < code::kEnd; }
/// The game that is called.
constexpr Kind kind_of(Action action) { return kCalls[static_cast<std::size_t>(action.code - code::kCall)]; }
/// The suit of a declaration.
constexpr Suit suit_of(Action action) {
  return static_cast<Suit>(action.code - (is_ace(action) ? code::kAce : code::kTrump));
}

std::optional<Action> parse_action(std::string_view text);
ActionName name(Action action);

}  // namespace rozbazi::schafkopf
