// A play that is verified as the server verifies it: its deal derived from the secret, its player's actions replayed
// with the computer players, whose replies are remembered, and its score. Of finished plays at all tables in equal
// parts.
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "backend/plays/computer_players.h"
#include "backend/plays/course.h"
#include "generator/seeds.h"
#include "tests/bench/bench.h"

using namespace rozbazi;
using namespace rozbazi::plays;

namespace {

constexpr double kMust = 20'000;
constexpr double kGoal = 2'000'000;

struct Played {
  Deal deal;
  Bots bots;
  std::vector<std::string> log;  // the player's own actions
  int score;
};

class Verification {
 public:
  explicit Verification(Date date) {
    for (const Table& table : all_tables()) plays_.push_back(play(table, date));
  }

  /// All of them once; how many they are.
  std::size_t verify() {
    for (const Played& each : plays_) {
      const Seed seed = derive_seed(secret_, each.deal.table->name, each.deal.date);
      Course course(each.deal, seed);
      const ComputerPlayers bots = players(each.deal, seed, each.bots);
      course.let_bots_play(bots);
      for (const std::string& action : each.log) {
        if (course.act(action, bots)) std::abort();
      }
      if (course.score() != each.score) std::abort();
    }
    return plays_.size();
  }

 private:
  ComputerPlayers players(const Deal& deal, const Seed& seed, const Bots& bots) {
    return {replies_, deal, seed, bots, {[] {}, std::chrono::steady_clock::now() + std::chrono::minutes(1)}};
  }

  Played play(const Table& table, Date date) {
    const Deal deal{&table, date, {}, Instant{}, {}};
    const Bots newest = newest_bots(table);
    const Seed seed = derive_seed(secret_, table.name, date);
    const ComputerPlayers bots = players(deal, seed, newest);
    Course course(deal, seed);
    course.let_bots_play(bots);
    while (!course.match().finished()) {
      if (course.act(course.match().legal().back(), bots)) std::abort();
    }
    return {deal, newest, course.own_log(), course.score().value()};
  }

  const Secret secret_{std::array<std::uint8_t, Secret::kSize>{}};
  replies::Replies replies_{{}};
  std::vector<Played> plays_;
};

}  // namespace

int main() {
  Verification verification(Date::parse("2026-11-29").value());
  bench::rate(
      "plays verified, replies remembered, one core", kMust, [&] { return verification.verify(); }, 2.0, kGoal);
  return 0;
}
