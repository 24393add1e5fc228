#include "backend/plays/course.h"

#include <stdexcept>

namespace rozbazi::plays {
namespace {

std::unique_ptr<AnyMatch> start(const Deal& deal, const Seed& seed) {
  json::Document options;
  if (const auto trouble = json::parse(deal.table->options, options)) throw std::logic_error(*trouble);
  auto started = find_game(deal.table->game)->start(&options, dealer(*deal.table, deal.date), seed);
  if (const auto* refusal = std::get_if<Refusal>(&started)) throw std::logic_error(refusal->message);
  return std::get<std::unique_ptr<AnyMatch>>(std::move(started));
}

Level known_level(std::string_view name) {
  if (const auto level = parse_level(name)) return *level;
  throw std::logic_error("the computer players have no level " + std::string(name));
}

}  // namespace

Course::Course(const Deal& deal, const Seed& seed, std::string_view level)
    : match_(start(deal, seed)), seed_(seed), level_(known_level(level)) {}

void Course::replay(std::string_view actions) {
  while (!actions.empty()) {
    const std::size_t length = actions.find(' ');
    if (length == std::string_view::npos || match_->act(actions.substr(0, length))) {
      throw std::logic_error("a stored play does not follow the rules of its deal");
    }
    actions.remove_prefix(length + 1);
  }
}

void Course::let_bots_play() {
  while (match_->turn() >= 0 && match_->turn() != kOwnSeat) {
    const std::string action = match_->choose(level_, seed_);
    if (match_->act(action)) throw std::logic_error("a computer player chose an action that is not legal");
    news_ += action + ' ';
  }
}

std::optional<Refusal> Course::act(std::string_view action) {
  if (auto refusal = match_->act(action)) return refusal;
  news_.append(action) += ' ';
  let_bots_play();
  return std::nullopt;
}

std::vector<std::string> Course::own_log() const {
  std::vector<std::string> log;
  for (PlayedAction& played : match_->played()) {
    if (played.seat == kOwnSeat) log.push_back(std::move(played.action));
  }
  return log;
}

std::optional<int> Course::score() const {
  if (!match_->finished()) return std::nullopt;
  return static_cast<int>(match_->daily_scores()[kOwnSeat]);  // no daily table's match goes beyond an int
}

}  // namespace rozbazi::plays
