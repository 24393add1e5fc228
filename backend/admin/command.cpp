#include "backend/admin/command.h"

#include <algorithm>
#include <vector>

#include "backend/names/name.h"

namespace rozbazi::admin {
namespace {

Uuid read_id(const std::string& text, std::string_view what) {
  if (const auto id = Uuid::parse(text)) return *id;
  throw UsageError(text + " is no id of a " + std::string(what) + ", as in 0a1b2c3d-4e5f-4a6b-8c7d-8e9f00112233");
}

Date read_date(const std::string& text) {
  if (const auto date = Date::parse(text)) return *date;
  throw UsageError(text + " is no date, as in 2026-11-29");
}

Date read_month(const std::string& text) {
  if (const auto first = Date::parse(text + "-01")) return *first;
  throw UsageError(text + " is no month, as in 2026-11");
}

std::string read_name(const std::string& text) {
  auto canonical = canonical_name(text);
  if (const auto* problem = std::get_if<NameProblem>(&canonical)) {
    throw UsageError("that is no name: " + std::string(explain(*problem)));
  }
  return std::get<std::string>(std::move(canonical));
}

}  // namespace

Command parse_command(std::span<const char* const> arguments, const std::optional<std::string>& database_url) {
  std::vector<std::string> words;
  std::optional<std::string> database;
  constexpr std::string_view kDatabase = "--database";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--help" || argument == "-h") return {Help{}, {}};
    if (argument == kDatabase && i + 1 < arguments.size()) {
      database = arguments[++i];
    } else if (argument.starts_with("--database=")) {
      database = argument.substr(kDatabase.size() + 1);
    } else if (argument.starts_with("--")) {
      throw UsageError(argument == kDatabase ? "the option --database needs a value"
                                             : "there is no option " + std::string(argument));
    } else {
      words.emplace_back(argument);
    }
  }
  if (words.empty() || words.front() == "help") return {Help{}, {}};

  const std::string& name = words.front();
  const auto want = [&](std::size_t count, std::string_view form) {
    if (words.size() != count + 1) throw UsageError("it is " + name + std::string(form));
  };
  Command command{Help{}, {}};
  if (name == "rename-player") {
    want(2, " PLAYER NAME");
    command.what = RenamePlayer{read_id(words[1], "player"), read_name(words[2])};
  } else if (name == "remove-result") {
    want(1, " PLAY");
    command.what = RemoveResult{read_id(words[1], "play")};
  } else if (name == "restore-result") {
    want(1, " PLAY");
    command.what = RestoreResult{read_id(words[1], "play")};
  } else if (name == "void-day") {
    want(1, " DATE");
    command.what = VoidDay{read_date(words[1])};
  } else if (name == "move-month") {
    want(2, " MONTH TABLESPACE");
    command.what = MoveMonth{read_month(words[1]), words[2]};
  } else if (name == "check") {
    want(0, " without anything after it");
    command.what = Check{};
  } else {
    throw UsageError("there is no command " + name);
  }
  if (!database) database = database_url;
  if (!database || database->empty()) {
    throw UsageError("--database is missing: a PostgreSQL URL, also taken from DATABASE_URL");
  }
  command.database = *std::move(database);
  return command;
}

std::string_view help_text() {
  return R"(rozbazi-admin: what the operator of Rozbazi can set right, and put elsewhere

  rozbazi-admin rename-player PLAYER NAME   gives a player another name
  rozbazi-admin remove-result PLAY          takes a finished play off its board, for good or until it is restored
  rozbazi-admin restore-result PLAY         puts a removed result back
  rozbazi-admin void-day DATE               a whole day counts for nothing any more, at any table; it breaks no streak
  rozbazi-admin move-month MONTH TABLESPACE moves the plays of a month that is over to another disk, or back to pg_default
  rozbazi-admin check                       compares counts, sums and histograms with the plays; tells each difference

  --database URL   the PostgreSQL database, as a role that owns the schema; DATABASE_URL where it is not given

A player's id is in every board's entry, a play's too. Boards, ranks, percentages, periods, streaks and the day's record
are right as soon as a command has ended; pages that are kept for five minutes follow. The server may run meanwhile.
Exit status: 0 done, or no difference; 1 it could not be done, or there are differences; 2 the command line is wrong.
)";
}

}  // namespace rozbazi::admin
