// POST /v1/plays
#pragma once

#include "backend/http/exchange.h"
#include "backend/plays/context.h"

namespace rozbazi::plays {

/// Starts the play that is asked for, or gives the one that is there.
http::Answer start(const Context& context, const http::Request& request);

}  // namespace rozbazi::plays
