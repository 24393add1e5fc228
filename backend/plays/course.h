// The course of a play: its match with the computer players in the other seats. What was recorded is taken as it
// happened; only what is new is asked of the computer players.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/plays/computer_players.h"
#include "backend/plays/play.h"
#include "engine/match/any_match.h"

namespace rozbazi::plays {

class Course {
 public:
  /// A deal's match before anything has happened in it.
  Course(const Deal& deal, const Seed& seed);

  /// Takes actions that were recorded, each followed by a blank. Throws std::logic_error where the rules refuse one:
  /// then what is stored is no play of this deal.
  void replay(std::string_view actions);
  /// Plays for the computer players until the player is on turn or the match is over. Where that throws since a reply
  /// cannot be had now, the course is good for nothing more but its news, which end where the player was on turn last.
  void let_bots_play(const ComputerPlayers& bots);
  /// Plays the player's action and what the computer players answer; a refusal leaves the course as it was. Throws as
  /// let_bots_play does; then the action is not in the news either.
  std::optional<Refusal> act(std::string_view action, const ComputerPlayers& bots);

  const AnyMatch& match() const { return *match_; }
  /// What has been played beyond what was replayed, in the form in which it is stored.
  std::string news() const { return actions_.substr(recorded_, settled_ - recorded_); }
  /// The player's own actions so far.
  std::vector<std::string> own_log() const;
  /// The number that ranks the play, once it is finished.
  std::optional<int> score() const;

 private:
  std::unique_ptr<AnyMatch> match_;
  std::string actions_;       // all there were, each followed by a blank
  std::size_t recorded_ = 0;  // so much of them was replayed
  std::size_t settled_ = 0;   // so much of them ends with the player on turn, or the match over
};

}  // namespace rozbazi::plays
