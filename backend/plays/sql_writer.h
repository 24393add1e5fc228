// The writer that makes every change by a statement of its own.
#pragma once

#include "backend/db/pool.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

class SqlWriter : public Writer {
 public:
  /// The pool must outlive the writer.
  explicit SqlWriter(db::Pool& pool) : pool_(pool) {}

  std::optional<bool> start(const Play& play) override;
  Outcome extend(const Extension& extension) override;
  void unrank(const Uuid& play, Date date) override;

 private:
  db::Pool& pool_;
};

}  // namespace rozbazi::plays
