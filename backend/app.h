// The service behind HTTP: days, players, plays and boards over one database. What backend/main starts and
// what the HTTP house calls.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "backend/clock.h"
#include "backend/http/metrics.h"
#include "backend/http/router.h"

namespace rozbazi {

struct AppOptions {
  std::string database_url;           // a libpq connection string or URI
  std::filesystem::path secret_file;  // docs/deals.md: 32 bytes, or 64 hex digits
  int threads;                        // requests that are answered at the same time
};

class App {
 public:
  /// Loads the secret and opens the database; `clock` must outlive the App. Throws std::runtime_error, whose
  /// text is meant for the operator, where the secret is no secret, contradicts a published commitment, or
  /// the schema is not the one this program was built for.
  App(const AppOptions& options, const Clock& clock);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  /// Adds every call of docs/api.md but the section Service. The router must not outlive the App.
  void add_routes(http::Router& router);

  /// Adds the numbers of the computer players' replies. The metrics must not outlive the App.
  void add_metrics(http::Metrics& metrics);

  /// Whether the database answers just now and holds the schema this program was built for.
  bool database_ready();
  bool schema_current();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// Brings the database's schema up to date; prints each migration's name to standard output. Throws
/// std::runtime_error, whose text is meant for the operator.
void migrate(const std::string& database_url);

}  // namespace rozbazi
