// Computer players as the tests let them play.
#pragma once

#include <cstdint>

#include "engine/match/action.h"
#include "engine/match/any_match.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"

namespace rozbazi {

/// The level normal.
struct UsualChoice {
  static constexpr std::uint64_t kOtherDeals = 7;  // tried in a check that it does not peek

  template <class Deal>
  Action operator()(const Deal& seen) const {
    return choose(seen);
  }
};

/// One level at a table of game G.
template <class G>
class Leveled {
 public:
  static constexpr std::uint64_t kOtherDeals = 2;  // fewer: thought takes time

  Leveled(const typename G::Options& options, Level level) : options_(options), level_(level) {}

  /// The same view is met with the same choice.
  template <class Deal>
  Action operator()(const Deal& seen) {
    Stream stream = Stream::bots(Seed{0x1E}, 0, 0);
    return G::choose(options_, seen, level_, stream, *workspace());
  }

 private:
  static Workspace* workspace() {
    static Workspace workspace;
    return &workspace;
  }

  typename G::Options options_;
  Level level_;
};

}  // namespace rozbazi
