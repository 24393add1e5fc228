#include "backend/boards/ranks.h"

#include <algorithm>

namespace rozbazi::boards {
namespace {

// A change is told within a millisecond or two; who waits longer reads the board.
constexpr std::chrono::milliseconds kPatience{20};
constexpr std::size_t kMostBoards = 64;

// In one look.
constexpr db::Statement kRead{"boards_read_counts",
                              "select version, score, plays from deals left join score_counts using (date, table_name) "
                              "where date = $1 and table_name = $2"};

}  // namespace

Ranks::Ranks(db::Pool& pool, const std::string& database_url)
    : pool_(pool),
      timeline_(pool.shared().timeline),
      listener_(database_url, "rozbazi_scores", pool.shared(),
                {.heard = [this](const std::string& text, db::Timeline::Number timeline) { hear(text, timeline); },
                 .missed = [this] { forget(); }}) {}

std::optional<Standing> Ranks::standing(const BoardName& name, int score, Seen seen) {
  const std::int64_t version = seen.version;
  std::unique_lock lock(mutex_);
  ++questions_;
  enter(seen.timeline);
  // What is missing is on its way.
  moved_.wait_for(lock, kPatience, [&] {
    const auto known = boards_.find(name);
    return known == boards_.end() || known->second.version >= version;
  });
  auto known = boards_.find(name);
  std::optional<Board> fresh;
  if (known == boards_.end() || known->second.version < version) {
    lock.unlock();
    fresh = read(name);
    lock.lock();
  }
  if (timeline_.latest() != seen.timeline) return std::nullopt;
  if (fresh) known = remember(name, *std::move(fresh));
  Board& board = known->second;
  board.asked = questions_;
  if (version < board.settled) return std::nullopt;
  return board.tree.standing(score);
}

Ranks::Board Ranks::read(const BoardName& name) {
  const pqxx::result rows = pool_.run(kRead, name.date, name.table);
  Board board;
  std::vector<AtScore> counts;
  for (const pqxx::row& row : rows) {
    board.version = row["version"].as<std::int64_t>();
    if (!row["score"].is_null()) counts.push_back({row["score"].as<int>(), row["plays"].as<std::int64_t>()});
  }
  board.settled = board.version;
  board.tree = ScoreTree(std::move(counts));
  return board;
}

// What is remembered may have gone on while this one was read.
Ranks::Boards::iterator Ranks::remember(const BoardName& name, Board board) {
  ++read_;
  const auto known = boards_.find(name);
  if (known != boards_.end()) {
    if (known->second.version < board.version) known->second = std::move(board);
    return known;
  }
  if (boards_.size() == kMostBoards) {
    boards_.erase(std::min_element(boards_.begin(), boards_.end(),
                                   [](const auto& a, const auto& b) { return a.second.asked < b.second.asked; }));
  }
  return boards_.emplace(name, std::move(board)).first;
}

// What is remembered of an earlier timeline has perhaps never been.
void Ranks::enter(db::Timeline::Number timeline) {
  if (timeline <= boards_timeline_) return;
  boards_.clear();
  boards_timeline_ = timeline;
}

void Ranks::hear(const std::string& text, db::Timeline::Number timeline) {
  const auto change = read_score_change(text);
  if (!change) return forget();
  {
    const std::lock_guard lock(mutex_);
    if (timeline != boards_timeline_) return;
    const auto known = boards_.find(change->board);
    if (known == boards_.end() || change->version <= known->second.version) return;
    ++changes_;
    if (!follow(known->second, *change)) boards_.erase(known);
  }
  moved_.notify_all();
}

bool Ranks::follow(Board& board, const ScoreChange& change) {
  if (change.version != board.version + 1 || change.additions.empty()) return false;
  board.version = change.version;
  for (const AtScore& each : change.additions) {
    if (!board.tree.add(each.score, each.players)) return false;
    if (each.players < 0) board.settled = change.version;
  }
  return true;
}

void Ranks::forget() {
  {
    const std::lock_guard lock(mutex_);
    boards_.clear();
  }
  moved_.notify_all();
}

Ranks::Numbers Ranks::numbers() const {
  const std::lock_guard lock(mutex_);
  return {static_cast<std::int64_t>(boards_.size()), read_, changes_};
}

}  // namespace rozbazi::boards
