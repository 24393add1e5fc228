#include "engine/games/five-hundred/actions.h"

#include <array>

#include "engine/cards/decks.h"

namespace rozbazi::five_hundred {
namespace {

// Three cards at the places a < b < c of the deck have the number c over 3 + b over 2 + a: each number below 43 over 3
// is that of exactly one such three.
struct Places {
  /// A number for each place, ascending; none of them reaches what fills the row up to a power of two.
  using Row = std::array<std::uint16_t, 64>;

  std::array<Card, 43> card{};
  std::array<std::uint8_t, Card::kCount> of{};
  std::array<Row, 3> over{};  // the place itself, the place over 2, the place over 3

  constexpr Places() {
    for (Row& row : over) row.fill(0xFFFF);
    unsigned place = 0;
    for (const Card each : kFiveHundredDeck) {
      card[place] = each;
      of[static_cast<std::size_t>(each.number())] = static_cast<std::uint8_t>(place);
      over[0][place] = static_cast<std::uint16_t>(place);
      over[1][place] = static_cast<std::uint16_t>(place * (place - 1) / 2);
      over[2][place] = static_cast<std::uint16_t>(place * (place - 1) * (place - 2) / 6);
      ++place;
    }
  }
};
constexpr Places kPlaces;

std::optional<Card> parse_card(std::string_view text) {
  const std::optional<Card> card = Card::parse(text);
  return card && kFiveHundredDeck.has(*card) ? card : std::nullopt;
}

// Three different cards of the deck, ascending.
std::optional<Action> parse_discard(std::string_view text) {
  if (text.size() != 8 || text[2] != ',' || text[5] != ',') return std::nullopt;
  const auto first = parse_card(text.substr(0, 2));
  const auto second = parse_card(text.substr(3, 2));
  const auto third = parse_card(text.substr(6, 2));
  if (!first || !second || !third || *first >= *second || *second >= *third) return std::nullopt;
  return discard(CardSet(*first) | CardSet(*second) | CardSet(*third));
}

constexpr std::string_view letter_of(Suit suit) { return kSuitLetters.substr(static_cast<std::size_t>(suit), 1); }

}  // namespace

Action discard(CardSet three) {
  unsigned number = code::kDiscard;
  std::size_t rank = 0;
  for (const Card card : three) number += kPlaces.over[rank++][kPlaces.of[static_cast<std::size_t>(card.number())]];
  return {static_cast<std::uint16_t>(number)};
}

CardSet discarded(Action action) {
  CardSet three;
  unsigned rest = action.code - code::kDiscard;
  for (std::size_t rank = 3; rank-- > 0;) {
    const Places::Row& row = kPlaces.over[rank];
    // The highest place whose number is at most the rest.
    std::size_t place = 0;
    for (std::size_t step = row.size() / 2; step > 0; step /= 2) place += row[place + step] <= rest ? step : 0;
    rest -= row[place];
    three.add(kPlaces.card[place]);
  }
  return three;
}

std::optional<Action> parse_action(std::string_view text) {
  if (text.size() == 2) {
    const std::optional<Card> card = parse_card(text);
    return card ? std::optional(Action::play(*card)) : std::nullopt;
  }
  if (text == "pass") return kPass;
  if (text == "joker:none") return kNoSuit;
  const std::string_view verb = verb_of(text);
  if (verb.size() + 1 >= text.size()) return std::nullopt;
  const std::string_view argument = text.substr(verb.size() + 1);
  if (verb == "discard") return parse_discard(argument);
  if (verb == "bid") {
    const int height = height_of(argument);
    return height < 0 ? std::nullopt : std::optional(bid(height));
  }
  const std::optional<Suit> suit = argument.size() == 1 ? parse_suit(argument[0]) : std::nullopt;
  if (!suit) return std::nullopt;
  if (verb == "joker") return give_joker(*suit);
  if (verb == "JK") return lead_joker(*suit);
  return std::nullopt;
}

ActionName name(Action action) {
  if (action.is_card()) return action.card().name();
  if (action == kPass) return ActionName("pass");
  if (is_bid(action)) return ActionName("bid:").append(bid_at(height_of(action)).name);
  if (action == kNoSuit) return ActionName("joker:none");
  if (is_of_joker_step(action)) return ActionName("joker:").append(letter_of(given_suit(action)));
  if (is_joker_lead(action)) return ActionName("JK:").append(letter_of(asked_suit(action)));
  ActionName name("discard");
  char mark = ':';
  for (const Card card : discarded(action)) {
    name.append({&mark, 1}).append(card.name());
    mark = ',';
  }
  return name;
}

}  // namespace rozbazi::five_hundred
