#include "engine/games/belote/bot.h"

namespace rozbazi::belote {

Action choose(const Deal& seen) {
  ActionList list;
  seen.legal(list);
  return list[0];
}

}  // namespace rozbazi::belote
