// One deal of Five Hundred, from the pack to the last trick (docs/rules/five-hundred.md 1–8): a value without a heap.
// The same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what is left.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/games/five-hundred/actions.h"
#include "engine/games/five-hundred/cards.h"
#include "engine/games/five-hundred/tricks.h"
#include "engine/match/action.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::five_hundred {

inline constexpr int kKitty = 3;  // cards (1.4)

enum class Phase : std::uint8_t { auction, discard, joker, play, over };

/// The highest bid and whose it is; as it stands while the auction goes on.
struct Contract {
  std::int8_t declarer = -1;  // -1: nobody yet
  std::int8_t height = -1;    // the bid's place in kBids
  std::optional<Suit> joker_suit;

  bool stands() const { return declarer >= 0; }
  /// Only where it stands.
  const Bid& bid() const { return bid_at(height); }
};

class Deal {
 public:
  Deal(int dealer, const Pack& pack);

  // The contract of all games (engine/match/contract.h).
  int turn() const { return turn_; }
  std::string_view phase_name() const;
  void legal(ActionList& list) const;
  bool is_legal(Action action) const {
    if (phase_ == Phase::play && action.is_card()) return is_playable(bit_of(layout_, action.card()));
    if (phase_ == Phase::auction) return action == kPass || (is_bid(action) && is_biddable(height_of(action)));
    return broken_rule(action).empty();
  }
  std::string_view broken_rule(Action action) const;
  void apply(Action action) {
    if (phase_ == Phase::play && action.is_card()) {
      play(bit_of(layout_, action.card()));
    } else {
      apply_other(action);
    }
  }
  CardSet hand(int seat) const { return to_set(layout_, held(seat)); }
  int cards_held(int seat) const {
    return phase_ == Phase::discard && seat == turn_ ? kTricks + kKitty : kTricks - tricks_.cards_played(seat);
  }
  CardSet dealt(int seat) const { return to_set(kPlain, dealt_[seat]); }
  SeatSet witnesses(Action action) const { return is_discard(action) ? SeatSet::of(turn_) : SeatSet::first(kSeats); }
  int tricks_done() const { return tricks_.done(); }
  TrickOnTable trick_on_table(int number) const;
  Deal seen_by(int seat) const;

  Phase phase() const { return phase_; }
  int dealer() const { return dealer_; }
  const Contract& contract() const { return contract_; }
  /// Whether the auction has ended with a declarer.
  bool declared() const { return declared_; }
  /// How `held` is laid out now.
  Layout layout() const { return layout_; }
  /// The cards that seat holds now, as bits of layout().
  Cards held(int seat) const { return tricks_.begun() ? tricks_.hand(seat) : held_before_play(seat); }
  /// The kitty and what was discarded, plainly; 0 where they are not known, or nothing was discarded yet.
  Cards kitty() const { return kitty_; }
  Cards discards() const { return discards_; }
  /// The seat that sits out, or -1.
  int sitting_out() const;
  /// The seat whose hand lies open, or -1 (8.10).
  int exposed() const;

  /// The height of that seat's last bid, or -1.
  int last_bid(int seat) const { return last_bid_[seat] - 1; }
  /// What the seat on turn may bid; it may pass besides.
  Bids biddable() const { return bids_above(contract_.height); }
  /// The play, once it has begun.
  const Tricks& tricks() const { return tricks_; }
  /// The suit that trick `number` was led in; it must have begun.
  Suit suit_led(int number) const;
  /// `apply` for a card that is known by its bit: one of tricks().playable() that does not ask for a suit.
  void play(int bit) {
    tricks_.play(bit);
    go_on();
  }
  /// `apply` for a lead of the suitless joker.
  void ask(Suit suit) {
    tricks_.ask(suit);
    go_on();
  }
  /// `apply` for a bid or a pass.
  void call(Action action);
  /// `apply` for a discard of three cards that the declarer holds, plainly laid out.
  void discard(Cards three);

  /// The deal were these the cards that each seat holds now and those the three that lie face down, where the seat on
  /// turn does not know them: as bits of layout(). What was discarded is then taken for the kitty.
  Deal with_cards(const PerSeat<Cards>& hands, Cards face_down) const;
  /// Ends the play as if the declarer's side had taken so many of the tricks that were left, the defenders the rest.
  void end_with(int tricks);

 private:
  friend class ViewReader;
  struct Blank {};
  /// A deal of which nothing but the public course is known.
  Deal(Blank, int dealer);

  /// Before the contract has a layout of its own.
  Cards held_before_play(int seat) const {
    return declared_ && seat == contract_.declarer ? (dealt_[seat] | kitty_) & ~discards_ : dealt_[seat];
  }
  bool is_biddable(int height) const { return (biddable() >> height & 1) != 0; }
  bool is_playable(int bit) const { return (tricks_.playable() >> bit & 1) != 0 && !tricks_.asks(bit); }
  bool holds_joker() const { return (held(turn_) & kJoker) != 0; }

  void go_on() {
    if (tricks_.trick().size == 0 && tricks_.over()) {
      end();
    } else {
      turn_ = static_cast<std::int8_t>(tricks_.turn());
    }
  }
  void end() {
    phase_ = Phase::over;
    turn_ = -1;
  }

  void apply_other(Action action);
  void begin_play(Layout layout);
  std::string_view broken_rule_of_bid(int height) const;
  std::string_view broken_rule_of_joker_lead(Suit suit) const;
  std::string_view broken_rule_of_card(Card card) const;

  Phase phase_ = Phase::auction;
  Layout layout_ = kPlain;
  std::int8_t turn_;
  std::uint8_t dealer_;
  bool declared_ = false;
  Contract contract_;
  SeatOrder bidders_ = SeatOrder::of(kSeats);  // those who have not passed

  PerSeat<std::int8_t> last_bid_;  // 1 + height, 0: none

  PerSeat<Cards> dealt_;  // plain, as kitty and discards
  Cards kitty_ = 0;
  Cards discards_ = 0;
  Tricks tricks_;
};

}  // namespace rozbazi::five_hundred
