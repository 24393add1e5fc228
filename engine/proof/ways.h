// Other ways in which the cards of a deal may lie that a seat cannot tell from the real one, of a game that is not
// known at compile time.
#pragma once

#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/players/lottery.h"
#include "engine/proof/layout.h"

namespace rozbazi::proof {

class Ways {
 public:
  virtual ~Ways() = default;

  /// The match at the decision in the way at hand, which is the real one at first.
  virtual const AnyMatch& match() const = 0;
  /// The pack of its current deal, the actions in that by name, and where the cards lie.
  virtual const Pack& pack() const = 0;
  virtual std::vector<std::string> course() const = 0;
  virtual Layout layout() const = 0;

  /// The seat whose decision it is, and what it sees in every way.
  virtual int seat() const = 0;
  virtual const std::string& view() const = 0;

  /// Goes on, by lot, to a way whose layout was not met before and is not the real one; false where none was found.
  virtual bool next(Lottery& lottery) = 0;
};

}  // namespace rozbazi::proof
