// Brings a database's schema to the state this program was built for, and tells whether it is there.
#pragma once

#include <optional>
#include <pqxx/connection>
#include <span>
#include <string>
#include <vector>

#include "backend/clock.h"
#include "backend/db/pool.h"
#include "schema/migrations.h"

namespace rozbazi::db {

/// Applies what is not yet applied, each migration in a transaction of its own, one process at a time. Returns the
/// names of those it applied. Throws std::runtime_error where the database holds a migration that differs from the
/// program's, or one that the program does not know: then nothing is changed.
std::vector<std::string> migrate(pqxx::connection& connection, std::span<const schema::Migration> migrations,
                                 std::string_view grants, Instant now);

/// What keeps a server built with `migrations` from using this database, in words for the operator; nothing where the
/// schema is the right one.
std::optional<std::string> schema_trouble(Pool& pool, std::span<const schema::Migration> migrations);

}  // namespace rozbazi::db
