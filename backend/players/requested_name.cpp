#include "backend/players/requested_name.h"

#include "backend/names/name.h"

namespace rozbazi::players {

std::string requested_name(const http::Request& request) {
  const json::Document body = http::body_object(request);
  auto canonical = canonical_name(http::required_string(body, "name"));
  if (const auto* problem = std::get_if<NameProblem>(&canonical)) {
    throw http::Problem(422, "bad_name", std::string(explain(*problem)),
                        "\"reason\":\"" + std::string(name(*problem)) + '"');
  }
  return std::get<std::string>(std::move(canonical));
}

}  // namespace rozbazi::players
