// The calls about the server itself (docs/api.md, Service).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/http/address.h"
#include "backend/http/metrics.h"
#include "backend/http/router.h"

namespace rozbazi::http {

/// Something the server cannot do its work without, by name, and whether it has it just now.
struct Check {
  std::string name;
  std::function<bool()> holds;
};

struct ServiceOptions {
  std::vector<Check> checks = {};                  // what /readyz asks
  std::vector<AddressBlock> metrics_readers = {};  // peers besides the local ones that may read /metrics
};

/// Adds /healthz, /readyz, /metrics and /v1/openapi.json. `metrics` must outlive the router.
void add_service_routes(Router& router, const Metrics& metrics, ServiceOptions options);

}  // namespace rozbazi::http
