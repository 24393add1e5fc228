#include "engine/games/tute/actions.h"

#include "engine/cards/decks.h"

namespace rozbazi::tute {

std::optional<Action> parse_action(std::string_view text) {
  if (text.size() == 2) {
    const std::optional<Card> card = Card::parse(text);
    return card && kSpanishDeck.has(*card) ? std::optional(Action::play(*card)) : std::nullopt;
  }
  if (text == "exchange") return kExchange;
  if (text == "tute:K") return kTuteOfKings;
  if (text == "tute:Q") return kTuteOfCaballos;
  if (text.size() == 6 && text.starts_with("sing:")) {
    const std::optional<Suit> suit = parse_suit(text[5]);
    return suit ? std::optional(sing(*suit)) : std::nullopt;
  }
  return std::nullopt;
}

ActionName name(Action action) {
  if (action.is_card()) return action.card().name();
  if (is_sing(action)) {
    return ActionName("sing:").append(kSuitLetters.substr(static_cast<std::size_t>(suit_of(action)), 1));
  }
  if (action == kExchange) return ActionName("exchange");
  return action == kTuteOfKings ? ActionName("tute:K") : ActionName("tute:Q");
}

}  // namespace rozbazi::tute
