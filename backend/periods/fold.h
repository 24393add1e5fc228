// Brings the percentages of closed days into the sums of their periods, and takes them out again.
#pragma once

#include <string_view>

#include "backend/db/pool.h"

namespace rozbazi::periods {

/// Folds in every closed day that is not in the sums yet; false where there is none. Done again it changes nothing, and
/// of several processes one does it.
bool fold(db::Session& session);

/// How far the sums go.
struct State {
  Date folded_to;
  Date folded_before;  // the day that they went to before the last folding
};
State state(db::Session& session);

/// For whoever changes results that may be in the sums already. From the making of it to the end of the transaction
/// nothing is folded in. The day's row is to be held before.
class Reopened {
 public:
  /// Takes that day's percentages at that table (every table where the name is empty) out of the sums, where they are
  /// in them. To be called before any play or count changes.
  Reopened(db::Session& session, Date date, std::string_view table);
  /// Puts in what they are by now.
  void fold_again();

 private:
  db::Session& session_;
  Date date_;
  std::string table_;
  bool folded_;
};

}  // namespace rozbazi::periods
