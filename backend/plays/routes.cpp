#include "backend/plays/routes.h"

#include "backend/plays/extend.h"
#include "backend/plays/show.h"
#include "backend/plays/start.h"

namespace rozbazi::plays {

void add_routes(http::Router& router, const Context& context) {
  const auto add = [&](const char* method, const char* pattern, auto call) {
    router.add(method, pattern, [context, call](const http::Request& request) { return call(context, request); });
  };
  add("POST", "/v1/plays", start);
  add("GET", "/v1/plays/{}", show);
  add("PUT", "/v1/plays/{}/log", extend);
  add("GET", "/v1/plays/{}/field", show_field);
  add("GET", "/v1/players/me/plays", list_own);
}

}  // namespace rozbazi::plays
