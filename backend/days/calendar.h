// The service's days: which there are, what was promised about them, which are closed.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>

#include "backend/days/day.h"
#include "backend/db/pool.h"
#include "generator/secret.h"

namespace rozbazi {

/// Everything about days that one request needs, as of one instant.
class DaysAt {
 public:
  using Days = std::map<Date, Day>;
  DaysAt(std::shared_ptr<const Days> days, Date launch, Instant now)
      : days_(std::move(days)), launch_(launch), now_(now) {}

  Instant now() const { return now_; }
  Date today() const { return date_of(now_); }
  Date launch() const { return launch_; }

  /// The date that a client wrote: a date, or `today`; nothing for any other text.
  std::optional<Date> read_date(std::string_view text) const;
  /// The day of that date, or nullptr: before the launch, or farther ahead than days are known.
  const Day* find(Date date) const;
  DayState state(const Day& day) const { return day.state(now_); }
  /// The last day that is closed for good; the one before the launch where there is none.
  Date last_closed() const;

  /// The day that a client named; throws 404 no_such_day.
  const Day& require(std::string_view text) const;
  /// That day's deal of that table; throws 404 no_such_table.
  static const Deal& require_deal(const Day& day, std::string_view table);

 private:
  std::shared_ptr<const Days> days_;
  Date launch_;
  Instant now_;
};

/// Follows the clock: publishes commitments, opens and closes days, and folds closed ones into their periods. All of it
/// is stored before anybody sees it, each step may be cut short and done again, and several processes may do it at
/// once. May be used by any thread.
class Calendar {
 public:
  /// Throws std::runtime_error, meant for the operator, where the secret contradicts a published commitment, or an open
  /// day has computer players that this program does not have. The pool must outlive the calendar.
  Calendar(db::Pool& pool, const Secret& secret, Instant now);

  /// The days as of `now`, after doing what is due by then; where another thread takes long over that, as of the moment
  /// before.
  DaysAt at(Instant now);

  Seed seed(const Deal& deal) const;

  /// Waits until there may be closed days that are not in their periods; false where it is to stop.
  bool await_closing(const std::stop_token& stop);
  /// Brings them in. A day of a million plays takes minutes, in which everything else goes on and periods are as of the
  /// day before; so this is done apart from all the rest. Throws where it cannot be done, also because it is to stop.
  void fold(const std::stop_token& stop);
  /// Waits for that to be done, for a moment at most.
  void await_folding();

 private:
  void settle(Instant now);
  void end_settling();
  void check(const DaysAt::Days& days) const;

  db::Pool& pool_;
  const Secret secret_;

  std::mutex mutex_;  // of what follows
  std::condition_variable settled_;
  bool settling_ = false;  // some thread does what is due
  std::chrono::steady_clock::time_point settling_since_;
  std::shared_ptr<const DaysAt::Days> days_;
  Date launch_;
  Instant due_;  // when there is something to do next
  std::condition_variable_any folding_;
  std::uint64_t settlements_ = 0;  // how often days were settled
  std::uint64_t folded_ = 0;       // up to which of these they are in their periods
};

}  // namespace rozbazi
