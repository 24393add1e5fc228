// Takes results back, with all that was counted from them.
#pragma once

#include <string>

#include "backend/admin/refused.h"
#include "backend/base/uuid.h"
#include "backend/db/pool.h"

namespace rozbazi::admin {

// Each is one transaction, done again it changes nothing, and it returns what there is to tell.

/// Throws Refused where there is no such player, or it was forgotten.
std::string rename_player(db::Pool& pool, const Uuid& player, const std::string& name);
/// Throws Refused where the play is no result: not there, unfinished or unranked.
std::string remove_result(db::Pool& pool, const Uuid& play, Instant now);
/// Throws Refused where the play is no removed result, or its day is voided.
std::string restore_result(db::Pool& pool, const Uuid& play);
/// Removes every result of the day. Throws Refused where there is no such day.
std::string void_day(db::Pool& pool, Date date, Instant now);

}  // namespace rozbazi::admin
