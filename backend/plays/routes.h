// The calls of docs/api.md, Plays, and GET /v1/players/me/plays.
#pragma once

#include "backend/http/router.h"
#include "backend/plays/context.h"

namespace rozbazi::plays {

/// What the context refers to must outlive the router.
void add_routes(http::Router& router, const Context& context);

}  // namespace rozbazi::plays
