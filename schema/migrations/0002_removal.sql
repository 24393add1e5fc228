-- What an operator can take back: one result, or a whole day (docs/runbook.md).

-- A voided day counts for nothing: its plays are unranked, those that were results are removed, and it breaks no streak.
alter table days add column voided_at timestamptz;

-- A result that was removed. It is unranked from then on, so that board, counts, field and streaks pass it by; the day's
-- public record holds every play that is ranked and finished, or removed.
alter table plays
  add column removed_at timestamptz,
  add constraint plays_removed_was_result check (removed_at is null or (not ranked and finished_at is not null));
