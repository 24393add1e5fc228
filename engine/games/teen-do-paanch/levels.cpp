#include "engine/games/teen-do-paanch/levels.h"

#include "engine/games/teen-do-paanch/bot.h"
#include "engine/games/teen-do-paanch/bot_easy.h"
#include "engine/games/teen-do-paanch/thinking.h"
#include "engine/players/choose_at_level.h"

namespace rozbazi::teen_do_paanch {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  return choose_at_level<Thinking>(seen, level, stream, workspace);
}

}  // namespace rozbazi::teen_do_paanch
