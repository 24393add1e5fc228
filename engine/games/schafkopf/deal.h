// One deal of Schafkopf, from the pack to the last trick (docs/rules/schafkopf.md 3–7): a value without a heap. The
// same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what is left.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/games/schafkopf/actions.h"
#include "engine/games/schafkopf/auction.h"
#include "engine/games/schafkopf/cards.h"
#include "engine/games/schafkopf/contract.h"
#include "engine/games/schafkopf/options.h"
#include "engine/games/schafkopf/tricks.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::schafkopf {

enum class Phase : std::uint8_t { auction, declare, play, over };

constexpr int next_seat(int seat) { return (seat + 1) % kSeats; }

class Deal {
 public:
  Deal(const Options& options, int dealer, const Pack& pack);

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
    } else if (phase_ == Phase::auction) {
      say(action == kPass ? Kind::none : kind_of(action));
    } else {
      declare(suit_of(action));
    }
  }
  CardSet hand(int seat) const { return to_set(layout_, held(seat)); }
  int cards_held(int seat) const { return kTricks - tricks_.cards_played(seat); }
  CardSet dealt(int seat) const { return to_set(kHearts, dealt_[seat]); }
  SeatSet witnesses(Action) const { return SeatSet::first(kSeats); }
  int tricks_done() const { return tricks_.done(); }
  TrickOnTable trick_on_table(int number) const {
    return tricks_.on_table(number, [this](int bit) { return card_at(layout_, bit); });
  }
  Deal seen_by(int seat) const;

  Phase phase() const { return phase_; }
  int dealer() const { return dealer_; }
  int eldest() const { return next_seat(dealer_); }
  const Auction& auction() const { return auction_; }
  Contract contract() const {
    Contract known = contract_;
    known.partner = static_cast<std::int8_t>(tricks_.partner());
    return known;
  }
  /// How `held` is laid out now: with hearts as trumps until another game is declared.
  Layout layout() const { return layout_; }
  Cards held(int seat) const { return tricks_.hand(seat); }
  /// The same of the cards dealt; a view has the viewer's alone.
  Cards dealt_cards(int seat) const { return lay_out(dealt_[seat], layout_); }
  /// The cards dealt with hearts as trumps, as the calls were made on them.
  Cards dealt_hand(int seat) const { return dealt_[seat]; }
  const Tricks& tricks() const { return tricks_; }

  // `apply` by parts; each must be legal.
  /// In the auction; Kind::none passes.
  void say(Kind kind);
  /// Names the suit of the called ace, or trump.
  void declare(Suit suit);
  /// Plays a card that is known by its bit: one of tricks().playable().
  void play(int bit) {
    const int done = tricks_.done();
    tricks_.play(bit);
    turn_ = static_cast<std::int8_t>(tricks_.turn());
    // Only a trick's end can be the deal's (7.5, 7.6).
    if (tricks_.done() != done && (tricks_.over() || (tout_ && turn_ != contract_.declarer))) end();
  }

  /// The whole deal of a view, were these the cards that the seats hold now, laid out as `held` is.
  Deal with_cards(const PerSeat<Cards>& hands) const;
  /// Ends the play of a game with a caller as if his side had won so many of the points that were left, and the others
  /// the rest; who has won no point is taken to have won no trick.
  void end_with(int points);

  /// The games that the seat on turn may name, and pass: bit by number of Kind.
  unsigned sayable() const;
  /// The aces that the seat on turn may call (6.1).
  Cards callable() const;

 private:
  friend class ViewReader;
  struct Blank {};
  /// A deal of which nothing but the public course is known.
  Deal(Blank, const Options& options, int dealer) : Deal(options, dealer, PerSeat<Cards>{}) {}
  Deal(const Options& options, int dealer, const PerSeat<Cards>& dealt);

  bool is_playable(Card card) const {
    const int bit = bit_of(layout_, card);
    return bit < kNoBit && (tricks_.playable() >> bit & 1) != 0;
  }
  bool hand_allows(Kind kind) const;
  void end_auction();
  void begin_play(Layout layout);
  void end() {
    phase_ = Phase::over;
    turn_ = -1;
  }

  /// The part of broken_rule that everybody at the table can judge, and the parts that need the hand.
  std::string_view openly_broken_rule(Action action) const;
  std::string_view broken_rule_of_ace(Suit suit) const;
  std::string_view broken_rule_of_card(Card card) const;

  bool ramsch_;
  bool tout_ = false;
  Phase phase_ = Phase::auction;
  Layout layout_ = kHearts;
  std::int8_t turn_;
  std::uint8_t dealer_;
  Contract contract_;  // without the partner, whom the tricks know
  Auction auction_;
  PerSeat<Cards> dealt_;  // with hearts as trumps
  Tricks tricks_;
};

}  // namespace rozbazi::schafkopf
