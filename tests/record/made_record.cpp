#include "tests/record/made_record.h"

#include "engine/players/workspace.h"
#include "generator/bots.h"

namespace rozbazi::record {
namespace {

/// Numbers that nobody need foresee, and that are the same everywhere (Numerical Recipes' generator).
class Luck {
 public:
  explicit Luck(unsigned start) : state_(start) {}
  std::size_t below(std::size_t bound) {
    state_ = state_ * 1664525 + 1013904223;
    return (state_ >> 8) % bound;
  }

 private:
  std::uint32_t state_;
};

std::string made_id(char kind, int number) {
  std::string digits = std::to_string(number);
  return std::string("00000000-0000-8000-8000-") + kind + std::string(11 - digits.size(), '0') + digits;
}

std::unique_ptr<AnyMatch> begin_match(const Table& table, Date date) {
  json::Document options;
  static_cast<void>(json::parse(table.options, options));
  auto started = find_game(table.game)->start(&options, dealer(table, date), made_seed(table));
  return std::get<std::unique_ptr<AnyMatch>>(std::move(started));
}

std::unique_ptr<AnyMatch> play_out(const Table& table, Date date, Luck& luck, Workspace& workspace) {
  auto match = begin_match(table, date);
  const Level level = bots_at(table.name, kNewestBots).value();
  while (match->turn() >= 0) {
    std::string action;
    if (match->turn() == kOwnSeat) {
      const std::vector<std::string> legal = match->legal();
      action = legal[luck.below(legal.size())];
    } else {
      action = match->choose(level, made_seed(table), workspace);
    }
    static_cast<void>(match->act(action));
  }
  return match;
}

}  // namespace

Seed made_seed(const Table& table) {
  Sha256Stream text;
  text.add(table.name);
  return text.digest();
}

MadeRecord::MadeRecord(Date date, int plays, unsigned luck_start)
    : day{.date = date, .state = "closed", .committed_late = true, .voided = false, .deals = {}} {
  Luck luck(luck_start);
  Workspace workspace;
  for (const Table& table : all_tables()) {
    const std::string_view level = name(bots_at(table.name, kNewestBots).value());
    day.deals.push_back({.table = &table,
                         .commitment = commit_to(made_seed(table), table.name, date),
                         .opened = {{level, kNewestBots, 0}},
                         .seed = made_seed(table)});
  }
  for (int number = 0; number < plays; ++number) {
    DealTold& deal = day.deals[static_cast<std::size_t>(number) % day.deals.size()];
    const auto match = play_out(*deal.table, date, luck, workspace);
    ++deal.opened->players;
    lines.push_back(line(number, *deal.table, *match));
  }
}

std::string MadeRecord::line(int number, const Table& table, const AnyMatch& match) const {
  const std::string play = made_id('a', number);
  const std::string player = made_id('b', number);
  return play_line({.play = play,
                    .player = player,
                    .table = table.name,
                    .score = static_cast<int>(match.daily_scores()[kOwnSeat]),
                    .finished_at = opens_at(day.date) + std::chrono::microseconds(100'003LL * number)},
                   match);
}

void MadeRecord::forge_replies(int number) {
  const Table& table = *day.deals[static_cast<std::size_t>(number) % day.deals.size()].table;
  const auto match = begin_match(table, day.date);
  while (match->turn() >= 0) {
    const std::vector<std::string> legal = match->legal();
    static_cast<void>(match->act(match->turn() == kOwnSeat ? legal.front() : legal.back()));
  }
  lines[static_cast<std::size_t>(number)] = line(number, table, *match);
}

std::string MadeRecord::text() const {
  LinesDigest digest;
  for (const std::string& line : lines) digest.add(line);
  std::string text = first_line(day, digest) + '\n';
  for (const std::string& line : lines) text.append(line) += '\n';
  return text;
}

}  // namespace rozbazi::record
