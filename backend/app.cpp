#include "backend/app.h"

#include <algorithm>
#include <condition_variable>
#include <iostream>
#include <thread>

#include "backend/boards/ranks.h"
#include "backend/boards/routes.h"
#include "backend/days/routes.h"
#include "backend/db/migrate.h"
#include "backend/groups/routes.h"
#include "backend/log.h"
#include "backend/players/routes.h"
#include "backend/plays/batching_writer.h"
#include "backend/plays/routes.h"
#include "backend/record/routes.h"
#include "backend/replies/replies.h"
#include "backend/rooms/routes.h"
#include "backend/rooms/store.h"

namespace rozbazi {
namespace {

constexpr int kConnections = 8;
constexpr std::chrono::seconds kTick{1};
// Longer than any statement takes, and than a standby that has gone silent holds up a commit (docs/scale.md).
constexpr std::chrono::seconds kPatience{10};
constexpr std::chrono::hours kSweep{1};
constexpr db::Statement kAnswer{"app_answer", "select"};

// One core is left to what is quickly answered, and half of the threads.
replies::Options replies_options(int threads) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return {.thinkers = std::max(1, cores - 1), .most_waiting = std::max(1, threads / 2)};
}

void require_schema(db::Pool& pool) {
  if (const auto trouble = db::schema_trouble(pool, schema::migrations())) throw std::runtime_error(*trouble);
}

}  // namespace

struct App::Parts {
  Parts(const AppOptions& options, const Clock& its_clock)
      : clock(its_clock),
        secret(Secret::load(options.secret_file)),
        pool(options.database_url, kConnections, shared),
        ranks(pool, options.database_url),
        room_memory(pool, options.database_url),
        writer(pool, options.database_url),
        replies(replies_options(options.threads)) {
    require_schema(pool);
    calendar.emplace(pool, secret, clock.now());
    records.emplace(*calendar, pool);
    follower = std::jthread([this](const std::stop_token& stop) { follow_clock(stop); });
    folder = std::jthread([this](const std::stop_token& stop) { fold_days(stop); });
    calendar->await_folding();
  }

  // Closed days enter their periods, as soon as it can be done.
  void fold_days(const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any pause;
    bool well = true;
    while (calendar->await_closing(stop)) {
      try {
        calendar->fold(stop);
        well = true;
      } catch (const std::exception& error) {
        if (stop.stop_requested()) return;
        if (well) log.write(LogLevel::error, "days not folded", {{"what", error.what()}});
        well = false;
        pause.wait_for(lock, stop, kTick, [] { return false; });
      }
    }
  }

  // Days open and close, commitments are published and unused rooms go, also while nobody asks for anything.
  void follow_clock(const std::stop_token& stop) {
    std::optional<Instant> swept;
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any ticks;
    bool well = true;
    while (!ticks.wait_for(lock, stop, kTick, [] { return false; }) && !stop.stop_requested()) {
      try {
        const Instant now = clock.now();
        calendar->at(now);
        if (!swept || now - *swept >= kSweep) {
          rooms::sweep(pool, now);
          swept = now;
        }
        well = true;
      } catch (const std::exception& error) {
        if (well) log.write(LogLevel::error, "clock not followed", {{"what", error.what()}});
        well = false;
      }
    }
  }

  const Clock& clock;
  const Log log{clock};
  const Secret secret;
  db::Shared shared{kPatience};
  db::Pool pool;
  boards::Ranks ranks;
  rooms::Memory room_memory;
  plays::BatchingWriter writer;
  std::optional<Calendar> calendar;
  std::optional<record::Records> records;
  replies::Replies replies;
  plays::Numbers plays;
  rooms::Numbers rooms;
  std::jthread follower;
  std::jthread folder;
};

App::App(const AppOptions& options, const Clock& clock) {
  try {
    parts_ = std::make_unique<Parts>(options, clock);
  } catch (const db::Unavailable& error) {
    throw std::runtime_error(std::string("the database cannot be reached: ") + error.what());
  }
}

App::~App() = default;

void App::add_routes(http::Router& router) {
  Parts& parts = *parts_;
  days::add_routes(router, *parts.calendar, parts.pool, parts.clock);
  record::add_routes(router, *parts.calendar, *parts.records, parts.clock);
  players::add_routes(router, *parts.calendar, parts.pool, parts.clock);
  groups::add_routes(router, parts.pool, parts.clock);
  plays::add_routes(router,
                    {*parts.calendar, parts.pool, parts.ranks, parts.writer, parts.clock, parts.replies, parts.plays});
  boards::add_routes(router, *parts.calendar, parts.pool, parts.clock);
  rooms::add_routes(router, {parts.pool, parts.room_memory, parts.clock, parts.replies, parts.rooms});
}

void App::add_metrics(http::Metrics& metrics) {
  using Kind = http::Metrics::Kind;
  const auto add = [&](Kind kind, const char* name, const char* help, auto number) {
    metrics.add(kind, name, help, [&replies = parts_->replies, number] { return replies.numbers().*number; });
  };
  using Numbers = replies::Replies::Numbers;
  add(Kind::gauge, "rozbazi_replies_remembered", "Computer players' replies that are remembered.",
      &Numbers::remembered);
  add(Kind::gauge, "rozbazi_replies_bytes", "Memory that they take up.", &Numbers::bytes);
  add(Kind::counter, "rozbazi_replies_recalled_total", "Replies given that were thought of for somebody else.",
      &Numbers::recalled);
  add(Kind::counter, "rozbazi_replies_computed_total", "Replies that had to be thought of.", &Numbers::computed);
  add(Kind::gauge, "rozbazi_replies_waiting", "Requests that wait for a reply to be thought of.", &Numbers::waiting);

  const plays::Numbers& played = parts_->plays;
  metrics.add(Kind::counter, "rozbazi_plays_begun_total", "Plays begun.", [&] { return played.begun.load(); });
  metrics.add(Kind::counter, "rozbazi_plays_finished_total", "Plays finished.", [&] { return played.finished.load(); });
  metrics.add(Kind::counter, "rozbazi_logs_refused_total", "Logs that were answered 409, 410 or 422.",
              [&] { return played.refused.load(); });

  const db::Pool& pool = parts_->pool;
  metrics.add(Kind::gauge, "rozbazi_database_connections_lent", "Connections to the database that are in use.",
              [&] { return pool.numbers().lent; });
  metrics.add(Kind::gauge, "rozbazi_database_waiting", "Requests that wait for a connection to the database.",
              [&] { return pool.numbers().waiting; });
  metrics.add(Kind::counter, "rozbazi_database_unavailable_total", "Times that the database was away or had no time.",
              [&] { return pool.numbers().unavailable; });

  const boards::Ranks& ranks = parts_->ranks;
  metrics.add(Kind::gauge, "rozbazi_boards_remembered", "Boards whose scores are in memory.",
              [&] { return ranks.numbers().boards; });
  metrics.add(Kind::counter, "rozbazi_boards_read_total", "Times that one was read from the database.",
              [&] { return ranks.numbers().read; });
  metrics.add(Kind::counter, "rozbazi_boards_changes_total", "Changes to them that the database has told.",
              [&] { return ranks.numbers().changes; });

  const rooms::Numbers& rooms = parts_->rooms;
  metrics.add(Kind::counter, "rozbazi_rooms_made_total", "Rooms made.", [&] { return rooms.made.load(); });
  metrics.add(Kind::counter, "rozbazi_rooms_matches_total", "Matches begun in rooms.",
              [&] { return rooms.started.load(); });
  metrics.add(Kind::counter, "rozbazi_rooms_actions_total", "Actions of people in rooms.",
              [&] { return rooms.actions.load(); });
  const rooms::Memory& memory = parts_->room_memory;
  metrics.add(Kind::gauge, "rozbazi_rooms_remembered", "Rooms in use, which are in memory.",
              [&] { return memory.numbers().rooms; });
  metrics.add(Kind::counter, "rozbazi_rooms_read_total", "Times that one was read from the database.",
              [&] { return memory.numbers().read; });

  const plays::BatchingWriter::Numbers& writer = parts_->writer.numbers();
  metrics.add(Kind::gauge, "rozbazi_changes_waiting", "Moves and finishes that are not committed yet.",
              [&] { return writer.waiting.load(); });
  metrics.add("rozbazi_commit_changes", "Moves and finishes in one commit.", writer.changes);
  metrics.add("rozbazi_commit_seconds", "How long such a commit has taken.", writer.seconds);
}

bool App::database_ready() {
  try {
    parts_->pool.run(kAnswer);
    return true;
  } catch (const db::Unavailable&) {
    return false;
  }
}

bool App::schema_current() {
  try {
    return !db::schema_trouble(parts_->pool, schema::migrations());
  } catch (const db::Unavailable&) {
    return false;
  }
}

void migrate(const std::string& database_url) {
  pqxx::connection connection(database_url);
  for (const std::string& name : db::migrate(connection, schema::migrations(), schema::grants(), Clock().now())) {
    std::cout << name << '\n';
  }
}

}  // namespace rozbazi
