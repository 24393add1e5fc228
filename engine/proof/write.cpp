#include "engine/proof/write.h"

#include "engine/match/write.h"

namespace rozbazi::proof {
namespace {

void write_layout(json::Writer& out, const Layout& layout, int seats) {
  json::key(out, "hands");
  out.StartArray();
  for (int seat = 0; seat < seats; ++seat) write_cards(out, layout.hands[seat]);
  out.EndArray();
  json::key(out, "aside");
  write_cards(out, layout.aside);
}

}  // namespace

void begin_answer(json::Writer& out, const Decision& decision, int seats) {
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  write_member(out, "index", decision.index);
  json::key(out, "view");
  out.RawValue(decision.view.data(), decision.view.size(), rapidjson::kObjectType);
  write_layout(out, decision.layout, seats);
  write_member(out, "played", decision.played);
  write_member(out, "action", decision.chosen);
  json::key(out, "ways");
  out.StartArray();
}

void write_way(json::Writer& out, const Way& way, int seats) {
  out.StartObject();
  write_layout(out, way.layout, seats);
  json::key(out, "same_view");
  out.Bool(way.same_view);
  json::key(out, "action");
  if (way.same_view) {
    json::string(out, way.action);
  } else {
    out.Null();
  }
  json::key(out, "pack");
  out.StartArray();
  for (const Card card : way.pack.cards()) write_card(out, card);
  out.EndArray();
  json::key(out, "instead");
  out.StartArray();
  for (const Way::Instead& each : way.instead) {
    out.StartObject();
    write_member(out, "index", each.index);
    write_member(out, "action", each.action);
    out.EndObject();
  }
  out.EndArray();
  out.EndObject();
}

void end_answer(json::Writer& out, int total, bool same) {
  out.EndArray();
  write_member(out, "total", total);
  json::key(out, "same");
  out.Bool(same);
  out.EndObject();
}

}  // namespace rozbazi::proof
