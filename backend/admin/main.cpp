// rozbazi-admin: what the operator sets right or moves by hand, beside a running server.
#include <chrono>
#include <cstdlib>
#include <exception>
#include <iostream>

#include "backend/admin/check.h"
#include "backend/admin/command.h"
#include "backend/admin/month_move.h"
#include "backend/admin/removal.h"
#include "backend/db/migrate.h"

namespace rozbazi::admin {
namespace {

constexpr int kExitUsage = 2;
// Some questions of an operator's read all plays there are.
constexpr std::chrono::hours kPatience{24 * 365};

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

int say(const std::string& text) {
  std::cout << text << '\n';
  return EXIT_SUCCESS;
}

int tell_differences(db::Pool& pool) {
  const std::int64_t differences = check(pool, [](const std::string& text) { std::cout << text << '\n'; });
  if (differences == 0) return say("No difference.");
  say("Differences: " + std::to_string(differences) + ".");
  return EXIT_FAILURE;
}

int run(const Command& command) {
  if (std::holds_alternative<Help>(command.what)) {
    std::cout << help_text();
    return EXIT_SUCCESS;
  }
  db::Shared shared(kPatience);
  db::Pool pool(command.database, 1, shared);
  if (const auto trouble = db::schema_trouble(pool, schema::migrations())) throw Refused(*trouble);
  const Instant now = Clock().now();
  return std::visit(
      Overloaded{[&](const RenamePlayer& what) { return say(rename_player(pool, what.player, what.name)); },
                 [&](const RemoveResult& what) { return say(remove_result(pool, what.play, now)); },
                 [&](const RestoreResult& what) { return say(restore_result(pool, what.play)); },
                 [&](const VoidDay& what) { return say(void_day(pool, what.date, now)); },
                 [&](const MoveMonth& what) { return say(move_month(command.database, what.first, what.tablespace)); },
                 [&](const Check&) { return tell_differences(pool); }, [&](const Help&) { return EXIT_SUCCESS; }},
      command.what);
}

std::optional<std::string> database_url() {
  const char* const url = std::getenv("DATABASE_URL");
  return url == nullptr ? std::nullopt : std::optional<std::string>(url);
}

}  // namespace
}  // namespace rozbazi::admin

int main(int argument_count, char** arguments) {
  using namespace rozbazi::admin;
  try {
    const std::span<const char* const> given(arguments + 1, static_cast<std::size_t>(argument_count - 1));
    return run(parse_command(given, database_url()));
  } catch (const UsageError& error) {
    std::cerr << "rozbazi-admin: " << error.what() << "; rozbazi-admin --help tells more\n";
    return kExitUsage;
  } catch (const std::exception& error) {
    std::cerr << "rozbazi-admin: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
