#include "backend/rooms/store.h"

#include <algorithm>
#include <iterator>
#include <sstream>

#include "backend/base/bytes.h"

namespace rozbazi::rooms {
namespace {

// Forgetting a player changes this row first: whoever holds it lets nobody into a room who is gone.
constexpr db::Statement kHoldPlayer{"rooms_hold_player",
                                    "select from players where player = $1 and name is not null for share"};
constexpr db::Statement kCreate{
    "rooms_create",
    "insert into rooms (room_id, code, table_name, options, seats, bots_level, bots_version, patience, used_at, "
    "version, "
    "state, match, seed, dealer, actions) "
    "values ($1, $2, $3, $4, $5, $6, $7, nullif($8, 0), $9, 1, 'lobby', 1, $10, $11, '') on conflict do nothing"};
constexpr db::Statement kIsThere{"rooms_is_there", "select from rooms where room_id = $1"};
constexpr db::Statement kJoin{
    "rooms_join",
    "insert into room_members (room_id, player, joined_at, seat, away, seen_at, connected) "
    "values ($1, $2, $3, nullif($4, -1), false, $3, true) on conflict (room_id, player) do nothing"};

constexpr db::Statement kFind{
    "rooms_find",
    "select room_id, code, table_name, options, seats, bots_level, bots_version, patience, version, state, match, seed, "
    "dealer, actions, (select string_agg(p.match::text, ' ' order by p.match) from room_matches p where p.room_id = rooms.room_id) "
    "as replays, (select string_agg(coalesce(sat.player::text, '-'), ' ' order by sat.place) from room_matches p "
    "cross join unnest(p.players) with ordinality as sat (player, place) "
    "where p.room_id = rooms.room_id and p.match = rooms.match and state = 'over') as sat, " ROZBAZI_MICROSECONDS("used_at") " as used_at, " ROZBAZI_MICROSECONDS(
        "turn_at") " as turn_at, "
    "player, name, seat, wish, away, connected, phrase, " ROZBAZI_MICROSECONDS("joined_at") " as joined_at, "
    ROZBAZI_MICROSECONDS("seen_at") " as seen_at, " ROZBAZI_MICROSECONDS("said_at") " as said_at "
    "from rooms join room_members m using (room_id) join players using (player) "
    "where code = $1 and used_at > $2 order by m.joined_at, player"};

constexpr db::Statement kChange{
    "rooms_change",
    "with changed as (update rooms set version = version + 1, used_at = $3, state = $4, match = $5, seed = $6, "
    "dealer = $7, actions = $8, turn_at = nullif($9, '')::timestamptz "
    "where room_id = $1 and version = $2 returning room_id), "
    "gone as (delete from room_members m using changed where m.room_id = changed.room_id "
    "and m.player = any($10::uuid[])), "
    "other as (update room_members m set seat = nullif(each.seat, -1), wish = nullif(each.wish, -1), "
    "away = each.away, seen_at = each.seen_at, connected = each.connected, phrase = nullif(each.phrase, ''), "
    "said_at = nullif(each.said_at, '')::timestamptz "
    "from changed, unnest($11::uuid[], $12::smallint[], $13::smallint[], $14::boolean[], $15::timestamptz[], "
    "$16::boolean[], $17::text[], $18::text[]) as each (player, seat, wish, away, seen_at, connected, phrase, said_at) "
    "where m.room_id = changed.room_id and m.player = each.player) "
    "select from changed"};
constexpr db::Statement kDissolve{"rooms_dissolve",
                                  "delete from rooms where room_id = $1 and version = $2 returning version"};

constexpr db::Statement kNoteSeen{
    "rooms_note_seen",
    "update room_members m set seen_at = $3 from rooms r where m.room_id = $1 and m.player = $2 and m.seen_at < $3 "
    "and r.room_id = m.room_id returning r.version"};

// In one order, so that two who are forgotten at the same time do not wait for each other.
constexpr db::Statement kHoldAll{
    "rooms_hold_all",
    "select room_id from rooms where room_id in (select room_id from room_members where player = $1) "
    "order by room_id for update"};
constexpr db::Statement kLeave{
    "rooms_leave",
    "with gone as (delete from room_members where room_id = $1 and player = $2 returning room_id) "
    "update rooms set version = version + 1 from gone where rooms.room_id = gone.room_id"};
constexpr db::Statement kDissolveEmpty{"rooms_dissolve_empty",
                                       "delete from rooms where room_id = $1 and "
                                       "not exists (select from room_members where room_id = $1)"};
constexpr db::Statement kSweep{"rooms_sweep", "delete from rooms where used_at <= $1"};

constexpr int kNone = -1;  // in the place of a seat

std::string text(const std::optional<Instant>& instant) { return instant ? to_rfc3339(*instant) : ""; }

std::optional<int> number(const pqxx::field& field) {
  return field.is_null() ? std::nullopt : std::optional(field.as<int>());
}

std::optional<Instant> instant_or_none(const pqxx::field& field) {
  return field.is_null() ? std::nullopt : std::optional(db::instant(field));
}

State state(std::string_view text) {
  for (const State each : {State::lobby, State::playing}) {
    if (text == name(each)) return each;
  }
  return State::over;
}

std::vector<int> numbers(const pqxx::field& field) {
  std::istringstream words(field.as<std::string>(""));
  return {std::istream_iterator<int>(words), {}};
}

std::vector<std::optional<Uuid>> players(const pqxx::field& field) {
  std::istringstream words(field.as<std::string>(""));
  std::vector<std::optional<Uuid>> read;
  for (std::string word; words >> word;) read.push_back(Uuid::parse(word));
  return read;
}

Member read_member(const pqxx::row& row) {
  Member member{.player = db::uuid(row["player"]),
                .name = row["name"].as<std::string>(),
                .joined_at = db::instant(row["joined_at"]),
                .seen_at = db::instant(row["seen_at"]),
                .connected = row["connected"].as<bool>(),
                .seat = number(row["seat"]),
                .wish = number(row["wish"]),
                .away = row["away"].as<bool>()};
  if (!row["phrase"].is_null()) member.said = Said{row["phrase"].as<std::string>(), db::instant(row["said_at"])};
  return member;
}

Room read_room(const pqxx::row& row, const Table& table) {
  Terms terms{.table = &table,
              .options = row["options"].as<std::string>(),
              .seats = row["seats"].as<int>(),
              .bots = {row["bots_level"].as<std::string>(), row["bots_version"].as<int>()},
              .patience = {}};
  if (const auto patience = number(row["patience"])) terms.patience = std::chrono::seconds(*patience);
  return {.id = db::uuid(row["room_id"]),
          .code = row["code"].as<std::string>(),
          .terms = std::move(terms),
          .used_at = db::instant(row["used_at"]),
          .version = row["version"].as<std::int64_t>(),
          .course = {.state = state(row["state"].c_str()),
                     .number = row["match"].as<int>(),
                     .seed = db::digest(row["seed"]),
                     .dealer = row["dealer"].as<int>(),
                     .actions = row["actions"].as<std::string>(),
                     .turn_at = instant_or_none(row["turn_at"]),
                     .sat = players(row["sat"])},
          .replays = numbers(row["replays"]),
          .members = {}};
}

// Columns of the members that have changed, for unnest.
struct Columns {
  std::vector<Uuid> players;
  std::vector<int> seats;
  std::vector<int> wishes;
  std::vector<std::string> away;
  std::vector<Instant> seen_at;
  std::vector<std::string> connected;
  std::vector<std::string> phrases;
  std::vector<std::string> said_at;

  void add(const Member& member) {
    players.push_back(member.player);
    seats.push_back(member.seat.value_or(kNone));
    wishes.push_back(member.wish.value_or(kNone));
    away.emplace_back(member.away ? "t" : "f");
    seen_at.push_back(member.seen_at);
    connected.emplace_back(member.connected ? "t" : "f");
    phrases.push_back(member.said ? member.said->phrase : "");
    said_at.push_back(member.said ? to_rfc3339(member.said->at) : "");
  }
};

bool store(db::Session& session, const Room& read, const Room& changed) {
  std::vector<Uuid> gone;
  for (const Member& member : read.members) {
    if (changed.find(member.player) == nullptr) gone.push_back(member.player);
  }
  Columns other;
  for (const Member& member : changed.members) {
    const Member* const before = read.find(member.player);
    if (before != nullptr && *before != member) other.add(member);
  }
  const Course& course = changed.course;
  return !session
              .run(kChange, changed.id, read.version, changed.used_at, name(course.state), course.number, course.seed,
                   course.dealer, course.actions, text(course.turn_at), gone, other.players, other.seats, other.wishes,
                   other.away, other.seen_at, other.connected, other.phrases, other.said_at)
              .empty();
}

}  // namespace

bool create(db::Pool& pool, const Room& room) {
  const Member& member = room.members.front();
  const Terms& terms = room.terms;
  return pool.transact([&](db::Session& session) {
    if (session.run(kHoldPlayer, member.player).empty()) return true;
    session.run(kCreate, room.id, room.code, terms.table->name, terms.options, terms.seats, terms.bots.level,
                terms.bots.version, terms.patience ? static_cast<int>(terms.patience->count()) : 0, room.used_at,
                room.course.seed, room.course.dealer);
    if (session.run(kIsThere, room.id).empty()) return false;
    session.run(kJoin, room.id, member.player, member.joined_at, member.seat.value_or(kNone));
    return true;
  });
}

std::optional<Room> find(db::Pool& pool, std::string_view code, Instant now) {
  const pqxx::result rows = pool.run(kFind, code, now - kLife);
  if (rows.empty()) return std::nullopt;
  const Table* const table = find_table(rows.front()["table_name"].c_str());
  if (table == nullptr) return std::nullopt;
  Room room = read_room(rows.front(), *table);
  for (const pqxx::row& row : rows) room.members.push_back(read_member(row));
  return room;
}

bool change(db::Pool& pool, const Room& read, const Room& changed) {
  if (changed.members.empty()) return !pool.run(kDissolve, read.id, read.version).empty();
  const auto come =
      std::ranges::find_if(changed.members, [&](const Member& member) { return read.find(member.player) == nullptr; });
  if (come == changed.members.end()) {
    return pool.run([&](db::Session& session) { return store(session, read, changed); });
  }
  return pool.transact([&](db::Session& session) {
    if (session.run(kHoldPlayer, come->player).empty() || !store(session, read, changed)) return false;
    session.run(kJoin, changed.id, come->player, come->joined_at, kNone);
    return true;
  });
}

std::optional<std::int64_t> note_seen(db::Pool& pool, const Uuid& room, const Uuid& player, Instant now) {
  const pqxx::result rows = pool.run(kNoteSeen, room, player, now);
  if (rows.empty()) return std::nullopt;
  return rows.front()["version"].as<std::int64_t>();
}

void leave_all(db::Session& session, const Uuid& player) {
  for (const pqxx::row& row : session.run(kHoldAll, player)) {
    const Uuid room = db::uuid(row["room_id"]);
    session.run(kLeave, room, player);
    session.run(kDissolveEmpty, room);
  }
}

void sweep(db::Pool& pool, Instant now) { pool.run(kSweep, now - kLife); }

}  // namespace rozbazi::rooms
