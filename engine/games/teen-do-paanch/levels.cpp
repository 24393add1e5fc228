#include "engine/games/teen-do-paanch/levels.h"

#include "engine/games/teen-do-paanch/bot_easy.h"
#include "engine/games/teen-do-paanch/thinking.h"
#include "engine/players/levels.h"

namespace rozbazi::teen_do_paanch {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  if constexpr (kHasAllLevels) {
    if (level == Level::easy) return choose_easily(seen);
    if (level == Level::hard) return Thinker<Thinking>(workspace).choose(seen, stream);
  }
  return choose(seen);
}

}  // namespace rozbazi::teen_do_paanch
