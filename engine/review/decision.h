// What the review finds out about one decision.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/match/action.h"
#include "engine/match/trick_on_table.h"
#include "engine/review/reasons.h"

namespace rozbazi::review {

/// What a position or an action is worth, all playing on at their best with all hands open.
struct Worth {
  int value;           // what the counted side has won and will win in this deal, in the unit of the game
  std::int64_t score;  // the leaderboard's number of the deal for the seat at the end of such a course
};

struct Choice {
  Action action;
  std::optional<int> value;  // nothing where the action ends the deal outside of what is counted
  std::optional<int> cost;   // against the best, never less than nothing
  std::int64_t score;
};

struct Decision {
  int index = 0;  // in the log
  int deal = 0;
  std::string_view phase;
  int trick = 0;
  TrickOnTable table;  // before the card
  Action action{};
  std::optional<Worth> par;     // with the seat's first card of a deal's solved play
  std::vector<Choice> choices;  // every legal action, or none where the decision is not solved
  int cost = 0;
  std::int64_t score_cost = 0;
  std::optional<Reason> reason;  // where something was lost

  bool is_solved() const { return !choices.empty(); }
};

}  // namespace rozbazi::review
