// The 80 actions of Belote (docs/rules/belote.md 4): their codes ascend in the byte order of their names.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/match/action.h"

namespace rozbazi::belote {

/// The heights of a bid in byte order of their spelling; 250 is capot.
inline constexpr std::array<int, 10> kValues{100, 110, 120, 130, 140, 150, 160, 250, 80, 90};
inline constexpr int kCapot = 250;

namespace code {
inline constexpr std::uint16_t kBid = Action::kOther;  // + 4 × place in kValues + suit
inline constexpr std::uint16_t kCoinche = kBid + 4 * kValues.size();
inline constexpr std::uint16_t kPass = kCoinche + 1;
inline constexpr std::uint16_t kSurcoinche = kPass + 1;
inline constexpr std::uint16_t kTake = kSurcoinche + 1;
inline constexpr std::uint16_t kTakeSuit = kTake + 1;  // + suit
inline constexpr std::uint16_t kEnd = kTakeSuit + kSuits;
}  // namespace code

inline constexpr Action kPass{code::kPass};
inline constexpr Action kTake{code::kTake};
inline constexpr Action kCoinche{code::kCoinche};
inline constexpr Action kSurcoinche{code::kSurcoinche};

constexpr Action take(Suit suit) { return {static_cast<std::uint16_t>(code::kTakeSuit + static_cast<unsigned>(suit))}; }
/// `place` counts in kValues.
constexpr Action bid(std::size_t place, Suit suit) {
  return {static_cast<std::uint16_t>(code::kBid + 4 * place + static_cast<unsigned>(suit))};
}
/// The bid of one of the heights of kValues.
constexpr Action bid_of(int value, Suit suit) {
  std::size_t place = 0;
  while (kValues[place] != value) ++place;
  return bid(place, suit);
}

constexpr bool is_bid(Action action) { return action.code >= code::kBid && action.code < code::kCoinche; }
constexpr bool is_take_suit(Action action) { return action.code >= code::kTakeSuit && action.code < code::kEnd; }
/// The suit of a bid or of a take in the second round.
constexpr Suit suit_of(Action action) { return static_cast<Suit>((action.code - code::kBid) % 4); }
/// The height of a bid.
constexpr int value_of(Action action) { return kValues[(action.code - code::kBid) / 4u]; }
static_assert((code::kTakeSuit - code::kBid) % 4 == 0, "suit_of reads both kinds alike");

std::optional<Action> parse_action(std::string_view text);
ActionName name(Action action);

}  // namespace rozbazi::belote
