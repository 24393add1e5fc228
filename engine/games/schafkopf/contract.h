// What is played, by whom and with what (docs/rules/schafkopf.md 2, 5.1 and 11).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/games/schafkopf/cards.h"

namespace rozbazi::schafkopf {

/// The games that can be called ascend from the least (5.1).
enum class Kind : std::uint8_t { none, rufspiel, wenz, solo, wenz_tout, solo_tout, sie, ramsch };

inline constexpr std::array<std::string_view, 8> kKindNames{"",          "rufspiel",  "wenz", "solo",
                                                            "wenz_tout", "solo_tout", "sie",  "ramsch"};

constexpr std::string_view name_of(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

constexpr bool is_tout(Kind kind) { return kind == Kind::wenz_tout || kind == Kind::solo_tout; }
constexpr bool is_wenz(Kind kind) { return kind == Kind::wenz || kind == Kind::wenz_tout; }
constexpr bool names_trump(Kind kind) { return kind == Kind::solo || kind == Kind::solo_tout; }

struct Contract {
  Kind kind = Kind::none;     // none: the auction is not over, or the deal was thrown in
  std::int8_t declarer = -1;  // the caller; nobody in a Ramsch
  std::int8_t partner = -1;   // who holds or held the called ace, as far as it is known
  std::optional<Suit> suit;   // of the called ace, or trump, once declared

  bool operator==(const Contract&) const = default;
};

}  // namespace rozbazi::schafkopf
