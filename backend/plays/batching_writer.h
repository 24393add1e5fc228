// The writer that lets changes share a commit. Whatever comes while a commit is in flight goes into the next one, so
// that nobody waits for company, and the more there is to store the less each change costs.
#pragma once

#include <array>
#include <string>

#include "backend/db/pool.h"
#include "backend/plays/lane.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

class BatchingWriter : public Writer {
 public:
  /// Moves and finishes have two connections to that database of their own; the rest goes through the pool, which must
  /// outlive the writer.
  BatchingWriter(db::Pool& pool, const std::string& database_url)
      : pool_(pool), lanes_{{{database_url, numbers_}, {database_url, numbers_}}} {}

  std::optional<bool> start(const Play& play) override;
  Outcome extend(const Extension& extension) override;
  void unrank(const Uuid& play, Date date) override;

  const LaneNumbers& numbers() const { return numbers_; }

 private:
  db::Pool& pool_;
  LaneNumbers numbers_;
  std::array<Lane, 2> lanes_;
};

}  // namespace rozbazi::plays
