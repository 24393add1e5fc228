// An action as the engine holds it: a small number that only its game can read, beside its spelling in the log
// (docs/rules/notation.md, Actions).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

#include "engine/base/inplace_vector.h"
#include "engine/cards/card.h"

namespace rozbazi {

/// Codes below Card::kCount are the cards by number in every game; a game numbers its other actions from kOther on.
struct Action {
  static constexpr std::uint16_t kOther = 64;

  std::uint16_t code;

  static constexpr Action play(Card card) { return {static_cast<std::uint16_t>(card.number())}; }
  constexpr bool is_card() const { return code < Card::kCount; }
  constexpr Card card() const { return Card::from_number(code); }
  friend constexpr auto operator<=>(Action, Action) = default;
};

/// The spelling of an action. The longest is Five Hundred's `discard:c,c,c`, 16 characters.
class ActionName {
 public:
  constexpr ActionName() = default;
  constexpr ActionName(std::string_view text) { append(text); }  // NOLINT: a name is its text
  constexpr ActionName& append(std::string_view text) {
    for (const char letter : text) letters_.push_back(letter);
    return *this;
  }
  constexpr operator std::string_view() const { return {letters_.begin(), letters_.size()}; }  // NOLINT

 private:
  InplaceVector<char, 20> letters_;
};

/// The name without its argument, as who may not see that reads it.
constexpr std::string_view verb_of(std::string_view name) { return name.substr(0, name.find(':')); }

/// The legal actions of one turn. The most there can be are Five Hundred's 286 discards.
using ActionList = InplaceVector<Action, 288>;

}  // namespace rozbazi
