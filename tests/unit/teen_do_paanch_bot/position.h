// Positions of Teen Do Paanch as a player at the table would tell them: the own hand, what was exchanged and what was
// played. The cards that nobody at that seat can know are dealt at random, so that nothing can depend on them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "tests/players/position.h"

namespace rozbazi::teen_do_paanch {

/// Words are separated by blanks. Seat 2 deals: seat 0 names the trump and leads.
struct Position {
  /// What the seat on turn was dealt: five cards before the trump is named, then ten.
  std::string_view hand;
  /// A letter; none before it is named.
  std::string_view trump;
  std::string_view played = {};
  /// What is due to each seat, and the cards that went to and fro: `draw:AH return:8S draw:…`, all that are due, or
  /// so many that the seat on turn is the claimant.
  Dues dues = {};
  std::string_view exchanges = {};
  Options options = {};

  std::string told() const { return told_together({hand, trump, exchanges, played}); }
};

inline Dues dues_of(int first, int second, int third) {
  Dues dues;
  dues[0] = static_cast<std::int8_t>(first);
  dues[1] = static_cast<std::int8_t>(second);
  dues[2] = static_cast<std::int8_t>(third);
  return dues;
}

class Table {
 public:
  explicit Table(const Position& position) : position_(position) {
    for (const std::string& name : words(position.hand)) hand_.push_back(*Card::parse(name));
    // Whose turn it is, and whose card was whose, follow from the public course.
    Deal course(position.options, kDealer, some_pack(), position.dues);
    if (!position.trump.empty()) {
      course.apply(name_trump(*parse_suit(position.trump[0])));
      read_exchanges(course);
      read_play(course);
    }
    seat_ = playing_ >= 0 ? playing_ : course.turn();
    CardSet hand;
    for (const Card card : hand_) hand.add(card);
    REQUIRE((dealt_[seat_] - hand).empty());
    dealt_[seat_] = {};
  }

  int seat() const { return seat_; }

  /// The deal at that moment, whoever else holds what: the hidden cards are those of `number`'s shuffle.
  Deal deal(std::uint64_t number) const {
    return agreeing_deal(number, [this](Stream& random) -> std::optional<Deal> {
      Deal deal(position_.options, kDealer, shuffle(random), position_.dues);
      return replay(deal) ? std::optional(deal) : std::nullopt;
    });
  }

 private:
  static constexpr int kDealer = 2;

  static Pack some_pack() {
    Pack pack;
    for (const Card card : kTeenDoPaanchDeck) pack.push(card);
    return pack;
  }

  /// A card was dealt to the first that is known to have had it.
  void had(int seat, Card card) {
    if (!mentioned_.has(card)) dealt_[seat].add(card);
    mentioned_.add(card);
  }

  void read_exchanges(Deal& course) {
    for (const std::string& word : words(position_.exchanges)) {
      const std::size_t colon = word.find(':');
      const Card card = *Card::parse(word.substr(colon + 1));
      if (course.phase() == Phase::draw) {
        had(course.debtor(), card);
        course.apply(draw(0));
      } else {
        had(course.turn(), card);
        ActionList legal;
        course.legal(legal);
        course.apply(legal[0]);  // any other card will do: whose turn comes next does not depend on it
      }
    }
  }

  void read_play(const Deal& course) {
    if (course.phase() != Phase::play) return;
    Tricks tricks(PerSeat<Cards>{}, course.chooser());
    for (const std::string& name : words(position_.played)) {
      const Card card = *Card::parse(name);
      had(tricks.turn(), card);
      tricks.play(course.layout().bit_of(card));
    }
    playing_ = tricks.turn();
  }

  Pack shuffle(Stream& random) const {
    CardSet taken;
    for (int seat = 0; seat < kSeats; ++seat) taken = taken | dealt_[seat];
    for (const Card card : hand_) taken.add(card);
    std::vector<Card> rest = shuffled(kTeenDoPaanchDeck - taken, random);
    std::vector<Card> hands[kSeats];
    hands[seat_] = hand_;
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const Card card : dealt_[seat]) hands[seat].push_back(card);
      for (; hands[seat].size() < kHand; rest.pop_back()) hands[seat].push_back(rest.back());
    }
    Pack pack;  // teen-do-paanch.md 2
    std::size_t place = 0;
    for (const std::size_t packet : {5, 3, 2}) {
      for (const std::vector<Card>& hand : hands) {
        for (std::size_t card = 0; card < packet; ++card) pack.push(hand[place + card]);
      }
      place += packet;
    }
    return pack;
  }

  bool replay(Deal& deal) const {
    if (position_.trump.empty()) return true;
    deal.apply(name_trump(*parse_suit(position_.trump[0])));
    for (const std::string& word : words(position_.exchanges)) {
      if (deal.phase() == Phase::draw) {
        if (!draw_card(deal, *Card::parse(word.substr(word.find(':') + 1)))) return false;
      } else if (!act(deal, *teen_do_paanch::parse_action(word))) {
        return false;
      }
    }
    for (const std::string& name : words(position_.played)) {
      if (!act(deal, Action::play(*Card::parse(name)))) return false;
    }
    return true;
  }

  static bool act(Deal& deal, Action action) {
    if (!deal.is_legal(action)) return false;
    deal.apply(action);
    return true;
  }

  /// At one of the places the card lies.
  static bool draw_card(Deal& deal, Card card) {
    for (int place = 0; place < kHand; ++place) {
      Deal drawn = deal;
      drawn.apply(draw(place));
      if (drawn.exchange().drawn != card) continue;
      deal = drawn;
      return true;
    }
    return false;
  }

  Position position_;
  std::vector<Card> hand_;
  int seat_ = 0;
  int playing_ = -1;  // in the play, the seat on turn
  CardSet mentioned_;
  PerSeat<CardSet> dealt_;  // as far as the course tells
};

using Sensible = SensibleMove<TeenDoPaanch, Position, Table>;

}  // namespace rozbazi::teen_do_paanch
