#include "engine/games/belote/levels.h"

#include "engine/games/belote/bot_easy.h"
#include "engine/games/belote/thinking.h"
#include "engine/players/levels.h"

namespace rozbazi::belote {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  if constexpr (kHasAllLevels) {
    if (level == Level::easy) return choose_easily(seen);
    if (level == Level::hard) return Thinker<Thinking>(workspace).choose(seen, stream);
  }
  return choose(seen);
}

}  // namespace rozbazi::belote
