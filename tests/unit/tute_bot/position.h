// Positions of Tute as a player at the table would tell them: the trump turned up, what happened, and the hand of the
// seat on turn now. The cards that nobody at that seat can know are dealt at random, so that nothing can depend on
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/tute/tute.h"
#include "tests/players/position.h"

namespace rozbazi::tute {

/// The last seat deals, so that seat 0 leads; words are separated by blanks.
struct Position {
  int players;
  std::string_view trump_card;
  std::string_view course;
  std::string_view hand;
  bool must_beat_partner = true;

  std::string told() const { return told_together({trump_card, course, hand}); }
};

class Table {
 public:
  explicit Table(const Position& position)
      : players_(position.players), trump_card_(*Card::parse(position.trump_card)) {
    options_.players = players_;
    options_.must_beat_partner = position.must_beat_partner;
    for (const std::string& name : words(position.hand)) hand_.add(*Card::parse(name));
    read_course(position.course);
    for (const Card card : hand_) want(seat_, card);
  }

  int seat() const { return seat_; }

  /// The deal at that moment, whoever else holds what: the hidden cards are those of `number`'s shuffle.
  Deal deal(std::uint64_t number) const {
    return agreeing_deal(number, [this](Stream& random) -> std::optional<Deal> {
      Deal deal(options_, players_ - 1, pack(random));
      if (!replay(deal)) return std::nullopt;
      REQUIRE(deal.turn() == seat_);
      REQUIRE(deal.hand(seat_) == hand_);
      return deal;
    });
  }

 private:
  /// A card that this seat got from the pack; the one turned up has a place of its own.
  void want(int seat, Card card) {
    if (card == trump_card_) return;
    const std::vector<Card>& cards = wanted_[seat];
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) wanted_[seat].push_back(card);
  }

  // Who did what follows from the cards alone. What was shown comes before what was played: it was held longer.
  void read_course(std::string_view course) {
    const Layout& layout = layout_of(trump_card_.suit());
    Tricks tricks(PerSeat<Cards>{}, players_, 0, false);
    std::vector<std::pair<int, Card>> played;
    for (const std::string& name : words(course)) {
      const auto action = tute::parse_action(name);
      REQUIRE(action.has_value());
      course_.push_back(*action);
      const int seat = tricks.turn();
      if (action->is_card()) {
        played.emplace_back(seat, action->card());
        tricks.play(layout.bit_of(action->card()));
        if (tricks.trick().size == 0) winners_.push_back(tricks.turn());
      } else if (is_sing(*action)) {
        want(seat, Card(Rank::king, suit_of(*action)));
        want(seat, Card(Rank::queen, suit_of(*action)));
      } else {
        want(seat, layout.card_at(exchanged_for(layout.bit_of(trump_card_))));
      }
    }
    for (const auto& [seat, card] : played) want(seat, card);
    seat_ = tricks.turn();
  }

  Pack pack(Stream& random) const {
    CardSet wanted(trump_card_);
    for (int seat = 0; seat < players_; ++seat) {
      for (const Card card : wanted_[seat]) wanted.add(card);
    }
    std::vector<Card> rest = shuffled(tute::deck(options_) - wanted, random);
    PerSeat<std::size_t> got;
    const auto next_card = [&](int seat) {
      const std::size_t place = got[seat]++;
      if (place < wanted_[seat].size()) return wanted_[seat][place];
      const Card card = rest.back();
      rest.pop_back();
      return card;
    };
    return players_ == 2 ? pack_of_two(next_card, rest) : pack_of_all(next_card);
  }

  // tute.md 2.2 and 2.3: card by card, and the dealer's last one is turned up.
  template <class NextCard>
  Pack pack_of_all(NextCard next_card) const {
    Pack pack;
    const int size = players_ * kHandSize[players_];
    for (int place = 0; place < size - 1; ++place) pack.push(next_card(place % players_));
    pack.push(trump_card_);
    return pack;
  }

  // tute.md 2.4 and 5.5: the stock in the order in which it was drawn.
  template <class NextCard>
  Pack pack_of_two(NextCard next_card, const std::vector<Card>& rest) const {
    Pack pack;
    for (int place = 0; place < 2 * kHandSize[2]; ++place) pack.push(next_card(place % 2));
    pack.push(trump_card_);
    for (std::size_t trick = 0; trick < std::min<std::size_t>(winners_.size(), 12); ++trick) {
      pack.push(next_card(winners_[trick]));
      if (trick < 11) pack.push(next_card(1 - winners_[trick]));
    }
    for (const Card card : rest) pack.push(card);
    return pack;
  }

  bool replay(Deal& deal) const {
    for (const Action action : course_) {
      if (!deal.is_legal(action)) return false;
      deal.apply(action);
    }
    return true;
  }

  Options options_;
  int players_;
  Card trump_card_;
  int seat_ = 0;
  CardSet hand_;
  std::vector<Action> course_;
  std::vector<int> winners_;
  PerSeat<std::vector<Card>> wanted_;
};

using Sensible = SensibleMove<Tute, Position, Table>;

}  // namespace rozbazi::tute
