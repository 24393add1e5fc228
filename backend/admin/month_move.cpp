#include "backend/admin/month_move.h"

#include <chrono>
#include <pqxx/connection>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <pqxx/transaction>
#include <thread>

#include "backend/admin/refused.h"

namespace rozbazi::admin {
namespace {

using std::chrono_literals::operator""s;

// While we wait for a lock, everybody waits who comes after us and wants the plays of any day: so briefly, and again.
constexpr const char* kSettings =
    "set timezone = 'UTC'; set client_min_messages = error; set statement_timeout = 0; set lock_timeout = '200ms'; "
    "set client_connection_check_interval = '5s'";
constexpr auto kPause = 2s;
constexpr int kAttempts = 300;

constexpr const char* kOwner = "select relowner::regrole from pg_class where oid = 'plays'::regclass";

// Where the copy is made, and where what was copied waits to be dropped: so all names stay as they are.
constexpr const char* kClear = "drop schema if exists rozbazi_move, rozbazi_moved cascade";

// $1 is the partition's name, $2 the first day after the month, $3 the tablespace's name.
constexpr const char* kFacts =
    "select to_regclass($1) is not null as there, "
    "exists (select from days where date = $2::date - 1 and closed_at is not null) as over, "
    "(select oid from pg_tablespace where spcname = $3) is not null as known, "
    "coalesce((select d.dattablespace = t.oid or has_tablespace_privilege(t.oid, 'create') from pg_tablespace t, "
    "pg_database d where spcname = $3 and datname = current_database()), false) as allowed, "
    // The table and its indexes; in the database's own tablespace it is told as 0.
    "not exists (select from pg_class c, pg_database d, pg_tablespace t "
    "where datname = current_database() and spcname = $3 and (c.oid = to_regclass($1) or c.oid in (select indexrelid "
    "from pg_index where indrelid = to_regclass($1))) "
    "and coalesce(nullif(c.reltablespace, 0), d.dattablespace) <> t.oid) as moved, "
    "pg_size_pretty(pg_total_relation_size(to_regclass($1))) as size";

// Keys and indexes are made when the rows are there, and named as those that they are to replace. The attaching below
// takes them for its own, so that it has nothing to make and nothing to look through.
constexpr const char* kIndexes =
    "select format('alter table rozbazi_move.%1$I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) "
    "from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u') "
    "union all select replace(pg_get_indexdef(indexrelid), format(' ON public.%I ', $1::text), "
    "format(' ON rozbazi_move.%I ', $1::text)) "
    "from pg_index where indrelid = $1::regclass "
    "and not exists (select from pg_constraint where conindid = indexrelid)";
constexpr const char* kReferences =
    "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and "
    "contype = 'f'";

class Move {
 public:
  Move(const std::string& database, Date first, std::string tablespace)
      : connection_(database),
        first_(first.text()),
        next_((first + 31).text().substr(0, 8) + "01"),
        month_(first_.substr(0, 7)),
        table_("plays_" + first_.substr(0, 4) + "_" + first_.substr(5, 2)),
        tablespace_(std::move(tablespace)),
        bounds_("date >= date '" + first_ + "' and date < date '" + next_ + "'") {}

  std::string carry_out() {
    run(kSettings);
    // So that the schema stays its owner's, whoever else may do this.
    run(std::string("set role ") + run(kOwner)[0][0].c_str());
    if (!run("select pg_try_advisory_lock(hashtextextended('rozbazi move-month', 0))")[0][0].as<bool>()) {
      throw Refused("another month is being moved");
    }
    const pqxx::row before = facts();
    if (!before["there"].as<bool>()) throw Refused("there are no plays of " + month_);
    if (!before["over"].as<bool>()) throw Refused("not every day of " + month_ + " is closed yet");
    if (!before["known"].as<bool>()) throw Refused("there is no tablespace " + tablespace_);
    if (!before["allowed"].as<bool>()) {
      throw Refused("this role may not use the tablespace " + tablespace_ +
                    "; a superuser can grant it: grant create on tablespace " + tablespace_ + " to rozbazi_owner");
    }
    patiently([](pqxx::work& transaction) { transaction.exec(kClear); });
    if (before["moved"].as<bool>()) return "The plays of " + month_ + " are in " + tablespace_ + " already.";

    run("set default_tablespace = " + connection_.quote_name(tablespace_));
    run("set temp_tablespaces = " + connection_.quote_name(tablespace_));
    patiently([this](pqxx::work& transaction) { begin(transaction); });
    copy();
    patiently([this](pqxx::work& transaction) { exchange(transaction); });
    patiently([](pqxx::work& transaction) { transaction.exec(kClear); });
    return "The plays of " + month_ + " are in " + tablespace_ + ": " + before["size"].c_str() + " before, " +
           facts()["size"].c_str() + " now.";
  }

 private:
  pqxx::result run(const std::string& statement) { return pqxx::nontransaction(connection_).exec(statement); }
  template <typename... Arguments>
  pqxx::result ask(const std::string& statement, const Arguments&... arguments) {
    return pqxx::nontransaction(connection_).exec_params(statement, arguments...);
  }
  pqxx::row facts() { return ask(kFacts, table_, next_, tablespace_).front(); }

  template <typename Work>
  void patiently(const Work& work) {
    for (int attempts_left = kAttempts;; --attempts_left) {
      try {
        pqxx::work transaction(connection_);
        work(transaction);
        transaction.commit();
        return;
      } catch (const pqxx::sql_error& error) {
        const bool locked = error.sqlstate() == "55P03" || error.sqlstate() == "40P01";
        if (!locked) throw;
        if (attempts_left == 1) {
          throw Refused(
              "something holds the plays for too long, as a check, a dump, a vacuum or a day that closes; begin again "
              "when "
              "it is over");
        }
        std::this_thread::sleep_for(kPause);
      }
    }
  }

  // From its end on, what changes in the month is written down: no other transaction has changed a row and not yet
  // ended, since the trigger waits for those. Who changes a play needs no right to that list. No vacuum but ours is to
  // be in the way of what is made on the copy.
  void begin(pqxx::work& transaction) {
    transaction.exec("create schema rozbazi_move; create schema rozbazi_moved");
    transaction.exec("create table rozbazi_move." + table_ + " (like plays including all excluding indexes, " +
                     "constraint month_alone check (" + bounds_ + ")) with (autovacuum_enabled = off)");
    transaction.exec("create table rozbazi_move.changed (play uuid not null)");
    transaction.exec(
        "create function rozbazi_move.note() returns trigger language plpgsql security definer "
        "set search_path = pg_temp as $$ begin insert into rozbazi_move.changed values (coalesce(new.play, old.play)); "
        "return null; end $$; "
        "revoke execute on function rozbazi_move.note() from public");
    transaction.exec("create trigger moving after insert or update or delete on " + table_ +
                     " for each row execute function rozbazi_move.note()");
  }

  // Nobody waits for any of it.
  void copy() {
    run("insert into rozbazi_move." + table_ + " select * from plays where " + bounds_);
    for (const pqxx::row& row : ask(kIndexes, table_)) run(row[0].c_str());
    for (const pqxx::row& row : ask(kReferences, table_)) {
      const std::string name = connection_.quote_name(row["conname"].c_str());
      const std::string alter = "alter table rozbazi_move." + table_;
      patiently([&](pqxx::work& transaction) {
        transaction.exec(alter + " add constraint " + name + " " + row["definition"].c_str() + " not valid");
      });
      run(alter + " validate constraint " + name);
    }
    // So that no page of it is ever written again but where somebody plays an old day.
    run("vacuum (freeze, analyze) rozbazi_move." + table_);
  }

  // What others wait for.
  void exchange(pqxx::work& transaction) {
    const std::string copy = "rozbazi_move." + table_;
    // By their index, however many they are thought to be.
    transaction.exec("set local enable_hashjoin = off; set local enable_mergejoin = off");
    transaction.exec("lock table only plays, only " + table_ + " in access exclusive mode");
    transaction.exec("delete from " + copy + " where play in (select play from rozbazi_move.changed)");
    transaction.exec("insert into " + copy + " select * from plays where " + bounds_ +
                     " and play in (select play from rozbazi_move.changed)");
    transaction.exec("alter table plays detach partition " + table_);
    transaction.exec("alter table " + table_ + " set schema rozbazi_moved");
    transaction.exec("alter table " + copy + " set schema public");
    transaction.exec("alter table plays attach partition " + table_ + " for values from ('" + first_ + "') to ('" +
                     next_ + "')");
    transaction.exec("alter table " + table_ + " drop constraint month_alone");
    transaction.exec("alter table " + table_ + " reset (autovacuum_enabled)");
  }

  pqxx::connection connection_;
  const std::string first_;
  const std::string next_;  // the first day of the month after it
  const std::string month_;
  const std::string table_;
  const std::string tablespace_;
  const std::string bounds_;
};

}  // namespace

std::string move_month(const std::string& database, Date first, const std::string& tablespace) {
  return Move(database, first, tablespace).carry_out();
}

}  // namespace rozbazi::admin
