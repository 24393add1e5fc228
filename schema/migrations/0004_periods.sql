-- What players have gathered in weeks, months and all time: sums of the percentages of closed days, folded in once when
-- a day closes (docs/decisions.md, Periods).

create table period_state (
  one boolean primary key default true check (one),  -- a single row
  folded_to date not null,      -- the last day that is in the sums
  folded_before date not null,  -- what that was before the days that came in last
  check (folded_before <= folded_to)
);
insert into period_state (folded_to, folded_before) values ('0001-01-01', '0001-01-01');

-- A row holds two states: as of folded_to, and, where it has changed since, as of folded_before (`folded` is later than
-- that then; else both are the same and the columns `_before` mean nothing). So whoever reads a board page by page goes
-- on in the sums that the first page showed, while a day comes in.
--
-- plays may be below zero within a transaction only, and players is not referenced: it would be looked up six times for
-- every play. `rozbazi-admin check` looks after both.
create table period_sums (
  period text collate "C" not null,      -- 2026-W48, 2026-11, all-time
  table_name text collate "C" not null,  -- a table, or all
  player uuid not null,
  tenths integer not null,  -- the sum of the percentages, in tenths
  plays integer not null,   -- how many they are
  folded date not null,     -- folded_to when the row last changed
  tenths_before integer not null,
  plays_before integer not null,
  primary key (period, table_name, player)
) with (fillfactor = 80);

-- The boards' order in either state.
create index period_sums_in_order on period_sums (period, table_name, (-tenths), player)
  include (tenths, plays, folded) where plays > 0;
create index period_sums_in_order_before on period_sums (period, table_name, folded, (-tenths_before), player)
  include (tenths_before, plays_before) where plays_before > 0;
create index period_sums_of_nobody on period_sums (folded) where plays = 0;

-- How many players of a board have sums in a bucket: each sum at level 0, 1,024 of them at level 1, 1,048,576 at level 2.
-- A rank is a sum over at most 1,024 rows of each of the lower levels and the few of the highest. Two states as above.
create table period_counts (
  period text collate "C" not null,
  table_name text collate "C" not null,
  level integer not null check (level between 0 and 2),
  bucket integer not null,  -- tenths >> (10 * level)
  players bigint not null,
  players_before bigint not null,
  folded date not null,
  primary key (period, table_name, level, bucket)
) with (fillfactor = 50);
create index period_counts_of_nobody on period_counts (folded) where players = 0;
