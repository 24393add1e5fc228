#include "engine/games/schafkopf/levels.h"

#include "engine/games/schafkopf/bot.h"
#include "engine/games/schafkopf/bot_easy.h"
#include "engine/games/schafkopf/thinking.h"
#include "engine/players/choose_at_level.h"

namespace rozbazi::schafkopf {

Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  return choose_at_level<Thinking>(seen, level, stream, workspace);
}

}  // namespace rozbazi::schafkopf
