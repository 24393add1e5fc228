#include "engine/games/belote/actions.h"

#include "engine/cards/decks.h"

namespace rozbazi::belote {
namespace {

constexpr std::array<std::string_view, kValues.size()> kSpellings{"100", "110", "120", "130", "140",
                                                                  "150", "160", "250", "80",  "90"};

constexpr std::string_view letter_of(Suit suit) { return kSuitLetters.substr(static_cast<std::size_t>(suit), 1); }

std::optional<Action> parse_bid(std::string_view argument) {
  if (argument.empty()) return std::nullopt;
  const std::optional<Suit> suit = parse_suit(argument.back());
  if (!suit) return std::nullopt;
  argument.remove_suffix(1);
  for (std::size_t place = 0; place < kSpellings.size(); ++place) {
    if (kSpellings[place] == argument) return bid(place, *suit);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Action> parse_action(std::string_view text) {
  if (text.size() == 2) {
    const std::optional<Card> card = Card::parse(text);
    return card && kPiquetDeck.has(*card) ? std::optional(Action::play(*card)) : std::nullopt;
  }
  if (text == "pass") return kPass;
  if (text == "take") return kTake;
  if (text == "coinche") return kCoinche;
  if (text == "surcoinche") return kSurcoinche;
  if (text.size() == 6 && text.starts_with("take:")) {
    const std::optional<Suit> suit = parse_suit(text[5]);
    return suit ? std::optional(take(*suit)) : std::nullopt;
  }
  if (text.starts_with("bid:")) return parse_bid(text.substr(4));
  return std::nullopt;
}

ActionName name(Action action) {
  if (action.is_card()) return action.card().name();
  if (is_bid(action)) {
    return ActionName("bid:").append(kSpellings[(action.code - code::kBid) / 4u]).append(letter_of(suit_of(action)));
  }
  if (is_take_suit(action)) return ActionName("take:").append(letter_of(suit_of(action)));
  if (action == kPass) return ActionName("pass");
  if (action == kTake) return ActionName("take");
  return action == kCoinche ? ActionName("coinche") : ActionName("surcoinche");
}

}  // namespace rozbazi::belote
