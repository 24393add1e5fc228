// The public records of closed days (docs/record.md). Each is made when it is first asked for, and kept as long as
// there is room for it and nothing has changed.
#pragma once

#include <atomic>
#include <list>
#include <memory>
#include <mutex>

#include "backend/days/calendar.h"
#include "backend/days/tell.h"
#include "backend/record/spool.h"

namespace rozbazi::record {

/// May be used by any thread.
class Records {
 public:
  /// What is given must outlive this.
  Records(Calendar& calendar, db::Pool& pool) : calendar_(calendar), pool_(pool) {}

  /// The record of a closed day as it is now; the same bytes as before where nothing was removed since. Throws 503
  /// unavailable where too many wait for one to be made.
  std::shared_ptr<const http::LargeBody> of(const Day& day);

 private:
  struct Kept {
    Date date;
    days::Results results;  // that it was made with: each removal changes a count
    std::shared_ptr<const SpooledBody> body;
  };
  std::shared_ptr<const SpooledBody> find(Date date, const days::Results& results);
  void keep(Kept kept);
  std::shared_ptr<const SpooledBody> make(const Day& day, const days::Results& results) const;

  Calendar& calendar_;
  db::Pool& pool_;

  std::mutex making_;  // one at a time: it takes a core for as long as it lasts
  std::atomic<int> waiting_{0};

  std::mutex mutex_;      // of what follows
  std::list<Kept> kept_;  // the last asked for first
};

}  // namespace rozbazi::record
