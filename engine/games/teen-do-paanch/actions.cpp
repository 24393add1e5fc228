#include "engine/games/teen-do-paanch/actions.h"

#include "engine/cards/decks.h"

namespace rozbazi::teen_do_paanch {
namespace {

constexpr std::string_view kDraw = "draw:";
constexpr std::string_view kReturn = "return:";
constexpr std::string_view kTrump = "trump:";
constexpr std::string_view kPlaces = "0123456789";

std::optional<Card> parse_card(std::string_view text) {
  const std::optional<Card> card = Card::parse(text);
  return card && kTeenDoPaanchDeck.has(*card) ? card : std::nullopt;
}

}  // namespace

std::optional<Action> parse_action(std::string_view text) {
  if (const auto card = parse_card(text)) return Action::play(*card);
  if (text.starts_with(kReturn)) {
    const auto card = parse_card(text.substr(kReturn.size()));
    return card ? std::optional(give_back(*card)) : std::nullopt;
  }
  if (text.starts_with(kDraw) && text.size() == kDraw.size() + 1) {
    const auto place = kPlaces.find(text.back());
    return place < kPlaces.size() ? std::optional(draw(static_cast<int>(place))) : std::nullopt;
  }
  if (text.starts_with(kTrump) && text.size() == kTrump.size() + 1) {
    const auto suit = parse_suit(text.back());
    return suit ? std::optional(name_trump(*suit)) : std::nullopt;
  }
  return std::nullopt;
}

ActionName name(Action action) {
  if (action.is_card()) return action.card().name();
  if (is_draw(action)) return ActionName(kDraw).append(kPlaces.substr(static_cast<std::size_t>(place_of(action)), 1));
  if (is_return(action)) return ActionName(kReturn).append(returned_card(action).name());
  return ActionName(kTrump).append(kSuitLetters.substr(static_cast<std::size_t>(trump_of(action)), 1));
}

}  // namespace rozbazi::teen_do_paanch
