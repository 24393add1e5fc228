// The command line of rozbazi-server, and the environment behind it.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "backend/clock.h"
#include "backend/http/address.h"
#include "backend/http/limits.h"

namespace rozbazi {

/// What is wrong with the command line, in words for the operator.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct ServeOptions {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  int threads = 64;
  std::string database;
  std::string secret_file;
  std::string site;         // empty: only the API
  std::string site_origin;  // empty: calls from the same origin alone
  std::optional<http::Rates> limits = http::Rates();
  std::vector<http::AddressBlock> trusted_proxies;
  std::vector<http::AddressBlock> metrics_readers;
  std::optional<Instant> clock;  // where the clock starts instead of at the machine's time
  bool log_requests = true;
};

struct MigrateOptions {
  std::string database;
};

struct HelpOptions {};

using Options = std::variant<ServeOptions, MigrateOptions, HelpOptions>;

/// The value of an environment variable, or nothing.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

/// `arguments` come without the program's name. An option given beats its variable in the environment. Throws
/// UsageError.
Options parse_options(std::span<const char* const> arguments, const Environment& environment);

std::string_view help_text();

}  // namespace rozbazi
