// How Tute's play under arrastre is solved (engine/solver/solver.h): for the points of cards, of the last trick and of
// the songs that can still be sung. A tute, which ends a deal without points, is left out.
#pragma once

#include <bit>

#include "engine/games/tute/deal.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"

namespace rozbazi::tute {

/// The play of tricks, and what was sung in it.
struct Singing : Tricks {
  Singing() = default;
  Singing(const Tricks& tricks, Cards sung, bool announced) : Tricks(tricks), sung_(sung), announced_(announced) {}

  /// The caballos of pairs that are in one hand and were not sung.
  Cards pairs() const {
    Cards caballos = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) caballos |= pairs_in(hand(seat));
    return caballos & ~sung_;
  }
  /// The caballos of the pairs that the seat on turn may sing now (6).
  Cards singable() const {
    return trick().size == 0 && done() > 0 && !announced_ ? pairs_in(hand(turn())) & ~sung_ : 0;
  }
  bool announced() const { return announced_; }

  void sing(int caballo) {
    sung_ |= lanes::card_mask(caballo);
    announced_ = true;
  }
  void play(int bit) {
    Tricks::play(bit);
    announced_ = false;
  }

 private:
  Cards sung_ = 0;
  bool announced_ = false;
};

struct Solving : solver::CardPlay<Singing, Lanes> {
  static constexpr solver::Segment kSegments[]{{0, 10}, {12, 10}, {24, 10}, {36, 10}, {48, 10}};
  static constexpr int kSing = solver::kFirstOther;  // and the caballo's bit

  /// Two players must have drawn the stock.
  static Singing position(const Deal& deal) { return {deal.tricks(), deal.sung(), deal.announced()}; }
  static int move_of(const Deal& deal, Action action) {
    if (action.is_card()) return deal.layout().bit_of(action.card());
    return kSing + deal.layout().bit_of(Card(Rank::queen, suit_of(action)));
  }

  static int song_worth(int caballo) { return song_points(lanes::card_mask(caballo)); }

  static int trick_worth(const Singing& play) { return play.done() == kTricks[play.players()] - 1 ? kLastTrick : 0; }
  static int worth_besides(const Singing& play) {
    int worth = play.over() ? 0 : kLastTrick;
    for (Cards pairs = play.pairs(); pairs != 0; pairs &= pairs - 1) worth += song_worth(std::countr_zero(pairs));
    return worth;
  }
  /// Whether the seat on turn has sung, and for each lane whether its pair can be sung and how many cards are above it.
  static unsigned state(const Singing& play) {
    unsigned state = play.announced() ? 1 : 0;
    const Cards cards = in_hands(play);
    for (Cards pairs = play.pairs(); pairs != 0; pairs &= pairs - 1) {
      const int caballo = std::countr_zero(pairs);
      const int above_king = std::popcount(cards & lanes::above(caballo + 1));
      state |= static_cast<unsigned>(1 + above_king) << (1 + 2 * (caballo / lanes::kLane));
    }
    return state;
  }
  static Cards unlike_any(const Singing& play) { return with_kings(play.pairs()); }
  /// Whoever can sing does: it costs nothing.
  static Cards moves(const Singing& play) { return play.singable() != 0 ? 0 : play.playable(); }
  static int others(const Singing& play, std::uint8_t* list) {
    int count = 0;
    for (Cards pairs = play.singable(); pairs != 0; pairs &= pairs - 1) {
      list[count++] = static_cast<std::uint8_t>(kSing + std::countr_zero(pairs));
    }
    return count;
  }
  static int play(Singing& play, int move) {
    if (move < kSing) {
      play.play(move);
      return 0;
    }
    play.sing(move - kSing);
    return song_worth(move - kSing);
  }
};

}  // namespace rozbazi::tute
