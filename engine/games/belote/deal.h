// One deal of Belote, from the pack to the last trick, in both modes (docs/rules/belote.md 3 and 5–8): a value without
// a heap. The same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what is left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/games/belote/actions.h"
#include "engine/games/belote/announcements.h"
#include "engine/games/belote/cards.h"
#include "engine/games/belote/options.h"
#include "engine/games/belote/tricks.h"
#include "engine/match/action.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::belote {

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

class Deal {
 public:
  /// `pot`: points that earlier litiges hold for the winners of this deal (10.2).
  Deal(const Options& options, int dealer, const Pack& pack, int pot);

  // The contract of all games (engine/match/contract.h).
  int turn() const { return turn_; }
  std::string_view phase_name() const;
  void legal(ActionList& list) const;
  bool is_legal(Action action) const {
    return phase_ == Phase::play ? action.is_card() && is_playable(action.card()) : broken_rule(action).empty();
  }
  std::string_view broken_rule(Action action) const;
  void apply(Action action) {
    if (phase_ == Phase::play) {
      play(bit_of(layout_, action.card()));
    } else {
      apply_bid(action);
    }
  }
  CardSet hand(int seat) const { return to_set(layout(), held(seat)); }
  int cards_held(int seat) const { return hand_size_ - tricks_.cards_played(seat); }
  CardSet dealt(int seat) const { return to_set(kPlain, dealt_[seat]); }
  SeatSet witnesses(Action) const { return SeatSet::first(kSeats); }
  int tricks_done() const { return tricks_.done(); }
  TrickOnTable trick_on_table(int number) const {
    return tricks_.on_table(number, [this](int bit) { return card_at(layout_, bit); });
  }
  Deal seen_by(int seat) const;

  Mode mode() const { return mode_; }
  Phase phase() const { return phase_; }
  int dealer() const { return dealer_; }
  int eldest() const { return next_seat(dealer_); }
  int pot() const { return pot_; }
  const Contract& contract() const { return contract_; }
  /// False in the bidding, and for good in a deal that was thrown in.
  bool trump_chosen() const { return layout_ != kPlain; }
  /// How `held` is laid out now.
  Layout layout() const { return layout_; }
  /// The turned-up card's bit in the plain layout; classique only.
  int turnup() const { return talon_[0]; }
  /// Passes since the last other action.
  int passes() const { return passes_; }
  /// The last `bid:VX` of that seat in this deal's auction, or nothing where it has made none.
  std::optional<Action> last_bid(int seat) const { return last_bid_[seat]; }

  /// The cards that seat holds now, as bits of layout().
  Cards held(int seat) const { return trump_chosen() ? tricks_.hand(seat) : dealt_[seat]; }
  /// The cards that seat was dealt, as plain bits; those of them that are known.
  Cards dealt_cards(int seat) const { return dealt_[seat]; }
  /// The play, once trump is chosen.
  const Tricks& tricks() const { return tricks_; }
  /// `apply` for a card that is known by its bit: one of tricks().playable(), the deal being in its play.
  void play(int bit) {
    tricks_.play(bit);
    if (tricks_.over()) {
      end();
    } else {
      turn_ = static_cast<std::int8_t>(tricks_.turn());
    }
  }

  /// The whole deal of a view, were these the cards that the seats hold now, as bits of layout(), and these the ones
  /// under the turned-up card, as plain bits with the topmost first; the latter while classique is bid for only.
  Deal with_cards(const PerSeat<Cards>& hands, const std::array<std::uint8_t, 11>& under) const;
  /// Ends the play as if the side of that seat had won so many of the points that were left, the other side the rest.
  void end_with(int seat, int points);

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

  bool is_playable(Card card) const {
    const int bit = bit_of(layout_, card);
    return bit < kNoBit && (tricks_.playable() >> bit & 1) != 0;
  }
  void end() {
    phase_ = Phase::over;
    turn_ = -1;
  }

  bool may_bid(int value) const { return contract_.multiplier == 1 && value > contract_.value; }
  bool may_coinche() const {
    return contract_.stands() && contract_.multiplier == 1 && !same_side(contract_.declarer, turn_);
  }
  bool may_surcoinche() const { return contract_.multiplier == 2 && same_side(contract_.declarer, turn_); }
  Suit turned_up_suit() const { return static_cast<Suit>(turnup() / kLane); }

  void apply_bid(Action action);
  void apply_classique(Action action);
  void apply_auction(Action action);
  void take(int seat, Suit trump, int round);
  void begin_play();
  void find_all_announcements();
  std::string_view broken_rule_of_auction(Action action) const;
  std::string_view broken_rule_of_card(Card card) const;

  Mode mode_;
  bool announcing_;
  Phase phase_;
  Layout layout_ = kPlain;
  std::int8_t turn_;
  std::uint8_t dealer_;
  std::uint8_t passes_ = 0;
  std::uint8_t hand_size_;
  std::int16_t pot_;
  Contract contract_;
  PerSeat<std::optional<Action>> last_bid_;

  PerSeat<Cards> dealt_;                // plain
  std::array<std::uint8_t, 12> talon_;  // classique: the turned-up card and the eleven under it, plain bits
  Tricks tricks_;

  Announcements announcements_;
  std::int8_t counting_ = -1;
  std::int8_t belote_ = -1;
};

}  // namespace rozbazi::belote
