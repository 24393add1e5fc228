// Belote's speed on one core: playouts, replays of decoded logs, and whole lines of the replay protocol.
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/base/bits.h"
#include "engine/games/belote/belote.h"
#include "engine/match/write.h"
#include "engine/replay/replay.h"
#include "tests/bench/bench.h"

using namespace rozbazi;

namespace {

constexpr std::size_t kDeals = 1024;

struct Course {
  int dealer;
  Pack pack;
  std::vector<Action> actions;
};

/// splitmix64: cheap enough not to be what is measured.
class Dice {
 public:
  std::uint32_t below(std::uint32_t n) {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return static_cast<std::uint32_t>(((z ^ z >> 31) >> 32) * n >> 32);
  }

 private:
  std::uint64_t state_ = 20261129;
};

int random_card(const belote::Deal& deal, Dice& dice) {
  const belote::Cards cards = deal.tricks().playable();
  return select_bit(cards, static_cast<int>(dice.below(static_cast<std::uint32_t>(std::popcount(cards)))));
}

Action random_action(const belote::Deal& deal, Dice& dice) {
  if (deal.phase() == belote::Phase::play) {
    return Action::play(belote::card_at(deal.layout(), random_card(deal, dice)));
  }
  ActionList legal;
  deal.legal(legal);
  return legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
}

void play_out(belote::Deal& deal, Dice& dice) {
  while (deal.turn() >= 0 && deal.phase() != belote::Phase::play) deal.apply(random_action(deal, dice));
  while (deal.turn() >= 0) deal.play(random_card(deal, dice));
}

std::vector<Course> courses(const belote::Options& options) {
  std::vector<Course> all;
  Dice dice;
  for (std::size_t number = 0; all.size() < kDeals; ++number) {
    Course course{static_cast<int>(number % 4), shuffled_pack(kPiquetDeck, Seed{}, number), {}};
    belote::Deal deal(options, course.dealer, course.pack, 0);
    while (deal.turn() >= 0) {
      course.actions.push_back(random_action(deal, dice));
      deal.apply(course.actions.back());
    }
    if (deal.trump_chosen()) all.push_back(course);  // thrown-in deals would flatter the figures
  }
  return all;
}

std::string request(const Course& course, std::string_view mode) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  write_member(out, "game", "belote");
  json::key(out, "options");
  out.StartObject();
  write_member(out, "mode", mode);
  out.EndObject();
  write_member(out, "dealer", course.dealer);
  json::key(out, "packs");
  out.StartArray();
  out.StartArray();
  for (const Card card : course.pack.cards()) write_card(out, card);
  out.EndArray();
  out.EndArray();
  json::key(out, "log");
  out.StartArray();
  for (const Action action : course.actions) json::string(out, belote::name(action));
  out.EndArray();
  out.EndObject();
  return std::string(json::text(buffer));
}

void measure(const std::string& mode, const belote::Options& options) {
  const std::vector<Course> all = courses(options);
  Dice dice;
  bench::rate("belote " + mode + ": random playouts", 1'500'000, [&] {
    for (const Course& course : all) {
      belote::Deal deal(options, course.dealer, course.pack, 0);
      play_out(deal, dice);
      bench::keep(belote::score(deal).scores);
    }
    return all.size();
  });
  bench::rate("belote " + mode + ": replays of a decoded log", 2'000'000, [&] {
    for (const Course& course : all) {
      belote::Deal deal(options, course.dealer, course.pack, 0);
      for (const Action action : course.actions) {
        if (!deal.is_legal(action)) std::abort();
        deal.apply(action);
      }
      bench::keep(belote::score(deal).scores);
    }
    return all.size();
  });
  std::vector<std::string> lines;
  for (const Course& course : all) lines.push_back(request(course, mode));
  json::Buffer answer;
  bench::rate("belote " + mode + ": lines of rozbazi-replay", 100'000, [&] {
    for (const std::string& line : lines) answer_replay(line, answer);
    return lines.size();
  });
}

}  // namespace

int main() {
  belote::Options classique;
  belote::Options coinche;
  coinche.mode = belote::Mode::coinche;
  measure("classique", classique);
  measure("coinche", coinche);
}
