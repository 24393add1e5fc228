-- What was played stays, whoever holds the server's role: actions are only added to, what a finished play has come to is
-- not changed any more, and whether it counts only together with `removed_at`, which is the operator's to set.
create function keep_play() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  raise insufficient_privilege using message = 'permission denied: what was recorded of a play stays';
end
$$;
revoke execute on function keep_play() from public;

-- The condition alone is looked at for each move; the function is called where it is to be refused.
create trigger keep_play before update on plays for each row
  when (
    not starts_with(new.actions, old.actions)
    or (old.finished_at is not null
        and (new.actions, new.finished_at, new.score) is distinct from (old.actions, old.finished_at, old.score))
    or (new.ranked <> old.ranked and (new.ranked or old.finished_at is not null)
        and new.removed_at is not distinct from old.removed_at)
  )
  execute function keep_play();
