// The name that a client gives to a player or a group.
#pragma once

#include <string>

#include "backend/http/exchange.h"

namespace rozbazi::players {

/// The member `name` of the request's body in its canonical form; throws 400 bad_request where there is none, 422
/// bad_name, with the reason, where it is not accepted.
std::string requested_name(const http::Request& request);

}  // namespace rozbazi::players
