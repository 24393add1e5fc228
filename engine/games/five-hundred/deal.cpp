#include "engine/games/five-hundred/deal.h"

#include <algorithm>

namespace rozbazi::five_hundred {
namespace {

/// The places of the pack whose cards go to each turn from the seat after the dealer, and to the kitty (1.4).
struct DealOrder {
  std::uint8_t hand[kSeats][kTricks]{};
  std::uint8_t kitty[3]{};

  constexpr DealOrder() {
    std::uint8_t place = 0;
    int dealt = 0;
    int packets = 0;
    for (const int packet : {3, 4, 3}) {
      for (auto& each : hand) {
        for (int card = dealt; card < dealt + packet; ++card) each[card] = place++;
      }
      dealt += packet;
      kitty[packets++] = place++;
    }
  }
};
constexpr DealOrder kDealOrder;

template <std::size_t Count>
Cards cards_at(const Pack& pack, const std::uint8_t (&places)[Count]) {
  Cards cards = 0;
  for (const std::uint8_t place : places) cards |= card_mask(bit_of(kPlain, pack[place]));
  return cards;
}

// The heights of the bids in byte order of their names.
constexpr std::array<int, kHeights> heights_by_name() {
  std::array<int, kHeights> heights{};
  for (int height = 0; height < kHeights; ++height) heights[static_cast<std::size_t>(height)] = height;
  std::sort(heights.begin(), heights.end(), [](int a, int b) { return bid_at(a).name < bid_at(b).name; });
  return heights;
}
constexpr std::array<int, kHeights> kHeightsByName = heights_by_name();

}  // namespace

Deal::Deal(Blank, int dealer)
    : turn_(static_cast<std::int8_t>(next_seat(dealer))), dealer_(static_cast<std::uint8_t>(dealer)) {}

Deal::Deal(int dealer, const Pack& pack) : Deal(Blank{}, dealer) {
  for (int turn = 0; turn < kSeats; ++turn) {
    dealt_[(next_seat(dealer) + turn) % kSeats] = cards_at(pack, kDealOrder.hand[turn]);
  }
  kitty_ = cards_at(pack, kDealOrder.kitty);
}

std::string_view Deal::phase_name() const {
  switch (phase_) {
    case Phase::auction:
      return "auction";
    case Phase::discard:
      return "discard";
    case Phase::joker:
      return "joker";
    case Phase::play:
      return "play";
    case Phase::over:
      break;
  }
  return "end";
}

void Deal::legal(ActionList& list) const {
  switch (phase_) {
    case Phase::auction:
      for (const int height : kHeightsByName) {
        if (is_biddable(height)) list.push_back(bid(height));
      }
      list.push_back(kPass);
      break;
    case Phase::discard: {
      const CardSet cards = hand(turn_);
      for (const Card first : cards) {
        for (const Card second : cards) {
          if (second <= first) continue;
          for (const Card third : cards) {
            if (third > second)
              list.push_back(five_hundred::discard(CardSet(first) | CardSet(second) | CardSet(third)));
          }
        }
      }
      break;
    }
    case Phase::joker:
      for (const Suit suit : kAllSuits) {
        if (holds_joker()) list.push_back(give_joker(suit));
      }
      list.push_back(kNoSuit);
      break;
    case Phase::play: {
      const Cards askable = tricks_.askable();
      for (const Card card : to_set(layout_, tricks_.playable())) {
        if (!tricks_.asks(bit_of(layout_, card))) {
          list.push_back(Action::play(card));
          continue;
        }
        for (const Suit suit : kAllSuits) {
          if ((askable & suit_lane(suit)) != 0) list.push_back(lead_joker(suit));
        }
      }
      break;
    }
    case Phase::over:
      break;
  }
}

// docs/rules/five-hundred.md 8, order of refusals
std::string_view Deal::broken_rule(Action action) const {
  switch (phase_) {
    case Phase::auction:
      if (action == kPass) return "";
      return is_bid(action) ? broken_rule_of_bid(height_of(action)) : "wrong_phase";
    case Phase::discard:
      if (!is_discard(action)) return "wrong_phase";
      return (from_set(kPlain, discarded(action)) & ~held(turn_)) == 0 ? "" : "card_not_in_hand";  // 5.1
    case Phase::joker:
      if (!is_of_joker_step(action)) return "wrong_phase";
      return action == kNoSuit || holds_joker() ? "" : "card_not_in_hand";  // 6.2
    case Phase::play:
      if (action.is_card()) return broken_rule_of_card(action.card());
      return is_joker_lead(action) ? broken_rule_of_joker_lead(asked_suit(action)) : "wrong_phase";
    case Phase::over:
      break;
  }
  return "wrong_phase";
}

// docs/rules/five-hundred.md 4.2–4.4
std::string_view Deal::broken_rule_of_bid(int height) const {
  if (is_biddable(height)) return "";
  return height > contract_.height ? "misere_needs_seven" : "bid_too_low";
}

// docs/rules/five-hundred.md 8.6 and 8.7
std::string_view Deal::broken_rule_of_joker_lead(Suit suit) const {
  const int bit = bit_of(layout_, Card::joker());
  if ((held(turn_) & card_mask(bit)) == 0) return "card_not_in_hand";
  if (!tricks_.asks(bit)) return "joker_suit_not_allowed";
  return (tricks_.askable() & suit_lane(suit)) != 0 ? "" : "joker_suit_already_led";
}

// docs/rules/five-hundred.md 8.3–8.6
std::string_view Deal::broken_rule_of_card(Card card) const {
  const int bit = bit_of(layout_, card);
  const Cards hand = held(turn_);
  if ((hand & card_mask(bit)) == 0) return "card_not_in_hand";
  if (tricks_.asks(bit)) return "joker_needs_suit";
  if (is_playable(bit)) return "";
  return (hand & tricks_.trick().led) != 0 ? "must_follow_suit" : "joker_must_be_played";
}

void Deal::apply_other(Action action) {
  switch (phase_) {
    case Phase::auction:
      call(action);
      break;
    case Phase::discard:
      discard(from_set(kPlain, discarded(action)));
      break;
    case Phase::joker:
      if (action != kNoSuit) contract_.joker_suit = given_suit(action);
      begin_play(action == kNoSuit ? kPlain : joker_layout(given_suit(action)));
      break;
    case Phase::play:
      ask(asked_suit(action));
      break;
    case Phase::over:
      break;
  }
}

// docs/rules/five-hundred.md 4.1 and 4.5–4.7
void Deal::call(Action action) {
  const int caller = turn_;
  if (is_bid(action)) {
    contract_.declarer = turn_;
    contract_.height = static_cast<std::int8_t>(height_of(action));
    last_bid_[caller] = static_cast<std::int8_t>(contract_.height + 1);
  }
  turn_ = static_cast<std::int8_t>(bidders_.after(caller));
  if (action == kPass) {
    if (bidders_.count() == 1) return end();
    bidders_ = bidders_.without(caller);
  }
  if (bidders_.count() > 1 || !contract_.stands()) return;
  declared_ = true;
  phase_ = Phase::discard;
  turn_ = contract_.declarer;
}

void Deal::discard(Cards three) {
  discards_ = three;
  phase_ = Phase::joker;
  if (contract_.bid().game == Game::suit) begin_play(trump_layout(contract_.bid().trump));  // 5.2
}

void Deal::begin_play(Layout layout) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = lay_out(held_before_play(seat), layout);
  layout_ = layout;
  phase_ = Phase::play;
  tricks_ = Tricks(hands, contract_.bid().game, contract_.declarer);
}

int Deal::sitting_out() const {
  return declared_ && is_misere(contract_.bid().game) ? partner_of(contract_.declarer) : -1;
}

int Deal::exposed() const {
  return declared_ && contract_.bid().game == Game::open_misere && tricks_.done() > 0 ? contract_.declarer : -1;
}

Suit Deal::suit_led(int number) const {
  const Cards lane = tricks_.lane_led(number);
  return lane == kTrumps ? contract_.bid().trump : static_cast<Suit>(lanes::lowest(lane) / kLane);
}

TrickOnTable Deal::trick_on_table(int number) const {
  TrickOnTable trick = tricks_.on_table(number, [this](int bit) { return card_at(layout_, bit); });
  const bool asked = !trick.cards.empty() && trick.cards[0].card.is_joker() && layout_ == kPlain;
  if (asked) trick.cards[0].asked = tricks_.asked();
  return trick;
}

// docs/rules/five-hundred.md 11
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    seen.dealt_[other] = 0;
    if (other != exposed()) seen.tricks_.set_hand(other, 0);
  }
  if (!declared_ || seat != contract_.declarer) seen.kitty_ = seen.discards_ = 0;
  return seen;
}

Deal Deal::with_cards(const PerSeat<Cards>& hands, Cards face_down) const {
  Deal deal = *this;
  if (!tricks_.begun()) {
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!declared_ || seat != contract_.declarer) deal.dealt_[seat] = hands[seat];
    }
    if (!declared_) deal.kitty_ = face_down;
    return deal;
  }
  const auto plain = [this](Cards cards) { return from_set(kPlain, to_set(layout_, cards)); };
  for (int seat = 0; seat < kSeats; ++seat) {
    deal.tricks_.set_hand(seat, hands[seat]);
    deal.dealt_[seat] = plain(hands[seat]);
  }
  const int size = tricks_.order().count();
  int seat = 0;
  for (int order = 0; order < tricks_.cards_played(); ++order) {
    seat = order % size == 0 ? tricks_.leader_of(order / size) : tricks_.order().after(seat);
    deal.dealt_[seat] |= card_mask(bit_of(kPlain, card_at(layout_, tricks_.card_played(order))));
  }
  if (discards_ != 0) {
    deal.dealt_[contract_.declarer] = dealt_[contract_.declarer];
  } else {
    deal.kitty_ = deal.discards_ = plain(face_down);
  }
  return deal;
}

void Deal::end_with(int tricks) {
  const int others = kTricks - tricks_.done() - tricks;
  tricks_.give(contract_.declarer, tricks, 0);
  tricks_.give(next_seat(contract_.declarer), others, 0);
  end();
}

}  // namespace rozbazi::five_hundred
