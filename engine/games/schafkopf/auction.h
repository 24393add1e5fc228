// The auction: who speaks, which games are high enough, and who has called what (docs/rules/schafkopf.md 5). What a
// hand allows is not known here.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/base/inplace_vector.h"
#include "engine/games/schafkopf/contract.h"
#include "engine/match/seats.h"

namespace rozbazi::schafkopf {

inline constexpr int kSeats = 4;

/// What a seat said; Kind::none is a pass.
struct Call {
  std::uint8_t seat;
  Kind kind;
};

class Auction {
 public:
  /// Each of five games is named four times at most (5.5: each time by a nearer seat), Sie once; and four passes.
  using Calls = InplaceVector<Call, 5 * kSeats + 1 + kSeats>;

  explicit Auction(int eldest) : eldest_(static_cast<std::uint8_t>(eldest)), turn_(static_cast<std::int8_t>(eldest)) {}

  /// The seat to speak, or -1 when the auction is over.
  int turn() const { return turn_; }
  const Calls& calls() const { return calls_; }
  /// The game that stands and its seat; none and -1 before anybody calls.
  Kind standing() const { return standing_; }
  int caller() const { return caller_; }

  /// Whether the game is high enough for the seat on turn (5.4, 5.5).
  bool is_high_enough(Kind kind) const {
    if (kind != standing_) return kind > standing_;
    return caller_ >= 0 && from_eldest(turn_) < from_eldest(caller_);
  }

  /// Kind::none passes.
  void say(Kind kind) {
    calls_.push_back({static_cast<std::uint8_t>(turn_), kind});
    if (kind == Kind::none) {
      still_in_ = static_cast<std::uint8_t>(still_in_ & ~(1u << turn_));
    } else {
      standing_ = kind;
      caller_ = turn_;
    }
    pass_turn_on();
  }

 private:
  int from_eldest(int seat) const { return (seat - eldest_ + kSeats) % kSeats; }

  // 5.6 and 5.10
  void pass_turn_on() {
    const unsigned waiting = caller_ < 0 ? still_in_ : still_in_ & ~(1u << caller_);
    if (waiting == 0 || standing_ == Kind::sie) {
      turn_ = -1;
    } else {
      const unsigned from_next = waiting * 0b10001u >> (turn_ + 1);
      turn_ = static_cast<std::int8_t>((turn_ + 1 + std::countr_zero(from_next)) % kSeats);
    }
  }

  std::uint8_t eldest_;
  std::int8_t turn_;
  std::int8_t caller_ = -1;
  Kind standing_ = Kind::none;
  std::uint8_t still_in_ = 0b1111;
  Calls calls_;
};

}  // namespace rozbazi::schafkopf
