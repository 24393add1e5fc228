// How often a quantity was how large, in Prometheus' text format (version 0.0.4).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <ostream>
#include <string_view>
#include <vector>

namespace rozbazi::http {

/// May be used by any thread.
class Histogram {
 public:
  /// Upper bounds of the buckets, ascending; above the last there is one more.
  Histogram(std::initializer_list<double> bounds) : bounds_(bounds), buckets_(bounds.size() + 1) {}

  void observe(double value);
  /// Its lines. `labels` are those of every line, `a="b"`, or empty.
  void write(std::ostream& out, std::string_view name, std::string_view labels = {}) const;

 private:
  const std::vector<double> bounds_;
  mutable std::mutex mutex_;            // of what follows
  std::vector<std::uint64_t> buckets_;  // each without those below it
  double sum_ = 0;
};

/// Of how long something takes that a visitor waits for.
struct Seconds : Histogram {
  Seconds() : Histogram({0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5}) {}
};

}  // namespace rozbazi::http
