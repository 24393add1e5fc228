#include "engine/games/five-hundred/levels.h"

#include "engine/games/five-hundred/bot.h"
#include "engine/games/five-hundred/bot_easy.h"
#include "engine/games/five-hundred/thinking.h"
#include "engine/players/choose_at_level.h"

namespace rozbazi::five_hundred {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  return choose_at_level<Thinking>(seen, level, stream, workspace);
}

}  // namespace rozbazi::five_hundred
