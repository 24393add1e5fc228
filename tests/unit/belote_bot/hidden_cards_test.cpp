// The computer player knows its view and nothing else.
#include <catch2/catch.hpp>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/belote/belote.h"
#include "engine/random/stream.h"

using namespace rozbazi;
using namespace rozbazi::belote;

namespace {

/// The same deal up to this moment with the cards that `seat` cannot see dealt anew among their places, or nothing
/// where the course so far forbids it.
std::optional<Deal> with_other_cards(const Options& options, int dealer, const Pack& pack,
                                     const std::vector<Action>& course, const Deal& now, int seat, Stream& random) {
  // A place of the pack is fixed whose card this seat holds, has seen played, or saw turned up.
  CardSet known = now.seen_by(seat).dealt(seat);
  for (const Action action : course) {
    if (action.is_card()) known.add(action.card());
  }
  if (options.mode == Mode::classique) known.add(card_at(kPlain, now.turnup()));
  std::vector<int> places;
  for (int place = 0; place < pack.size(); ++place) {
    if (!known.has(pack[place])) places.push_back(place);
  }
  Pack other = pack;
  for (std::size_t i = places.size(); i > 1; --i) {
    std::swap(other[places[i - 1]], other[places[random.uniform(static_cast<std::uint32_t>(i))]]);
  }
  Deal deal(options, dealer, other, 0);
  for (const Action action : course) {
    if (!deal.is_legal(action)) return std::nullopt;
    deal.apply(action);
  }
  // Announcements and belote that were said must be the same, for the view to be.
  const Deal seen = deal.seen_by(seat);
  const Deal before = now.seen_by(seat);
  const auto said = [](const Deal& view) {
    std::vector<int> all{view.belote(), view.counting()};
    for (const Announcement& each : view.announcements()) {
      all.insert(all.end(), {each.seat, each.points, static_cast<int>(each.cards)});
    }
    return all;
  };
  if (said(seen) != said(before)) return std::nullopt;
  return deal;
}

}  // namespace

TEST_CASE("Other hidden cards that agree with the view give the same choice") {
  Stream random = Stream::bots(Seed{0x41}, 0, 0);
  int compared = 0;
  int with_other_hands = 0;
  for (const Mode mode : {Mode::classique, Mode::coinche}) {
    Options options;
    options.mode = mode;
    for (int number = 0; number < 60; ++number) {
      const Pack pack = shuffled_pack(kPiquetDeck, Seed{0x42}, static_cast<std::uint64_t>(number));
      const int dealer = number % kSeats;
      Deal deal(options, dealer, pack, 0);
      std::vector<Action> course;
      while (deal.turn() >= 0) {
        const int seat = deal.turn();
        const Action chosen = choose(deal.seen_by(seat));
        for (int attempt = 0; attempt < 40; ++attempt) {
          const auto other = with_other_cards(options, dealer, pack, course, deal, seat, random);
          if (!other) continue;
          ++compared;
          if (other->dealt(next_seat(seat)) != deal.dealt(next_seat(seat))) ++with_other_hands;
          REQUIRE(choose(other->seen_by(seat)) == chosen);
        }
        course.push_back(chosen);
        deal.apply(chosen);
      }
    }
  }
  CHECK(compared > 10'000);
  CHECK(with_other_hands > 5'000);
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (const Mode mode : {Mode::classique, Mode::coinche}) {
    Options options;
    options.mode = mode;
    for (int number = 0; number < 2000; ++number) {
      Deal deal(options, number % kSeats, shuffled_pack(kPiquetDeck, Seed{0x43}, static_cast<std::uint64_t>(number)),
                0);
      while (deal.turn() >= 0) {
        const Deal seen = deal.seen_by(deal.turn());
        const Action chosen = choose(seen);
        REQUIRE(deal.is_legal(chosen));
        REQUIRE(choose(seen) == chosen);
        deal.apply(chosen);
      }
    }
  }
}
