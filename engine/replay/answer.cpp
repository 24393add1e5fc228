#include "engine/replay/answer.h"

#include <string>

#include "engine/match/write.h"
#include "engine/players/workspace.h"

namespace rozbazi {

void write_refusal(json::Writer& out, const Refusal& refusal, int index, const AnyMatch* match) {
  out.StartObject();
  json::key(out, "ok");
  out.Bool(false);
  json::key(out, "error");
  out.StartObject();
  write_member(out, "code", name(refusal.code));
  if (index != kNowhere) write_member(out, "index", index);
  if (refusal.code == Refusal::Code::illegal_action) {
    write_member(out, "rule", refusal.rule);
    json::key(out, "legal");
    out.StartArray();
    for (const std::string& action : match->legal()) json::string(out, action);
    out.EndArray();
  }
  if (!refusal.message.empty()) write_member(out, "message", refusal.message);
  out.EndObject();
  out.EndObject();
}

std::optional<Stop> play_log(ReplayRequest& request) {
  AnyMatch& match = *request.match;
  Workspace workspace;
  const rapidjson::SizeType length = request.log == nullptr ? 0 : request.log->Size();
  rapidjson::SizeType next = 0;
  for (;;) {
    if (match.pack_exhausted()) return Stop{{Refusal::Code::pack_exhausted, {}, {}}, kNowhere};
    if (request.bots && match.turn() >= 0 && request.bots->seats.has(match.turn())) {
      // A computer player's own choice is never refused.
      static_cast<void>(match.act(match.choose(request.bots->level, request.bots->seed, workspace)));
      continue;
    }
    if (next == length) return std::nullopt;
    if (auto refusal = match.act(json::text((*request.log)[next]))) {
      return Stop{std::move(*refusal), static_cast<int>(next)};
    }
    ++next;
  }
}

}  // namespace rozbazi
