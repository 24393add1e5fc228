// The field: what everybody whose play had the same course so far did at each of a play's decisions.
#pragma once

#include "backend/db/pool.h"
#include "backend/plays/course.h"
#include "engine/json/put.h"

namespace rozbazi::plays {

struct Choice {
  std::string action;
  std::int64_t plays;
  json::Tenths mean_score;
};

struct Decision {
  int index;                         // of the player's action, in the play's log
  std::vector<Choice> choices = {};  // those that somebody made, in byte order
};

/// Of a finished play, over the finished ranked plays of its deal.
std::vector<Decision> field(db::Pool& pool, const Play& play, const Course& course);
std::string to_json(const std::vector<Decision>& decisions);

/// sum / count in tenths, the half rounded up.
json::Tenths mean_in_tenths(std::int64_t sum, std::int64_t count);

}  // namespace rozbazi::plays
