// What the HTTP house and the houses behind it exchange: a request that has been checked, and the answer to
// it. Nobody behind this header knows of sockets, headers or status lines.
#pragma once

#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/http/budget.h"
#include "backend/http/large_body.h"
#include "engine/json/json.h"

namespace rozbazi::http {

/// One HTTP request whose size, framing, encoding and content type have been checked.
struct Request {
  std::string method;                        // GET also where HEAD was asked
  std::string path;                          // percent-decoded, without the query
  std::vector<std::string> params;           // the path's variable parts in order, percent-decoded
  std::map<std::string, std::string> query;  // percent-decoded; no key came twice
  std::string body;                          // declared as JSON, not parsed yet; or empty
  std::optional<std::string> bearer;         // the token of an `Authorization: Bearer` header, where it is well-formed
  std::string peer;                          // the visitor's address; never to be stored or logged
  bool local = false;                        // sent from this machine itself, and not through a proxy
  /// Draws once on that budget of the visitor's, for what the call turns out to need; throws slow_down where it is
  /// empty.
  std::function<void(Budget)> draw = [](Budget) {};
  /// Tells whose token it is, by the player's id, so that all tokens of a player share budgets; throws slow_down where
  /// they are empty.
  std::function<void(std::string_view player)> recognised = [](std::string_view) {};
};

/// What may be kept of an answer, and by whom. All but no_store carry an ETag.
enum class Cache {
  no_store,            // answers to writes, secrets
  private_revalidate,  // depends on who asks
  public_revalidate,   // the same for everybody, may change at any time
  public_300           // the same for everybody and fixed but for removals: five minutes
};

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Answer {
  int status = 200;
  std::string body = {};
  Cache cache = Cache::no_store;
  std::string content_type = "application/json";
  Headers headers = {};
  std::shared_ptr<const LargeBody> large = nullptr;  // in place of `body`
};

/// A refusal that the client is told of as application/problem+json (docs/api.md, Errors). `detail` is a
/// sentence for people: what is wrong and what to do; it never holds secrets or another exception's text.
class Problem : public std::exception {
 public:
  /// `extra_members` are further members of the object as JSON without braces: `"index":3,"recorded":2`.
  Problem(int status_, std::string code_, std::string detail_, std::string extra_members_ = {}, Headers headers_ = {})
      : status(status_),
        code(std::move(code_)),
        detail(std::move(detail_)),
        extra_members(std::move(extra_members_)),
        headers(std::move(headers_)) {}

  const char* what() const noexcept override { return code.c_str(); }

  int status;
  std::string code;
  std::string detail;
  std::string extra_members;
  Headers headers;
};

/// 400 bad_request.
Problem bad_request(std::string detail);
/// 401 unauthorized, with WWW-Authenticate.
Problem unauthorized();
/// 404 not_found, for what is no path of the service.
Problem not_found();
/// 429 slow_down, with Retry-After in seconds.
Problem slow_down(int retry_after);
/// 503 unavailable, with Retry-After: what the service stands on is away for a while.
Problem unavailable();

/// The whole answer to a refusal.
Answer answer_to(const Problem& problem);

/// The request's body as a JSON object; throws bad_request where it is missing, malformed or no object.
json::Document body_object(const Request& request);
/// The member of that name; throws bad_request where it is missing or of another type.
std::string_view required_string(const json::Value& object, std::string_view name);
/// A list of strings, under the same conditions.
std::vector<std::string> required_strings(const json::Value& object, std::string_view name);

/// The query's value of that name, or nullptr.
const std::string* query_value(const Request& request, const std::string& name);
/// The query's whole number of that name, `fallback` where it is not given; throws bad_request where it is no
/// number in decimal digits between `least` and `most`.
int query_int(const Request& request, const std::string& name, int least, int most, int fallback);

}  // namespace rozbazi::http
