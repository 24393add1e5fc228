#include "engine/games/tute/levels.h"

#include "engine/games/tute/bot_easy.h"
#include "engine/games/tute/thinking.h"
#include "engine/players/levels.h"

namespace rozbazi::tute {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  if constexpr (kHasAllLevels) {
    if (level == Level::easy) return choose_easily(seen);
    if (level == Level::hard && seen.players() == 2 && seen.stock() == 0) {
      return Thinker<Counting>(workspace).choose(seen, stream);
    }
    if (level == Level::hard) return Thinker<Thinking>(workspace).choose(seen, stream);
  }
  return choose(seen);
}

}  // namespace rozbazi::tute
