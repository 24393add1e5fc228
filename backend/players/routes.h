// POST /v1/players, GET|PATCH|DELETE /v1/players/me, GET /v1/players/{player}, and the two calls that move a player to
// a further device.
#pragma once

#include "backend/days/calendar.h"
#include "backend/http/router.h"

namespace rozbazi::players {

/// What is given must outlive the router.
void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock);

}  // namespace rozbazi::players
