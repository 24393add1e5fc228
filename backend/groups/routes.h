// POST /v1/groups, GET /v1/groups/{code}, POST /v1/groups/{code}/members, DELETE /v1/groups/{code}/members/me
#pragma once

#include "backend/clock.h"
#include "backend/db/pool.h"
#include "backend/http/router.h"

namespace rozbazi::groups {

/// What is given must outlive the router.
void add_routes(http::Router& router, db::Pool& pool, const Clock& clock);

}  // namespace rozbazi::groups
