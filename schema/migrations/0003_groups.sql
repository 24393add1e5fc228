-- Groups of friends (docs/api.md, Groups).

create table groups (
  group_id uuid primary key,
  name text not null,
  code text collate "C" not null unique,  -- its members see it and pass it on
  created_at timestamptz not null
);

-- A group has members or is gone. Whoever changes its members holds the group's row.
create table group_members (
  group_id uuid not null references groups,
  player uuid not null references players,
  joined_at timestamptz not null,
  primary key (group_id, player)
);
create index groups_of_player on group_members (player, joined_at);
