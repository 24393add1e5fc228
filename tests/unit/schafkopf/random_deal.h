// Random deals of Schafkopf in which one game is played: the auction is led to it, everything else is chance.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "tests/games/harness.h"
#include "tests/games/schafkopf.h"

namespace rozbazi::tests {

class RandomDeal {
 public:
  explicit RandomDeal(std::uint64_t number, schafkopf::Options options = {})
      : random_(Stream::bots(seed_of(number), 0, 0)),
        deal_(options, static_cast<int>(random_.uniform(4)), shuffled_pack(kPiquetDeck, seed_of(number), 0)) {}

  const schafkopf::Deal& deal() const { return deal_; }
  bool over() const { return deal_.turn() < 0; }

  /// One seat calls the game, the others pass; with Kind::none or a game that it may not call, all pass.
  void play_auction(schafkopf::Kind kind) {
    const auto caller = static_cast<int>(random_.uniform(4));
    while (deal_.phase() == schafkopf::Phase::auction) {
      const bool calls = deal_.turn() == caller && (deal_.sayable() >> static_cast<unsigned>(kind) & 1) != 0;
      deal_.say(calls ? kind : schafkopf::Kind::none);
    }
  }
  void step() {
    ActionList legal;
    deal_.legal(legal);
    deal_.apply(legal[random_.uniform(static_cast<std::uint32_t>(legal.size()))]);
  }
  void play_out(schafkopf::Kind kind) {
    play_auction(kind);
    while (!over()) step();
  }

 private:
  Stream random_;
  schafkopf::Deal deal_;
};

}  // namespace rozbazi::tests
