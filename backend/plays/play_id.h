// The id of a play: a UUID that begins with the play's date, so that a play is found in its month's partition without
// asking the others, and the rest of which nobody can guess.
#pragma once

#include <optional>
#include <utility>

#include "backend/base/uuid.h"
#include "generator/date.h"

namespace rozbazi::plays {

Uuid new_play_id(Date date);
/// The date of the play of that id; nothing where the id cannot be a play's.
std::optional<Date> date_in(const Uuid& play);
/// All ids of that date's plays are from the first of these to the second.
std::pair<Uuid, Uuid> play_ids_of(Date date);

}  // namespace rozbazi::plays
