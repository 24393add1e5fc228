// One deal of Tute for two, three or four, from the pack to the last trick or a tute (docs/rules/tute.md 2–7): a value
// without a heap. The same type is a view: `seen_by` takes out what a seat may not know, and every rule works on what
// is left.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/games/tute/actions.h"
#include "engine/games/tute/cards.h"
#include "engine/games/tute/options.h"
#include "engine/games/tute/tricks.h"
#include "engine/match/action.h"
#include "engine/match/seats.h"
#include "engine/random/pack.h"

namespace rozbazi::tute {

/// What a result's `contract` tells (8), as it stands while the deal goes on.
struct Contract {
  Suit trump = Suit::clubs;
  Card trump_card;                // the one turned up at the deal, whatever became of it
  std::int8_t exchanged_by = -1;  // -1: nobody
  std::int8_t tute_by = -1;
  Rank tute_rank = Rank::king;  // once somebody has announced tute
};

struct Song {
  std::uint8_t seat;
  Suit suit;
  std::uint8_t points;
  std::uint8_t after;  // sung after so many tricks
};

/// Each suit once (6.3).
using Songs = InplaceVector<Song, kSuits>;

class Deal {
 public:
  Deal(const Options& options, int dealer, const Pack& pack);

  // The contract of all games (engine/match/contract.h).
  int turn() const { return turn_; }
  std::string_view phase_name() const { return turn_ < 0 ? "end" : stock() > 0 ? "stock" : "play"; }
  void legal(ActionList& list) const;
  bool is_legal(Action action) const {
    return action.is_card() ? (playable() >> bit_of(action) & 1) != 0 : broken_rule(action).empty();
  }
  std::string_view broken_rule(Action action) const;
  void apply(Action action) {
    if (action.is_card()) {
      play(bit_of(action));
    } else {
      announce(action);
    }
  }
  CardSet hand(int seat) const { return layout().to_set(tricks_.hand(seat)); }
  int cards_held(int seat) const {
    const int drawn = players() == 2 ? drawn_ / 2 : 0;
    return kHandSize[players()] + drawn - tricks_.cards_played(seat);
  }
  CardSet dealt(int seat) const { return layout().to_set(dealt_[seat]); }
  SeatSet witnesses(Action) const { return SeatSet::first(players()); }
  int tricks_done() const { return tricks_.done(); }
  TrickOnTable trick_on_table(int number) const {
    return tricks_.on_table(number, [this](int bit) { return layout().card_at(bit); });
  }
  Deal seen_by(int seat) const;
  /// The deal of which this is a view, were these the hands and, with two players, `under` the face-down stock in the
  /// order of drawing. What the seats were dealt stays as the view has it.
  Deal with_cards(const PerSeat<Cards>& hands, std::span<const std::uint8_t> under) const;

  int players() const { return tricks_.players(); }
  int dealer() const { return dealer_; }
  const Contract& contract() const { return contract_; }
  const Layout& layout() const { return layout_of(contract_.trump); }
  const Tricks& tricks() const { return tricks_; }
  const Songs& songs() const { return songs_; }
  /// The caballos of the suits that were sung.
  Cards sung() const { return sung_; }
  /// Cards still to be drawn, the exposed one included.
  int stock() const { return kStock - drawn_; }
  /// The exposed card's bit; only while there is a stock.
  int exposed() const { return stock_[kStock - 1]; }
  /// The cards in seat's hand that everybody knows to be there (11).
  Cards shown(int seat) const { return shown_[seat] & tricks_.hand(seat); }

  /// What the seat on turn may play; while there is a stock any card will do (5.4).
  Cards playable() const { return stock() > 0 ? tricks_.hand(turn_) : tricks_.playable(); }
  /// `apply` for a card that is known by its bit: one of playable().
  void play(int bit) {
    tricks_.play(bit);
    turn_ = static_cast<std::int8_t>(tricks_.turn());
    if (tricks_.trick().size == 0) end_trick();
  }
  /// Whether the seat on turn has won a trick and not led yet: the window for announcements and the exchange (6).
  bool before_lead() const { return tricks_.trick().size == 0 && tricks_.done() > 0; }
  /// Whether the seat on turn has sung since its last trick.
  bool announced() const { return announced_; }
  /// Adds what is legal besides cards.
  void legal_announcements(ActionList& list) const {
    if (before_lead()) list_announcements(list);
  }

 private:
  friend class ViewReader;
  struct Blank {};
  /// A deal of which nothing but the public course is known.
  Deal(Blank, const Options& options, int dealer, Card trump_card, const PerSeat<Cards>& hands);

  static constexpr int kStock = 24;  // with the exposed card (2.4)

  int bit_of(Action card) const { return layout().bit_of(card.card()); }
  Cards caballo_of(Suit suit) const { return lanes::card_mask(layout().bit_of(Card(Rank::queen, suit))); }
  bool may_exchange() const;
  void list_announcements(ActionList& list) const;

  void end_trick() {
    announced_ = false;
    if (stock() > 0) {
      draw();
    } else if (tricks_.over()) {
      turn_ = -1;
    }
  }
  void draw();
  void announce(Action action);
  void exchange();
  /// From now on everybody knows that seat holds these; a view may not have known it before.
  void show(int seat, Cards cards);
  void add_to_hand(int seat, Cards cards) { tricks_.set_hand(seat, tricks_.hand(seat) | cards); }

  std::string_view broken_rule_of_card(int bit) const;
  /// The rule that forbids an announcement or exchange, whatever the seat holds.
  std::string_view broken_public_rule(Action action) const;

  Tricks tricks_;
  PerSeat<Cards> dealt_;
  PerSeat<Cards> shown_;  // what was ever shown
  Contract contract_;
  std::int8_t turn_;
  std::uint8_t dealer_;
  bool announced_ = false;
  std::uint8_t drawn_;
  Songs songs_;
  Cards sung_ = 0;
  std::uint8_t stock_[kStock];  // with two players: bits in the order of drawing, kNoBit where not known
};

}  // namespace rozbazi::tute
