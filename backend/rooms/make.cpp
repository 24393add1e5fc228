#include "backend/rooms/make.h"

#include <array>

#include "backend/players/identity.h"
#include "backend/rooms/code.h"
#include "backend/rooms/store.h"
#include "backend/rooms/terms.h"

namespace rozbazi::rooms {
namespace {

int random_seat(int seats) {
  std::array<std::uint8_t, 1> byte;
  do {
    fill_random(byte);
  } while (byte[0] >= 256 / seats * seats);
  return byte[0] % seats;
}

}  // namespace

http::Answer make(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const Terms terms = read_terms(body);
  const json::Value* const seat = json::member(body, "seat");
  const std::optional<int> taken = seat == nullptr ? std::nullopt : read_seat(*seat, terms.seats);
  const players::Player player = players::authenticate(context.pool, request);
  const Instant now = context.clock.now();
  const db::Timeline::Number timeline = context.memory.timeline();
  Room room{.id = Uuid::random(),
            .code = new_code(),
            .terms = terms,
            .used_at = now,
            .version = 1,
            .course = {.seed = random_seed(), .dealer = random_seat(terms.seats), .actions = {}},
            .replays = {},
            .members = {{.player = player.id, .name = player.name, .joined_at = now, .seen_at = now, .seat = taken}}};
  while (!create(context.pool, room)) room.code = new_code();
  ++context.numbers.made;
  const auto snapshot = std::make_shared<const Snapshot>(Sitting(std::move(room)));
  context.memory.remember(snapshot, timeline);
  context.memory.recognise(snapshot->room().code, sha256(*request.bearer), player.id);
  return {.status = 201, .body = snapshot->body(snapshot->room().members.front())};
}

}  // namespace rozbazi::rooms
