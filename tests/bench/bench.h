// The least that a benchmark needs: run a piece of work for a while and print its rate as ops/bench reads it. CPU time
// of this process, so that a busy neighbour matters less.
#pragma once

#include <cstdio>
#include <ctime>
#include <string_view>

namespace rozbazi::bench {

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Calls `work()`, which says how many items it did, for about `seconds`; `must` and `goal` 0 where there is none.
template <class Work>
void rate(std::string_view quantity, double must, Work work, double seconds = 1.0, double goal = 0) {
  work();  // warm up
  double items = 0;
  const double start = cpu_seconds();
  double spent = 0;
  do {
    items += static_cast<double>(work());
    spent = cpu_seconds() - start;
  } while (spent < seconds);
  std::printf("{\"quantity\":\"%.*s\",\"value\":%.0f,\"unit\":\"1/s\"", static_cast<int>(quantity.size()),
              quantity.data(), items / spent);
  if (must > 0) std::printf(",\"must\":%.0f", must);
  if (goal > 0) std::printf(",\"goal\":%.0f", goal);
  std::puts("}");
  std::fflush(stdout);
}

/// Keeps the compiler from dropping a result that nobody reads.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r,m"(value) : "memory");
}

}  // namespace rozbazi::bench
