#include "backend/db/pool.h"

#include <poll.h>
#include <sys/socket.h>

#include <typeinfo>

namespace rozbazi::db {
namespace {

using std::chrono_literals::operator""s;

// Longer than any statement of ours takes; a request that waits longer has been given up by its visitor.
constexpr auto kLongestWait = 3s;
// Our statements are short: compiling one takes longer than running it.
constexpr const char* kSettings =
    "set timezone = 'UTC'; set client_min_messages = warning; set statement_timeout = '5s'; set lock_timeout = '3s'; "
    "set idle_in_transaction_session_timeout = '10s'; set jit = off;";

// In which timeline the next commit will be; 0 where it will be nowhere, on a standby. The name of a WAL file begins
// with it.
constexpr const char* kTimeline =
    "select case when pg_is_in_recovery() then 0 "
    "else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint end";

// Where the database's machine has gone silent, libpq waits for minutes, and where nothing is asked for hours; a
// request must not, and what is told must not be missed for long. Both forms of a connection string take what is set
// twice from the later place.
std::string with_timeouts(const std::string& url) {
  const bool is_uri = url.starts_with("postgresql://") || url.starts_with("postgres://");
  if (!is_uri) return "connect_timeout=3 tcp_user_timeout=5000 keepalives_idle=10 keepalives_interval=5 " + url;
  return url + (url.find('?') == std::string::npos ? '?' : '&') +
         "connect_timeout=3&tcp_user_timeout=5000&keepalives_idle=10&keepalives_interval=5";
}

/// 23, a rule of the schema's was broken, and 42, a mistake in a statement: their first line names tables, columns and
/// rules. In others, as 22 (bad values), it holds values.
std::string words_of_ours(const pqxx::sql_error& error) {
  const std::string& state = error.sqlstate();
  const std::string text = error.what();
  const bool names_only = state.starts_with("23") || state.starts_with("42");
  return "SQLSTATE " + state + (names_only ? ' ' + text.substr(0, text.find('\n')) : "");
}

}  // namespace

Refused::Refused(const pqxx::sql_error& error) : std::runtime_error(words_of_ours(error)) {}

Connection::Connection(const std::string& url, Shared& shared, const std::string& settings)
    : raw_(with_timeouts(url)), shared_(shared) {
  const Patience::Wait wait(shared.patience, raw_.sock());
  pqxx::nontransaction transaction(raw_);
  transaction.exec(kSettings + settings);
  timeline_ = transaction.exec1(kTimeline).front().as<Timeline::Number>();
  if (timeline_ == 0) throw pqxx::broken_connection("the database is a standby");
  if (!shared.timeline.enter(timeline_)) throw pqxx::broken_connection("another database has taken over from this one");
}

bool Connection::stale() const {
  // An idle connection has nothing to read but its end.
  pollfd socket{raw_.sock(), POLLIN, 0};
  return !raw_.is_open() || poll(&socket, 1, 0) != 0;
}

void Connection::prepare(const Statement& statement) {
  if (prepared_.contains(statement.name)) return;
  raw_.prepare(statement.name, statement.sql);
  prepared_.insert(statement.name);
}

void Session::cut() { ::shutdown(connection_.raw().sock(), SHUT_RDWR); }

Pool::Pool(std::string url, int size, Shared& shared, std::string settings)
    : size_(size), url_(std::move(url)), shared_(shared), settings_(std::move(settings)), to_lend_(size) {}

Pool::Numbers Pool::numbers() const {
  const std::lock_guard lock(mutex_);
  return {size_ - to_lend_, waiting_, unavailable_};
}

Unavailable Pool::unavailable(std::string reason) {
  const std::lock_guard lock(mutex_);
  ++unavailable_;
  return Unavailable(std::move(reason));
}

std::unique_ptr<Connection> Pool::lend() {
  std::unique_lock lock(mutex_);
  ++waiting_;
  const bool is_one_free = returned_.wait_for(lock, kLongestWait, [this] { return to_lend_ > 0; });
  --waiting_;
  if (!is_one_free) {
    ++unavailable_;
    throw Unavailable("every connection to the database is in use");
  }
  --to_lend_;
  while (!idle_.empty()) {
    std::unique_ptr<Connection> connection = std::move(idle_.back());
    idle_.pop_back();
    if (!connection->superseded() && !connection->stale()) return connection;
  }
  lock.unlock();
  try {
    return std::make_unique<Connection>(url_, shared_, settings_);
  } catch (...) {
    take_back(nullptr, false);
    throw;
  }
}

void Pool::take_back(std::unique_ptr<Connection> connection, bool sound) {
  if (!sound) connection.reset();
  const std::lock_guard lock(mutex_);
  if (connection) idle_.push_back(std::move(connection));
  ++to_lend_;
  returned_.notify_one();
}

void Pool::drop_idle() {
  std::vector<std::unique_ptr<Connection>> dropped;
  const std::lock_guard lock(mutex_);
  dropped.swap(idle_);
}

Pool::Trouble Pool::judge(const std::exception& error) {
  if (dynamic_cast<const pqxx::broken_connection*>(&error) != nullptr ||
      dynamic_cast<const pqxx::in_doubt_error*>(&error) != nullptr) {
    return Trouble::lost;
  }
  const auto* refused = dynamic_cast<const pqxx::sql_error*>(&error);
  if (refused == nullptr) return Trouble::other;
  const std::string& state = refused->sqlstate();
  const std::string_view kind = std::string_view(state).substr(0, 2);
  // 57P: shut down or starting up; 25006: a standby now, after a failover; 08: the connection.
  if (kind == "08" || state.starts_with("57P") || state == "25006") return Trouble::lost;
  if (kind == "40") return Trouble::conflict;  // a deadlock, or two that cannot both be first
  // 57014: out of time; 55P03: a lock not to be had in time; 53: out of connections, disk or memory.
  if (state == "57014" || state == "55P03" || kind == "53") return Trouble::away;
  return Trouble::other;
}

void Pool::rethrow(const std::exception& error) {
  if (const auto* refused = dynamic_cast<const pqxx::sql_error*>(&error)) throw Refused(*refused);
  throw;
}

}  // namespace rozbazi::db
