// What the database holds of days: their deals, the commitments as published, and whether they are closed.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "backend/days/day.h"
#include "backend/db/pool.h"

namespace rozbazi::days {

struct NewCommitment {
  Date date;
  std::string_view table;
  Commitment commitment;
};

/// Who plays at a table.
struct TableBots {
  std::string_view table;
  Bots bots;
};

/// The date of the service's first start, which is `today` if there was none before.
Date launch(db::Session& session, Date today);
/// Every stored day with its deals in the order of all_tables().
std::map<Date, Day> load(db::Session& session);
/// Makes room for the plays of those days.
void make_room(db::Session& session, Date first, Date last);
/// Stores the commitments that are not stored yet, as published at `now`.
void publish(db::Session& session, std::span<const NewCommitment> commitments, Instant now);
/// Gives the deals of the days up to `last` their computer players, where they have none yet.
void open(db::Session& session, Date last, std::span<const TableBots> bots);
/// Closes the days up to `last` for good, where they are not closed yet.
void close(db::Session& session, Date last, Instant now);

/// How many ranked finished plays each table has on a day; tables without one are left out.
using Players = std::map<std::string, std::int64_t, std::less<>>;
Players count_players(db::Pool& pool, Date date);

/// What an operator has done to a stored day.
struct Corrected {
  bool voided;
  int times;  // that something was taken back or restored
};
Corrected read_corrected(db::Pool& pool, Date date);

/// The days that the operator has voided, ascending. They are not a part of what load() gives: that is kept for as long
/// as the clock changes nothing, and a day is voided at any time.
std::vector<Date> voided(db::Pool& pool);

}  // namespace rozbazi::days
