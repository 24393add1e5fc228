// Moves the plays of a month that is over to another disk, or back, while the server goes on.
#pragma once

#include <string>

#include "generator/date.h"

namespace rozbazi::admin {

/// Moves the plays of the month that begins with `first` into that tablespace, with their indexes; pg_default is the
/// database's usual one. Everybody waits for a moment only, when the copy takes the place of what was copied. Cut short
/// at any point and begun again it ends as if it had not been. Returns what there is to tell; throws Refused where it
/// cannot be done.
std::string move_month(const std::string& database, Date first, const std::string& tablespace);

}  // namespace rozbazi::admin
