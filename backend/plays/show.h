// GET /v1/plays/{play}, GET /v1/plays/{play}/field, GET /v1/players/me/plays
#pragma once

#include "backend/http/exchange.h"
#include "backend/plays/context.h"

namespace rozbazi::plays {

http::Answer show(const Context& context, const http::Request& request);
/// What everybody else did at each of the play's decisions.
http::Answer show_field(const Context& context, const http::Request& request);
/// The asker's plays of some days, without their courses.
http::Answer list_own(const Context& context, const http::Request& request);

}  // namespace rozbazi::plays
