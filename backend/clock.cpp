#include "backend/clock.h"

namespace rozbazi {

Instant Clock::now() const {
  using std::chrono::duration_cast;
  using std::chrono::microseconds;
  if (start_) return *start_ + duration_cast<microseconds>(std::chrono::steady_clock::now() - started_);
  return {duration_cast<microseconds>(std::chrono::system_clock::now().time_since_epoch()).count()};
}

}  // namespace rozbazi
