// The proof of one decision: the player is asked again with the cards as they lay, then in other ways in which they
// could have lain.
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/proof/ways.h"

namespace rozbazi::proof {

/// Whoever is asked what he does on turn in a match.
class Asked {
 public:
  virtual ~Asked() = default;
  virtual std::string choose(const AnyMatch& match) const = 0;
};

/// What is asked. The course was played by the rules.
struct Question {
  const GameInfo* game;
  const json::Value* options;
  int dealer;
  std::vector<Pack> packs;           // that were dealt by the decision
  std::vector<PlayedAction> played;  // by all seats
  int index;                         // the decision's place among them
  int ways;                          // how many are looked for
  int from;                          // the first that is asked for
  int count;                         // how many at most
  Seed lot;                          // by which the ways are found
};

/// Writes the whole answer. `ways` is at the decision that the question names.
void write_proof(json::Writer& out, const Question& question, Ways& ways, const Asked& player);

}  // namespace rozbazi::proof
