// Positions of Five Hundred as a player at the table would tell them: the own hand, what was called and what was
// played. The cards that nobody at that seat can know are dealt at random, so that nothing can depend on them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/five-hundred/five_hundred.h"
#include "tests/players/position.h"

namespace rozbazi::five_hundred {

/// Words are separated by blanks. Seat 3 deals, so that seat 0 speaks first.
struct Position {
  /// The hand at the deal of the seat whose turn it is.
  std::string_view hand;
  std::string_view calls;
  /// The declarer's exchange and what was played. `discard` alone where another seat discarded.
  std::string_view course = {};
  std::string_view kitty = {};  // where the seat is the declarer

  std::string told() const { return told_together({hand, calls, course}); }
};

class Table {
 public:
  explicit Table(const Position& position)
      : position_(position), calls_(words(position.calls)), course_(words(position.course)) {
    read_calls();
    read_course();
    for (const std::string& name : words(position.hand)) hand_.add(*Card::parse(name));
    for (const std::string& name : words(position.kitty)) kitty_.add(*Card::parse(name));
    REQUIRE((known_[seat_] - hand_ - kitty_).empty());
    REQUIRE(hand_.size() == kTricks);
    REQUIRE(kitty_.size() == (seat_ == declarer_ ? 3 : 0));
  }

  int seat() const { return seat_; }

  /// The deal at that moment, whoever else holds what: the hidden cards are those of `number`'s shuffle.
  Deal deal(std::uint64_t number) const {
    return agreeing_deal(number, [this](Stream& random) -> std::optional<Deal> {
      CardSet discards;
      Deal deal(kDealer, shuffle(random, discards));
      return replay(deal, discards) ? std::optional(deal) : std::nullopt;
    });
  }

 private:
  static constexpr int kDealer = 3;

  void read_calls() {
    Pack pack;
    for (const Card card : kFiveHundredDeck) pack.push(card);
    Deal deal(kDealer, pack);
    for (const std::string& name : calls_) {
      REQUIRE(deal.phase() == Phase::auction);
      deal.apply(parse_action(name).value());
    }
    seat_ = deal.turn();
    if (!deal.declared()) return;
    declarer_ = deal.contract().declarer;
    bid_ = &deal.contract().bid();
  }

  // Who played what follows from the cards alone.
  void read_course() {
    if (declarer_ < 0) return;
    Layout layout = bid_->game == Game::suit ? trump_layout(bid_->trump) : kPlain;
    Tricks tricks;
    for (const std::string& name : course_) {
      const auto action = parse_action(name);
      if (action && (is_of_joker_step(*action) || action->is_card() || is_joker_lead(*action))) {
        if (is_of_joker_step(*action) && *action != kNoSuit) layout = joker_layout(given_suit(*action));
        if (!tricks.begun()) tricks = Tricks({}, bid_->game, declarer_);
        if (is_of_joker_step(*action)) continue;
        known_[tricks.turn()].add(action->is_card() ? action->card() : Card::joker());
        if (action->is_card()) {
          tricks.play(bit_of(layout, action->card()));
        } else {
          tricks.ask(asked_suit(*action));
        }
      }
    }
    seat_ = tricks.begun() ? tricks.turn() : declarer_;
  }

  Pack shuffle(Stream& random, CardSet& discards) const {
    CardSet taken = hand_ | kitty_;
    for (int seat = 0; seat < kSeats; ++seat) taken = taken | known_[seat];
    std::vector<Card> rest = shuffled(kFiveHundredDeck - taken, random);
    const auto draw = [&rest] {
      const Card card = rest.back();
      rest.pop_back();
      return card;
    };
    std::vector<Card> hands[kSeats];
    std::vector<Card> kitty;
    for (const Card card : kitty_) kitty.push_back(card);
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const Card card : seat == seat_ ? hand_ : known_[seat]) hands[seat].push_back(card);
      while (hands[seat].size() < kTricks) hands[seat].push_back(draw());
    }
    while (kitty.size() < 3) kitty.push_back(draw());
    // Another seat's discard: what it was not seen to play, first of the kitty.
    for (const Card card : kitty) {
      if (seat_ != declarer_) discards.add(card);
    }
    return pack(hands, kitty);
  }

  // five-hundred.md 1.4
  static Pack pack(std::vector<Card> (&hands)[kSeats], std::vector<Card>& kitty) {
    Pack pack;
    for (const int packet : {3, 4, 3}) {
      for (std::vector<Card>& hand : hands) {
        for (int card = 0; card < packet; ++card, hand.pop_back()) pack.push(hand.back());
      }
      pack.push(kitty.back());
      kitty.pop_back();
    }
    return pack;
  }

  bool replay(Deal& deal, CardSet discards) const {
    for (const std::string& name : calls_) deal.apply(parse_action(name).value());
    for (const std::string& name : course_) {
      const Action action = name == "discard" ? discard(discards) : parse_action(name).value();
      if (!deal.is_legal(action)) return false;
      deal.apply(action);
    }
    return true;
  }

  const Position position_;
  std::vector<std::string> calls_;
  std::vector<std::string> course_;
  int seat_ = 0;
  int declarer_ = -1;
  const Bid* bid_ = nullptr;
  CardSet hand_;
  CardSet kitty_;
  PerSeat<CardSet> known_;
};

using Sensible = SensibleMove<FiveHundred, Position, Table>;

}  // namespace rozbazi::five_hundred
