// Belote's properties over 100,000 random deals (docs/rules/belote.md).
#include "engine/games/belote/belote.h"

#include "tests/property/game_properties.h"

using namespace rozbazi;

namespace {

property::GameFacts facts() {
  property::GameFacts facts;
  for (const Card card : kPiquetDeck) facts.actions.emplace_back(card.name());
  for (const char* each : {"pass", "take", "coinche", "surcoinche"}) facts.actions.emplace_back(each);
  for (const char suit : kSuitLetters) {
    facts.actions.push_back(std::string("take:") + suit);
    for (const int value : {80, 90, 100, 110, 120, 130, 140, 150, 160, 250}) {
      facts.actions.push_back("bid:" + std::to_string(value) + suit);
    }
  }
  facts.rules = {"wrong_phase",           "suit_already_refused", "bid_too_low",      "bid_after_coinche",
                 "coinche_without_bid",   "already_coinched",     "coinche_own_side", "surcoinche_without_coinche",
                 "surcoinche_wrong_side", "card_not_in_hand",     "must_follow_suit", "must_trump",
                 "must_overtrump"};
  return facts;
}

void check_end(const belote::Deal& deal, const Match<Belote>::Finished& finished) {
  const DealResult& result = finished.result;
  int tricks = 0;
  int points = 0;
  CardSet dealt;
  for (int seat = 0; seat < belote::kSeats; ++seat) {
    tricks += result.tricks[seat];
    points += result.points[seat];
    dealt = dealt | finished.dealt[seat];
    property::must(result.scores[seat] == result.scores[(seat + 2) % belote::kSeats], "partners' scores differ");
  }
  if (!deal.trump_chosen()) {
    property::must(tricks == 0 && points == 0 && result.breakdown.empty() && result.winners.empty(),
                   "a thrown-in deal is worth something");
    return;
  }
  property::must(tricks == 8, "the tricks are not eight");       // belote.md 7.1
  property::must(points == 152, "the card points are not 152");  // belote.md 1.4
  property::must(dealt == kPiquetDeck, "the hands dealt are not the deck");
  property::must(result.winners.empty() == (finished.outcome.verdict == belote::Verdict::litige),
                 "a deal without winners is no litige");
}

}  // namespace

TEST_CASE("belote has exactly 80 actions") { CHECK(facts().actions.size() == 80); }

TEST_CASE("100,000 random deals of belote conserve cards, are complete in legality, and add up") {
  const property::GameFacts belote_facts = facts();
  std::set<std::string_view> seen_rules;
  belote::Options classique;
  belote::Options coinche;
  coinche.mode = belote::Mode::coinche;
  belote::Options several = classique;
  several.match.count = 4;
  for (std::uint64_t number = 0; number < property::deals(40'000); ++number) {
    property::check_match<Belote>(classique, number, belote_facts, seen_rules, check_end);
    property::check_match<Belote>(coinche, number, belote_facts, seen_rules, check_end);
  }
  for (std::uint64_t number = 0; number < property::deals(5'000); ++number) {
    property::check_match<Belote>(several, number, belote_facts, seen_rules, check_end);
  }
  CHECK(seen_rules.size() == belote_facts.rules.size());  // every rule code was met on the way
}
