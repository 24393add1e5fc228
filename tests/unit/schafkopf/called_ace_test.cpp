// The called ace binds its holder in his own view as in the whole deal, and nobody else's view tells who he is
// (docs/rules/schafkopf.md 7.4 and 14).
#include <catch2/catch.hpp>

#include "tests/unit/schafkopf/random_deal.h"

using namespace rozbazi;
using namespace rozbazi::tests;
using schafkopf::Deal;
using schafkopf::Kind;
using schafkopf::Phase;

namespace {

/// Whether everybody has seen who the partner is: read from the tricks, as a person at the table would.
bool has_shown(const Deal& deal) {
  const Suit suit = *deal.contract().suit;
  for (int number = 0; number <= deal.tricks_done(); ++number) {
    const TrickOnTable trick = deal.trick_on_table(number);
    for (const CardOnTable& each : trick.cards) {
      if (each.card == Card(Rank::ace, suit)) return true;
    }
    if (number == deal.tricks_done()) break;
    const Card led = trick.cards[0].card;
    if (led.suit() == suit && led.rank() != Rank::queen && led.rank() != Rank::jack) return true;
  }
  return false;
}

template <class Check>
void at_every_turn_of_a_rufspiel(Check check) {
  for (std::uint64_t number = 0; number < rounds(2'000); ++number) {
    RandomDeal play(number);
    play.play_auction(Kind::rufspiel);
    while (!play.over()) {
      check(play.deal());
      play.step();
    }
  }
}

std::string names(const ActionList& list) {
  std::string all;
  for (const Action action : list) all += std::string(Schafkopf::name(action)) + " ";
  return all;
}

}  // namespace

TEST_CASE("what a seat may do does not change when everything hidden from it is taken out") {
  at_every_turn_of_a_rufspiel([](const Deal& deal) {
    const Deal seen = deal.seen_by(deal.turn());
    ActionList legal;
    ActionList legal_seen;
    deal.legal(legal);
    seen.legal(legal_seen);
    must(names(legal) == names(legal_seen), "a view has other legal actions than the deal");
    for (const Action action : actions_of<Schafkopf>()) {
      must(deal.broken_rule(action) == seen.broken_rule(action), "a view judges an action otherwise than the deal");
    }
  });
}

TEST_CASE("the partner knows himself from the call on, the others know him once he has shown") {
  at_every_turn_of_a_rufspiel([](const Deal& deal) {
    if (deal.phase() != Phase::play) {
      must(deal.contract().partner < 0, "a partner before the ace is called");
      return;
    }
    const int partner = deal.contract().partner;
    must(partner >= 0, "nobody has the called ace");
    const bool shown = has_shown(deal);
    for (int seat = 0; seat < schafkopf::kSeats; ++seat) {
      const int known = deal.seen_by(seat).contract().partner;
      must(known == (shown || seat == partner ? partner : -1), "a seat knows more or less of the partner than it may");
    }
  });
}

TEST_CASE("a view that has followed the play knows what a view of the same deal knows") {
  // Each seat's view before the first card, played on by the public course alone.
  for (std::uint64_t number = 0; number < rounds(1'000); ++number) {
    RandomDeal play(number);
    play.play_auction(Kind::rufspiel);
    if (play.over()) continue;
    play.step();  // the ace is called
    std::vector<Deal> views;
    for (int seat = 0; seat < schafkopf::kSeats; ++seat) views.push_back(play.deal().seen_by(seat));
    while (!play.over()) {
      const int played = play.deal().tricks().done() * 4 + play.deal().tricks().trick().size;
      play.step();
      for (int seat = 0; seat < schafkopf::kSeats; ++seat) {
        Deal& view = views[static_cast<std::size_t>(seat)];
        view.play(play.deal().tricks().card_played(played));
        const Deal seen = play.deal().seen_by(seat);
        must(view.contract() == seen.contract() && view.turn() == seen.turn() && view.hand(seat) == seen.hand(seat),
             "a view played on differs from the view of the deal");
      }
    }
  }
}
