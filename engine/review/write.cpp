#include "engine/review/write.h"

#include "engine/match/write.h"

namespace rozbazi::review {
namespace {

void write_number(json::Writer& out, std::string_view name, std::int64_t value) {
  json::key(out, name);
  json::integer(out, value);
}

void write_number_or_null(json::Writer& out, std::string_view name, std::optional<int> value) {
  json::key(out, name);
  if (value) {
    json::integer(out, *value);
  } else {
    out.Null();
  }
}

void write_choice(json::Writer& out, const Choice& choice, NameOf name) {
  out.StartObject();
  write_member(out, "action", name(choice.action));
  write_number_or_null(out, "value", choice.value);
  write_number_or_null(out, "cost", choice.cost);
  write_number(out, "score", choice.score);
  out.EndObject();
}

}  // namespace

void begin_answer(json::Writer& out, int total) {
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  write_member(out, "total", total);
  json::key(out, "decisions");
  out.StartArray();
}

void write_decision(json::Writer& out, const Decision& decision, NameOf name) {
  out.StartObject();
  write_member(out, "index", decision.index);
  write_member(out, "deal", decision.deal);
  write_member(out, "phase", decision.phase);
  write_member(out, "action", name(decision.action));
  if (decision.is_solved()) {
    write_member(out, "trick", decision.trick);
    json::key(out, "table");
    write_trick(out, decision.table);
    json::key(out, "choices");
    out.StartArray();
    for (const Choice& choice : decision.choices) write_choice(out, choice, name);
    out.EndArray();
    write_member(out, "cost", decision.cost);
    write_number(out, "score_cost", decision.score_cost);
    json::key(out, "reason");
    if (decision.reason) {
      json::string(out, review::name(*decision.reason));
    } else {
      out.Null();
    }
    if (decision.par) {
      json::key(out, "par");
      out.StartObject();
      write_member(out, "value", decision.par->value);
      write_number(out, "score", decision.par->score);
      out.EndObject();
    }
  }
  out.EndObject();
}

void end_decisions(json::Writer& out, const Decision* worst) {
  out.EndArray();
  write_number_or_null(out, "worst", worst == nullptr ? std::nullopt : std::optional(worst->index));
  json::key(out, "deals");
  out.StartArray();
}

void write_deal(json::Writer& out, const DealSummary& deal) {
  out.StartObject();
  if (!deal.unit.empty()) {
    write_member(out, "unit", deal.unit);
    write_member(out, "wanted", deal.wants_more ? "more" : "less");
    json::key(out, "counted");
    write_seats(out, deal.counted);
    write_member(out, "value", deal.value);
  }
  write_number(out, "score", deal.score);
  out.EndObject();
}

void end_answer(json::Writer& out) {
  out.EndArray();
  out.EndObject();
}

}  // namespace rozbazi::review
