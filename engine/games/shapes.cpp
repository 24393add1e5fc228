#include "engine/games/shapes.h"

#include <algorithm>

#include "engine/games/five-hundred/table.h"
#include "engine/match/shape.h"

namespace rozbazi {
namespace {

template <Shaped G>
constexpr ShapedGame shaped() {
  return {G::kName, shape<G>};
}

// The games that are not in the registry; their rules will be built on these types.
constexpr ShapedGame kUnregistered[] = {
    shaped<FiveHundredTable>(),
};

}  // namespace

std::vector<ShapedGame> all_shaped_games() {
  std::vector<ShapedGame> games(std::begin(kUnregistered), std::end(kUnregistered));
  for (const GameInfo& info : all_games()) games.push_back({info.name, info.shape});
  std::sort(games.begin(), games.end(), [](const ShapedGame& a, const ShapedGame& b) { return a.name < b.name; });
  return games;
}

}  // namespace rozbazi
