// Where a computer player stands when it plays a card: its part in the game, its hand, what it remembers, and how
// likely each other seat is a friend. Chances are 256ths.
#pragma once

#include <bit>

#include "engine/games/schafkopf/deal.h"
#include "engine/games/schafkopf/memory.h"

namespace rozbazi::schafkopf {

/// The parts that a seat can have; each weighs what speaks for a card in its own way.
enum class Role : std::uint8_t {
  caller,  // in a Rufspiel
  partner,
  defender,
  soloist,
  against_solo,
  wenz_player,
  against_wenz,
  tout_player,  // takes all tricks, also by a Durchmarsch
  against_tout,
  alone,  // in a Ramsch
};
inline constexpr std::size_t kRoles = 10;

class Standpoint {
 public:
  /// `seen` is the view of the seat on turn, in the play; it must outlive this.
  explicit Standpoint(const Deal& seen);

  const Deal& deal() const { return seen_; }
  const Tricks& tricks() const { return seen_.tricks(); }
  const Memory& memory() const { return memory_; }
  Role role() const { return role_; }
  int me() const { return me_; }
  Cards hand() const { return hand_; }
  /// The chance that the seat is of this seat's side.
  int friendship(int seat) const { return friendship_[seat]; }
  /// The called suit, as long as its ace binds its holder; else nothing.
  Cards called_suit() const { return tricks().called() == 0 ? 0 : tricks().called_suit(); }
  bool has_called_ace() const { return (hand_ & tricks().called()) != 0; }

  /// No stronger card of the lane is in another hand.
  bool is_master(int bit) const { return (lanes::above(bit) & memory_.hidden()) == 0; }
  /// How many cards of that lane the own hand holds.
  int length(Cards lane) const { return std::popcount(hand_ & lane); }
  /// Playing this card leaves the own ten of its lane, whose ace is out, with fewer cards to guard it.
  bool guards_ten(int bit) const;

  /// The chance that the own side takes the trick once the card of bit `best`, played by `holder`, is winning in it and
  /// only the seats after this one are still to play.
  int chance_of_trick(int best, int holder, Cards led) const {
    return chance_of_taking(friendship_, best, holder, led);
  }
  /// The same for the seat that has most points of the others: in a Ramsch it is the likeliest to lose.
  int chance_of_worst(int best, int holder, Cards led) const;
  /// The chance that a foe, or a friend, cannot follow a plain lane and holds a trump.
  int chance_of_ruff(Cards lane, bool by_friend) const;
  /// The chance that a friend holds the strongest card of the lane that is out.
  int chance_of_friends_master(Cards lane) const;
  /// How many trumps the foes, or the friends, hold on average.
  int trumps_of(bool friends) const;

 private:
  int chance_of_taking(const PerSeat<int>& shares, int best, int holder, Cards led) const;
  void find_role();
  void find_friends();

  const Deal& seen_;
  Memory memory_;
  int me_;
  Cards hand_;
  Role role_;
  PerSeat<int> friendship_;
};

}  // namespace rozbazi::schafkopf
