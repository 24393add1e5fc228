// Endings of every game, and what they are worth by trying everything through the game's own deal, without anything of
// the solver's.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/games/belote/belote.h"
#include "engine/games/belote/solving.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "engine/games/five-hundred/solving.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "engine/games/schafkopf/solving.h"
#include "engine/games/teen-do-paanch/solving.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "engine/games/tute/solving.h"
#include "engine/games/tute/tute.h"
#include "tests/games/harness.h"

namespace rozbazi::tests {

/// Of each game: how it is solved, at which tables, which side a seat plays for, and what that has won so far.
template <Game G>
struct Solved;

template <>
struct Solved<Belote> {
  using Solving = belote::Solving;
  static std::vector<const char*> options() { return {R"({"mode":"classique"})", R"({"mode":"coinche"})"}; }
  static SeatSet side(const belote::Deal&, int seat) { return belote::side_of(seat); }
  static int won(const belote::Deal& deal, int seat) {
    return deal.tricks().points(seat) + (deal.tricks().over() && deal.tricks().turn() == seat ? 10 : 0);
  }
};

template <>
struct Solved<FiveHundred> {
  using Solving = five_hundred::Solving;
  static std::vector<const char*> options() { return {"{}"}; }
  static SeatSet side(const five_hundred::Deal& deal, int seat) {
    const int declarer = deal.contract().declarer;
    if (deal.sitting_out() < 0) return SeatSet(seat % 2 == 0 ? 0b0101u : 0b1010u);
    return seat % 2 == 0 ? SeatSet::of(declarer) : SeatSet(0b1111u & ~(1u << declarer));
  }
  static int won(const five_hundred::Deal& deal, int seat) { return deal.tricks().taken(seat); }
};

template <>
struct Solved<Schafkopf> {
  using Solving = schafkopf::Solving;
  static std::vector<const char*> options() { return {"{}", R"({"ramsch":true})"}; }
  static SeatSet side(const schafkopf::Deal& deal, int seat) {
    const schafkopf::Contract contract = deal.contract();
    if (contract.declarer < 0) return SeatSet::of(seat);
    SeatSet side = SeatSet::of(contract.declarer);
    if (contract.partner >= 0) side.add(contract.partner);
    return side;
  }
  static int won(const schafkopf::Deal& deal, int seat) { return deal.tricks().points(seat); }
};

template <>
struct Solved<TeenDoPaanch> {
  using Solving = teen_do_paanch::Solving;
  static std::vector<const char*> options() { return {"{}", R"({"high_sevens":true})"}; }
  static SeatSet side(const teen_do_paanch::Deal&, int seat) { return SeatSet::of(seat); }
  static int won(const teen_do_paanch::Deal& deal, int seat) { return deal.tricks().taken(seat); }
};

template <>
struct Solved<Tute> {
  using Solving = tute::Solving;
  static std::vector<const char*> options() {
    return {R"({"players":4})", R"({"players":3})", R"({"players":2})", R"({"players":4,"must_beat_partner":false})"};
  }
  static SeatSet side(const tute::Deal& deal, int seat) { return tute::side_of(deal.players(), seat); }
  static int won(const tute::Deal& deal, int seat) {
    int points = deal.tricks().points(seat) + (deal.tricks().over() && deal.tricks().turn() == seat ? 10 : 0);
    for (const tute::Song& song : deal.songs()) points += song.seat == seat ? song.points : 0;
    return points;
  }
};

/// What is legal, but for a tute, which ends a deal outside of what is counted.
template <class Deal>
std::vector<Action> actions_in(const Deal& deal) {
  ActionList legal;
  deal.legal(legal);
  std::vector<Action> actions;
  for (const Action action : legal) {
    if constexpr (std::is_same_v<Deal, tute::Deal>) {
      if (tute::is_tute(action)) continue;
    }
    actions.push_back(action);
  }
  return actions;
}

template <Game G>
int won(const typename G::Deal& deal, SeatSet side) {
  int all = 0;
  for (int seat = 0; seat < kMostSeats; ++seat) all += side.has(seat) ? Solved<G>::won(deal, seat) : 0;
  return all;
}

/// What the side will have won at best play of all, by trying everything; `for_more` want it to be much.
template <Game G>
int by_trying(const typename G::Deal& deal, SeatSet side, SeatSet for_more) {
  if (deal.turn() < 0) return won<G>(deal, side);
  const bool ours = for_more.has(deal.turn());
  std::optional<int> best;
  for (const Action action : actions_in(deal)) {
    typename G::Deal next = deal;
    next.apply(action);
    const int value = by_trying<G>(next, side, for_more);
    best = !best ? value : ours ? std::max(*best, value) : std::min(*best, value);
  }
  return *best;
}

template <Game G>
int by_trying(const typename G::Deal& deal, SeatSet side) {
  return by_trying<G>(deal, side, side);
}

/// Plays at random until no more than `cards` are left in the hands, or nothing where the deal ends before.
template <Game G>
std::optional<typename G::Deal> ending(const typename G::Options& options, std::uint64_t number, int cards) {
  const int seats = G::seats(options);
  RandomChoice choose(number);
  typename G::Deal deal = G::start(options, static_cast<int>(number % static_cast<std::uint64_t>(seats)),
                                   shuffled_pack(G::deck(options), seed_of(number), 0), {});
  for (;;) {
    if (deal.turn() < 0) return std::nullopt;
    int left = 0;
    for (int seat = 0; seat < seats; ++seat) left += deal.hand(seat).size();
    if (deal.phase_name() == "play" && left <= cards) return deal;
    const std::vector<Action> actions = actions_in(deal);
    deal.apply(actions[choose(actions.size())]);
  }
}

}  // namespace rozbazi::tests
