// The speed of a game's rules on one core: playouts, replays of decoded logs, and whole lines of the replay protocol.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/match/contract.h"
#include "engine/match/write.h"
#include "engine/replay/replay.h"
#include "tests/bench/bench.h"

namespace rozbazi::bench {

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
  std::uint32_t below(std::size_t n) { return below(static_cast<std::uint32_t>(n)); }
  int below(int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

 private:
  std::uint64_t state_ = 20261129;
};

/// A random legal action of the list.
template <class Deal>
Action listed_action(const Deal& deal, Dice& dice) {
  ActionList legal;
  deal.legal(legal);
  return legal[dice.below(legal.size())];
}

/// What is measured of one table.
struct Table {
  std::string name;
  std::string options;  // a JSON object
  double playouts;      // what must be reached, in deals a second
  bool second = false;  // deals that follow another, with what that one has left to them
};

template <Game G>
class EngineBench {
 public:
  explicit EngineBench(const Table& table) : table_(table) {
    json::Document object;
    if (json::parse(table.options, object) || read_options<G>(&object, options_)) std::abort();
    play_courses();
  }

  /// `play_out(deal, dice)` plays a deal from the pack to its end at random, as fast as the game's own types allow.
  template <class PlayOut>
  void run(PlayOut play_out) {
    Dice dice;
    rate(table_.name + ": random playouts", table_.playouts, [&] {
      for (const Course& course : courses_) {
        typename G::Deal deal = G::start(options_, course.dealer, course.pack, course.carry);
        play_out(deal, dice);
        keep(G::score(options_, deal).scores);
      }
      return courses_.size();
    });
    rate(table_.name + ": replays of a decoded log", 2'000'000, [&] {
      for (const Course& course : courses_) {
        typename G::Deal deal = G::start(options_, course.dealer, course.pack, course.carry);
        for (const Action action : course.actions) {
          if (!deal.is_legal(action)) std::abort();
          deal.apply(action);
        }
        keep(G::score(options_, deal).scores);
      }
      return courses_.size();
    });
    if (table_.second) return;  // a line is a whole match
    std::vector<std::string> lines;
    for (const Course& course : courses_) lines.push_back(request(course));
    json::Buffer answer;
    rate(table_.name + ": lines of rozbazi-replay", 100'000, [&] {
      for (const std::string& line : lines) answer_replay(line, answer);
      return lines.size();
    });
  }

 private:
  static constexpr std::size_t kDeals = 1024;

  struct Course {
    int dealer;
    Pack pack;
    typename G::Carry carry;
    std::vector<Action> actions;
  };

  /// Deals without a trick would flatter the figures.
  void play_courses() {
    Dice dice;
    typename G::Carry carry{};
    for (std::size_t number = 0; courses_.size() < kDeals; ++number) {
      const auto seats = static_cast<std::size_t>(G::seats(options_));
      Course course{static_cast<int>(number % seats), shuffled_pack(G::deck(options_), Seed{}, number), carry, {}};
      typename G::Deal deal = G::start(options_, course.dealer, course.pack, course.carry);
      while (deal.turn() >= 0) {
        course.actions.push_back(listed_action(deal, dice));
        deal.apply(course.actions.back());
      }
      if (table_.second) carry = G::carry(options_, deal);
      if (deal.tricks_done() > 0) courses_.push_back(course);
    }
  }

  std::string request(const Course& course) const {
    json::Buffer buffer;
    json::Writer out(buffer);
    out.StartObject();
    write_member(out, "game", G::kName);
    json::key(out, "options");
    out.RawValue(table_.options.data(), table_.options.size(), rapidjson::kObjectType);
    write_member(out, "dealer", course.dealer);
    json::key(out, "packs");
    out.StartArray();
    out.StartArray();
    for (const Card card : course.pack.cards()) write_card(out, card);
    out.EndArray();
    out.EndArray();
    json::key(out, "log");
    out.StartArray();
    for (const Action action : course.actions) json::string(out, G::name(action));
    out.EndArray();
    out.EndObject();
    return std::string(json::text(buffer));
  }

  Table table_;
  typename G::Options options_;
  std::vector<Course> courses_;
};

/// Programs print one row for each table and quantity.
template <Game G, class PlayOut>
void measure(const Table& table, PlayOut play_out) {
  EngineBench<G>(table).run(play_out);
}

}  // namespace rozbazi::bench
