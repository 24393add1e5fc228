-- The matches of a room that are over, for its people: the last twenty, as long as the room is there.
create table room_matches (
  room_id uuid not null references rooms on delete cascade,
  match integer not null check (match > 0),
  seed bytea not null check (octet_length(seed) = 32),
  dealer smallint not null check (dealer >= 0),
  actions text collate "C" not null,  -- of all seats as they happened, each followed by one blank
  players uuid[] not null,            -- who sat there at the end, by seat; null: the computer
  primary key (room_id, match)
);

-- Keeps a match in the statement that ends it, whichever release of the server that is. It runs with the owner's rights, so that
-- the server itself writes nothing here.
create function keep_match() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into room_matches (room_id, match, seed, dealer, actions, players)
    select new.room_id, new.match, new.seed, new.dealer, new.actions, array_agg(m.player order by seats.seat)
    from generate_series(0, new.seats - 1) as seats (seat)
    left join room_members m on m.room_id = new.room_id and m.seat = seats.seat;
  delete from room_matches where room_id = new.room_id and match <= new.match - 20;
  return null;
end
$$;
revoke execute on function keep_match() from public;
create trigger keep_match after update of state on rooms for each row
  when (new.state = 'over' and old.state <> 'over')
  execute function keep_match();

insert into room_matches (room_id, match, seed, dealer, actions, players)
  select r.room_id, r.match, r.seed, r.dealer, r.actions, array_agg(m.player order by seats.seat)
  from rooms r cross join generate_series(0, r.seats - 1) as seats (seat)
  left join room_members m on m.room_id = r.room_id and m.seat = seats.seat
  where r.state = 'over'
  group by r.room_id;
