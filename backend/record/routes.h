// GET /v1/days/{date}/record
#pragma once

#include "backend/http/router.h"
#include "backend/record/records.h"

namespace rozbazi::record {

/// What is given must outlive the router.
void add_routes(http::Router& router, Calendar& calendar, Records& records, const Clock& clock);

}  // namespace rozbazi::record
