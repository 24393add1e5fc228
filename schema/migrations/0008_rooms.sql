-- Rooms: tables where several people sit (docs/api.md, Rooms). A row and those of its members change together, each time
-- with a further version, and only while that is the one that was read.

create table rooms (
  room_id uuid primary key,
  code text collate "C" not null unique check (code ~ '^[2-9A-HJKMNP-Z]{6}$'),  -- its people pass it on
  table_name text collate "C" not null,
  options text collate "C" not null,  -- JSON: all that a replay needs, house rules and `match`
  seats smallint not null check (seats between 2 and 4),
  bots_level text collate "C" not null,
  bots_version integer not null,
  patience smallint check (patience in (20, 45)),  -- seconds for a decision; null: as long as it takes
  used_at timestamptz not null,                    -- to some minutes
  version bigint not null check (version > 0),
  state text collate "C" not null check (state in ('lobby', 'playing', 'over')),
  match integer not null check (match > 0),  -- the number of the match that is played, or to be played
  seed bytea not null check (octet_length(seed) = 32),
  dealer smallint not null,           -- of its first deal
  actions text collate "C" not null,  -- of all seats as they happened, each followed by one blank
  turn_at timestamptz,                -- since when somebody is on turn
  check (dealer >= 0 and dealer < seats),
  check (state <> 'lobby' or actions = ''),
  check ((state = 'playing') = (turn_at is not null))
) with (fillfactor = 50);
create index rooms_by_use on rooms (used_at);

create table room_members (
  room_id uuid not null references rooms on delete cascade,
  player uuid not null references players,
  joined_at timestamptz not null,
  seat smallint check (seat between 0 and 3),  -- null: looks on
  wish smallint check (wish between 0 and 3),  -- the seat that the member would like to change to
  away boolean not null,                       -- the computer plays in the seat until the member is back
  seen_at timestamptz not null,                -- to ten seconds
  connected boolean not null,
  phrase text collate "C",
  said_at timestamptz,
  primary key (room_id, player),
  -- Two who change seats do so in one statement.
  unique (room_id, seat) deferrable,
  check (seat is not null or (wish is null and not away)),
  check (wish <> seat),
  check ((phrase is null) = (said_at is null))
) with (fillfactor = 50);
create index rooms_of_player on room_members (player);

-- Tells whoever listens which version a room has now: `K7M2QX 17`. That of a room that is gone is one that it never had.
create function tell_room() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('rozbazi_rooms', old.code || ' ' || old.version + 1);
  else
    perform pg_notify('rozbazi_rooms', new.code || ' ' || new.version);
  end if;
  return null;
end
$$;
create trigger tell_room after insert or delete or update of version on rooms
  for each row execute function tell_room();

-- A member's new name is a change of the room. It runs with the owner's rights, since an operator can rename a player too.
create function rename_in_rooms() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update rooms set version = version + 1
    where room_id in (select room_id from room_members where player = new.player);
  return null;
end
$$;
revoke execute on function rename_in_rooms() from public;
create trigger rename_in_rooms after update of name on players
  for each row when (new.name is not null and new.name is distinct from old.name) execute function rename_in_rooms();
