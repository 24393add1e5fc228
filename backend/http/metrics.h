// What is counted, in Prometheus' text format (version 0.0.4).
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace rozbazi::http {

class Metrics {
 public:
  /// One answered request. `route` is the pattern of its path, so that there are few of them.
  void count(std::string_view method, std::string_view route, int status, std::chrono::nanoseconds span);

  /// A number asked for whenever the metrics are read; `counter` where it never falls. `name` begins with rozbazi_.
  enum class Kind { gauge, counter };
  void add(Kind kind, std::string name, std::string help, std::function<double()> value);

  std::string text() const;

  std::atomic<int> in_flight{0};

 private:
  /// Upper bounds of the histogram's buckets in seconds.
  static constexpr std::array<double, 12> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                                     0.05,   0.1,   0.25,   0.5,   1,    2.5};
  struct Histogram {
    std::array<std::uint64_t, kBounds.size() + 1> buckets{};  // the last: above every bound
    double sum = 0;
  };
  struct Number {
    Kind kind;
    std::string name;
    std::string help;
    std::function<double()> value;
  };

  mutable std::mutex mutex_;
  std::map<std::tuple<std::string, std::string, int>, std::uint64_t> requests_;  // method, route, status
  std::map<std::string, Histogram, std::less<>> spans_;                          // by route
  std::vector<Number> numbers_;
};

}  // namespace rozbazi::http
