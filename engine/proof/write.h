// The proof of a decision as JSON (docs/players.md), alike in all games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"
#include "engine/proof/layout.h"
#include "engine/random/pack.h"

namespace rozbazi::proof {

/// A decision of a computer player.
struct Decision {
  int index;              // in the log
  std::string_view view;  // what its seat saw, as JSON
  Layout layout;
  std::string_view played;  // in the log
  std::string_view chosen;  // by the player, asked again with the real cards
};

/// Another way in which the cards may lie, and what the player does there.
struct Way {
  struct Instead {
    int index;  // in the log
    std::string action;
  };

  Pack pack;  // of the deal
  Layout layout;
  /// The actions before the decision that are others in this way; the player did not see them in full.
  std::vector<Instead> instead;
  bool same_view;  // byte for byte
  std::string action;
};

/// Opens the answer with what is known of the decision, and its list of ways.
void begin_answer(json::Writer& out, const Decision& decision, int seats);
void write_way(json::Writer& out, const Way& way, int seats);
/// Ends the answer. `total`: how many ways there are in all parts; `same`: whether in all that were written the seat
/// saw the same and the player did the same.
void end_answer(json::Writer& out, int total, bool same);

}  // namespace rozbazi::proof
