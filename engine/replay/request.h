// A replay request, read and checked as far as the notation asks before the log is read.
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "engine/json/json.h"
#include "engine/match/any_match.h"
#include "engine/match/seats.h"

namespace rozbazi {

struct ReplayRequest {
  struct Bots {
    SeatSet seats;
    Level level = Level::normal;
    Seed seed{};
  };

  std::unique_ptr<AnyMatch> match;   // before its first action
  const json::Value* log = nullptr;  // a list of strings, or nullptr for an empty one
  std::optional<Bots> bots;
  std::optional<int> view;
};

/// `document` must outlive the request.
std::variant<ReplayRequest, Refusal> read_replay_request(const json::Value& document);

/// The game that the member `game` names.
std::variant<const GameInfo*, Refusal> read_game(const json::Value& document);

}  // namespace rozbazi
