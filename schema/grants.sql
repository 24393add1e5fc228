-- What the server may do; run after the migrations, each time. Where everything runs under one role (a developer's
-- machine), there is no role rozbazi_server and nothing to grant. schema/roles.sql makes the roles.
do $$
begin
  if exists (select from pg_roles where rolname = 'rozbazi_server') then
    -- Earlier releases granted more.
    revoke insert, update on days, plays from rozbazi_server;
    revoke update on deals, players, score_counts, transfer_codes, groups from rozbazi_server;
    revoke select on tokens from rozbazi_server;
    grant usage on schema public to rozbazi_server;
    grant select on schema_migrations to rozbazi_server;
    grant select, insert on launch to rozbazi_server;
    grant select, insert (date) on days to rozbazi_server;
    grant select,
          insert (date, table_name, player, seat, play, ranked, bots_level, bots_version, actions, started_at, finished_at, score)
      on plays to rozbazi_server;
    -- To void a day or to remove a result is the operator's, and what was promised and begun stays as it was; what was
    -- played stays by migrations/0009_kept_plays.sql.
    grant update (closed_at) on days to rozbazi_server;
    grant update (ranked, actions, finished_at, score) on plays to rozbazi_server;
    grant select, insert, update (bots_level, bots_version) on deals to rozbazi_server;
    grant select, insert, update (name, forgotten_at) on players to rozbazi_server;
    grant select, insert, update (plays) on score_counts to rozbazi_server;
    grant select (sha256, player), insert, delete on tokens to rozbazi_server;
    grant select, insert, update (code_sha256, expires_at), delete on transfer_codes to rozbazi_server;
    -- Whoever changes a group's members holds its row, which takes the right to change something of it.
    grant select, insert, update (name), delete on groups to rozbazi_server;
    grant select, insert, delete on group_members to rozbazi_server;
    -- What was chosen when a room was made stays.
    grant select, insert, update (used_at, version, state, match, seed, dealer, actions, turn_at), delete
      on rooms to rozbazi_server;
    -- Matches that are over are kept by migrations/0010_room_matches.sql.
    grant select on room_matches to rozbazi_server;
    grant select, insert, update (seat, wish, away, seen_at, connected, phrase, said_at), delete
      on room_members to rozbazi_server;
    grant select, insert, update, delete on period_sums, period_counts to rozbazi_server;
    grant select, update on period_state to rozbazi_server;
    grant execute on function ensure_plays_partition(date) to rozbazi_server;
  end if;
end
$$;
