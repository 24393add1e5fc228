-- Days and their deals, players, plays, and the counts behind the boards (docs/api.md).
--
-- Every instant is given by the server's clock: no column has a default, no statement asks for now().

create table launch (
  one boolean primary key default true check (one),  -- a single row
  date date not null                                 -- of the service's first start
);

create table days (
  date date primary key,
  closed_at timestamptz  -- once set, the day is closed for good, whatever the clock says later
);

-- The deal of one table on one day. What its seed is follows from the secret; what was promised about it is kept.
create table deals (
  date date not null references days,
  table_name text collate "C" not null,
  commitment bytea not null check (octet_length(commitment) = 32),
  committed_at timestamptz not null,  -- when the commitment was first published
  bots_level text collate "C",        -- the day's computer players, fixed when it opens
  bots_version integer,
  primary key (date, table_name),
  check ((bots_level is null) = (bots_version is null))
);

create table players (
  player uuid primary key,
  name text,  -- null once the player has asked to be forgotten; the row stays for the plays
  created_at timestamptz not null,
  forgotten_at timestamptz,
  check ((name is null) = (forgotten_at is not null))
);

-- A token for each of a player's devices; the token itself is known to the device alone.
create table tokens (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  player uuid not null references players,
  created_at timestamptz not null
);
create index tokens_of_player on tokens (player);

-- The code that moves a player to a further device: one at a time, used once.
create table transfer_codes (
  player uuid primary key references players,
  code_sha256 bytea not null unique check (octet_length(code_sha256) = 32),
  expires_at timestamptz not null
);

-- One player's go at one deal. Partitioned by month: a day's moves touch indexes that fit in memory and a past month
-- never changes again, while a player's own list of a year looks into 13 partitions and not into 366.
--
-- deals is not referenced: a key share lock on the same few rows at every start would make them the busiest of all.
create table plays (
  date date not null,
  table_name text collate "C" not null,
  player uuid not null references players,
  seat smallint not null check (seat >= 0),  -- where the player sits; the computer has the other seats
  play uuid not null,                        -- begins with the date (backend/plays/play_id.h)
  ranked boolean not null,
  bots_level text collate "C" not null,
  bots_version integer not null,
  actions text collate "C" not null,  -- of all seats as they happened, each followed by one blank; only ever grows
  started_at timestamptz not null,
  finished_at timestamptz,
  score integer,
  primary key (player, date, table_name),
  unique (play, date),
  check ((finished_at is null) = (score is null))
) partition by range (date);

-- A board in its order: best score first, then by finish, then by player. The score is negated so that one row
-- comparison continues a page exactly where it ended, among equal scores too.
create index plays_on_board on plays (table_name, date, (-score), finished_at, player) include (score, play)
  where ranked and finished_at is not null;

-- How many ranked finished plays of a deal have each score: ranks are sums over scores, not over players.
create table score_counts (
  date date not null,
  table_name text collate "C" not null,
  score integer not null,
  plays bigint not null check (plays > 0),
  primary key (date, table_name, score)
) with (fillfactor = 50);

-- Makes the partition that holds a date where there is none. It runs with the owner's rights, so that the server needs
-- none to change the schema. Attaching, unlike creating in place, does not lock running plays out.
create function ensure_plays_partition(of_date date) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  first date := date_trunc('month', of_date::timestamp)::date;
  partition_name text := 'plays_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(partition_name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rozbazi ensure_plays_partition', 0));
  if to_regclass(partition_name) is not null then
    return;
  end if;
  execute format('create table %I (like plays including all) with (fillfactor = 80)', partition_name);
  execute format('alter table plays attach partition %I for values from (%L) to (%L)', partition_name, first,
                 (first + interval '1 month')::date);
end
$$;
revoke execute on function ensure_plays_partition(date) from public;
