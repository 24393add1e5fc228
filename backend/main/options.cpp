#include "backend/main/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <map>

#include "backend/http/text.h"

namespace rozbazi {
namespace {

struct OptionName {
  std::string_view name;
  const char* variable;  // nullptr: given on the command line alone
  bool serve_only;
};

constexpr std::array<OptionName, 11> kOptions = {{
    {"--clock", nullptr, true},
    {"--database", "DATABASE_URL", false},
    {"--limits", "ROZBAZI_LIMITS", true},
    {"--listen", "ROZBAZI_LISTEN", true},
    {"--log", "ROZBAZI_LOG", true},
    {"--metrics-from", "ROZBAZI_METRICS_FROM", true},
    {"--secret-file", "ROZBAZI_SECRET_FILE", true},
    {"--site", "ROZBAZI_SITE", true},
    {"--site-origin", "ROZBAZI_SITE_ORIGIN", true},
    {"--threads", "ROZBAZI_THREADS", true},
    {"--trust-proxy", "ROZBAZI_TRUST_PROXY", true},
}};

using Values = std::map<std::string_view, std::string>;

/// Options in the forms `--name VALUE` and `--name=VALUE`.
Values read_values(std::span<const char* const> arguments, bool serve, const Environment& environment) {
  Values values;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    const auto equals = argument.find('=');
    const std::string_view name = argument.substr(0, equals);
    const auto* known = std::ranges::find(kOptions, name, &OptionName::name);
    if (known == kOptions.end() || (known->serve_only && !serve)) {
      throw UsageError("there is no option " + std::string(name) + " here");
    }
    std::string value;
    if (equals != std::string_view::npos) {
      value = argument.substr(equals + 1);
    } else if (i + 1 < arguments.size()) {
      value = arguments[++i];
    } else {
      throw UsageError("the option " + std::string(name) + " needs a value");
    }
    if (!values.emplace(known->name, std::move(value)).second) {
      throw UsageError("the option " + std::string(name) + " is given twice");
    }
  }
  for (const OptionName& option : kOptions) {
    if (option.variable == nullptr || (option.serve_only && !serve)) continue;
    if (auto value = environment(option.variable)) values.emplace(option.name, std::move(*value));
  }
  return values;
}

std::string required(const Values& values, std::string_view name, std::string_view what) {
  const auto found = values.find(name);
  if (found == values.end() || found->second.empty()) {
    throw UsageError(std::string(name) + " is missing: " + std::string(what));
  }
  return found->second;
}

int read_number(std::string_view text, int least, int most, std::string_view what) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || number < least || number > most) {
    throw UsageError(std::string(what) + " must be a number from " + std::to_string(least) + " to " +
                     std::to_string(most) + ", not " + std::string(text));
  }
  return number;
}

void read_listen(std::string_view text, ServeOptions& into) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) {
    throw UsageError("--listen wants HOST:PORT, as in 127.0.0.1:8080 or [::]:8080, not " + std::string(text));
  }
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  into.host = host;
  into.port = read_number(text.substr(colon + 1), 0, 65535, "the port of --listen");
}

std::vector<http::AddressBlock> read_blocks(std::string_view text, std::string_view option) {
  std::vector<http::AddressBlock> blocks;
  for (const std::string_view item : http::list_items(text)) {
    const auto block = http::parse_address_block(item);
    if (!block) {
      throw UsageError(std::string(option) + " wants address blocks, as in 127.0.0.1/32,::1/128, not " +
                       std::string(item));
    }
    blocks.push_back(*block);
  }
  return blocks;
}

std::optional<http::Rates> read_limits(const std::string& value) {
  if (value == "off") return std::nullopt;
  std::ifstream file(value);
  if (!file) throw UsageError("--limits wants off or a file of budgets; there is none that can be read at " + value);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return http::parse_rates(text);
}

std::string read_origin(const std::string& value) {
  const bool scheme = value.starts_with("https://") || value.starts_with("http://");
  const auto host = value.find("://") + 3;
  if (!scheme || host == value.size() || value.find_first_of("/?# ", host) != std::string::npos) {
    throw UsageError("--site-origin wants a scheme and a host without a path, as in https://example.org, not " + value);
  }
  return value;
}

ServeOptions serve_options(const Values& values) {
  ServeOptions options;
  options.database = required(values, "--database", "a PostgreSQL URL, also taken from DATABASE_URL");
  options.secret_file = required(values, "--secret-file", "the file with the secret that the deals follow from");
  const auto given = [&](std::string_view name, const auto& use) {
    if (const auto found = values.find(name); found != values.end() && !found->second.empty()) use(found->second);
  };
  given("--listen", [&](const std::string& value) { read_listen(value, options); });
  given("--site", [&](const std::string& value) { options.site = value; });
  given("--site-origin", [&](const std::string& value) { options.site_origin = read_origin(value); });
  given("--limits", [&](const std::string& value) { options.limits = read_limits(value); });
  given("--trust-proxy",
        [&](const std::string& value) { options.trusted_proxies = read_blocks(value, "--trust-proxy"); });
  given("--metrics-from",
        [&](const std::string& value) { options.metrics_readers = read_blocks(value, "--metrics-from"); });
  given("--threads", [&](const std::string& value) { options.threads = read_number(value, 1, 1024, "--threads"); });
  given("--log", [&](const std::string& value) {
    if (value != "requests" && value != "failures") throw UsageError("--log wants requests or failures, not " + value);
    options.log_requests = value == "requests";
  });
  given("--clock", [&](const std::string& value) {
    options.clock = parse_rfc3339(value);
    if (!options.clock) throw UsageError("--clock wants an instant, as in 2026-11-29T23:59:50Z, not " + value);
  });
  return options;
}

}  // namespace

Options parse_options(std::span<const char* const> arguments, const Environment& environment) {
  const auto asks_help = [](std::string_view argument) { return argument == "--help" || argument == "-h"; };
  if (std::ranges::any_of(arguments, asks_help)) return HelpOptions{};

  std::string_view command = "serve";
  if (!arguments.empty() && !std::string_view(arguments.front()).starts_with('-')) {
    command = arguments.front();
    arguments = arguments.subspan(1);
  }
  if (command == "help") return HelpOptions{};
  if (command == "migrate") {
    const Values values = read_values(arguments, false, environment);
    return MigrateOptions{required(values, "--database", "a PostgreSQL URL, also taken from DATABASE_URL")};
  }
  if (command == "serve") return serve_options(read_values(arguments, true, environment));
  throw UsageError("there is no command " + std::string(command) + "; there are serve and migrate");
}

std::string_view help_text() {
  return R"(rozbazi-server: the API and the site of Rozbazi

  rozbazi-server [serve] --database URL --secret-file FILE [OPTION...]
  rozbazi-server migrate --database URL

Options, and the variables they are taken from where they are not given:

  --database URL         the PostgreSQL database                            DATABASE_URL
  --secret-file FILE     32 bytes or 64 hex digits: all deals follow from it  ROZBAZI_SECRET_FILE
  --listen HOST:PORT     where to listen (127.0.0.1:8080); port 0: any free   ROZBAZI_LISTEN
  --site DIR             serve the site's files too                         ROZBAZI_SITE
  --site-origin URL      the site's origin, as in https://example.org: may  ROZBAZI_SITE_ORIGIN
                         call the API from there; https also tells browsers
                         to come by https alone
  --limits off|FILE      how much a visitor may ask (docs/limits.md)        ROZBAZI_LIMITS
  --trust-proxy CIDR,…   whose X-Forwarded-For, X-Request-Id are believed   ROZBAZI_TRUST_PROXY
  --metrics-from CIDR,…  who besides this machine may read /metrics         ROZBAZI_METRICS_FROM
  --threads N            answers that may wait for the database at once (64)  ROZBAZI_THREADS
  --log requests|failures  what is logged to standard error (requests)      ROZBAZI_LOG
  --clock INSTANT        the clock starts at this instant, as in
                         2026-11-29T23:59:50Z, and runs on: for tests

SIGTERM and SIGINT end it: requests that have begun are answered first.
)";
}

}  // namespace rozbazi
