// A view tells what its seat may know and nothing more (docs/rules/notation.md, The view): with the hidden cards dealt
// anew among the places that hold them, so that the whole course stays possible, every byte of it is the same.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/match/any_match.h"
#include "engine/random/stream.h"
#include "tests/property/game_properties.h"

using namespace rozbazi;

namespace {

std::unique_ptr<AnyMatch> start(const json::Value& options, const Pack& pack) {
  auto started = find_game("belote")->start(&options, std::nullopt, std::vector<Pack>{pack});
  return std::move(std::get<std::unique_ptr<AnyMatch>>(started));
}

std::string view_text(const AnyMatch& match, int seat) {
  json::Buffer buffer;
  json::Writer out(buffer);
  match.write_view(out, seat);
  return std::string(json::text(buffer));
}

void add_cards(const json::Value& list, CardSet& into) {
  for (const json::Value& each : list.GetArray()) into.add(*Card::parse(json::text(each)));
}

/// What seat knows the place of: its hand, every card that lay on the table, the turned-up card, announced cards.
CardSet known(const json::Document& view) {
  CardSet cards;
  add_cards(view["hand"], cards);
  const auto add_plays = [&](const json::Value& plays) {
    for (const json::Value& each : plays.GetArray()) cards.add(*Card::parse(json::text(each["card"])));
  };
  add_plays(view["trick"]);
  for (const json::Value& trick : view["tricks"].GetArray()) add_plays(trick["cards"]);
  const json::Value& game = view["game"];
  if (game["turnup"].IsString()) cards.add(*Card::parse(json::text(game["turnup"])));
  for (const json::Value& each : game["announcements"].GetArray()) {
    if (each["cards"].IsArray()) add_cards(each["cards"], cards);
  }
  return cards;
}

/// The pack with the cards that are not known dealt anew among their places.
Pack redealt(const Pack& pack, CardSet known_cards, Stream& random) {
  std::vector<int> places;
  for (int place = 0; place < pack.size(); ++place) {
    if (!known_cards.has(pack[place])) places.push_back(place);
  }
  Pack other = pack;
  for (std::size_t last = places.size(); last > 1; --last) {
    const std::size_t with = random.uniform(static_cast<std::uint32_t>(last));
    std::swap(other[places[last - 1]], other[places[with]]);
  }
  return other;
}

/// Whether the course is possible with this pack too; the match is then played up to its point.
bool play(AnyMatch& match, const std::vector<PlayedAction>& course) {
  for (const PlayedAction& each : course) {
    if (match.act(each.action)) return false;
  }
  return true;
}

/// What the others have shown: belote and announcements may not come out otherwise than they did.
std::string shown(const json::Document& view) {
  json::Buffer buffer;
  json::Writer out(buffer);
  view["game"].Accept(out);
  return std::string(json::text(buffer));
}

int compare_views(const char* options_text, std::uint64_t number) {
  json::Document options;
  REQUIRE_FALSE(json::parse(options_text, options));
  const Seed seed = property::seed_of(number);
  Stream random = Stream::bots(seed, 0, 0);
  const Pack pack = shuffled_pack(kPiquetDeck, seed, 0);
  const auto match = start(options, pack);
  int compared = 0;
  for (std::uint32_t steps = random.uniform(40); steps > 0 && match->turn() >= 0; --steps) {
    const std::vector<std::string> legal = match->legal();
    match->act(legal[random.uniform(static_cast<std::uint32_t>(legal.size()))]);
  }
  if (match->turn() < 0) return 0;
  for (int seat = 0; seat < match->seats(); ++seat) {
    const std::string text = view_text(*match, seat);
    json::Document view;
    REQUIRE_FALSE(json::parse(text, view));
    for (int attempt = 0; attempt < 8; ++attempt) {
      const auto other = start(options, redealt(pack, known(view), random));
      if (!play(*other, match->played())) continue;
      const std::string other_text = view_text(*other, seat);
      json::Document other_view;
      REQUIRE_FALSE(json::parse(other_text, other_view));
      if (shown(view) != shown(other_view)) continue;
      property::must(other_text == text, "a view differs with the hidden cards", text + "\n" + other_text);
      if (match->turn() == seat) {
        property::must(match->choose(Level::normal, seed) == other->choose(Level::normal, seed),
                       "a computer player's choice differs with the hidden cards", text);
      }
      ++compared;
    }
  }
  return compared;
}

}  // namespace

TEST_CASE("hidden cards dealt anew leave every view and every computer player's choice as they were") {
  for (const char* options :
       {R"({"mode":"classique"})", R"({"mode":"classique","announcements":false})", R"({"mode":"coinche"})"}) {
    int compared = 0;
    for (std::uint64_t number = 0; number < property::deals(3'000); ++number)
      compared += compare_views(options, number);
    INFO(options);
    CHECK(compared > static_cast<int>(property::deals(3'000)) * 2);
  }
}
