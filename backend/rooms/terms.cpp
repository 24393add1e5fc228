#include "backend/rooms/terms.h"

#include <algorithm>

#include "backend/http/exchange.h"
#include "engine/json/put.h"
#include "engine/match/any_match.h"
#include "engine/match/options.h"
#include "generator/bots.h"

namespace rozbazi::rooms {
namespace {

constexpr std::chrono::seconds kUsualPatience{45};
constexpr std::chrono::seconds kShortPatience{20};
constexpr Level kUsualLevel = Level::normal;

json::Document parsed(std::string_view text) {
  json::Document document;
  if (const auto trouble = json::parse(text, document)) throw std::logic_error(*trouble);
  return document;
}

std::string written(const json::Value& value) {
  json::Buffer buffer;
  json::Writer out(buffer);
  value.Accept(out);
  return std::string(json::text(buffer));
}

/// Whether that option is what tells the table from another one of the same game.
bool makes_the_table(const Table& table, std::string_view option) {
  const json::Document own = parsed(table.options);
  const json::Value* value = json::member(own, option);
  if (value == nullptr) return false;
  return std::ranges::any_of(all_tables(), [&](const Table& other) {
    if (other.game != table.game) return false;
    const json::Document others = parsed(other.options);
    const json::Value* its_value = json::member(others, option);
    return its_value != nullptr && written(*its_value) != written(*value);
  });
}

/// The table's own options with the house rules in place of its, and the match.
std::string merged(const Table& table, const json::Value* house_rules, int deals) {
  const json::Document own = parsed(table.options);
  const auto ruled = [&](std::string_view name) {
    return house_rules == nullptr ? nullptr : json::member(*house_rules, name);
  };
  return json::object([&](json::Writer& out) {
    for (const auto& each : own.GetObject()) {
      const std::string_view name = json::text(each.name);
      if (name == "match" || ruled(name) != nullptr) continue;
      json::key(out, name);
      each.value.Accept(out);
    }
    if (house_rules != nullptr) {
      for (const auto& each : house_rules->GetObject()) {
        json::key(out, json::text(each.name));
        each.value.Accept(out);
      }
    }
    json::key(out, "match");
    out.StartObject();
    json::put(out, "deals", deals);
    out.EndObject();
  });
}

void check_house_rules(const Table& table, const json::Value& rules) {
  if (!rules.IsObject()) throw http::bad_request("\"options\" must be an object: the house rules.");
  for (const auto& each : rules.GetObject()) {
    const std::string name(json::text(each.name));
    if (name == "match")
      throw http::bad_request("How long the match is, \"deals\" says; \"options\" has no \"match\".");
    if (makes_the_table(table, name)) {
      throw http::bad_request("\"options\" cannot change \"" + name + "\": that makes it another table.");
    }
  }
}

int read_deals(const json::Value* deals, const Table& table) {
  if (deals == nullptr) return table.seats;  // everybody deals once
  const auto number = read_integer(*deals);
  if (!number || *number < 1 || *number > kMostDeals) {
    throw http::bad_request("\"deals\" must be a whole number from 1 to " + std::to_string(kMostDeals) + '.');
  }
  return *number;
}

Level read_level(const json::Value* level, const GameInfo& game) {
  if (level == nullptr) return kUsualLevel;
  const auto read = level->IsString() ? parse_level(json::text(*level)) : std::nullopt;
  if (!read || !game.has_level(*read)) throw http::bad_request("\"level\" must be easy, normal or hard.");
  return *read;
}

std::optional<std::chrono::seconds> read_patience(const json::Value* patience) {
  if (patience == nullptr) return kUsualPatience;
  if (patience->IsNull()) return std::nullopt;
  const std::chrono::seconds seconds(read_integer(*patience).value_or(0));
  if (seconds != kUsualPatience && seconds != kShortPatience) {
    throw http::bad_request("\"patience\" must be 20 or 45 seconds, or null: as long as it takes.");
  }
  return seconds;
}

}  // namespace

Terms read_terms(const json::Value& body) {
  const Table* const table = find_table(http::required_string(body, "table"));
  if (table == nullptr) {
    throw http::Problem(404, "no_such_table", "There is no such table; GET /v1/days/today lists the tables.");
  }
  const json::Value* const house_rules = json::member(body, "options");
  if (house_rules != nullptr) check_house_rules(*table, *house_rules);
  std::string options = merged(*table, house_rules, read_deals(json::member(body, "deals"), *table));
  const GameInfo& game = *find_game(table->game);
  const json::Document document = parsed(options);
  const auto shape = game.shape(&document);
  if (const auto* refusal = std::get_if<Refusal>(&shape)) {
    throw http::bad_request("These options are none of this table: " + refusal->message + '.');
  }
  const Level level = read_level(json::member(body, "level"), game);
  return {.table = table,
          .options = std::move(options),
          .seats = table->seats,
          .bots = {std::string(name(level)), kNewestBots},
          .patience = read_patience(json::member(body, "patience"))};
}

std::optional<int> read_seat(const json::Value& seat, int seats) {
  if (seat.IsNull()) return std::nullopt;
  const auto number = read_integer(seat);
  if (!number || *number < 0 || *number >= seats) {
    throw http::bad_request("\"seat\" must be a whole number from 0 to " + std::to_string(seats - 1) +
                            ", or null for none.");
  }
  return number;
}

}  // namespace rozbazi::rooms
