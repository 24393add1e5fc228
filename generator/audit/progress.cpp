#include "generator/audit/progress.h"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace rozbazi::audit {
namespace {

constexpr std::uint64_t kWidth = 40;
constexpr std::chrono::milliseconds kPause{100};

}  // namespace

Progress::Progress() : on_terminal_(::isatty(STDERR_FILENO) == 1) {}

void Progress::show(std::uint64_t done, std::uint64_t all) {
  const auto now = std::chrono::steady_clock::now();
  if (!on_terminal_ || all == 0 || done > all || now < next_) return;
  next_ = now + kPause;
  const std::uint64_t filled = done * kWidth / all;
  const std::string bar = std::string(filled, '#') + std::string(kWidth - filled, ' ');
  std::fprintf(stderr, "\r[%s] %3d %%  %llu of %llu plays", bar.c_str(), static_cast<int>(done * 100 / all),
               static_cast<unsigned long long>(done), static_cast<unsigned long long>(all));
  std::fflush(stderr);
  drawn_ = true;
}

void Progress::clear() {
  if (drawn_) std::fputs("\r\x1b[K", stderr);
  drawn_ = false;
}

}  // namespace rozbazi::audit
