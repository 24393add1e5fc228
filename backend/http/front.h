// The front of the server: takes each request through every check in one place, in one order, to its handler, and
// each answer back through what all answers share.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/clock.h"
#include "backend/http/address.h"
#include "backend/http/limits.h"
#include "backend/http/metrics.h"
#include "backend/http/reply.h"
#include "backend/http/router.h"
#include "backend/http/static_site.h"
#include "backend/http/wire/responder.h"
#include "backend/log.h"

namespace rozbazi::http {

struct FrontOptions {
  std::optional<StaticSite> site = std::nullopt;   // without one, only the router's paths are served
  std::optional<Rates> limits = Rates();           // nothing: nobody is held to any
  std::vector<AddressBlock> trusted_proxies = {};  // peers whose X-Forwarded-For and X-Request-Id are believed
  std::string site_origin = {};                    // "https://example.org": may call from there; https: only by TLS
  bool log_requests = true;
};

class Front : public Responder {
 public:
  /// What is passed by reference must outlive the front. The router is complete before the first request.
  Front(FrontOptions options, const Router& router, Metrics& metrics, const Clock& clock, const Log& log);

  Outgoing respond(Message message, std::string_view peer, bool keep_alive) override;
  Outgoing refuse(const Problem& problem, std::string_view peer) override;

 private:
  /// One request on its way: what its record needs besides the answer.
  struct Exchange {
    std::string id;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    std::string_view method;
    std::string_view route = "(none)";  // the pattern of its path
  };

  Exchange begin(std::string_view method, std::string id);
  std::string next_id();
  std::string id_of(const Message& message, std::string_view peer);
  Outgoing finish(const Exchange& exchange, Reply reply, bool keep_alive);

  /// A request's path, as it was sent, and its query with the question mark.
  struct Target {
    std::string_view path;
    std::string_view query;
  };

  Reply answer(const Message& message, std::string_view peer, Exchange& exchange);
  Reply answer_unmatched(const Message& message, const Target& target, const Preferences& preferences,
                         Exchange& exchange) const;
  Answer answer_matched(const Router::Found& found, const Message& message, const Target& target,
                        Request request) const;
  Budget budget_of(const Router::Match& match, std::string_view path) const;
  void hold_to_limits(Request& request, std::vector<Budget>& drawn);
  bool is_trusted(const Address& address) const;
  void record_failure(LogLevel level, const std::exception& failure, const Exchange& exchange) const;
  void set_visitor(const Message& message, std::string_view peer, Request& request) const;
  void add_cors(const Message& message, Reply& reply) const;

  const FrontOptions options_;
  const CommonFields common_;
  const Router& router_;
  Metrics& metrics_;
  const Clock& clock_;
  const Log& log_;
  std::optional<Limiter> limiter_;
  std::atomic<std::uint64_t> next_id_;
};

}  // namespace rozbazi::http
