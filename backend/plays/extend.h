// PUT /v1/plays/{play}/log
#pragma once

#include "backend/http/exchange.h"
#include "backend/plays/context.h"

namespace rozbazi::plays {

/// Takes a play as far as its player's log goes.
http::Answer extend(const Context& context, const http::Request& request);

}  // namespace rozbazi::plays
