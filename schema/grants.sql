-- What the server may do; run after the migrations, each time. Where everything runs under one role (a developer's
-- machine), there is no role rozbazi_server and nothing to grant. schema/roles.sql makes the roles.
do $$
begin
  if exists (select from pg_roles where rolname = 'rozbazi_server') then
    -- Earlier releases granted more.
    revoke update on days, plays from rozbazi_server;
    grant usage on schema public to rozbazi_server;
    grant select on schema_migrations to rozbazi_server;
    grant select, insert on launch to rozbazi_server;
    grant select, insert on days, plays to rozbazi_server;
    -- To void a day or to remove a result is the operator's.
    grant update (closed_at) on days to rozbazi_server;
    grant update (ranked, actions, finished_at, score) on plays to rozbazi_server;
    grant select, insert, update on deals, players, score_counts to rozbazi_server;
    grant select, insert, delete on tokens to rozbazi_server;
    grant select, insert, update, delete on transfer_codes, groups to rozbazi_server;
    grant select, insert, delete on group_members to rozbazi_server;
    grant select, insert, update, delete on period_sums, period_counts to rozbazi_server;
    grant select, update on period_state to rozbazi_server;
    grant execute on function ensure_plays_partition(date) to rozbazi_server;
  end if;
end
$$;
