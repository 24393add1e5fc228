// The members of a view that every game reads back (docs/rules/notation.md, The view), strictly: nothing where a member
// is missing or of another kind. Values come from outside.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/json/json.h"
#include "engine/match/options.h"

namespace rozbazi {

/// The member `name` of a value that may be no object, or nullptr.
const json::Value* view_member(const json::Value& view, std::string_view name);
std::optional<int> read_integer_member(const json::Value& view, std::string_view name);
/// A seat of a table with `seats`.
std::optional<int> read_seat_member(const json::Value& view, std::string_view name, int seats);
std::optional<Card> read_card(const json::Value& value);
/// A list of cards of the deck, each once.
std::optional<CardSet> read_cards(const json::Value* list, CardSet deck);

/// Calls `replay(text)` for each action of the view's own deal, in order, until it says false; whether it never did and
/// the view has such a list.
template <class Replay>
bool replay_view(const json::Value& view, Replay replay) {
  const std::optional<int> number = read_integer_member(view, "deal");
  const json::Value* played = view_member(view, "played");
  if (!number || played == nullptr || !played->IsArray()) return false;
  for (const json::Value& each : played->GetArray()) {
    const std::optional<int> deal = read_integer_member(each, "deal");
    const json::Value* action = view_member(each, "action");
    if (!deal || action == nullptr || !action->IsString()) return false;
    if (*deal == *number && !replay(json::text(*action))) return false;
  }
  return true;
}

}  // namespace rozbazi
