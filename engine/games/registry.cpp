// Every game of the engine.
#include <array>

#include "engine/games/belote/belote.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "engine/games/tute/tute.h"
#include "engine/match/erased_match.h"

namespace rozbazi {
namespace {

const std::array kGames{
    info<Belote>(), info<FiveHundred>(), info<Schafkopf>(), info<TeenDoPaanch>(), info<Tute>(),
};

}  // namespace

std::span<const GameInfo> all_games() { return kGames; }

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : kGames) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

}  // namespace rozbazi
