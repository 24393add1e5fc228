// The computer players in the other seats of one play, for as long as one request needs them.
#pragma once

#include <string>
#include <string_view>

#include "backend/days/day.h"
#include "backend/replies/replies.h"
#include "engine/match/any_match.h"

namespace rozbazi::plays {

class ComputerPlayers {
 public:
  /// `bots` are those of the play. A play of a closed day may name a version that this program does not have: then its
  /// newest goes on. `replies` must outlive this.
  ComputerPlayers(replies::Replies& replies, const Deal& deal, const Seed& seed, const Bots& bots,
                  replies::Asker asker);

  /// What the one on turn in the match does after that course. Throws as Replies::reply does.
  std::string reply(const AnyMatch& match, std::string_view course) const;

 private:
  replies::Replies& replies_;
  const replies::Asker asker_;
  const Seed seed_;
  const Level level_;
  const std::string deal_;
};

}  // namespace rozbazi::plays
