#include "backend/players/statistics.h"

#include <algorithm>

namespace rozbazi::players {
namespace {

struct Sum {
  Percentage percentages{0};
  std::int64_t days = 0;
};

std::vector<Date> days_of(std::span<const Result> results) {
  std::vector<Date> days;
  for (const Result& result : results) days.push_back(result.date);
  std::ranges::sort(days);
  days.erase(std::unique(days.begin(), days.end()), days.end());
  return days;
}

}  // namespace

Statistics statistics(std::span<const Result> results, Date last_closed, std::span<const Date> voided) {
  Statistics statistics{streaks(days_of(results), last_closed, voided), {}};
  std::map<std::string, Sum> sums;
  for (const Result& result : results) {
    TableStatistics& table = statistics.tables[result.table];
    ++table.days_played;
    if (table.recent.size() < kRecentResults) table.recent.push_back(result);
    if (result.date > last_closed) continue;
    const Percentage percentage = result.standing.percentage();
    table.best = std::max(table.best.value_or(percentage), percentage);
    Sum& sum = sums[result.table];
    sum.percentages.count += percentage.count;
    ++sum.days;
  }
  for (const auto& [table, sum] : sums) statistics.tables[table].mean = mean(sum.percentages, sum.days);
  return statistics;
}

}  // namespace rozbazi::players
