// The play of a deal's tricks (docs/rules/schafkopf.md 7), with what binds the holder of the called ace.
#pragma once

#include <bit>

#include "engine/games/schafkopf/cards.h"
#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::schafkopf {

inline constexpr int kTricks = 8;

struct Lanes {
  using Cards = schafkopf::Cards;
  static constexpr Cards kTrumps = schafkopf::kTrumps;
  static constexpr int kMostTricks = kTricks;
  static constexpr int kMostPlays = 4 * kTricks;
  static constexpr bool kMustBeat = false;
  static constexpr Cards lane_of_card(int bit) { return schafkopf::lane_of_card(bit); }
  static constexpr int points_of(int bit) { return schafkopf::points_of(bit); }
};

using Trick = TrickInPlay<Cards>;

class Tricks : public TrickPlay<Lanes> {
 public:
  Tricks() = default;
  Tricks(const PerSeat<Cards>& hands, int leader) : TrickPlay(hands, SeatOrder::of(4), leader) {}

  bool over() const { return done() == kTricks; }

  /// Who holds or held the called ace, as far as it is known, or -1.
  int partner() const { return partner_; }
  /// The called ace until it has shown who holds it: as long as it binds its holder. Empty from then on, and in all
  /// games without one.
  Cards called() const { return called_; }
  Cards called_suit() const { return lane_of_card(std::countr_zero(called_)); }

  void call(Cards ace) {
    called_ = ace;
    for (int seat = 0; seat < 4; ++seat) find_partner(seat);
  }
  void set_hand(int seat, Cards cards) {
    TrickPlay::set_hand(seat, cards);
    find_partner(seat);
  }
  /// Takes out the cards of every other seat, and who has the called ace where that seat cannot know.
  void hide_from(int seat) {
    for (int other = 0; other < 4; ++other) {
      if (other != seat) TrickPlay::set_hand(other, 0);
    }
    if (called_ != 0 && partner_ != seat) partner_ = -1;
  }

  /// What the seat on turn may play.
  Cards playable() const {
    const Cards held = hand(turn());
    const Cards follow = held & trick().led;
    const Cards cards = follow != 0 ? follow : held;  // 7.2
    return (held & called_) == 0 ? cards : playable_by_partner(cards);
  }

  void play(int bit) {
    if (called_ != 0) look_for_partner(bit);
    TrickPlay::play(bit);
  }

 private:
  void find_partner(int seat) {
    if ((hand(seat) & called_) != 0) partner_ = static_cast<std::int8_t>(seat);
  }

  /// 7.4, `cards` being what 7.2 allows.
  Cards playable_by_partner(Cards cards) const {
    const Cards suit = called_suit();
    if (trick().led == suit) return called_;  // 7.4a
    if (trick().size == 0) {                  // 7.4b
      return std::popcount(cards & suit) >= 4 ? cards : (cards & ~suit) | called_;
    }
    const Cards others = cards & ~called_;  // 7.4c
    return others != 0 ? others : called_;
  }

  /// The partner is known by the ace, or by having led its suit to a trick that ended without it (14).
  void look_for_partner(int bit) {
    if (card_mask(bit) == called_) {
      partner_ = static_cast<std::int8_t>(turn());
      called_ = 0;
    } else if (trick().size == 3 && trick().led == called_suit()) {
      partner_ = static_cast<std::int8_t>(trick().leader);
      called_ = 0;
    }
  }

  Cards called_ = 0;
  std::int8_t partner_ = -1;
};

}  // namespace rozbazi::schafkopf
