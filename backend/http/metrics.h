// What is counted, in Prometheus' text format (version 0.0.4).
#pragma once

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

#include "backend/http/histogram.h"

namespace rozbazi::http {

class Metrics {
 public:
  /// One answered request. `route` is the pattern of its path, so that there are few of them.
  void count(std::string_view method, std::string_view route, int status, std::chrono::nanoseconds span);

  /// A number asked for whenever the metrics are read; `counter` where it never falls. `name` begins with rozbazi_.
  enum class Kind { gauge, counter };
  void add(Kind kind, std::string name, std::string help, std::function<double()> value);

  /// The same of a histogram, which must outlive the metrics.
  void add(std::string name, std::string help, const Histogram& histogram);

  std::string text() const;

  std::atomic<int> in_flight{0};

 private:
  struct Number {
    Kind kind;
    std::string name;
    std::string help;
    std::function<double()> value;
  };
  struct Named {
    std::string name;
    std::string help;
    const Histogram& histogram;
  };

  mutable std::mutex mutex_;
  std::map<std::tuple<std::string, std::string, int>, std::uint64_t> requests_;  // method, route, status
  std::map<std::string, Seconds, std::less<>> spans_;                            // by route
  std::vector<Number> numbers_;
  std::vector<Named> histograms_;
};

}  // namespace rozbazi::http
