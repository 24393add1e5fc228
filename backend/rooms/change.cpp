#include "backend/rooms/change.h"

#include "backend/players/identity.h"
#include "backend/rooms/changes.h"
#include "backend/rooms/code.h"
#include "backend/rooms/store.h"
#include "engine/json/put.h"

namespace rozbazi::rooms {
namespace {

// Of all that one request has to wait for computer players. Browsers wait for longer.
constexpr std::chrono::seconds kPatience{5};
// Each time somebody else in the room has been faster, and there are few.
constexpr int kAttempts = 2 * static_cast<int>(kMostMembers);
// An index goes by when a room was used, so that it is noted now and then only.
constexpr std::chrono::minutes kUsedTo{10};

Reply computer_player(const Context& context, const http::Request& request) {
  const replies::Asker asker{.pay = [&request] { request.draw(http::Budget::replies); },
                             .deadline = std::chrono::steady_clock::now() + kPatience};
  return [&context, asker](const Sitting& sitting) {
    const Room& room = sitting.room;
    const std::string& level = room.terms.bots.level;
    const std::string deal = "room " + room.id.text() + ' ' + std::to_string(room.course.number) + ' ' + level;
    return context.replies.reply({deal, room.course.actions}, asker, [&](Workspace& workspace) {
      return sitting.match()->choose(parse_level(level).value(), room.course.seed, workspace);
    });
  };
}

SharedSnapshot find_room(const Context& context, const std::string& code, Instant now, bool anew) {
  SharedSnapshot found = anew ? context.memory.read(code, now) : context.memory.find(code, now);
  // Another server may have seen who is missed here.
  if (!anew && found && somebody_has_gone(found->room(), now)) found = context.memory.read(code, now);
  return found;
}

// Where a reply cannot be had just now, whoever asks next has it thought of.
void settle_as_far_as_possible(Sitting& sitting, Instant now, const Reply& reply) {
  try {
    settle(sitting, now, reply);
  } catch (const http::Problem&) {
  }
}

std::optional<http::Problem> do_all(Sitting& sitting, const Doing& doing, const Asker& asker, const Reply& reply) {
  see(sitting.room, asker.player.id, asker.now);
  const auto show_sign = [&] {
    Member* const member = doing.is_sign ? sitting.room.find(asker.player.id) : nullptr;
    if (member != nullptr) come_back(sitting, *member, asker.now);
  };
  show_sign();
  settle_as_far_as_possible(sitting, asker.now, reply);
  // The computer may have acted just now for who is a moment late: they are there all the same.
  show_sign();
  std::optional<http::Problem> refused;
  try {
    doing.work(sitting, asker);
  } catch (const http::Problem& problem) {
    refused = problem;
  }
  settle_as_far_as_possible(sitting, asker.now, reply);
  return refused;
}

/// Stores what has become of the room; nullptr where somebody else was faster.
SharedSnapshot store(const Context& context, const Room& before, Sitting sitting, Instant now) {
  if (now - before.used_at >= kUsedTo) sitting.room.used_at = now;
  if (!rooms::change(context.pool, before, sitting.room)) return nullptr;
  ++sitting.room.version;
  return std::make_shared<const Snapshot>(std::move(sitting));
}

// The last member has left, or somebody else was faster.
bool leave_empty(const Context& context, const Room& before, const Room& empty) {
  if (!rooms::change(context.pool, before, empty)) return false;
  context.memory.drop(before.code);
  return true;
}

[[noreturn]] void refuse(http::Problem problem, const Snapshot& snapshot, const Member* member) {
  if (problem.status == kOvertaken && member != nullptr) {
    problem.extra_members = "\"room\":" + snapshot.body(*member);
  }
  throw problem;
}

}  // namespace

http::Problem no_such_room() {
  return {
      404, "no_such_room",
      "There is no room that this code opens. A code has six letters and digits, without 0, 1, I, L and O; it may "
      "have been mistyped, all seats may be taken or the match have begun, or the room has not been used for a day. "
      "Who sits there can send the code again."};
}

Done change(const Context& context, const http::Request& request, const Doing& doing) {
  const auto code = read(request.params[0]);
  const Reply reply = computer_player(context, request);
  bool guessed = false;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    // Each time: whoever is forgotten meanwhile is nobody.
    const players::Player player = players::authenticate(context.pool, request);
    const Asker asker{player, context.clock.now()};
    const db::Timeline::Number timeline = context.memory.timeline();
    const SharedSnapshot found = code ? find_room(context, *code, asker.now, attempt > 0) : nullptr;
    const Member* const me = found ? found->room().find(player.id) : nullptr;
    // What is remembered may be behind what the asker has been told by another server; nobody is refused by that.
    const bool may_be_behind = attempt == 0;
    if (me == nullptr) {
      if (found && may_be_behind) continue;
      if (!guessed) request.draw(http::Budget::guesses);
      guessed = true;
      if (!found || !doing.for_anybody) throw no_such_room();
    }

    Room before = found->room();
    if (me != nullptr && me->connected && asker.now - me->seen_at >= kSeenTo) {
      note_seen(context.pool, before.id, player.id, asker.now);
      context.memory.saw(before.code, player.id, asker.now);
      before.find(player.id)->seen_at = asker.now;
    }
    Sitting sitting(before);
    const std::optional<http::Problem> refused = do_all(sitting, doing, asker, reply);
    if (refused && may_be_behind) continue;
    SharedSnapshot after = found;
    if (sitting.room.members.empty()) {
      if (leave_empty(context, before, sitting.room)) return {nullptr, player.id};
      continue;
    }
    if (sitting.room.course != before.course || sitting.room.members != before.members) {
      after = store(context, before, std::move(sitting), asker.now);
      if (!after) continue;
      context.memory.remember(after, timeline);
    }
    const Member* const member = after->room().find(player.id);
    if (member != nullptr) context.memory.recognise(before.code, sha256(*request.bearer), player.id);
    if (refused) refuse(*refused, *after, member);
    return {after, player.id};
  }
  throw http::unavailable();
}

}  // namespace rozbazi::rooms
