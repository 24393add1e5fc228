#include "generator/audit/audit.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "generator/percentage.h"

namespace rozbazi::audit {
namespace {

constexpr std::uint64_t kFirstPlay = 2;  // the line of the first play

std::string_view text(const Id& id) { return {id.data(), id.size()}; }

}  // namespace

std::optional<Fault> Audit::finish(std::optional<Fault> fault) const {
  if (fault) return check_order() ? check_order() : fault;
  // A changed byte can make two other lines look out of order or alike: the bytes come first.
  if (auto found = check_bytes()) return found;
  if (auto found = check_order()) return found;
  if (auto found = check_once()) return found;
  return check_counts();
}

std::optional<Fault> Audit::check_bytes() const {
  if (digest_.lines() != day_.plays) {
    return Fault{1, "it says that " + std::to_string(day_.plays) + " plays follow, and there are " +
                        std::to_string(digest_.lines())};
  }
  if (digest_.sha256() == day_.sha256) return std::nullopt;
  const auto promised = record::Locator::parse(day_.locator);
  const auto changed = promised ? record::changed_line(*promised, digest_) : std::nullopt;
  if (changed) {
    return Fault{*changed + 1,
                 "it is not the line that the record was closed with: the SHA-256 of the lines is another"};
  }
  if (auto found = check_order()) return found;
  if (auto found = check_once()) return found;
  return Fault{1, "the SHA-256 that it names is not that of the lines after it"};
}

std::optional<Fault> Audit::check_order() const {
  const AuditedPlay* before = nullptr;
  for (std::size_t at = 0; at < plays_.size(); ++at) {
    const AuditedPlay& play = plays_[at];
    if (play.removed) continue;
    if (before != nullptr && std::tie(before->finished_at, before->play) > std::tie(play.finished_at, play.play)) {
      return Fault{at + kFirstPlay, "it was finished before the play above it"};
    }
    before = &play;
  }
  return std::nullopt;
}

// No play is there twice, nor two that count of one player at one table.
std::optional<Fault> Audit::check_once() const {
  std::vector<std::size_t> order(plays_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::optional<Fault> first;
  const auto find_twice = [&](auto key, std::string_view what) {
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::tuple(key(plays_[a]), a) < std::tuple(key(plays_[b]), b);
    });
    for (std::size_t at = 1; at < order.size(); ++at) {
      if (key(plays_[order[at - 1]]) != key(plays_[order[at]])) continue;
      const std::uint64_t line = order[at] + kFirstPlay;
      if (!first || line < first->line) first = Fault{line, std::string(what)};
    }
  };
  find_twice([](const AuditedPlay& play) { return text(play.play); }, "the same play is in a line before");
  order.erase(std::remove_if(order.begin(), order.end(), [&](std::size_t at) { return plays_[at].removed; }),
              order.end());
  find_twice([](const AuditedPlay& play) { return std::pair(play.table, text(play.player)); },
             "this player has a play of this table in a line before");
  return first;
}

std::optional<Fault> Audit::check_counts() const {
  std::vector<std::int64_t> players(day_.tables.size());
  for (const AuditedPlay& play : plays_) {
    if (!play.removed) ++players[play.table];
  }
  for (std::size_t table = 0; table < players.size(); ++table) {
    const AuditedTable& told = day_.tables[table];
    if (players[table] == told.players) continue;
    return Fault{1, "it says that `" + std::string(told.table->name) + "` has " + std::to_string(told.players) +
                        " players, and " + std::to_string(players[table]) + " plays of it count"};
  }
  return std::nullopt;
}

std::uint64_t Audit::asked() const {
  return static_cast<std::uint64_t>(
      std::count_if(plays_.begin(), plays_.end(), [](const AuditedPlay& play) { return play.asked; }));
}

std::vector<BoardEntry> Audit::board(std::size_t table) const {
  std::vector<BoardEntry> board;
  for (std::size_t at = 0; at < plays_.size(); ++at) {
    const AuditedPlay& play = plays_[at];
    if (!play.removed && play.table == table) board.push_back({0, 0, at + kFirstPlay, &play});
  }
  std::sort(board.begin(), board.end(), [](const BoardEntry& a, const BoardEntry& b) {
    return std::tuple(-std::int64_t{a.play->score}, a.play->finished_at, a.play->player) <
           std::tuple(-std::int64_t{b.play->score}, b.play->finished_at, b.play->player);
  });
  const auto players = static_cast<std::int64_t>(board.size());
  for (std::size_t from = 0; from < board.size();) {
    std::size_t to = from;
    while (to < board.size() && board[to].play->score == board[from].play->score) ++to;
    const auto better = static_cast<std::int64_t>(from);
    for (std::size_t at = from; at < to; ++at) {
      board[at].rank = better + 1;
      board[at].percentage = percentage_in_tenths(players, better, static_cast<std::int64_t>(to - from) - 1);
    }
    from = to;
  }
  return board;
}

}  // namespace rozbazi::audit
