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

}  // namespace

Course::Course(const Deal& deal, const Seed& seed) : match_(start(deal, seed)) {}

void Course::replay(std::string_view actions) {
  actions_ += actions;
  recorded_ = settled_ = actions_.size();
  while (!actions.empty()) {
    const std::size_t length = actions.find(' ');
    if (length == std::string_view::npos || match_->act(actions.substr(0, length))) {
      throw std::logic_error("a stored play does not follow the rules of its deal");
    }
    actions.remove_prefix(length + 1);
  }
}

void Course::let_bots_play(const ComputerPlayers& bots) {
  while (match_->turn() >= 0 && match_->turn() != kOwnSeat) {
    const std::string action = bots.reply(*match_, actions_);
    if (match_->act(action)) throw std::logic_error("a computer player chose an action that is not legal");
    actions_ += action + ' ';
  }
  settled_ = actions_.size();
}

std::optional<Refusal> Course::act(std::string_view action, const ComputerPlayers& bots) {
  if (auto refusal = match_->act(action)) return refusal;
  actions_.append(action) += ' ';
  let_bots_play(bots);
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
