#include "engine/games/tute/levels.h"

#include "engine/games/tute/bot.h"
#include "engine/games/tute/bot_easy.h"
#include "engine/games/tute/thinking.h"
#include "engine/players/choose_at_level.h"

namespace rozbazi::tute {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  const bool counts = seen.players() == 2 && seen.stock() == 0;
  return counts ? choose_at_level<Counting>(seen, level, stream, workspace)
                : choose_at_level<Thinking>(seen, level, stream, workspace);
}

}  // namespace rozbazi::tute
