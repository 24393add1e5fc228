// POST /v1/rooms
#pragma once

#include "backend/http/exchange.h"
#include "backend/rooms/context.h"

namespace rozbazi::rooms {

/// A new room, whose first member is the asker.
http::Answer make(const Context& context, const http::Request& request);

}  // namespace rozbazi::rooms
