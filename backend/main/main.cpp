// rozbazi-server: joins the HTTP house with the domain behind it.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <variant>

#include "backend/app.h"
#include "backend/http/front.h"
#include "backend/http/service.h"
#include "backend/http/wire/server.h"
#include "backend/main/options.h"

namespace rozbazi {
namespace {

using namespace std::chrono_literals;

/// With what comes before and after, a stop stays below 10 seconds.
constexpr auto kDrainPatience = 8s;
constexpr int kExitUsage = 2;

/// SIGTERM and SIGINT, held back in every thread, for one of them to wait for. To be made before any other thread.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&set_);
    sigaddset(&set_, SIGTERM);
    sigaddset(&set_, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set_, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
  }
  void wait() const {
    int signal = 0;
    sigwait(&set_, &signal);
  }

 private:
  sigset_t set_{};
};

/// How many connections can be held at once. Each is a descriptor; of those the process may have, some are needed for
/// the database and the log.
std::size_t most_connections() {
  constexpr rlim_t kMost = 4096;
  constexpr rlim_t kOthers = 128;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return kMost / 8;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  return std::clamp<rlim_t>(limit.rlim_cur, 2 * kOthers, kMost + kOthers) - kOthers;
}

http::FrontOptions front_options(const ServeOptions& options) {
  http::FrontOptions front{.limits = options.limits,
                           .trusted_proxies = options.trusted_proxies,
                           .site_origin = options.site_origin,
                           .log_requests = options.log_requests};
  if (!options.site.empty()) front.site.emplace(options.site);
  return front;
}

int serve(const ServeOptions& options) {
  const StopSignals signals;
  const Clock clock = options.clock ? Clock(*options.clock) : Clock();
  const Log log(clock);
  App app({.database_url = options.database, .secret_file = options.secret_file, .threads = options.threads}, clock);

  http::Metrics metrics;
  http::Router router;
  app.add_routes(router);
  app.add_metrics(metrics);
  http::add_service_routes(router, metrics,
                           {.checks = {{"database", [&] { return app.database_ready(); }},
                                       {"schema", [&] { return app.schema_current(); }},
                                       // App does not start without one.
                                       {"secret", [] { return true; }}},
                            .metrics_readers = options.metrics_readers});
  http::Front front(front_options(options), router, metrics, clock, log);
  http::Server server({.threads = options.threads, .most = most_connections()}, front);
  metrics.add(http::Metrics::Kind::gauge, "rozbazi_http_connections", "Connections held.",
              [&] { return static_cast<double>(server.connections()); });

  const int port = server.bind(options.host, options.port);
  log.write(LogLevel::info, "listening", {{"host", options.host}, {"port", std::to_string(port)}});
  std::atomic<bool> failed{false};
  std::jthread listener([&] {
    if (server.run()) return;
    failed = true;
    log.write(LogLevel::error, "listening_ended", {});
    ::kill(::getpid(), SIGTERM);
  });
  signals.wait();
  log.write(LogLevel::info, "stopping", {});
  if (!server.stop(kDrainPatience)) {
    // Its thread waits for the database and could hold up the end for as long as that likes.
    log.write(LogLevel::warning, "requests_cut_off", {});
    std::_Exit(EXIT_SUCCESS);
  }
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

int run(const Options& options) {
  if (const auto* serve_options = std::get_if<ServeOptions>(&options)) return serve(*serve_options);
  if (const auto* migrate_options = std::get_if<MigrateOptions>(&options)) {
    migrate(migrate_options->database);
    return EXIT_SUCCESS;
  }
  std::cout << help_text();
  return EXIT_SUCCESS;
}

std::optional<std::string> environment_variable(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

}  // namespace
}  // namespace rozbazi

int main(int argument_count, char** arguments) {
  try {
    const std::span<const char* const> given(arguments + 1, static_cast<std::size_t>(argument_count - 1));
    return rozbazi::run(rozbazi::parse_options(given, rozbazi::environment_variable));
  } catch (const rozbazi::UsageError& error) {
    std::cerr << "rozbazi-server: " << error.what() << "; rozbazi-server --help tells more\n";
    return rozbazi::kExitUsage;
  } catch (const std::exception& error) {
    std::cerr << "rozbazi-server: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
