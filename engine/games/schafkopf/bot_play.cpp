#include "engine/games/schafkopf/bot_play.h"

#include <bit>

#include "engine/games/schafkopf/bot_following.h"
#include "engine/games/schafkopf/bot_leading.h"

namespace rozbazi::schafkopf {

Card choose_card(const Deal& seen) {
  Cards rest = seen.tricks().playable();
  int best = lanes::lowest(rest);
  if (std::has_single_bit(rest)) return card_at(seen.layout(), best);

  const Standpoint stand(seen);
  const auto worth = seen.tricks().trick().size == 0 ? worth_of_leading : worth_of_following;
  int most = worth(stand, best);
  while ((rest &= rest - 1) != 0) {
    const int bit = lanes::lowest(rest);
    if (const int found = worth(stand, bit); found > most) {
      most = found;
      best = bit;
    }
  }
  return card_at(seen.layout(), best);
}

}  // namespace rozbazi::schafkopf
