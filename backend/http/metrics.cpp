#include "backend/http/metrics.h"

#include <algorithm>
#include <sstream>

namespace rozbazi::http {
namespace {

void write_header(std::ostream& out, std::string_view name, std::string_view help, std::string_view type) {
  out << "# HELP " << name << ' ' << help << "\n# TYPE " << name << ' ' << type << '\n';
}

}  // namespace

void Metrics::count(std::string_view method, std::string_view route, int status, std::chrono::nanoseconds span) {
  const double seconds = std::chrono::duration<double>(span).count();
  const auto bound = std::ranges::lower_bound(kBounds, seconds) - kBounds.begin();
  const std::lock_guard lock(mutex_);
  ++requests_[{std::string(method), std::string(route), status}];
  auto histogram = spans_.find(route);
  if (histogram == spans_.end()) histogram = spans_.emplace(route, Histogram{}).first;
  ++histogram->second.buckets[static_cast<std::size_t>(bound)];
  histogram->second.sum += seconds;
}

void Metrics::add(Kind kind, std::string name, std::string help, std::function<double()> value) {
  const std::lock_guard lock(mutex_);
  numbers_.push_back({kind, std::move(name), std::move(help), std::move(value)});
}

std::string Metrics::text() const {
  std::ostringstream out;
  const std::lock_guard lock(mutex_);
  write_header(out, "rozbazi_http_requests_total", "Requests answered.", "counter");
  for (const auto& [labels, number] : requests_) {
    const auto& [method, route, status] = labels;
    out << "rozbazi_http_requests_total{method=\"" << method << "\",route=\"" << route << "\",status=\"" << status
        << "\"} " << number << '\n';
  }
  write_header(out, "rozbazi_http_request_seconds", "From a whole request to its answer.", "histogram");
  for (const auto& [route, histogram] : spans_) {
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < kBounds.size(); ++i) {
      below += histogram.buckets[i];
      out << "rozbazi_http_request_seconds_bucket{route=\"" << route << "\",le=\"" << kBounds[i] << "\"} " << below
          << '\n';
    }
    const std::uint64_t all = below + histogram.buckets.back();
    out << "rozbazi_http_request_seconds_bucket{route=\"" << route << "\",le=\"+Inf\"} " << all << '\n'
        << "rozbazi_http_request_seconds_sum{route=\"" << route << "\"} " << histogram.sum << '\n'
        << "rozbazi_http_request_seconds_count{route=\"" << route << "\"} " << all << '\n';
  }
  write_header(out, "rozbazi_http_requests_in_flight", "Requests being answered.", "gauge");
  out << "rozbazi_http_requests_in_flight " << in_flight << '\n';
  for (const Number& number : numbers_) {
    write_header(out, number.name, number.help, number.kind == Kind::counter ? "counter" : "gauge");
    out << number.name << ' ' << number.value() << '\n';
  }
  return std::move(out).str();
}

}  // namespace rozbazi::http
