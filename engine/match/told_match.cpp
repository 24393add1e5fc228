#include "engine/match/told_match.h"

#include <algorithm>

#include "engine/match/write.h"

namespace rozbazi {

std::optional<Refusal> ToldMatch::act(std::string_view text) {
  if (pack_exhausted()) return Refusal{Refusal::Code::pack_exhausted};
  if (finished()) return Refusal{Refusal::Code::log_after_end};
  const std::optional<Action> action = parse_action(text);
  if (!action) return Refusal{Refusal::Code::unknown_action};
  if (const std::string_view rule = broken_rule(*action); !rule.empty()) {
    return Refusal{Refusal::Code::illegal_action, rule};
  }
  apply(*action);
  return std::nullopt;
}

std::vector<std::string> ToldMatch::legal() const {
  std::vector<std::string> names;
  if (turn() < 0) return names;
  ActionList list;
  list_legal(list);
  names.reserve(list.size());
  for (const Action action : list) names.emplace_back(name(action));
  return names;
}

std::string ToldMatch::choose(Level level, const Seed& seed, Workspace& workspace) const {
  const auto& all = record().played();
  const auto of_deal =
      std::count_if(all.begin(), all.end(), [this](const auto& each) { return each.deal == this->deal(); });
  Stream random = Stream::bots(seed, static_cast<std::uint64_t>(deal()), static_cast<std::uint32_t>(of_deal));
  return std::string(name(choose_action(level, random, workspace)));
}

std::vector<PlayedAction> ToldMatch::played() const {
  std::vector<PlayedAction> all;
  all.reserve(record().played().size());
  for (const auto& each : record().played()) all.push_back({each.deal, each.seat, std::string(name(each.action))});
  return all;
}

std::vector<std::int64_t> ToldMatch::daily_scores() const {
  std::vector<std::int64_t> numbers;
  if (!finished()) return numbers;
  for (int seat = 0; seat < seats(); ++seat) numbers.push_back(record().daily_scores()[seat]);
  return numbers;
}

void ToldMatch::write_state(json::Writer& out) const {
  write_stage(out);
  json::key(out, "legal");
  write_legal(out);
  write_progress(out);
  if (finished()) write_end(out);
}

void ToldMatch::write_view(json::Writer& out, int seat) const {
  const Seen seen = seen_by(seat);
  out.StartObject();
  json::key(out, "seat");
  write_seat_or_null(out, seat);
  write_stage(out);
  write_member(out, "dealer", record().dealer());
  json::key(out, "legal");
  if (turn() == seat) {
    write_legal(out);
  } else {
    out.StartArray();
    out.EndArray();
  }
  json::key(out, "hand");
  write_cards(out, seen.hand);
  json::key(out, "counts");
  write_numbers(out, seen.counts, seats());
  json::key(out, "contract");
  if (finished()) {
    write_contract(out, deal());
  } else {
    write_contract_seen(out, seat);
  }
  json::key(out, "trick");
  write_trick(out, trick_on_table(seen.tricks));
  json::key(out, "tricks");
  out.StartArray();
  for (int number = 0; number < seen.tricks; ++number) write_finished_trick(out, trick_on_table(number));
  out.EndArray();
  json::key(out, "played");
  write_actions(out, seat == kOnlooker ? SeatSet::first(seats()) : SeatSet::of(seat));
  write_progress(out);
  json::key(out, "game");
  write_game_seen(out, seat);
  if (finished()) {
    write_end(out);
    write_hands(out);
  }
  out.EndObject();
}

void ToldMatch::write_played(json::Writer& out) const { write_actions(out, SeatSet()); }

void ToldMatch::write_stage(json::Writer& out) const {
  write_member(out, "deal", deal());
  write_member(out, "phase", finished() ? "end" : phase_name());
  json::key(out, "turn");
  write_seat_or_null(out, turn());
}

void ToldMatch::write_legal(json::Writer& out) const {
  ActionList list;
  if (turn() >= 0) list_legal(list);
  out.StartArray();
  for (const Action action : list) json::string(out, name(action));
  out.EndArray();
}

void ToldMatch::write_progress(json::Writer& out) const {
  json::key(out, "finished");
  out.Bool(finished());
  json::key(out, "scores");
  write_numbers(out, record().scores(), seats());
  json::key(out, "results");
  out.StartArray();
  const int done = turn() < 0 ? deal() + 1 : deal();
  for (int number = 0; number < done; ++number) {
    out.StartObject();
    json::key(out, "contract");
    write_contract(out, number);
    write_result_numbers(out, finished_deal(number).result, seats());
    out.EndObject();
  }
  out.EndArray();
}

void ToldMatch::write_end(json::Writer& out) const {
  json::key(out, "winners");
  write_seats(out, record().winners());
  json::key(out, "daily_scores");
  write_numbers(out, record().daily_scores(), seats());
}

void ToldMatch::write_hands(json::Writer& out) const {
  json::key(out, "hands");
  out.StartArray();
  for (int number = 0; number <= deal(); ++number) {
    out.StartArray();
    for (int seat = 0; seat < seats(); ++seat) write_cards(out, finished_deal(number).dealt[seat]);
    out.EndArray();
  }
  out.EndArray();
}

void ToldMatch::write_actions(json::Writer& out, SeatSet readers) const {
  out.StartArray();
  for (const auto& each : record().played()) {
    const ActionName action = name(each.action);
    out.StartObject();
    write_member(out, "deal", each.deal);
    write_member(out, "seat", each.seat);
    const std::string_view text = action;
    write_member(out, "action", each.witnesses.has_all(readers) ? text : verb_of(text));
    out.EndObject();
  }
  out.EndArray();
}

}  // namespace rozbazi
