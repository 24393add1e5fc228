#include "engine/games/belote/levels.h"

#include "engine/games/belote/bot.h"
#include "engine/games/belote/bot_easy.h"
#include "engine/games/belote/thinking.h"
#include "engine/players/choose_at_level.h"

namespace rozbazi::belote {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  return choose_at_level<Thinking>(seen, level, stream, workspace);
}

}  // namespace rozbazi::belote
