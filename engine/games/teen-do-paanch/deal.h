// One deal of Teen Do Paanch, from the pack to the last trick (docs/rules/teen-do-paanch.md 2–6): a value without a
// heap. The same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what is left.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/games/teen-do-paanch/actions.h"
#include "engine/games/teen-do-paanch/cards.h"
#include "engine/games/teen-do-paanch/hidden_order.h"
#include "engine/games/teen-do-paanch/options.h"
#include "engine/games/teen-do-paanch/tricks.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::teen_do_paanch {

enum class Phase : std::uint8_t { trump, draw, returning, play, over };

constexpr int next_seat(int seat) { return seat == kSeats - 1 ? 0 : seat + 1; }
/// 1.4: seat's place in the order of dealing, 0 for the right of the dealer, tells its target.
constexpr int target_of(int seat, int dealer) {
  constexpr int kTargets[kSeats] = {5, 3, 2};
  return kTargets[(seat - dealer + 2 * kSeats - 1) % kSeats];
}

/// Cards that each seat may still draw (positive) or owes (negative); they balance (5.1).
using Dues = PerSeat<std::int8_t>;

/// One draw and its return (5.5). Cards that are not yet, or not known, are nothing.
struct Exchange {
  std::int8_t claimant;
  std::int8_t debtor;
  std::int8_t place;
  std::optional<Card> drawn;
  std::optional<Card> returned;

  bool concerns(int seat) const { return seat == claimant || seat == debtor; }
};
inline constexpr int kMostDraws = 8;  // due in one deal (11.1)
using Exchanges = InplaceVector<Exchange, kMostDraws>;

class Deal {
 public:
  /// `dues`: what the deal before has left.
  Deal(const Options& options, int dealer, const Pack& pack, const Dues& dues);

  // The contract of all games (engine/match/contract.h).
  int turn() const { return turn_; }
  std::string_view phase_name() const;
  void legal(ActionList& list) const;
  bool is_legal(Action action) const {
    return phase_ == Phase::play ? action.is_card() && is_playable(action.card()) : broken_rule(action).empty();
  }
  std::string_view broken_rule(Action action) const;
  void apply(Action action) {
    if (action.is_card()) {
      play(layout().bit_of(action.card()));
    } else {
      apply_before_play(action);
    }
  }
  CardSet hand(int seat) const { return layout().to_set(held(seat)); }
  int cards_held(int seat) const;
  CardSet dealt(int seat) const { return plain_layout().to_set(dealt_[seat]); }
  SeatSet witnesses(Action action) const;
  int tricks_done() const { return tricks_.done(); }
  TrickOnTable trick_on_table(int number) const {
    return tricks_.on_table(number, [this](int bit) { return layout().card_at(bit); });
  }
  Deal seen_by(int seat) const;

  /// A view made whole, as a player imagines it: every seat holds these cards, laid out as `held` is, and cards will be
  /// drawn as `order` has it. Before the trump is named the packets still to come are among them, and the seat on turn
  /// keeps the five that it has.
  Deal with_cards(const PerSeat<Cards>& hands, HiddenOrder order) const;
  /// A deal in its play as it was before the first lead, the cards that were played back in the hands.
  Deal at_first_lead() const;

  Phase phase() const { return phase_; }
  int dealer() const { return dealer_; }
  /// The seat with the target 5, which names the trump and leads.
  int chooser() const { return next_seat(dealer_); }
  int target(int seat) const { return target_of(seat, dealer_); }
  /// Nothing until it is named.
  std::optional<Suit> trump() const {
    return trump_ == kPlain ? std::nullopt : std::optional(static_cast<Suit>(trump_));
  }
  bool high_sevens() const { return high_sevens_; }
  /// Still due in this deal.
  const Dues& dues() const { return dues_; }
  const Exchanges& exchanges() const { return exchanges_; }
  /// The latest of them; only once a card has been drawn.
  const Exchange& exchange() const { return exchanges_[exchanges_.size() - 1]; }
  /// The seat from which the next card is drawn; only while one is due (5.4).
  int debtor() const;

  LayoutNumber layout_number() const { return teen_do_paanch::layout_number(high_sevens_, trump_); }
  /// How `held` is laid out now.
  const lanes::Layout& layout() const { return teen_do_paanch::layout(layout_number()); }
  /// The cards that seat holds now, as bits of layout().
  Cards held(int seat) const { return trump_ == kPlain ? dealt_[seat] : tricks_.hand(seat); }
  /// The play, once the trump is named.
  const Tricks& tricks() const { return tricks_; }
  /// What the claimant on turn may return (5.8).
  Cards returnable() const;
  /// `apply` for a card that is known by its bit: one of tricks().playable(), the deal being in its play.
  void play(int bit) {
    tricks_.play(bit);
    if (tricks_.over()) {
      phase_ = Phase::over;
      turn_ = -1;
    } else {
      turn_ = static_cast<std::int8_t>(tricks_.turn());
    }
  }

 private:
  friend class ViewReader;
  struct Blank {};
  /// A deal of which nothing but the public course is known.
  Deal(Blank, const Options& options, int dealer, const Dues& dues);

  const lanes::Layout& plain_layout() const {
    return teen_do_paanch::layout(teen_do_paanch::layout_number(high_sevens_, kPlain));
  }
  bool is_playable(Card card) const {
    const int bit = layout().bit_of(card);
    return bit < lanes::kNoBit && (tricks_.playable() >> bit & 1) != 0;
  }
  Cards mask_of(Card card) const {
    const int bit = layout().bit_of(card);
    return bit < lanes::kNoBit ? lanes::card_mask(bit) : 0;
  }

  void apply_before_play(Action action);
  void begin_tricks(Suit trump);
  void begin_exchange(int place, std::optional<Card> drawn);
  void end_exchange(std::optional<Card> returned);
  void move(std::optional<Card> card, int from, int to);
  void go_on();
  std::string_view broken_rule_of_return(Card card) const;
  std::string_view broken_rule_of_card(Card card) const;

  bool high_sevens_;
  std::uint8_t return_keep_;
  Phase phase_ = Phase::trump;
  std::uint8_t trump_ = kPlain;
  std::int8_t turn_;
  std::uint8_t dealer_;
  Dues dues_;
  Exchanges exchanges_;
  HiddenOrder hidden_order_;

  PerSeat<Cards> dealt_;    // plain: what came so far, before any exchange
  PerSeat<Cards> to_come_;  // plain: the packets of three and two, while the trump is not named
  Tricks tricks_;
};

}  // namespace rozbazi::teen_do_paanch
