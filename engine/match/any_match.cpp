#include "engine/match/any_match.h"

#include <utility>

namespace rozbazi {

std::optional<Level> parse_level(std::string_view name) {
  if (name == "easy") return Level::easy;
  if (name == "normal") return Level::normal;
  if (name == "hard") return Level::hard;
  return std::nullopt;
}

std::string_view name(Level level) {
  switch (level) {
    case Level::easy:
      return "easy";
    case Level::normal:
      return "normal";
    case Level::hard:
      return "hard";
  }
  return {};
}

std::string_view name(Refusal::Code code) {
  switch (code) {
    case Refusal::Code::bad_request:
      return "bad_request";
    case Refusal::Code::illegal_action:
      return "illegal_action";
    case Refusal::Code::unknown_action:
      return "unknown_action";
    case Refusal::Code::log_after_end:
      return "log_after_end";
    case Refusal::Code::pack_exhausted:
      return "pack_exhausted";
  }
  return {};
}

Refusal bad_request(std::string message) { return {Refusal::Code::bad_request, {}, std::move(message)}; }

std::optional<std::string> check_start(std::optional<int> dealer, int seats, const Packs& packs, CardSet deck) {
  if (dealer && (*dealer < 0 || *dealer >= seats)) return "dealer is no seat of this table";
  const auto* given = std::get_if<std::vector<Pack>>(&packs);
  if (given == nullptr) return std::nullopt;
  if (given->empty()) return "packs is empty: a match needs at least one";
  for (std::size_t number = 0; number < given->size(); ++number) {
    const Pack& pack = (*given)[number];
    CardSet cards;
    for (const Card card : pack.cards()) cards.add(card);
    if (pack.size() != deck.size() || cards != deck) {
      return "pack " + std::to_string(number) + " is not the deck: every card of the game exactly once";
    }
  }
  return std::nullopt;
}

std::optional<std::string> check_view_turn(const json::Value& view, int turn) {
  const json::Value* seat = json::member(view, "seat");
  if (seat != nullptr && seat->IsInt() && seat->GetInt() == turn) return std::nullopt;
  return "view is of a seat that is not on turn";
}

}  // namespace rozbazi
