#include "engine/games/schafkopf/actions.h"

#include "engine/cards/decks.h"

namespace rozbazi::schafkopf {

std::optional<Action> parse_action(std::string_view text) {
  if (text.size() == 2) {
    const std::optional<Card> card = Card::parse(text);
    return card && kPiquetDeck.has(*card) ? std::optional(Action::play(*card)) : std::nullopt;
  }
  for (std::uint16_t code = Action::kOther; code < code::kEnd; ++code) {
    if (std::string_view(name({code})) == text) return Action{code};
  }
  return std::nullopt;
}

ActionName name(Action action) {
  if (action.is_card()) return action.card().name();
  if (action == kPass) return ActionName("pass");
  if (is_call(action)) return ActionName("call:").append(name_of(kind_of(action)));
  const char suit = letter(suit_of(action));
  return ActionName(is_ace(action) ? "ace:" : "trump:").append({&suit, 1});
}

}  // namespace rozbazi::schafkopf
