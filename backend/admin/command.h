// The command line of rozbazi-admin.
#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include "backend/base/uuid.h"
#include "generator/date.h"

namespace rozbazi::admin {

/// What is wrong with the command line, in words for the operator.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct RenamePlayer {
  Uuid player;
  std::string name;  // in its canonical form
};
struct RemoveResult {
  Uuid play;
};
struct RestoreResult {
  Uuid play;
};
struct VoidDay {
  Date date;
};
struct MoveMonth {
  Date first;  // of the month's days
  std::string tablespace;
};
struct Check {};
struct Help {};

struct Command {
  std::variant<RenamePlayer, RemoveResult, RestoreResult, VoidDay, MoveMonth, Check, Help> what;
  std::string database;  // a libpq connection string or URI
};

/// `arguments` come without the program's name, `database_url` from the environment. Throws UsageError.
Command parse_command(std::span<const char* const> arguments, const std::optional<std::string>& database_url);

std::string_view help_text();

}  // namespace rozbazi::admin
