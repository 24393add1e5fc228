#include "backend/rooms/routes.h"

#include "backend/rooms/change.h"
#include "backend/rooms/changes.h"
#include "backend/rooms/look.h"
#include "backend/rooms/make.h"
#include "backend/rooms/terms.h"
#include "engine/match/options.h"

namespace rozbazi::rooms {
namespace {

http::Answer show(const Done& done) { return {.body = done.snapshot->body(*done.snapshot->room().find(done.player))}; }

Member& me(Sitting& sitting, const Asker& asker) { return *sitting.room.find(asker.player.id); }

int required_number(const json::Value& body, std::string_view name) {
  const json::Value* value = json::member(body, name);
  const auto number = value == nullptr ? std::nullopt : read_integer(*value);
  if (!number || *number < 0) {
    throw http::bad_request("The member \"" + std::string(name) + "\" must be a whole number from 0 on.");
  }
  return *number;
}

bool read_swap(const json::Value& body) {
  const json::Value* swap = json::member(body, "swap");
  if (swap == nullptr) return false;
  if (!swap->IsBool()) throw http::bad_request("The member \"swap\" must be true or false.");
  return swap->GetBool();
}

http::Answer join_room(const Context& context, const http::Request& request) {
  return show(change(context, request,
                     {.work = [](Sitting& sitting, const Asker& asker) { join(sitting.room, asker.player, asker.now); },
                      .for_anybody = true}));
}

http::Answer leave_room(const Context& context, const http::Request& request) {
  change(context, request,
         {.work = [](Sitting& sitting, const Asker& asker) { leave(sitting.room, asker.player.id); }});
  return {.status = 204};
}

http::Answer take_seat(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const json::Value* const seat = json::member(body, "seat");
  if (seat == nullptr) throw http::bad_request("The member \"seat\" is missing.");
  const bool swap = read_swap(body);
  return show(change(context, request, {.work = [&](Sitting& sitting, const Asker& asker) {
                       sit(sitting, me(sitting, asker), read_seat(*seat, sitting.room.terms.seats), swap, asker.now);
                     }}));
}

using Begin = void (*)(Sitting&, const Member&, std::int64_t version, Instant now);

http::Answer begin_match(const Context& context, const http::Request& request, Begin begin) {
  const int after = required_number(http::body_object(request), "after");
  bool begun = false;
  const Done done = change(context, request, {.work = [&](Sitting& sitting, const Asker& asker) {
                             begun = sitting.room.course.state != State::playing;
                             begin(sitting, me(sitting, asker), after, asker.now);
                           }});
  if (begun) ++context.numbers.started;
  return show(done);
}

http::Answer start_match(const Context& context, const http::Request& request) {
  return begin_match(context, request, start);
}

http::Answer start_rematch(const Context& context, const http::Request& request) {
  return begin_match(context, request, rematch);
}

http::Answer play_action(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const int after = required_number(body, "after");
  const std::string_view action = http::required_string(body, "action");
  bool played = false;
  const Done done = change(context, request,
                           {.work =
                                [&](Sitting& sitting, const Asker& asker) {
                                  played = after == sitting.room.length();
                                  act(sitting, me(sitting, asker), after, action, asker.now);
                                },
                            .is_sign = true});
  if (played) ++context.numbers.actions;
  return show(done);
}

http::Answer say_phrase(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const std::string_view phrase = http::required_string(body, "phrase");
  return show(change(context, request, {.work = [&](Sitting& sitting, const Asker& asker) {
                       say(me(sitting, asker), phrase, asker.now);
                     }}));
}

}  // namespace

void add_routes(http::Router& router, const Context& context) {
  const auto handler = [&](auto call) {
    return [context, call](const http::Request& request) { return call(context, request); };
  };
  router.add("POST", "/v1/rooms", handler(make), http::Budget::rooms);
  router.add("GET", "/v1/rooms/{}", handler(look));
  router.add("POST", "/v1/rooms/{}/members", handler(join_room));
  router.add("DELETE", "/v1/rooms/{}/members/me", handler(leave_room));
  router.add("PUT", "/v1/rooms/{}/seat", handler(take_seat));
  router.add("POST", "/v1/rooms/{}/start", handler(start_match));
  router.add("POST", "/v1/rooms/{}/actions", handler(play_action));
  router.add("POST", "/v1/rooms/{}/phrases", handler(say_phrase));
  router.add("POST", "/v1/rooms/{}/rematch", handler(start_rematch));
  router.add("GET", "/v1/rooms/{}/replay", handler(replay));
}

}  // namespace rozbazi::rooms
