// One deal of Belote, from the pack to the last trick, in both modes (docs/rules/belote.md 3 and 5–8): a value without
// a heap. The same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what is left.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/belote/actions.h"
#include "engine/games/belote/announcements.h"
#include "engine/games/belote/cards.h"
#include "engine/games/belote/options.h"
#include "engine/match/action.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::belote {

inline constexpr int kSeats = 4;
inline constexpr int kTricks = 8;

constexpr int next_seat(int seat) { return (seat + 1) % kSeats; }
constexpr bool same_side(int a, int b) { return (a ^ b) % 2 == 0; }
constexpr SeatSet side_of(int seat) { return SeatSet(seat % 2 == 0 ? 0b0101u : 0b1010u); }

enum class Phase : std::uint8_t { bid1, bid2, auction, play, over };

/// What was bid and by whom; as it stands while the bidding goes on.
struct Contract {
  std::int8_t declarer = -1;    // the taker, or the seat of the highest bid; -1: nobody yet
  Suit trump = Suit::clubs;     // once there is a declarer
  std::uint8_t round = 0;       // classique: 1 or 2
  std::uint8_t multiplier = 1;  // coinche: 1, 2 coinched, 4 surcoinched
  std::int16_t value = 0;       // coinche: 80..160 or 250
  bool stands() const { return declarer >= 0; }
};

/// The trick on the table.
struct Trick {
  std::uint8_t leader = 0;
  std::uint8_t size = 0;
  std::uint8_t winner = 0;  // the seat that is winning, once a card lies there
  std::uint8_t best = 0;    // its card's bit
  std::uint8_t points = 0;
  Cards led = 0;  // the lane of the suit led
};

class Deal {
 public:
  /// `pot`: points that earlier litiges hold for the winners of this deal (10.2).
  Deal(const Options& options, int dealer, const Pack& pack, int pot);

  // The contract of all games (engine/match/contract.h).
  int turn() const { return turn_; }
  std::string_view phase_name() const;
  void legal(ActionList& list) const;
  bool is_legal(Action action) const;
  std::string_view broken_rule(Action action) const;
  void apply(Action action);
  CardSet hand(int seat) const { return to_set(layout(), hands_[seat]); }
  int cards_held(int seat) const;
  CardSet dealt(int seat) const { return to_set(kPlain, dealt_[seat]); }
  Deal seen_by(int seat) const;

  Mode mode() const { return mode_; }
  Phase phase() const { return phase_; }
  int dealer() const { return dealer_; }
  int eldest() const { return next_seat(dealer_); }
  int pot() const { return pot_; }
  const Contract& contract() const { return contract_; }
  /// False in the bidding, and for good in a deal that was thrown in.
  bool trump_chosen() const { return laid_out_; }
  /// How `hands` are laid out now.
  Layout layout() const { return laid_out_ ? static_cast<Layout>(contract_.trump) : kPlain; }
  /// The turned-up card's bit in the plain layout; classique only.
  int turnup() const { return talon_[0]; }
  /// Passes since the last other action.
  int passes() const { return passes_; }

  // The play; all cards as bits of the layout under the contract.
  Cards held(int seat) const { return hands_[seat]; }
  /// What the seat on turn may play (7.3); somebody must be on turn in the play.
  Cards playable() const;
  const Trick& trick() const { return trick_; }
  /// Number of finished tricks.
  int tricks_done() const { return tricks_done_; }
  /// The card that was played as number `order` of this deal (0..31), and the seat that led trick `number`.
  int card_played(int order) const { return course_[static_cast<std::size_t>(order)]; }
  int cards_played() const { return tricks_done_ * kSeats + trick_.size; }
  int leader_of(int number) const { return leaders_[static_cast<std::size_t>(number)]; }
  /// The seat that took a finished trick.
  int winner_of(int number) const { return leaders_[static_cast<std::size_t>(number) + 1]; }
  int tricks_taken(int seat) const { return taken_[seat]; }
  int points_taken(int seat) const { return points_[seat]; }

  /// Announcements as far as they are known; empty where the option is off. `counting`: the side whose count, or -1.
  const Announcements& announcements() const { return announcements_; }
  int counting() const { return counting_; }
  /// The seat that holds or held king and queen of trumps, as far as it is known, or -1 (8.1).
  int belote() const { return belote_; }

 private:
  friend class ViewReader;
  struct Blank {};
  /// A deal of which nothing but the public course is known.
  Deal(Blank, const Options& options, int dealer, int turnup, int pot);

  void apply_classique(Action action);
  void apply_auction(Action action);
  void apply_card(int bit);
  void take(int seat, Suit trump, int round);
  void begin_play();
  void throw_in();
  std::string_view broken_rule_of_bid(Action action) const;
  std::string_view broken_rule_of_card(int bit) const;
  Cards trumps_above() const;
  bool has_played(int seat) const { return cards_held(seat) < kTricks; }

  Mode mode_;
  bool announcing_;
  Phase phase_;
  bool laid_out_ = false;
  std::int8_t turn_;
  std::uint8_t dealer_;
  std::uint8_t passes_ = 0;
  std::uint8_t hand_size_;
  std::int16_t pot_;
  Contract contract_;

  PerSeat<Cards> hands_;                // as held now, in layout()
  PerSeat<Cards> dealt_;                // as dealt, plain
  std::array<std::uint8_t, 12> talon_;  // classique: the turned-up card and the eleven under it, plain bits

  Trick trick_;
  std::uint8_t tricks_done_ = 0;
  std::array<std::uint8_t, kSeats * kTricks> course_{};
  std::array<std::uint8_t, kTricks + 1> leaders_{};
  PerSeat<std::uint8_t> taken_;
  PerSeat<std::uint8_t> points_;

  Announcements announcements_;
  std::int8_t counting_ = -1;
  std::int8_t belote_ = -1;
};

}  // namespace rozbazi::belote
