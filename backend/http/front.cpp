#include "backend/http/front.h"

#include <cxxabi.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <typeinfo>
#include <utility>

#include "backend/http/percent.h"
#include "backend/http/query.h"
#include "backend/http/text.h"

namespace rozbazi::http {
namespace {

constexpr std::string_view kSiteMethods = "GET, HEAD, OPTIONS";
/// What only a proxy adds to a request.
constexpr std::array<std::string_view, 4> kProxyFields = {"forwarded", "via", "x-forwarded-for", "x-real-ip"};

/// The method where it is one of those there are handlers for, else one word for all others: it labels metrics and log.
std::string_view known_method(std::string_view method) {
  static constexpr std::array<std::string_view, 7> kMethods = {"GET",   "HEAD",   "POST",   "PUT",
                                                               "PATCH", "DELETE", "OPTIONS"};
  const auto* found = std::ranges::find(kMethods, method);
  return found == kMethods.end() ? "other" : *found;
}

bool is_api_path(std::string_view path) { return path == "/v1" || path.starts_with("/v1/"); }

Answer allowed(std::string allow) { return {.status = 204, .headers = {{"Allow", std::move(allow)}}}; }

Problem method_not_allowed(std::string allow) {
  return {405,
          "method_not_allowed",
          "This path does not take that method; the header Allow lists those it takes.",
          {},
          {{"Allow", std::move(allow)}}};
}

Problem internal() {
  return {500, "internal", "Something went wrong here; it has been noted under the id in X-Request-Id."};
}

/// As nginx makes them, or as we do: nothing that a log or a header could misread.
bool is_request_id(std::string_view text) {
  return (text.size() == 16 || text.size() == 32) &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string type_name(const std::exception& failure) {
  int status = 0;
  char* const readable = abi::__cxa_demangle(typeid(failure).name(), nullptr, nullptr, &status);
  std::string name = status == 0 ? readable : typeid(failure).name();
  std::free(readable);
  return name;
}

/// What databases put behind the first line can hold visitors' values.
std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

}  // namespace

Front::Front(FrontOptions options, const Router& router, Metrics& metrics, const Clock& clock, const Log& log)
    : options_(std::move(options)),
      common_{.behind_tls = options_.site_origin.starts_with("https://")},
      router_(router),
      metrics_(metrics),
      clock_(clock),
      log_(log),
      next_id_((std::uint64_t{std::random_device{}()} << 32) | std::random_device{}()) {
  if (options_.limits) limiter_.emplace(*options_.limits);
}

Front::Exchange Front::begin(std::string_view method, std::string id) {
  return {.id = std::move(id), .method = known_method(method)};
}

std::string Front::next_id() {
  std::array<char, 17> id{};
  std::snprintf(id.data(), id.size(), "%016llx", static_cast<unsigned long long>(next_id_++));
  return id.data();
}

/// A trusted proxy's, so that its log and ours speak of the same request; else a new one.
std::string Front::id_of(const Message& message, std::string_view peer) {
  const auto address = parse_address(peer);
  if (address && is_trusted(*address)) {
    std::string given = message.value("x-request-id");
    if (is_request_id(given)) return given;
  }
  return next_id();
}

Outgoing Front::finish(const Exchange& exchange, Reply reply, bool keep_alive) {
  const auto span = std::chrono::steady_clock::now() - exchange.begun;
  metrics_.count(exchange.method, exchange.route, reply.status, span);
  if (options_.log_requests) {
    std::array<char, 32> milliseconds{};
    std::snprintf(milliseconds.data(), milliseconds.size(), "%.3f",
                  std::chrono::duration<double, std::milli>(span).count());
    log_.write(LogLevel::info, "request",
               {{"id", exchange.id},
                {"method", exchange.method},
                {"route", exchange.route},
                {"status", std::to_string(reply.status)},
                {"ms", milliseconds.data()}});
  }
  reply.headers.emplace_back("X-Request-Id", exchange.id);
  return write_reply(std::move(reply), common_, clock_.now(), keep_alive);
}

Outgoing Front::refuse(const Problem& problem, std::string_view peer) {
  const Exchange exchange = begin("", next_id());
  Answer answer = answer_to(problem);
  // Behind a proxy nobody knows whose bytes they were, and the proxy's own refusals come first.
  const auto address = parse_address(peer);
  if (limiter_ && address && !is_trusted(*address)) {
    const auto wait = limiter_->take(Budget::reads, peer, std::nullopt, std::chrono::steady_clock::now());
    if (wait) answer = answer_to(slow_down(*wait));
  }
  return finish(exchange, make_reply(std::move(answer), {}), false);
}

Outgoing Front::respond(Message message, std::string_view peer, bool keep_alive) {
  ++metrics_.in_flight;
  Exchange exchange = begin(message.method, id_of(message, peer));
  Reply reply;
  try {
    reply = answer(message, peer, exchange);
  } catch (const Problem& problem) {
    if (problem.status >= 500) record_failure(LogLevel::warning, problem, exchange);
    reply = make_reply(answer_to(problem), {.head = message.method == "HEAD"});
  } catch (const std::exception& failure) {
    record_failure(LogLevel::error, failure, exchange);
    reply = make_reply(answer_to(internal()), {.head = message.method == "HEAD"});
  }
  add_cors(message, reply);
  --metrics_.in_flight;
  return finish(exchange, std::move(reply), keep_alive);
}

void Front::record_failure(LogLevel level, const std::exception& failure, const Exchange& exchange) const {
  log_.write(level, "failure",
             {{"id", exchange.id},
              {"route", exchange.route},
              {"type", type_name(failure)},
              {"what", first_line(failure.what())}});
}

Reply Front::answer(const Message& message, std::string_view peer, Exchange& exchange) {
  const Preferences preferences{.head = message.method == "HEAD",
                                .accept_encoding = message.value("accept-encoding"),
                                .if_none_match = message.value("if-none-match")};
  const std::string_view whole = message.target;
  const auto path_end = std::min(whole.find('?'), whole.size());
  const Target target{whole.substr(0, path_end), whole.substr(path_end)};
  auto match = router_.match(message.method, target.path);

  Request request;
  std::vector<Budget> drawn;
  set_visitor(message, peer, request);
  request.bearer = bearer_token(message);
  if (limiter_) hold_to_limits(request, drawn);
  request.draw(budget_of(match, target.path));

  if (message.target == "*") return make_reply(allowed(std::string(kSiteMethods)), preferences);
  if (auto* found = std::get_if<Router::Found>(&match)) {
    exchange.route = found->pattern;
    return make_reply(answer_matched(*found, message, target, std::move(request)), preferences);
  }
  if (auto* other_methods = std::get_if<Router::NoSuchMethod>(&match)) {
    exchange.route = other_methods->pattern;
    if (message.method == "OPTIONS") return make_reply(allowed(std::move(other_methods->allow)), preferences);
    throw method_not_allowed(std::move(other_methods->allow));
  }
  return answer_unmatched(message, target, preferences, exchange);
}

/// Whatever is asked is counted as something, also what is refused.
Budget Front::budget_of(const Router::Match& match, std::string_view path) const {
  if (const auto* found = std::get_if<Router::Found>(&match)) return found->route->budget;
  const bool of_site = std::holds_alternative<Router::NoSuchPath>(match) && options_.site && !is_api_path(path);
  return of_site ? Budget::files : Budget::reads;
}

/// `drawn` outlives the request: what it has drawn so far.
void Front::hold_to_limits(Request& request, std::vector<Budget>& drawn) {
  const auto obey = [](const std::optional<int>& wait) {
    if (wait) throw slow_down(*wait);
  };
  request.draw = [this, obey, &drawn, peer = request.peer, bearer = request.bearer](Budget budget) {
    obey(limiter_->take(budget, peer, bearer, std::chrono::steady_clock::now()));
    drawn.push_back(budget);
  };
  request.recognised = [this, obey, &drawn, bearer = request.bearer](std::string_view player) {
    if (bearer) obey(limiter_->recognise(*bearer, player, drawn, std::chrono::steady_clock::now()));
  };
}

Reply Front::answer_unmatched(const Message& message, const Target& target, const Preferences& preferences,
                              Exchange& exchange) const {
  const auto decoded = percent_decode(target.path);
  if (!decoded || !options_.site || is_api_path(*decoded)) throw not_found();
  auto page = options_.site->find(*decoded, target.query, preferences);
  if (page) {
    exchange.route = "(site)";
    if (message.method == "OPTIONS") return make_reply(allowed(std::string(kSiteMethods)), preferences);
    if (message.method != "GET" && message.method != "HEAD") throw method_not_allowed(std::string(kSiteMethods));
    return std::move(*page);
  }
  // People are told in a page, programs in JSON.
  if (message.value("accept").find("text/html") != std::string::npos) {
    if (auto not_found = options_.site->not_found_page(*decoded, preferences)) return std::move(*not_found);
  }
  throw not_found();
}

Answer Front::answer_matched(const Router::Found& found, const Message& message, const Target& target,
                             Request request) const {
  if (!has_json_body_or_none(message)) {
    throw Problem(415, "unsupported_media_type",
                  "A body must be sent as Content-Type: application/json, uncompressed.");
  }
  request.method = message.method == "HEAD" ? "GET" : message.method;
  request.path = percent_decode(target.path).value_or(std::string(target.path));
  request.params = found.params;
  request.query = parse_query(target.query.substr(target.query.empty() ? 0 : 1));
  request.body = message.body;
  return found.route->handler(request);
}

bool Front::is_trusted(const Address& address) const {
  return std::ranges::any_of(options_.trusted_proxies,
                             [&](const AddressBlock& block) { return block.contains(address); });
}

/// Who asks: the peer itself, or whom a proxy that is trusted names last (entries before are the visitor's own word).
void Front::set_visitor(const Message& message, std::string_view peer, Request& request) const {
  request.peer = peer;
  const auto address = parse_address(peer);
  const bool proxied =
      std::ranges::any_of(kProxyFields, [&](std::string_view name) { return message.count(name) > 0; });
  request.local = address && address->is_loopback() && !proxied;
  const std::string forwarded = message.value("x-forwarded-for");
  if (forwarded.empty() || !address || !is_trusted(*address)) return;
  const auto entries = list_items(forwarded);
  if (!entries.empty() && parse_address(entries.back())) request.peer = entries.back();
}

/// Only the site itself, where it is served from another origin, is told that it may read answers.
void Front::add_cors(const Message& message, Reply& reply) const {
  if (options_.site_origin.empty()) return;
  reply.headers.emplace_back("Vary", "Origin");
  if (message.value("origin") != options_.site_origin) return;
  reply.headers.emplace_back("Access-Control-Allow-Origin", options_.site_origin);
  reply.headers.emplace_back("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id");
  if (message.method != "OPTIONS") return;
  reply.headers.emplace_back("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  reply.headers.emplace_back("Access-Control-Allow-Headers", "Authorization, Content-Type, If-None-Match");
  reply.headers.emplace_back("Access-Control-Max-Age", "86400");
}

}  // namespace rozbazi::http
