// A few connections to PostgreSQL, lent to one request at a time and thrown away at the first sign of trouble: a
// restart or a failover of the database costs nobody more than a short wait.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <pqxx/connection>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <pqxx/transaction>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/db/shared.h"
#include "backend/db/values.h"
#include "backend/http/exchange.h"

namespace rozbazi::db {

/// The database is away, or has no time for us. Clients are told 503 unavailable and nothing more; the operator is told
/// why.
class Unavailable : public http::Problem {
 public:
  explicit Unavailable(std::string reason) : Problem(http::unavailable()), reason_(std::move(reason)) {}
  const char* what() const noexcept override { return reason_.c_str(); }

 private:
  std::string reason_;
};

/// The database has refused a statement, which is a mistake of ours. What it says goes into a log, so that of its words
/// only those are kept which cannot be a visitor's.
class Refused : public std::runtime_error {
 public:
  explicit Refused(const pqxx::sql_error& error);
};

/// One SQL statement, prepared on each connection at its first use there. A constant with a name of its own.
struct Statement {
  const char* name;
  const char* sql;
};

/// A connection that is open and knows what has been prepared on it.
class Connection {
 public:
  /// `settings` are statements that are carried out when it has been opened. Throws pqxx::broken_connection where the
  /// database is none that may be believed: a standby, or a primary that another has taken over from. What is shared
  /// must outlive the connection.
  Connection(const std::string& url, Shared& shared, const std::string& settings);

  pqxx::connection& raw() { return raw_; }
  /// Whether another has taken over from this database since the connection was opened.
  bool superseded() const { return timeline_ < shared_.timeline.latest(); }
  Timeline::Number timeline() const { return timeline_; }
  Shared& shared() { return shared_; }
  /// Whether the other end has gone, or has said something that nobody asked for, since the last answer.
  bool stale() const;
  void prepare(const Statement& statement);

 private:
  pqxx::connection raw_;
  Shared& shared_;
  Timeline::Number timeline_;  // that it is in
  std::set<std::string_view> prepared_;
};

/// A connection on loan, inside a transaction or not.
class Session {
 public:
  Session(Connection& connection, pqxx::transaction_base& transaction)
      : connection_(connection), transaction_(transaction) {}

  template <typename... Arguments>
  pqxx::result run(const Statement& statement, const Arguments&... arguments) {
    std::optional<Patience::Wait> wait;
    if (!takes_time_) wait.emplace(connection_.shared().patience, connection_.raw().sock());
    connection_.prepare(statement);
    return transaction_.exec_prepared(statement.name, parameter(arguments)...);
  }
  /// Runs a statement that lifts the limits of those that follow, which are waited for as long as they take.
  void take_time(const Statement& statement) {
    run(statement);
    takes_time_ = true;
  }
  /// Ends the connection, so that whoever waits for an answer finds it lost. May be called by another thread while the
  /// session lives.
  void cut();

 private:
  Connection& connection_;
  pqxx::transaction_base& transaction_;
  bool takes_time_ = false;
};

/// All work given to a pool is repeatable: done twice it leaves what it leaves done once, and returns the same. That is
/// what lets work be done again on a fresh connection where its own was lost, even when nobody knows whether the
/// database had finished it.
class Pool {
 public:
  /// `settings` are for each of its connections, besides those that all of ours have. What is shared must outlive
  /// the pool.
  Pool(std::string url, int size, Shared& shared, std::string settings = {});

  /// Runs `work(Session&)`, each statement committing by itself. Throws Unavailable.
  template <typename Work>
  auto run(Work&& work) {
    return attempt<pqxx::nontransaction>(work);
  }
  /// The same in one transaction, committed when `work` returns.
  template <typename Work>
  auto transact(Work&& work) {
    return attempt<pqxx::work>(work);
  }
  struct Numbers {
    int lent;                   // connections in use
    int waiting;                // requests that wait for one
    std::uint64_t unavailable;  // times that the database was away or had no time
  };
  Numbers numbers() const;
  Shared& shared() { return shared_; }

  /// One statement.
  template <typename... Arguments>
  pqxx::result run(const Statement& statement, const Arguments&... arguments) {
    return run([&](Session& session) { return session.run(statement, arguments...); });
  }

 private:
  enum class Trouble { lost, conflict, away, other };

  // Gives its connection back, or drops it where the work on it did not end well.
  class Loan {
   public:
    Loan(Pool& pool, std::unique_ptr<Connection> connection) : pool_(pool), connection_(std::move(connection)) {}
    ~Loan() { pool_.take_back(std::move(connection_), sound_); }
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;

    Connection& connection() { return *connection_; }
    void set_sound() { sound_ = true; }

   private:
    Pool& pool_;
    std::unique_ptr<Connection> connection_;
    bool sound_ = false;
  };

  template <typename Transaction, typename Work>
  auto attempt(Work& work) {
    for (int attempts_left = kAttempts;; --attempts_left) {
      try {
        return attempt_once<Transaction>(work);
      } catch (const Unavailable&) {
        throw;
      } catch (const std::exception& error) {
        const Trouble trouble = judge(error);
        if (trouble == Trouble::other) rethrow(error);
        if (trouble == Trouble::lost) drop_idle();
        if (trouble == Trouble::away || attempts_left == 1) throw unavailable(error.what());
      }
    }
  }

  template <typename Transaction, typename Work>
  auto attempt_once(Work& work) {
    Loan loan(*this, lend());
    Connection& connection = loan.connection();
    std::optional<Patience::Wait> wait(std::in_place, shared_.patience, connection.raw().sock());
    Transaction transaction(connection.raw());
    wait.reset();
    Session session(connection, transaction);
    auto result = work(session);
    wait.emplace(shared_.patience, connection.raw().sock());
    transaction.commit();
    loan.set_sound();
    return result;
  }

  /// Counts it.
  Unavailable unavailable(std::string reason);
  std::unique_ptr<Connection> lend();
  void take_back(std::unique_ptr<Connection> connection, bool sound);
  void drop_idle();
  static Trouble judge(const std::exception& error);
  /// To be called while `error` is being handled.
  [[noreturn]] static void rethrow(const std::exception& error);

  static constexpr int kAttempts = 3;

  const int size_;
  const std::string url_;
  Shared& shared_;
  const std::string settings_;
  mutable std::mutex mutex_;  // of what follows
  std::condition_variable returned_;
  std::vector<std::unique_ptr<Connection>> idle_;  // the last returned is lent first
  int to_lend_;                                    // connections that may still be lent, idle or not yet made
  int waiting_ = 0;
  std::uint64_t unavailable_ = 0;
};

}  // namespace rozbazi::db
