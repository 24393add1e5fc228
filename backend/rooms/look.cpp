#include "backend/rooms/look.h"

#include <algorithm>
#include <limits>

#include "backend/players/identity.h"
#include "backend/rooms/change.h"
#include "backend/rooms/code.h"
#include "backend/rooms/past_match.h"
#include "backend/rooms/room_json.h"
#include "backend/rooms/store.h"

namespace rozbazi::rooms {
namespace {

constexpr int kNothing = 0;  // in the place of a version: none was seen

http::Answer show(const Snapshot& snapshot, const Uuid& player, int after) {
  const Member& member = *snapshot.room().find(player);
  if (after == snapshot.room().version) {
    return {.status = 304, .cache = http::Cache::private_revalidate, .headers = {{"ETag", snapshot.tag(member)}}};
  }
  return {.body = snapshot.body(member), .cache = http::Cache::private_revalidate};
}

/// Without the database, where that will do.
std::optional<http::Answer> look_from_memory(const Context& context, const http::Request& request,
                                             const std::string& code, int after) {
  if (!request.bearer) return std::nullopt;
  const Instant now = context.clock.now();
  const auto glance = context.memory.glance(code, sha256(*request.bearer), now);
  if (!glance) return std::nullopt;
  request.recognised(glance->player.text());
  const Room& room = glance->snapshot->room();
  if (glance->to_note) {
    const auto version = note_seen(context.pool, room.id, glance->player, now);
    if (version && *version != room.version) {
      context.memory.drop(code);
      return std::nullopt;
    }
  }
  // The client has heard more than this server, of another one.
  if (after > room.version) return std::nullopt;
  return show(*glance->snapshot, glance->player, after);
}

/// Whoever names a room without being in it may be guessing.
http::Answer look_from_outside(const http::Request& request, const SharedSnapshot& found) {
  request.draw(http::Budget::guesses);
  if (!found || !found->room().open()) throw no_such_room();
  return {.body = face_to_json(found->room()), .cache = http::Cache::private_revalidate};
}

http::Problem no_such_match() {
  return {404, "no_such_match",
          "There is no replay of such a match; `replays` of the room lists those that there are."};
}

void require_replay(const Room& room, int match) {
  if (std::ranges::binary_search(room.replays, match)) return;
  if (match != room.course.number) throw no_such_match();
  throw http::Problem(403, "still_sealed", "The hands of a match are shown when it is over.");
}

}  // namespace

http::Answer look(const Context& context, const http::Request& request) {
  const int after = http::query_int(request, "after", 0, std::numeric_limits<int>::max(), kNothing);
  const auto code = read(request.params[0]);
  if (code) {
    if (auto answer = look_from_memory(context, request, *code, after)) return *std::move(answer);
  }
  const players::Player player = players::authenticate(context.pool, request);
  const SharedSnapshot found = code ? context.memory.read(*code, context.clock.now()) : nullptr;
  if (!found || found->room().find(player.id) == nullptr) return look_from_outside(request, found);
  const Done done = change(context, request, {});
  return show(*done.snapshot, done.player, after);
}

http::Answer replay(const Context& context, const http::Request& request) {
  const int asked = http::query_int(request, "match", 1, std::numeric_limits<int>::max(), kNothing);
  int number = asked;
  const Done done = change(context, request, {.work = [&](Sitting& sitting, const Asker&) {
                             if (asked == kNothing) number = sitting.room.course.number;
                             require_replay(sitting.room, number);
                           }});
  const Room& room = done.snapshot->room();
  const auto past = find_past_match(context.pool, room.id, number);
  if (!past) throw no_such_match();
  return {.body = replay_to_json(room, *past, *room.find(done.player)), .cache = http::Cache::private_revalidate};
}

}  // namespace rozbazi::rooms
