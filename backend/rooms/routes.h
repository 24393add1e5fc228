// The calls about rooms (docs/api.md, Rooms).
#pragma once

#include "backend/http/router.h"
#include "backend/rooms/context.h"

namespace rozbazi::rooms {

/// What the context names must outlive the router.
void add_routes(http::Router& router, const Context& context);

}  // namespace rozbazi::rooms
