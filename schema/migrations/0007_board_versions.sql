-- What servers remember of a board (docs/decisions.md, Ranks in memory) follows the counts of its scores. The version
-- of a board is how often they have changed: whoever reads a play reads with it how far what he remembers must go.
alter table deals
  add column version bigint not null default 0,
  -- It changes with every commit that finishes plays.
  set (fillfactor = 50);

-- Tells whoever listens which counts have changed, one message for each board, in the order of its versions:
-- `2026-11-29 belote 17 82:1 162:-1`, the version that it has from then on and what has been added to the count of each
-- score; the version alone where that would be long. It runs with the owner's rights, so that the server needs none to
-- change a version. Boards are locked in one order, as their counts are.
create function tell_scores() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes score_counts[];
  board record;
begin
  if tg_op = 'INSERT' then
    changes := array(select row(date, table_name, score, plays)::score_counts from come);
  elsif tg_op = 'DELETE' then
    changes := array(select row(date, table_name, score, -plays)::score_counts from gone);
  else
    changes := array(select row(date, table_name, score, come.plays - gone.plays)::score_counts
                     from come join gone using (date, table_name, score));
  end if;
  if changes = '{}' then
    return null;
  end if;
  perform from deals join unnest(changes) using (date, table_name) order by date, table_name for no key update of deals;
  for board in
    with told as (
      select date, table_name, string_agg(score || ':' || plays, ' ' order by score) as scores
      from unnest(changes) group by date, table_name
    )
    update deals set version = version + 1 from told
    where deals.date = told.date and deals.table_name = told.table_name
    returning deals.date, deals.table_name, version, case when length(scores) <= 4000 then scores end as scores
  loop
    perform pg_notify('rozbazi_scores', concat_ws(' ', board.date, board.table_name, board.version, board.scores));
  end loop;
  return null;
end
$$;
revoke execute on function tell_scores() from public;

create trigger tell_scores_come after insert on score_counts
  referencing new table as come for each statement execute function tell_scores();
create trigger tell_scores_changed after update on score_counts
  referencing old table as gone new table as come for each statement execute function tell_scores();
create trigger tell_scores_gone after delete on score_counts
  referencing old table as gone for each statement execute function tell_scores();
