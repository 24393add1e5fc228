// A bar on a terminal, for who waits there.
#pragma once

#include <chrono>
#include <cstdint>

namespace rozbazi::audit {

class Progress {
 public:
  /// Draws on standard error, and nothing where that is no terminal.
  Progress();
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done, std::uint64_t all);
  /// Takes the bar away again.
  void clear();

 private:
  const bool on_terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace rozbazi::audit
