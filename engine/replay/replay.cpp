#include "engine/replay/replay.h"

#include "engine/match/write.h"
#include "engine/players/workspace.h"
#include "engine/replay/answer.h"

namespace rozbazi {
namespace {

void answer(const json::Value& document, json::Writer& out) {
  auto read = read_replay_request(document);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return write_refusal(out, *refusal);
  ReplayRequest& request = std::get<ReplayRequest>(read);
  if (const auto stop = play_log(request)) return write_refusal(out, stop->refusal, stop->index, request.match.get());
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  request.match->write_state(out);
  if (request.view) {
    json::key(out, "view");
    request.match->write_view(out, *request.view);
  }
  if (request.bots) {
    json::key(out, "played");
    request.match->write_played(out);
  }
  out.EndObject();
}

void choose(const json::Value& document, json::Writer& out) {
  auto read = read_replay_request(document);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return write_refusal(out, *refusal);
  ReplayRequest& request = std::get<ReplayRequest>(read);
  if (!request.bots) return write_refusal(out, bad_request("bots is missing"));
  if (const auto stop = play_log(request)) return write_refusal(out, stop->refusal, stop->index, request.match.get());
  const int turn = request.match->turn();
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  if (turn < 0) {
    json::key(out, "turn");
    out.Null();
    json::key(out, "action");
    out.Null();
  } else {
    write_member(out, "turn", turn);
    Workspace workspace;
    write_member(out, "action", request.match->choose(request.bots->level, request.bots->seed, workspace));
  }
  out.EndObject();
}

void explain(const json::Value& document, json::Writer& out) {
  const auto game = read_game(document);
  if (const auto* refusal = std::get_if<Refusal>(&game)) return write_refusal(out, *refusal);
  const json::Value* view = json::member(document, "view");
  const json::Value* action = json::member(document, "action");
  if (view == nullptr || action == nullptr || !action->IsString()) {
    return write_refusal(out, bad_request("view or action is missing"));
  }
  const auto rule =
      std::get<const GameInfo*>(game)->explain(json::member(document, "options"), *view, json::text(*action));
  if (const auto* refusal = std::get_if<Refusal>(&rule)) return write_refusal(out, *refusal);
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  json::key(out, "rule");
  const std::string_view code = std::get<std::string_view>(rule);
  if (code.empty()) {
    out.Null();
  } else {
    json::string(out, code);
  }
  out.EndObject();
}

}  // namespace

void answer_replay(std::string_view request, json::Buffer& out) { answer_text(request, out, answer); }

void answer_explain(std::string_view request, json::Buffer& out) { answer_text(request, out, explain); }

void answer_choose(std::string_view request, json::Buffer& out) { answer_text(request, out, choose); }

}  // namespace rozbazi
