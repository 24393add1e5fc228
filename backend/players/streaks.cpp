#include "backend/players/streaks.h"

#include <algorithm>
#include <string>

namespace rozbazi::players {
namespace {

class Run {
 public:
  void play() { best_ = std::max(best_, ++length_); }
  // The first day missed in a calendar month is forgiven: it joins the days around it and is not counted.
  void miss(Date date) {
    if (length_ == 0) return;
    std::string month = date.text().substr(0, 7);
    if (month == forgiven_month_) {
      length_ = 0;
    } else {
      forgiven_month_ = std::move(month);
    }
  }
  Streaks result() const { return {length_, best_}; }

 private:
  int length_ = 0;
  int best_ = 0;
  std::string forgiven_month_;
};

}  // namespace

Streaks streaks(std::span<const Date> played, Date last_closed, std::span<const Date> voided) {
  Run run;
  if (played.empty()) return {};
  Date next = played.front();
  const auto miss_until = [&](Date end) {
    for (; next < end; next = next + 1) {
      if (!std::ranges::binary_search(voided, next)) run.miss(next);
    }
  };
  for (const Date date : played) {
    miss_until(date);
    run.play();
    next = date + 1;
  }
  miss_until(last_closed + 1);
  return run.result();
}

}  // namespace rozbazi::players
