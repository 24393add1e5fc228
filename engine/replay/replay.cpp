#include "engine/replay/replay.h"

#include <string>
#include <utility>

#include "engine/match/write.h"
#include "engine/replay/request.h"

namespace rozbazi {
namespace {

/// Where in the log a refusal arose; kNowhere outside it.
constexpr int kNowhere = -1;

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

void write_request_refusal(json::Writer& out, const Refusal& refusal) {
  write_refusal(out, refusal, kNowhere, nullptr);
}

struct Stop {
  Refusal refusal;
  int index;
};

/// Plays the log and the computer players' replies; says where and why it stopped, if it had to.
std::optional<Stop> play(ReplayRequest& request) {
  AnyMatch& match = *request.match;
  const rapidjson::SizeType length = request.log == nullptr ? 0 : request.log->Size();
  rapidjson::SizeType next = 0;
  for (;;) {
    if (match.pack_exhausted()) return Stop{{Refusal::Code::pack_exhausted, {}, {}}, kNowhere};
    if (request.bots && match.turn() >= 0 && request.bots->seats.has(match.turn())) {
      // A computer player's own choice is never refused.
      static_cast<void>(match.act(match.choose(request.bots->level, request.bots->seed)));
      continue;
    }
    if (next == length) return std::nullopt;
    if (auto refusal = match.act(json::text((*request.log)[next]))) {
      return Stop{std::move(*refusal), static_cast<int>(next)};
    }
    ++next;
  }
}

void answer(const json::Value& document, json::Writer& out) {
  auto read = read_replay_request(document);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return write_request_refusal(out, *refusal);
  ReplayRequest& request = std::get<ReplayRequest>(read);
  if (const auto stop = play(request)) return write_refusal(out, stop->refusal, stop->index, request.match.get());
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

void explain(const json::Value& document, json::Writer& out) {
  const auto game = read_game(document);
  if (const auto* refusal = std::get_if<Refusal>(&game)) return write_request_refusal(out, *refusal);
  const json::Value* view = json::member(document, "view");
  const json::Value* action = json::member(document, "action");
  if (view == nullptr || action == nullptr || !action->IsString()) {
    return write_request_refusal(out, bad_request("view or action is missing"));
  }
  const auto rule =
      std::get<const GameInfo*>(game)->explain(json::member(document, "options"), *view, json::text(*action));
  if (const auto* refusal = std::get_if<Refusal>(&rule)) return write_request_refusal(out, *refusal);
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

template <class Answer>
void answer_text(std::string_view request, json::Buffer& buffer, Answer answer_document) {
  buffer.Clear();
  json::Writer out(buffer);
  json::Document document;
  if (auto fault = json::parse(request, document)) {
    return write_request_refusal(out, bad_request(std::move(*fault)));
  }
  answer_document(document, out);
}

}  // namespace

void answer_replay(std::string_view request, json::Buffer& out) { answer_text(request, out, answer); }

void answer_explain(std::string_view request, json::Buffer& out) { answer_text(request, out, explain); }

}  // namespace rozbazi
