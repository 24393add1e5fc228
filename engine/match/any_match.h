// A match of any game behind one door, for the callers who do not know the game at compile time: the replay
// protocol, the server, WebAssembly. The cost of a virtual call is paid once an action here, never inside the
// playing path of playouts and solvers, which use `Match<Game>` itself.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/json/json.h"
#include "engine/random/pack.h"
#include "engine/random/seed.h"

namespace rozbazi {

/// Where a match's packs come from: given card by card, or derived from a seed (docs/deals.md).
using Packs = std::variant<std::vector<Pack>, Seed>;

class Workspace;

enum class Level : std::uint8_t { easy, normal, hard };
std::optional<Level> parse_level(std::string_view name);
std::string_view name(Level level);

/// Why an action, or a whole request, is refused (docs/rules/notation.md, Replay protocol).
struct Refusal {
  enum class Code : std::uint8_t { bad_request, illegal_action, unknown_action, log_after_end, pack_exhausted };
  Code code = Code::bad_request;
  std::string_view rule = {};  // illegal_action: the code of the rule that was broken
  std::string message = {};    // bad_request: what is wrong, in words
};
std::string_view name(Refusal::Code code);
Refusal bad_request(std::string message);

/// What is wrong with the dealer, who may be left out, or with given packs: none at all, or one that is not the deck;
/// nothing where they fit.
std::optional<std::string> check_start(std::optional<int> dealer, int seats, const Packs& packs, CardSet deck);
/// What is wrong with a view whose seat should be on turn; nothing where it is.
std::optional<std::string> check_view_turn(const json::Value& view, int turn);

/// In the place of a seat: somebody who looks on and sees what everybody at the table may see.
inline constexpr int kOnlooker = -1;

/// One action of a match as it happened.
struct PlayedAction {
  int deal;
  int seat;
  std::string action;
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  AnyMatch(const AnyMatch&) = delete;
  AnyMatch& operator=(const AnyMatch&) = delete;

  /// Number of seats, 2 to 4.
  virtual int seats() const = 0;
  /// 0-based number of the current deal; of the last one when the match is over.
  virtual int deal() const = 0;
  /// The seat on turn, or -1 when the match is over.
  virtual int turn() const = 0;
  virtual bool finished() const = 0;
  /// True when the next deal is due and no pack is left. The match cannot go on; `turn` is -1, `finished` false.
  virtual bool pack_exhausted() const = 0;

  /// Plays `action` for the seat on turn; a refusal leaves the match as it was. In the order of the notation:
  /// log_after_end, unknown_action, illegal_action.
  virtual std::optional<Refusal> act(std::string_view action) = 0;
  /// Every legal action of the seat on turn in ascending byte order; empty when nobody is on turn.
  virtual std::vector<std::string> legal() const = 0;
  /// What a computer player does on turn: a function of its seat's view, the level and `seed` alone.
  /// The match must not be over, and its game must have the level. The workspace is for this call alone meanwhile.
  virtual std::string choose(Level level, const Seed& seed, Workspace& workspace) const = 0;

  /// Every action so far, of all seats, unmasked, in the order they happened.
  virtual std::vector<PlayedAction> played() const = 0;
  /// The leaderboard's numbers, one a seat, once the match is finished; empty before.
  virtual std::vector<std::int64_t> daily_scores() const = 0;
  /// The packs of the deals that were dealt so far, top card first.
  virtual std::span<const Pack> dealt_packs() const = 0;

  /// Writes the members of the protocol's answer from `deal` to `daily_scores` into an object that is open.
  virtual void write_state(json::Writer& out) const = 0;
  /// Writes the view of a seat, or of kOnlooker, a whole JSON object.
  virtual void write_view(json::Writer& out, int seat) const = 0;
  /// Writes the list `played` of the protocol, a whole JSON array.
  virtual void write_played(json::Writer& out) const = 0;

 protected:
  AnyMatch() = default;
};

/// A game as the registry knows it.
struct GameInfo {
  std::string_view name;
  /// A match before its first action, or a refusal (bad_request) for options, dealer or packs that do not fit.
  /// `options` is a JSON object or nullptr (all defaults); `dealer` nothing: the last seat.
  std::variant<std::unique_ptr<AnyMatch>, Refusal> (*start)(const json::Value* options, std::optional<int> dealer,
                                                            Packs packs);
  /// The deck for those options in ascending byte order and the number of seats; a refusal as above.
  struct Shape {
    CardSet deck;
    int seats;
  };
  std::variant<Shape, Refusal> (*shape)(const json::Value* options);
  /// Whether the game has a computer player of that level.
  bool (*has_level)(Level level);
  /// Which rule forbids `action` to the seat whose view this is (the JSON object of docs/rules/notation.md): its
  /// code, "" where the action is legal; a refusal for what is no view, no action, or not this seat's turn.
  std::variant<std::string_view, Refusal> (*explain)(const json::Value* options, const json::Value& view,
                                                     std::string_view action);
};

/// Every game, in ascending order of its name.
std::span<const GameInfo> all_games();
/// The game of that name, or nullptr.
const GameInfo* find_game(std::string_view name);

}  // namespace rozbazi
