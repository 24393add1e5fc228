#include "backend/http/service.h"

#include <algorithm>
#include <utility>

#include "backend/openapi/document.h"

namespace rozbazi::http {
namespace {

Answer ready(const std::vector<Check>& checks) {
  std::string states;
  bool all = true;
  for (const Check& check : checks) {
    const bool holds = check.holds();
    all = all && holds;
    states += (states.empty() ? "\"" : ",\"") + check.name + (holds ? "\":true" : "\":false");
  }
  const std::string member = "\"checks\":{" + states + '}';
  if (!all) {
    throw Problem(503, "unavailable", "The server lacks something it needs; the member checks tells what.", member,
                  {{"Retry-After", "2"}});
  }
  return {.body = "{\"ready\":true," + member + '}'};
}

bool may_read_metrics(const Request& request, const std::vector<AddressBlock>& readers) {
  const auto address = parse_address(request.peer);
  return request.local ||
         (address && std::ranges::any_of(readers, [&](const AddressBlock& block) { return block.contains(*address); }));
}

}  // namespace

void add_service_routes(Router& router, const Metrics& metrics, ServiceOptions options) {
  router.add("GET", "/healthz", [](const Request&) { return Answer{.body = R"({"alive":true})"}; });
  router.add("GET", "/readyz", [checks = std::move(options.checks)](const Request&) { return ready(checks); });
  router.add("GET", "/metrics",
             [&metrics, readers = std::move(options.metrics_readers)](const Request& request) -> Answer {
               if (!may_read_metrics(request, readers)) throw not_found();
               return {.body = metrics.text(), .content_type = "text/plain; version=0.0.4; charset=utf-8"};
             });
  router.add("GET", "/v1/openapi.json", [](const Request&) {
    return Answer{.body = std::string(openapi_document()), .cache = Cache::public_revalidate};
  });
}

}  // namespace rozbazi::http
