#include "backend/days/tell.h"

#include <algorithm>

namespace rozbazi::days {

Results read_results(db::Pool& pool, Date date) {
  const Corrected corrected = read_corrected(pool, date);
  return {count_players(pool, date), corrected.voided, corrected.times};
}

record::DayTold tell(const Day& day, DayState state, const Results& results, const Calendar& calendar) {
  record::DayTold told{.date = day.date,
                       .state = name(state),
                       .committed_late = std::ranges::any_of(day.deals, &Deal::committed_late),
                       .voided = results.voided,
                       .deals = {}};
  for (const Deal& deal : day.deals) {
    record::DealTold& one = told.deals.emplace_back(record::DealTold{deal.table, deal.commitment});
    if (state == DayState::upcoming) continue;
    const auto count = results.players.find(deal.table->name);
    one.opened = {deal.bots->level, deal.bots->version, count == results.players.end() ? 0 : count->second};
    if (state == DayState::closed) one.seed = calendar.seed(deal);
  }
  return told;
}

}  // namespace rozbazi::days
