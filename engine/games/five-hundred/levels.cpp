#include "engine/games/five-hundred/levels.h"

#include "engine/games/five-hundred/bot_easy.h"
#include "engine/games/five-hundred/thinking.h"
#include "engine/players/levels.h"

namespace rozbazi::five_hundred {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  if constexpr (kHasAllLevels) {
    if (level == Level::easy) return choose_easily(seen);
    if (level == Level::hard) return Thinker<Thinking>(workspace).choose(seen, stream);
  }
  return choose(seen);
}

}  // namespace rozbazi::five_hundred
