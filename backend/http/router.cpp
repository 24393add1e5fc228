#include "backend/http/router.h"

#include <algorithm>

#include "backend/http/percent.h"

namespace rozbazi::http {
namespace {

constexpr std::string_view kVariable = "{}";

/// The parts between the slashes of a path that begins with one: "/v1/days" is {"v1", "days"}, "/v1/" is
/// {"v1", ""}.
std::vector<std::string> split(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    path.remove_prefix(1);
    const auto end = std::min(path.find('/'), path.size());
    parts.emplace_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

/// Fixed parts come before variable ones, the leftmost difference deciding.
bool more_fixed(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  return std::ranges::lexicographical_compare(
      a, b, [](const std::string& x, const std::string& y) { return (x == kVariable) < (y == kVariable); });
}

bool fits(const std::vector<std::string>& pattern, const std::vector<std::string>& parts) {
  return std::ranges::equal(pattern, parts, [](const std::string& expected, const std::string& part) {
    return expected == kVariable ? !part.empty() : expected == part;
  });
}

}  // namespace

void Router::add(std::string method, std::string pattern, Handler handler) {
  const Budget budget = method == "GET" ? Budget::reads : Budget::writes;
  add(std::move(method), std::move(pattern), std::move(handler), budget);
}

void Router::add(std::string method, std::string pattern, Handler handler, Budget budget) {
  auto resource = std::ranges::find(resources_, pattern, &Resource::pattern);
  if (resource == resources_.end()) {
    auto parts = split(pattern);
    const auto place = std::ranges::upper_bound(resources_, parts, more_fixed, &Resource::parts);
    resource = resources_.insert(place, Resource{std::move(pattern), std::move(parts), {}});
  }
  resource->routes.insert_or_assign(std::move(method), Route{std::move(handler), budget});
}

const Router::Resource* Router::find(const std::vector<std::string>& parts) const {
  const auto found = std::ranges::find_if(resources_, [&](const Resource& r) { return fits(r.parts, parts); });
  return found == resources_.end() ? nullptr : &*found;
}

Router::Match Router::match(std::string_view method, std::string_view raw_path) const {
  std::vector<std::string> parts = split(raw_path);
  for (std::string& part : parts) {
    auto decoded = percent_decode(part);
    if (!decoded) return NoSuchPath{};
    part = std::move(*decoded);
  }
  const Resource* resource = find(parts);
  if (resource == nullptr) return NoSuchPath{};

  const auto route = resource->routes.find(method == "HEAD" ? "GET" : method);
  if (route == resource->routes.end()) {
    std::string allow = "OPTIONS";
    for (const auto& [name, unused] : resource->routes) {
      allow += ", " + name;
      if (name == "GET") allow += ", HEAD";
    }
    return NoSuchMethod{resource->pattern, std::move(allow)};
  }
  Found found{&route->second, resource->pattern, {}};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (resource->parts[i] == kVariable) found.params.push_back(std::move(parts[i]));
  }
  return found;
}

}  // namespace rozbazi::http
