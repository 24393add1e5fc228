// Takes results back, with all that was counted from them.
#pragma once

#include <stdexcept>
#include <string>

#include "backend/base/uuid.h"
#include "backend/db/pool.h"

namespace rozbazi::admin {

/// Why a command cannot be carried out, in words for the operator. Nothing was changed.
class Refused : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

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
