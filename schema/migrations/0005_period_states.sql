-- Both states of the sums of periods are whole from here on: the columns `_before` of every row are what it was as of
-- folded_before, also where it has not changed since. So each state has its order in one index of its own.
update period_sums set tenths_before = tenths, plays_before = plays
  where folded <= (select folded_before from period_state);
update period_counts set players_before = players
  where folded <= (select folded_before from period_state);

drop index period_sums_in_order, period_sums_in_order_before, period_sums_of_nobody, period_counts_of_nobody;
create index period_sums_in_order on period_sums (period, table_name, (-tenths), player)
  include (tenths, plays) where plays > 0;
create index period_sums_in_order_before on period_sums (period, table_name, (-tenths_before), player)
  include (tenths_before, plays_before) where plays_before > 0;
-- What is to be looked after when a further day comes in: rows that say nothing any more, and those whose states differ.
create index period_sums_of_nobody on period_sums (folded) where plays = 0 and plays_before = 0;
create index period_sums_in_change on period_sums (folded) where tenths <> tenths_before or plays <> plays_before;
create index period_counts_of_nobody on period_counts (folded) where players = 0 and players_before = 0;
create index period_counts_in_change on period_counts (folded) where players <> players_before;
