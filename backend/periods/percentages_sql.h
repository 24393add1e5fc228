// Percentages, computed where the counts are.
#pragma once

/// SQL for a `with`: `percentages (date, table_name, score, tenths)` of what each score of the days from `first` to
/// `last` is worth among all of its board (docs/api.md, Boards), at that table alone where `table_name` is not empty.
#define ROZBAZI_PERCENTAGES(first, last, of_table)                                                                \
  "percentages as (select date, table_name, score, case when players = 1 then 500 "                               \
  "else (1000 * (2 * (players - better - plays) + plays - 1) + players - 1) / (2 * (players - 1)) end as tenths " \
  "from (select date, table_name, score, plays, "                                                                 \
  "(sum(plays) over (partition by date, table_name))::bigint as players, "                                        \
  "(sum(plays) over (partition by date, table_name order by score desc) - plays)::bigint as better "              \
  "from score_counts where date between " first " and " last " and (" of_table " = '' or table_name = " of_table  \
  ")) counts)"
