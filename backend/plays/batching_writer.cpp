#include "backend/plays/batching_writer.h"

#include <chrono>
#include <exception>
#include <set>
#include <vector>

#include "backend/plays/extensions.h"

namespace rozbazi::plays {
namespace {

using std::chrono_literals::operator""s;

// How long a change waits for its turn; a request that waits longer has been given up by its visitor.
constexpr auto kLongestWait = 3s;

// Counts somebody for as long as it lives.
class Counted {
 public:
  explicit Counted(std::atomic<std::int64_t>& count) : count_(count) { ++count_; }
  ~Counted() { --count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::atomic<std::int64_t>& count_;
};

// Plays are looked up by their ids, whatever the planner takes their table for when it first sees it, and in the
// morning that is an empty one.
constexpr const char* kSettings =
    "set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; "
    "set plan_cache_mode = force_generic_plan";

// The second select finds what this same call stored before its connection was lost.
#define ROZBAZI_START(locking, counting)                                                                             \
  "with day as (select closed_at is null and voided_at is null as counts from days where date = $2 " locking         \
  "), "                                                                                                              \
  "changed as (insert into plays (play, date, table_name, player, seat, ranked, bots_level, bots_version, actions, " \
  "started_at, finished_at, score) "                                                                                 \
  "select $1, $2, $3, $4, $5, $6 and (select counts from day), $7, $8, $9, $10, nullif($11, '')::timestamptz, "      \
  "nullif($12, '')::integer "                                                                                        \
  "on conflict (player, date, table_name) do nothing returning date, table_name, score, ranked) " counting           \
  "select ranked from changed union all select ranked from plays where play = $1 and date = $2"
constexpr db::Statement kStart{"plays_start", ROZBAZI_START("", "")};
// A play that is finished at once is a result at once, so that its day is locked as in every finish; others settle that
// then.
constexpr db::Statement kStartFinished{
    "plays_start_finished",
    ROZBAZI_START("for share",
                  ", counted as (insert into score_counts (date, table_name, score, plays) "
                  "select date, table_name, score, 1 from changed where ranked "
                  "on conflict (date, table_name, score) do update set plays = score_counts.plays + 1) ")};

constexpr db::Statement kUnrank{
    "plays_unrank", "update plays set ranked = false where play = $1 and date = $2 and finished_at is null"};

}  // namespace

std::list<Change> take_batch(std::list<Change>& queue) {
  std::list<Change> batch;
  std::set<Uuid> plays;
  for (auto change = queue.begin(); change != queue.end();) {
    const auto next = std::next(change);
    if (plays.insert(change->extension.play).second) batch.splice(batch.end(), queue, change);
    change = next;
  }
  return batch;
}

BatchingWriter::BatchingWriter(db::Pool& pool, const std::string& database_url)
    : pool_(pool),
      connection_(database_url, 1, pool.shared(), kSettings),
      worker_([this](const std::stop_token& stop) { work(stop); }) {}

std::optional<bool> BatchingWriter::start(const Play& play) {
  const std::string finished_at = play.finish ? to_rfc3339(play.finish->at) : "";
  const std::string score = play.finish ? std::to_string(play.finish->score) : "";
  const pqxx::result stored =
      pool_.run(play.finish ? kStartFinished : kStart, play.id, play.date, play.table, play.player, kOwnSeat,
                play.ranked, play.bots.level, play.bots.version, play.actions, play.started_at, finished_at, score);
  if (stored.empty()) return std::nullopt;
  return stored.front()["ranked"].as<bool>();
}

void BatchingWriter::unrank(const Uuid& play, Date date) { pool_.run(kUnrank, play, date); }

Outcome BatchingWriter::extend(const Extension& extension) {
  std::future<Outcome> outcome;
  std::uint64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    number = arrivals_++;
    outcome = queue_.emplace_back(Change{number, extension, {}}).outcome.get_future();
  }
  arrived_.notify_one();
  const Counted waiting(numbers_.waiting);
  if (outcome.wait_for(kLongestWait) == std::future_status::timeout && withdraw(number)) {
    throw db::Unavailable("changes to plays wait longer than they may");
  }
  return outcome.get();
}

// What is on its way to the database already cannot be withdrawn: one has to wait for what becomes of it.
bool BatchingWriter::withdraw(std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  return std::erase_if(queue_, [&](const Change& each) { return each.number == number; }) > 0;
}

void BatchingWriter::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (arrived_.wait(lock, stop, [this] { return !queue_.empty(); })) {
    std::list<Change> batch = take_batch(queue_);
    lock.unlock();
    store(std::move(batch));
    lock.lock();
  }
}

void BatchingWriter::store(std::list<Change> batch) {
  std::vector<const Extension*> extensions;
  for (const Change& each : batch) extensions.push_back(&each.extension);
  const auto began = std::chrono::steady_clock::now();
  try {
    const std::vector<Outcome> outcomes =
        connection_.run([&](db::Session& session) { return store_extensions(session, extensions); });
    numbers_.changes.observe(static_cast<double>(batch.size()));
    numbers_.seconds.observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    auto outcome = outcomes.begin();
    for (Change& each : batch) each.outcome.set_value(*outcome++);
  } catch (const db::Refused&) {
    // One of them is to blame, and the others are not to suffer from it.
    if (batch.size() == 1) return batch.front().outcome.set_exception(std::current_exception());
    while (!batch.empty()) {
      std::list<Change> one;
      one.splice(one.end(), batch, batch.begin());
      store(std::move(one));
    }
  } catch (...) {
    for (Change& each : batch) each.outcome.set_exception(std::current_exception());
  }
}

}  // namespace rozbazi::plays
