// Everything that changes a play goes through here. A call returns when the change is committed, so that nothing is
// ever answered that could still be lost; how many changes share a commit is the writer's own affair.
#pragma once

#include "backend/plays/play.h"

namespace rozbazi::plays {

/// What happened in a play since it was read.
struct Extension {
  Uuid play;
  Date date;
  std::size_t recorded;  // length of `actions` as it was read: the change is made only while it still is
  std::string news;      // to be added to `actions`
  std::optional<Finish> finish = {};
};

enum class Outcome {
  stored,
  overtaken,   // the play has moved on since it was read; nothing changed
  held,        // somebody else is at work on the play or its day just now; nothing changed
  day_closed,  // a ranked play cannot be finished any more; nothing changed
};

class Writer {
 public:
  virtual ~Writer() = default;
  /// Stores a new play, with what happens on its board where it is finished at once, and tells whether it is ranked: on
  /// a voided day none is. Nothing where that player has one of that deal already: then nothing changes.
  virtual std::optional<bool> start(const Play& play) = 0;
  /// Adds to a play; its finish and its board's counts change together.
  virtual Outcome extend(const Extension& extension) = 0;
  /// Makes an unfinished play an unranked one.
  virtual void unrank(const Uuid& play, Date date) = 0;
};

}  // namespace rozbazi::plays
