// The numbered SQL files of schema/migrations/ as they were when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace rozbazi::schema {

struct Migration {
  int number;             // 1, 2, 3 …
  std::string_view name;  // of the file, without `.sql`
  std::string_view sql;
};

/// In the order in which they are applied. Forward only: a file that was released never changes.
std::span<const Migration> migrations();
/// What the server's role may do: repeatable, run after every migration.
std::string_view grants();

}  // namespace rozbazi::schema
