// Records of days that never were: random legal plays against the real computer players.
#pragma once

#include <string>
#include <vector>

#include "generator/record/lines.h"

namespace rozbazi::record {

/// The seed of a table's made deal.
Seed made_seed(const Table& table);

class MadeRecord {
 public:
  /// So many plays, at the tables in turn. Whoever has seat 0 does any legal thing; the same arguments give the same.
  MadeRecord(Date date, int plays, unsigned luck = 1);

  /// The lines after the first, without their line feeds; they may be changed.
  std::vector<std::string> lines;
  /// What the first line tells of each table's players; may be changed too.
  DayTold day;

  /// The whole, with a first line that fits the others.
  std::string text() const;
  /// Has the computer players of that play (0 for the first) do what is legal and no version of them would do.
  void forge_replies(int play);

 private:
  std::string line(int number, const Table& table, const AnyMatch& match) const;
};

}  // namespace rozbazi::record
