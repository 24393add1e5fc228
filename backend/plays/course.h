// The course of a play: its match with the computer players in the other seats. What was recorded is taken as it
// happened; only what is new is asked of the computer players.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/plays/play.h"
#include "engine/match/any_match.h"

namespace rozbazi::plays {

class Course {
 public:
  /// A deal's match before anything has happened in it, `level` the computer players'.
  Course(const Deal& deal, const Seed& seed, std::string_view level);

  /// Takes actions that were recorded, each followed by a blank. Throws std::logic_error where the rules refuse one:
  /// then what is stored is no play of this deal.
  void replay(std::string_view actions);
  /// Plays for the computer players until the player is on turn or the match is over.
  void let_bots_play();
  /// Plays the player's action and what the computer players answer; a refusal leaves the course as it was.
  std::optional<Refusal> act(std::string_view action);

  const AnyMatch& match() const { return *match_; }
  /// What has been played beyond what was replayed, in the form in which it is stored.
  const std::string& news() const { return news_; }
  /// The player's own actions so far.
  std::vector<std::string> own_log() const;
  /// The number that ranks the play, once it is finished.
  std::optional<int> score() const;

 private:
  std::unique_ptr<AnyMatch> match_;
  Seed seed_;
  Level level_;
  std::string news_;
};

}  // namespace rozbazi::plays
