#include "engine/proof/exchange.h"

#include "engine/cards/card_set.h"

namespace rozbazi::proof {

ActionName replaced(std::string_view action, const Pack& before, const Pack& after) {
  const std::size_t colon = action.find(':');
  CardSet cards;
  for (std::size_t at = colon + 1; at < action.size(); at += 3) {
    const auto card = Card::parse(action.substr(at, 2));
    int place = 0;
    while (place < before.size() && before[place] != card) ++place;
    if (place == before.size()) return action;
    cards.add(after[place]);
  }
  ActionName name(action.substr(0, colon));
  std::string_view sign = ":";
  for (const Card card : cards) {
    name.append(sign).append(card.name());
    sign = ",";
  }
  return name;
}

}  // namespace rozbazi::proof
