#include "backend/http/metrics.h"

#include <sstream>

namespace rozbazi::http {
namespace {

void write_header(std::ostream& out, std::string_view name, std::string_view help, std::string_view type) {
  out << "# HELP " << name << ' ' << help << "\n# TYPE " << name << ' ' << type << '\n';
}

}  // namespace

void Metrics::count(std::string_view method, std::string_view route, int status, std::chrono::nanoseconds span) {
  const std::lock_guard lock(mutex_);
  ++requests_[{std::string(method), std::string(route), status}];
  auto seconds = spans_.find(route);
  if (seconds == spans_.end()) seconds = spans_.try_emplace(std::string(route)).first;
  seconds->second.observe(std::chrono::duration<double>(span).count());
}

void Metrics::add(Kind kind, std::string name, std::string help, std::function<double()> value) {
  const std::lock_guard lock(mutex_);
  numbers_.push_back({kind, std::move(name), std::move(help), std::move(value)});
}

void Metrics::add(std::string name, std::string help, const Histogram& histogram) {
  const std::lock_guard lock(mutex_);
  histograms_.push_back({std::move(name), std::move(help), histogram});
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
    histogram.write(out, "rozbazi_http_request_seconds", "route=\"" + route + '"');
  }
  write_header(out, "rozbazi_http_requests_in_flight", "Requests being answered.", "gauge");
  out << "rozbazi_http_requests_in_flight " << in_flight << '\n';
  for (const Number& number : numbers_) {
    write_header(out, number.name, number.help, number.kind == Kind::counter ? "counter" : "gauge");
    out << number.name << ' ' << number.value() << '\n';
  }
  for (const Named& each : histograms_) {
    write_header(out, each.name, each.help, "histogram");
    each.histogram.write(out, each.name);
  }
  return std::move(out).str();
}

}  // namespace rozbazi::http
