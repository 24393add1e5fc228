// The 47 actions of Tute (docs/rules/tute.md 4): their codes ascend in the byte order of their names.
#pragma once

#include <optional>
#include <string_view>

#include "engine/match/action.h"

namespace rozbazi::tute {

namespace code {
inline constexpr std::uint16_t kExchange = Action::kOther;
inline constexpr std::uint16_t kSing = kExchange + 1;  // + suit
inline constexpr std::uint16_t kTuteOfKings = kSing + kSuits;
inline constexpr std::uint16_t kTuteOfCaballos = kTuteOfKings + 1;
}  // namespace code

inline constexpr Action kExchange{code::kExchange};
inline constexpr Action kTuteOfKings{code::kTuteOfKings};
inline constexpr Action kTuteOfCaballos{code::kTuteOfCaballos};

constexpr Action sing(Suit suit) { return {static_cast<std::uint16_t>(code::kSing + static_cast<unsigned>(suit))}; }

constexpr bool is_sing(Action action) { return action.code >= code::kSing && action.code < code::kTuteOfKings; }
constexpr bool is_tute(Action action) { return action == kTuteOfKings || action == kTuteOfCaballos; }
/// The suit of a song.
constexpr Suit suit_of(Action action) { return static_cast<Suit>(action.code - code::kSing); }
/// What a tute is made of.
constexpr Rank rank_of(Action action) { return action == kTuteOfKings ? Rank::king : Rank::queen; }

std::optional<Action> parse_action(std::string_view text);
ActionName name(Action action);

}  // namespace rozbazi::tute
