// Where scores stand on the boards of days, from memory. A board is read from the database when it is asked for, and
// follows what the database tells of its changes, whichever server or operator has made them.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "backend/boards/score_change.h"
#include "backend/boards/score_tree.h"
#include "backend/db/listener.h"
#include "backend/db/pool.h"

namespace rozbazi::boards {

class Ranks {
 public:
  /// The pool must outlive the ranks.
  Ranks(db::Pool& pool, const std::string& database_url);

  /// What was read together with a result: the version of its board, and the database's timeline, as it was known
  /// before that.
  struct Seen {
    std::int64_t version;
    db::Timeline::Number timeline;
  };
  /// Where one of those stands who have that score on that board, of whom was read when it was as seen: at that moment
  /// or a later one, never an earlier one. Nothing where a result has been taken off the board since, or another
  /// database has taken over, so that this one may be gone: then it is to be read anew.
  std::optional<Standing> standing(const BoardName& board, int score, Seen seen);
  db::Timeline::Number timeline() const { return timeline_.latest(); }

  struct Numbers {
    std::int64_t boards;    // that are remembered
    std::uint64_t read;     // from the database
    std::uint64_t changes;  // that were told of them
  };
  Numbers numbers() const;

 private:
  struct Board {
    std::int64_t version = 0;
    std::int64_t settled = 0;  // since this version nothing was taken off it
    ScoreTree tree = {};
    std::uint64_t asked = 0;  // when it was asked for last, in questions
  };

  using Boards = std::map<BoardName, Board>;

  Board read(const BoardName& name);
  Boards::iterator remember(const BoardName& name, Board board);
  void hear(const std::string& text, db::Timeline::Number timeline);
  /// False where the board is not the one before the change.
  static bool follow(Board& board, const ScoreChange& change);
  void forget();
  void enter(db::Timeline::Number timeline);

  db::Pool& pool_;
  db::Timeline& timeline_;
  mutable std::mutex mutex_;  // of what follows
  std::condition_variable moved_;
  Boards boards_;
  db::Timeline::Number boards_timeline_ = 0;  // that they are of
  std::uint64_t questions_ = 0;
  std::uint64_t read_ = 0;
  std::uint64_t changes_ = 0;
  db::Listener listener_;  // the last: it uses all of them
};

}  // namespace rozbazi::boards
