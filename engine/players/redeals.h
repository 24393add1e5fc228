// The hidden cards dealt anew, by lot, in ways that agree with what is known of them.
#pragma once

#include <cstdint>

#include "engine/players/hidden_cards.h"
#include "engine/players/lottery.h"

namespace rozbazi {

/// Which of the hidden cards lie in each place.
struct Whereabouts {
  HiddenCards::Cards in[HiddenCards::kPlaces]{};
};

class Redeals {
 public:
  /// `hidden` was counted out; it must outlive this.
  explicit Redeals(const HiddenCards& hidden);

  /// Another way. Every one can come next; over many they come equally often.
  Whereabouts draw(Lottery& lottery);
  /// Changes the way a little: so many exchanges of two or three cards are tried. It is as likely to lead from one way
  /// to another as back.
  void stir(int exchanges, Lottery& lottery);
  Whereabouts whereabouts() const;

 private:
  bool may_lie(int card, int place) const { return (hidden_->may_hold(place) >> bit_[card] & 1) != 0; }
  void settle(int card);
  void swap(Lottery& lottery);
  void rotate(Lottery& lottery);

  const HiddenCards* hidden_;
  int count_ = 0;
  std::uint8_t bit_[64];
  std::uint8_t place_[64];
};

}  // namespace rozbazi
