// Positions of Belote as a player at the table would tell them: the own hand, what was bid and what was played. The
// cards that nobody at that seat can know are dealt at random, so that nothing can depend on them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/belote/belote.h"
#include "tests/players/position.h"

namespace rozbazi::belote {

/// Words are separated by blanks.
struct Position {
  Mode mode;
  int dealer;
  /// The hand at the deal of the seat whose turn it is: eight cards, or five before somebody has taken.
  std::string_view hand;
  std::string_view turnup;  // classique
  std::string_view bidding;
  std::string_view played;

  std::string told() const { return told_together({hand, bidding, played}); }
};

class Table {
 public:
  explicit Table(const Position& position) : position_(position) {
    options_.mode = position.mode;
    read_bidding();
    read_play();
    // The seat's own hand in place of those of its cards that it has played.
    CardSet hand;
    for (const std::string& name : words(position.hand)) hand.add(*Card::parse(name));
    REQUIRE((known_[seat_] - hand).empty());
    known_[seat_] = hand;
  }

  int seat() const { return seat_; }

  /// The deal at that moment, whoever else holds what: the hidden cards are those of `number`'s shuffle.
  Deal deal(std::uint64_t number) const {
    return agreeing_deal(number, [this](Stream& random) -> std::optional<Deal> {
      Deal deal(options_, position_.dealer, shuffle(random), 0);
      return replay(deal) ? std::optional(deal) : std::nullopt;
    });
  }

 private:
  int eldest() const { return next_seat(position_.dealer); }

  void read_bidding() {
    seat_ = eldest();
    int last_bidder = -1;
    for (const std::string& name : words(position_.bidding)) {
      const auto action = belote::parse_action(name);
      REQUIRE(action.has_value());
      bidding_.push_back(*action);
      if (*action == kTake) trump_ = Card::parse(position_.turnup)->suit();
      if (is_take_suit(*action) || is_bid(*action)) trump_ = suit_of(*action);
      if (*action == kTake || is_take_suit(*action) || is_bid(*action)) last_bidder = seat_;
      seat_ = next_seat(seat_);
    }
    if (position_.mode == Mode::classique && last_bidder >= 0) {
      taker_ = last_bidder;
      known_[taker_].add(*Card::parse(position_.turnup));
    }
    playing_ = taker_ >= 0 || (last_bidder >= 0 && ends_with_three_passes());
    if (playing_) seat_ = eldest();
  }

  bool ends_with_three_passes() const {
    const std::size_t size = bidding_.size();
    return size > 3 && bidding_[size - 1] == kPass && bidding_[size - 2] == kPass && bidding_[size - 3] == kPass;
  }

  // Who played what follows from the cards alone.
  void read_play() {
    Tricks tricks(PerSeat<Cards>{}, eldest());
    for (const std::string& name : words(position_.played)) {
      const auto card = Card::parse(name);
      REQUIRE(card.has_value());
      played_.push_back(*card);
      known_[tricks.turn()].add(*card);
      tricks.play(bit_of(static_cast<Layout>(trump_), *card));
    }
    if (playing_) seat_ = tricks.turn();
  }

  Pack shuffle(Stream& random) const {
    CardSet taken;
    for (int seat = 0; seat < kSeats; ++seat) taken = taken | known_[seat];
    if (!position_.turnup.empty()) taken.add(*Card::parse(position_.turnup));
    std::vector<Card> rest = shuffled(kPiquetDeck - taken, random);
    std::vector<Card> hands[kSeats];
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool before_take = position_.mode == Mode::classique && taker_ < 0;
      const std::size_t size = before_take ? 5 : seat == taker_ ? 7 : 8;
      for (const Card card : known_[seat]) {
        if (seat != taker_ || card.name() != position_.turnup) hands[seat].push_back(card);
      }
      for (; hands[seat].size() < size; rest.pop_back()) hands[seat].push_back(rest.back());
    }
    return position_.mode == Mode::coinche ? pack_of_packets(hands, {3, 3, 2}) : classique_pack(hands, rest);
  }

  // belote.md 5.1, 5.5 and 6.1
  Pack classique_pack(std::vector<Card> (&hands)[kSeats], const std::vector<Card>& rest) const {
    Pack pack = pack_of_packets(hands, {3, 2});
    pack.push(*Card::parse(position_.turnup));
    for (int turn = 0; turn < kSeats; ++turn) {
      for (const Card card : hands[(eldest() + turn) % kSeats]) pack.push(card);
    }
    for (const Card card : rest) pack.push(card);
    return pack;
  }

  Pack pack_of_packets(std::vector<Card> (&hands)[kSeats], std::initializer_list<int> packets) const {
    Pack pack;
    for (const int packet : packets) {
      for (int turn = 0; turn < kSeats; ++turn) {
        std::vector<Card>& hand = hands[(eldest() + turn) % kSeats];
        for (int card = 0; card < packet; ++card, hand.pop_back()) pack.push(hand.back());
      }
    }
    return pack;
  }

  bool replay(Deal& deal) const {
    for (const Action action : bidding_) {
      if (!deal.is_legal(action)) return false;
      deal.apply(action);
    }
    for (const Card card : played_) {
      if (!deal.is_legal(Action::play(card))) return false;
      deal.apply(Action::play(card));
    }
    return true;
  }

  const Position position_;
  Options options_;
  int seat_ = 0;
  int taker_ = -1;  // classique
  bool playing_ = false;
  Suit trump_ = Suit::clubs;
  std::vector<Action> bidding_;
  std::vector<Card> played_;
  PerSeat<CardSet> known_;
};

using Sensible = SensibleMove<Belote, Position, Table>;

}  // namespace rozbazi::belote
