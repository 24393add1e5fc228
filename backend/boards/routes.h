// GET /v1/boards/{table}/{period} and GET /v1/boards/{table}/{period}/around/{player|me}, where the period is a date, a
// week, a month or all time; GET /v1/boards/{table}/{date}/distribution
#pragma once

#include "backend/days/calendar.h"
#include "backend/http/router.h"

namespace rozbazi::boards {

/// What is given must outlive the router.
void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock);

}  // namespace rozbazi::boards
