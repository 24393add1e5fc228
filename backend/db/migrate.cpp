#include "backend/db/migrate.h"

#include <stdexcept>

#include "backend/base/bytes.h"
#include "backend/db/values.h"

namespace rozbazi::db {
namespace {

// Any number will do that nothing else in the database uses.
constexpr const char* kLock = "select pg_advisory_lock(7250189644)";

constexpr const char* kHistory =
    "create table if not exists schema_migrations (number integer primary key, name text not null, "
    "sha256 bytea not null, applied_at timestamptz not null)";

constexpr Statement kIsThere{"schema_is_there", "select to_regclass('schema_migrations') is not null"};
constexpr Statement kApplied{"schema_applied", "select number, name, sha256 from schema_migrations order by number"};

// Compares what is applied with what the program knows; `applied` is in order of number.
std::optional<std::string> contradiction(const pqxx::result& applied, std::span<const schema::Migration> known) {
  for (const pqxx::row& row : applied) {
    const auto number = row["number"].as<std::size_t>();
    const std::string name = row["name"].c_str();
    if (number > known.size()) {
      return "the database's schema is newer than this program: it holds migration " + name +
             "; run a release that knows it";
    }
    const schema::Migration& migration = known[number - 1];
    if (migration.name != name || sha256(migration.sql) != digest(row["sha256"])) {
      return "migration " + name +
             " was applied to the database as another text than this program holds; "
             "run the release that it was applied with, and change the schema by a further migration only";
    }
  }
  return std::nullopt;
}

void check_numbers(std::span<const schema::Migration> migrations) {
  for (std::size_t place = 0; place < migrations.size(); ++place) {
    if (migrations[place].number != static_cast<int>(place) + 1) {
      throw std::runtime_error("migrations are numbered 1, 2, 3 … without a gap; " +
                               std::string(migrations[place].name) + " is out of order");
    }
  }
}

}  // namespace

std::vector<std::string> migrate(pqxx::connection& connection, std::span<const schema::Migration> migrations,
                                 std::string_view grants, Instant now) {
  check_numbers(migrations);
  pqxx::nontransaction(connection).exec(kLock);  // held until the connection ends

  pqxx::result applied;
  {
    pqxx::work transaction(connection);
    transaction.exec("set client_min_messages = warning");
    transaction.exec(kHistory);
    applied = transaction.exec(kApplied.sql);
    transaction.commit();
  }
  if (const auto trouble = contradiction(applied, migrations)) throw std::runtime_error(*trouble);

  std::vector<std::string> names;
  for (const schema::Migration& migration : migrations.subspan(applied.size())) {
    pqxx::work transaction(connection);
    transaction.exec(std::string(migration.sql));
    transaction.exec_params("insert into schema_migrations values ($1, $2, $3::bytea, $4)", migration.number,
                            std::string(migration.name), parameter(sha256(migration.sql)), parameter(now));
    transaction.commit();
    names.emplace_back(migration.name);
  }

  pqxx::work transaction(connection);
  transaction.exec(std::string(grants));
  transaction.commit();
  return names;
}

std::optional<std::string> schema_trouble(Pool& pool, std::span<const schema::Migration> migrations) {
  if (!pool.run(kIsThere).front().front().as<bool>()) {
    return "the database has no schema yet; run `rozbazi-server migrate` first";
  }
  const pqxx::result applied = pool.run(kApplied);
  if (auto trouble = contradiction(applied, migrations)) return trouble;
  if (applied.size() < migrations.size()) {
    return "the database's schema is older than this program; run `rozbazi-server migrate` first";
  }
  return std::nullopt;
}

}  // namespace rozbazi::db
