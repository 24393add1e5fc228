#include "backend/plays/field.h"

namespace rozbazi::plays {
namespace {

constexpr db::Statement kField{
    "plays_field",
    "select decision.index, split_part(substr(p.actions, octet_length(decision.before) + 1), ' ', 1) as action, "
    "count(*) as plays, sum(p.score)::bigint as score "
    "from unnest($3::integer[], $4::text[]) decision (index, before) "
    "join plays p on starts_with(p.actions, decision.before) "
    "where p.date = $1 and p.table_name = $2 and p.ranked and p.finished_at is not null "
    "group by 1, 2 order by 1, 2"};

}  // namespace

std::vector<Decision> field(db::Pool& pool, const Play& play, const Course& course) {
  std::vector<Decision> decisions;
  std::vector<int> indexes;
  std::vector<std::string> befores;  // the course until then, in the form in which it is stored
  std::string before;
  for (const PlayedAction& played : course.match().played()) {
    if (played.seat == kOwnSeat) {
      indexes.push_back(static_cast<int>(decisions.size()));
      befores.push_back(before);
      decisions.push_back({indexes.back()});
    }
    before += played.action + ' ';
  }
  for (const pqxx::row& row : pool.run(kField, play.date, play.table, indexes, befores)) {
    const auto plays = row["plays"].as<std::int64_t>();
    decisions[row["index"].as<std::size_t>()].choices.push_back(
        {row["action"].as<std::string>(), plays, mean_in_tenths(row["score"].as<std::int64_t>(), plays)});
  }
  return decisions;
}

std::string to_json(const std::vector<Decision>& decisions) {
  return json::object([&](json::Writer& out) {
    json::key(out, "decisions");
    out.StartArray();
    for (const Decision& decision : decisions) {
      out.StartObject();
      json::put(out, "index", decision.index);
      json::key(out, "choices");
      out.StartArray();
      for (const Choice& choice : decision.choices) {
        out.StartObject();
        json::put(out, "action", choice.action);
        json::put(out, "plays", choice.plays);
        json::put(out, "mean_score", choice.mean_score);
        out.EndObject();
      }
      out.EndArray();
      out.EndObject();
    }
    out.EndArray();
  });
}

json::Tenths mean_in_tenths(std::int64_t sum, std::int64_t count) {
  const std::int64_t doubled = 20 * sum + count;
  const std::int64_t divisor = 2 * count;
  const bool below = doubled < 0 && doubled % divisor != 0;  // C++ rounds towards zero
  return {doubled / divisor - (below ? 1 : 0)};
}

}  // namespace rozbazi::plays
