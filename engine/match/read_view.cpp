#include "engine/match/read_view.h"

namespace rozbazi {

const json::Value* view_member(const json::Value& view, std::string_view name) {
  return view.IsObject() ? json::member(view, name) : nullptr;
}

std::optional<int> read_integer_member(const json::Value& view, std::string_view name) {
  const json::Value* value = view_member(view, name);
  return value == nullptr ? std::nullopt : read_integer(*value);
}

std::optional<int> read_seat_member(const json::Value& view, std::string_view name, int seats) {
  const std::optional<int> seat = read_integer_member(view, name);
  return seat && *seat >= 0 && *seat < seats ? seat : std::nullopt;
}

std::optional<Card> read_card(const json::Value& value) {
  return value.IsString() ? Card::parse(json::text(value)) : std::nullopt;
}

std::optional<CardSet> read_cards(const json::Value* list, CardSet deck) {
  if (list == nullptr || !list->IsArray()) return std::nullopt;
  CardSet cards;
  for (const json::Value& each : list->GetArray()) {
    const std::optional<Card> card = read_card(each);
    if (!card || !deck.has(*card) || cards.has(*card)) return std::nullopt;
    cards.add(*card);
  }
  return cards;
}

}  // namespace rozbazi
