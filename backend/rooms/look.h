// GET /v1/rooms/{code}, GET /v1/rooms/{code}/replay
#pragma once

#include "backend/http/exchange.h"
#include "backend/rooms/context.h"

namespace rozbazi::rooms {

/// The room as its member sees it, 304 where that has seen this version; for others what an open door shows.
http::Answer look(const Context& context, const http::Request& request);
/// All that a replay needs of a match that is over, for members.
http::Answer replay(const Context& context, const http::Request& request);

}  // namespace rozbazi::rooms
