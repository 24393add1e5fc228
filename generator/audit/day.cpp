#include "generator/audit/day.h"

#include "generator/audit/difference.h"
#include "generator/audit/members.h"
#include "generator/bots.h"
#include "generator/record/day_line.h"

namespace rozbazi::audit {
namespace {

constexpr std::int64_t kHighestVersion = 1'000'000;

// Adds the facts of one table's deal to the day; whatever follows from these is compared as a whole later. What is
// wrong, in words; empty where nothing is.
std::string read_table(const json::Value& value, AuditedDay& day, record::DayTold& told) {
  Members members(value, "a table");
  const std::string_view name = members.string("table");
  Members bots(value.IsObject() && members.object("bots") != nullptr ? *members.object("bots") : value, "`bots`");
  const std::string_view level = bots.string("level");
  const std::int64_t version = bots.integer("version");
  const auto seed = parse_seed(members.string("seed"));
  const auto commitment = parse_seed(members.string("commitment"));  // written as seeds are
  const std::int64_t players = members.integer("players");
  for (const std::string_view derived : {"game", "options", "dealer"}) members.pass_by(derived);
  bots.pass_by("seats");

  if (const std::string& fault = members.finish(); !fault.empty()) return fault;
  if (const std::string& fault = bots.finish(); !fault.empty()) return fault;
  const std::string of_table = "the table `" + std::string(name) + "`";
  const Table* table = find_table(name);
  if (table == nullptr) return of_table + " is none that this program knows";
  if (!seed) return "the seed of " + of_table + " is not 64 lower-case hex digits";
  if (!commitment) return "the commitment of " + of_table + " is not 64 lower-case hex digits";
  if (commit_to(*seed, name, day.date) != *commitment) {
    return "the seed of " + of_table + " is not the one that its commitment promised";
  }
  const auto read_level = parse_level(level);
  if (version < 1 || version > kHighestVersion)
    return "the version of the computer players of " + of_table + " is none";
  const auto known = bots_at(name, static_cast<int>(version));
  if (!read_level || (known && *known != *read_level)) {
    return "the computer players of " + of_table + " are of no level that their version has";
  }
  if (players < 0) return of_table + " has fewer players than none";
  if (day.find(name)) return of_table + " is there twice";
  // They open together, with the newest that the server had.
  if (!day.tables.empty() && day.tables.front().bots_version != version) {
    return "the tables name different versions of the computer players";
  }
  day.tables.push_back({table, *seed, static_cast<int>(version), known, players});
  told.deals.push_back({.table = table,
                        .commitment = *commitment,
                        .opened = {{rozbazi::name(*read_level), static_cast<int>(version), players}},
                        .seed = *seed});
  return {};
}

// What the day's facts make of its object must be what stands there.
std::optional<std::string> compare(const record::DayTold& told, const json::Document& given) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  record::write_day(out, told);
  for (const std::string_view own : {"plays", "sha256", "locator"}) {
    const json::Value* value = json::member(given, own);
    if (value == nullptr) continue;
    json::key(out, own);
    value->Accept(out);
  }
  out.EndObject();
  json::Document expected;
  if (json::parse(json::text(buffer), expected)) return "it cannot be compared";
  const auto place = difference(expected, given, "");
  if (!place) return std::nullopt;
  return "`" + *place + "` is not what follows from the day's date, tables and seeds";
}

}  // namespace

std::optional<std::size_t> AuditedDay::find(std::string_view table) const {
  for (std::size_t number = 0; number < tables.size(); ++number) {
    if (tables[number].table->name == table) return number;
  }
  return std::nullopt;
}

std::variant<AuditedDay, std::string> read_day(std::string_view line) {
  json::Document document;
  if (auto fault = json::parse(line, document)) return *std::move(fault);
  Members members(document, "the day");
  const auto date = Date::parse(members.string("date"));
  const bool committed_late = members.flag("committed_late");
  const bool voided = members.flag("voided");
  const json::Value* tables = members.list("tables");
  const std::int64_t plays = members.integer("plays");
  const auto sha256 = parse_seed(members.string("sha256"));  // written as seeds are
  const json::Value* locator = document.IsObject() ? json::member(document, "locator") : nullptr;
  const std::string_view located = locator == nullptr ? "" : members.string("locator");
  for (const std::string_view derived : {"state", "opens_at", "closes_at"}) members.pass_by(derived);
  if (const std::string& fault = members.finish(); !fault.empty()) return fault;
  if (!date) return "`date` is no date";
  if (!sha256) return "`sha256` is not 64 lower-case hex digits";
  if (plays < 0) return "`plays` is less than none";
  if (locator != nullptr && !record::Locator::parse(located)) return "`locator` does not fit its own check";

  AuditedDay day{*date, voided, {}, static_cast<std::uint64_t>(plays), *sha256, std::string(located)};
  record::DayTold told{
      .date = *date, .state = "closed", .committed_late = committed_late, .voided = voided, .deals = {}};
  for (const json::Value& each : tables->GetArray()) {
    if (std::string fault = read_table(each, day, told); !fault.empty()) return fault;
  }
  if (auto fault = compare(told, document)) return *std::move(fault);
  return day;
}

}  // namespace rozbazi::audit
