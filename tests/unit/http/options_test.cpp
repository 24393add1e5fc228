#include "backend/main/options.h"

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

namespace rozbazi {
namespace {

using Variables = std::map<std::string, std::string>;

Options parse(std::vector<const char*> arguments, const Variables& variables = {}) {
  return parse_options(arguments, [&](const std::string& name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
  });
}

ServeOptions serve(std::vector<const char*> further, const Variables& variables = {}) {
  std::vector<const char*> arguments = {"--database", "postgresql:///x", "--secret-file", "/s"};
  arguments.insert(arguments.end(), further.begin(), further.end());
  return std::get<ServeOptions>(parse(std::move(arguments), variables));
}

TEST_CASE("serve is the command where none is named, and has sensible defaults") {
  const ServeOptions options = serve({});
  CHECK(options.host == "127.0.0.1");
  CHECK(options.port == 8080);
  CHECK(options.limits.has_value());
  CHECK(options.trusted_proxies.empty());
  CHECK(!options.clock);
  CHECK(std::holds_alternative<ServeOptions>(parse({"serve", "--database=x", "--secret-file=/s"})));
}

TEST_CASE("Every option of serve is read") {
  const ServeOptions options =
      serve({"--listen", "[::1]:9000", "--site", "/site", "--limits", "off", "--trust-proxy", "127.0.0.1/32,::1",
             "--metrics-from", "10.0.0.0/8", "--clock", "2026-11-29T23:59:50Z", "--site-origin", "https://example.org",
             "--threads", "8", "--log", "failures"});
  CHECK(options.host == "::1");
  CHECK(options.port == 9000);
  CHECK(options.site == "/site");
  CHECK(!options.limits);
  CHECK(options.trusted_proxies.size() == 2);
  CHECK(options.metrics_readers.size() == 1);
  CHECK(options.clock == parse_rfc3339("2026-11-29T23:59:50Z"));
  CHECK(options.site_origin == "https://example.org");
  CHECK(options.threads == 8);
  CHECK(!options.log_requests);
}

TEST_CASE("What is not given is taken from the environment; what is given beats it") {
  const Variables variables = {
      {"DATABASE_URL", "from-environment"}, {"ROZBAZI_SECRET_FILE", "/e"}, {"ROZBAZI_LISTEN", "0.0.0.0:1"}};
  const auto options = std::get<ServeOptions>(parse({"--listen", "127.0.0.1:2"}, variables));
  CHECK(options.database == "from-environment");
  CHECK(options.secret_file == "/e");
  CHECK(options.port == 2);
}

TEST_CASE("migrate takes a database and nothing else") {
  CHECK(std::get<MigrateOptions>(parse({"migrate", "--database", "x"})).database == "x");
  CHECK(std::get<MigrateOptions>(parse({"migrate"}, {{"DATABASE_URL", "y"}})).database == "y");
  CHECK_THROWS_WITH(parse({"migrate", "--database", "x", "--listen", "a:1"}), Catch::Contains("--listen"));
  CHECK_THROWS_WITH(parse({"migrate"}), Catch::StartsWith("--database is missing"));
}

TEST_CASE("Help is given wherever it is asked for") {
  CHECK(std::holds_alternative<HelpOptions>(parse({"--help"})));
  CHECK(std::holds_alternative<HelpOptions>(parse({"migrate", "-h"})));
  CHECK(std::holds_alternative<HelpOptions>(parse({"help"})));
  CHECK(help_text().find("--trust-proxy") != std::string_view::npos);
}

TEST_CASE("What is wrong with the command line is named") {
  CHECK_THROWS_WITH(parse({"start"}), Catch::Contains("start"));
  CHECK_THROWS_WITH(serve({"--port", "1"}), Catch::Contains("--port"));
  CHECK_THROWS_WITH(serve({"--listen"}), Catch::Contains("--listen needs a value"));
  CHECK_THROWS_WITH(serve({"--database", "y"}), Catch::Contains("given twice"));
  CHECK_THROWS_WITH(serve({"--listen", "8080"}), Catch::Contains("HOST:PORT"));
  CHECK_THROWS_WITH(serve({"--listen", "x:99999"}), Catch::Contains("65535"));
  CHECK_THROWS_WITH(serve({"--limits", "/nonexistent"}), Catch::Contains("/nonexistent"));
  CHECK_THROWS_WITH(serve({"--trust-proxy", "nginx"}), Catch::Contains("nginx"));
  CHECK_THROWS_WITH(serve({"--clock", "noon"}), Catch::Contains("noon"));
  CHECK_THROWS_WITH(serve({"--site-origin", "example.org"}), Catch::Contains("--site-origin"));
  CHECK_THROWS_WITH(serve({"--site-origin", "https://example.org/"}), Catch::Contains("without a path"));
  CHECK_THROWS_WITH(serve({"--log", "all"}), Catch::Contains("--log"));
  CHECK_THROWS_WITH(parse({"--secret-file", "/s"}), Catch::StartsWith("--database is missing"));
  CHECK_THROWS_WITH(parse({"--database", "x"}), Catch::StartsWith("--secret-file is missing"));
}

}  // namespace
}  // namespace rozbazi
