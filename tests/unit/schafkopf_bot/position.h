// Positions of Schafkopf as a player at the table would tell them: the own hand, what was called and what was played.
// The cards that nobody at that seat can know are dealt at random, so that nothing can depend on them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "tests/players/position.h"

namespace rozbazi::schafkopf {

/// Words are separated by blanks. Seat 3 deals, so that seat 0 speaks and leads first; four passes make a Ramsch.
struct Position {
  /// The hand at the deal of the seat whose turn it is.
  std::string_view hand;
  std::string_view calls;  // and what is declared
  std::string_view played;

  std::string told() const { return told_together({hand, calls, played}); }
};

class Table {
 public:
  explicit Table(const Position& position) {
    options_.ramsch = true;
    for (const std::string& name : words(position.calls)) actions_.push_back(*parse_action(name));
    // Whose turn it is, and who played which card, follow from calls and cards alone.
    Auction auction(0);
    Layout layout = kHearts;
    for (const Action action : actions_) {
      if (action == kPass || is_call(action)) auction.say(action == kPass ? Kind::none : kind_of(action));
      if (is_trump(action)) layout = layout_of(suit_of(action));
    }
    if (is_wenz(auction.standing())) layout = kWenz;
    Tricks tricks(PerSeat<Cards>{}, 0);
    for (const std::string& name : words(position.played)) {
      const Card card = *Card::parse(name);
      actions_.push_back(Action::play(card));
      known_[tricks.turn()].add(card);
      tricks.play(bit_of(layout, card));
    }
    const bool declared = !actions_.empty() && (is_ace(actions_.back()) || is_trump(actions_.back()));
    const bool declares = auction.turn() < 0 && !is_wenz(auction.standing()) && auction.standing() != Kind::none &&
                          !declared && position.played.empty();
    seat_ = auction.turn() >= 0 ? auction.turn() : declares ? auction.caller() : tricks.turn();
    // The seat's own hand in place of those of its cards that it has played.
    CardSet hand;
    for (const std::string& name : words(position.hand)) hand.add(*Card::parse(name));
    REQUIRE(hand.size() == kTricks);
    REQUIRE((known_[seat_] - hand).empty());
    known_[seat_] = hand;
  }

  int seat() const { return seat_; }

  /// The deal at that moment, whoever else holds what: the hidden cards are those of `number`'s shuffle.
  Deal deal(std::uint64_t number) const {
    return agreeing_deal(number, [this](Stream& random) -> std::optional<Deal> {
      Deal deal(options_, 3, shuffle(random));
      if (!replay(deal)) return std::nullopt;
      REQUIRE(deal.turn() == seat_);
      return deal;
    });
  }

 private:
  // 3.1
  Pack shuffle(Stream& random) const {
    CardSet taken;
    for (int seat = 0; seat < kSeats; ++seat) taken = taken | known_[seat];
    std::vector<Card> rest = shuffled(kPiquetDeck - taken, random);
    std::vector<Card> hands[kSeats];
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const Card card : known_[seat]) hands[seat].push_back(card);
      for (; hands[seat].size() < kTricks; rest.pop_back()) hands[seat].push_back(rest.back());
    }
    Pack pack;
    for (int packet = 0; packet < 2 * kSeats; ++packet) {
      std::vector<Card>& hand = hands[packet % kSeats];
      for (int card = 0; card < kTricks / 2; ++card, hand.pop_back()) pack.push(hand.back());
    }
    return pack;
  }

  bool replay(Deal& deal) const {
    for (const Action action : actions_) {
      if (!deal.is_legal(action)) return false;
      deal.apply(action);
    }
    return true;
  }

  Options options_;
  int seat_ = 0;
  std::vector<Action> actions_;
  PerSeat<CardSet> known_;
};

using Sensible = SensibleMove<Schafkopf, Position, Table>;

}  // namespace rozbazi::schafkopf
