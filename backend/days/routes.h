// GET /v1/days and GET /v1/days/{date|today}
#pragma once

#include "backend/days/calendar.h"
#include "backend/http/router.h"

namespace rozbazi::days {

/// What is given must outlive the router.
void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock);

}  // namespace rozbazi::days
