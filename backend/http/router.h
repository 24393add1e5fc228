// Which handler answers which method of which path.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "backend/http/exchange.h"

namespace rozbazi::http {

using Handler = std::function<Answer(const Request&)>;

class Router {
 public:
  /// `pattern` is a path whose variable parts are written `{}`: "/v1/plays/{}/log". Where two patterns fit a
  /// path, the one whose part is fixed where the other's is variable wins, the leftmost such part deciding. A
  /// handler of GET serves HEAD as well. Without a budget, GET counts as reads and everything else as writes.
  void add(std::string method, std::string pattern, Handler handler);
  void add(std::string method, std::string pattern, Handler handler, Budget budget);

  struct Route {
    Handler handler;
    Budget budget;
  };
  struct Found {
    const Route* route;
    std::string_view pattern;
    std::vector<std::string> params;
  };
  struct NoSuchPath {};
  struct NoSuchMethod {
    std::string_view pattern;
    std::string allow;  // the methods there are, as the header Allow lists them
  };
  using Match = std::variant<Found, NoSuchPath, NoSuchMethod>;

  /// `raw_path` is the path as it was sent, percent-encoded, so that an encoded slash is no separator.
  Match match(std::string_view method, std::string_view raw_path) const;

 private:
  struct Resource {
    std::string pattern;
    std::vector<std::string> parts;  // "{}" where variable
    std::map<std::string, Route, std::less<>> routes;
  };
  const Resource* find(const std::vector<std::string>& parts) const;

  std::vector<Resource> resources_;  // the more fixed before the more variable
};

}  // namespace rozbazi::http
