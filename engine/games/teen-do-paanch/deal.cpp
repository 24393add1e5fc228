#include "engine/games/teen-do-paanch/deal.h"

namespace rozbazi::teen_do_paanch {
namespace {

/// The cards of a packet of `Size` that is `turn`-th in a round of packets, which begins at a place of the pack (2).
template <int First, int Size>
Cards packet_of(const Pack& pack, int turn, const lanes::Layout& layout) {
  Cards cards = 0;
  for (int card = 0; card < Size; ++card) {
    cards |= lanes::card_mask(layout.bit_of(pack[First + turn * Size + card]));
  }
  return cards;
}

}  // namespace

Deal::Deal(Blank, const Options& options, int dealer, const Dues& dues)
    : high_sevens_(options.high_sevens),
      return_keep_(options.return_keep),
      turn_(static_cast<std::int8_t>(next_seat(dealer))),
      dealer_(static_cast<std::uint8_t>(dealer)),
      dues_(dues) {}

Deal::Deal(const Options& options, int dealer, const Pack& pack, const Dues& dues)
    : Deal(Blank{}, options, dealer, dues) {
  int seat = chooser();
  for (int turn = 0; turn < kSeats; ++turn) {
    dealt_[seat] = packet_of<0, 5>(pack, turn, plain_layout());
    to_come_[seat] = packet_of<15, 3>(pack, turn, plain_layout()) | packet_of<24, 2>(pack, turn, plain_layout());
    seat = next_seat(seat);
  }
  if (dues != Dues{}) hidden_order_ = HiddenOrder(pack);
}

std::string_view Deal::phase_name() const {
  switch (phase_) {
    case Phase::trump:
      return "trump";
    case Phase::draw:
      return "draw";
    case Phase::returning:
      return "return";
    case Phase::play:
      return "play";
    case Phase::over:
      break;
  }
  return "end";
}

int Deal::cards_held(int seat) const {
  constexpr int kFirstCards = 5;
  if (phase_ == Phase::trump) return kFirstCards;
  int cards = kHand - tricks_.cards_played(seat);
  if (phase_ == Phase::returning) {
    const Exchange& latest = exchange();
    if (seat == latest.claimant) ++cards;
    if (seat == latest.debtor) --cards;
  }
  return cards;
}

// teen-do-paanch.md 10: of an exchange the third seat learns neither card.
SeatSet Deal::witnesses(Action action) const {
  if (!is_return(action)) return SeatSet::first(kSeats);
  SeatSet seats = SeatSet::of(exchange().claimant);
  seats.add(exchange().debtor);
  return seats;
}

void Deal::legal(ActionList& list) const {
  switch (phase_) {
    case Phase::trump:
      for (const Suit suit : kAllSuits) list.push_back(name_trump(suit));
      break;
    case Phase::draw:
      for (int place = 0; place < kHand; ++place) list.push_back(draw(place));
      break;
    case Phase::returning:
      for (const Card card : layout().to_set(returnable())) list.push_back(give_back(card));
      break;
    case Phase::play:
      for (const Card card : layout().to_set(tricks_.playable())) list.push_back(Action::play(card));
      break;
    case Phase::over:
      break;
  }
}

// teen-do-paanch.md 6, order of refusals
std::string_view Deal::broken_rule(Action action) const {
  switch (phase_) {
    case Phase::trump:
      return is_trump(action) ? "" : "wrong_phase";
    case Phase::draw:
      return is_draw(action) ? "" : "wrong_phase";
    case Phase::returning:
      return is_return(action) ? broken_rule_of_return(returned_card(action)) : "wrong_phase";
    case Phase::play:
      return action.is_card() ? broken_rule_of_card(action.card()) : "wrong_phase";
    case Phase::over:
      break;
  }
  return "wrong_phase";
}

// teen-do-paanch.md 5.8
std::string_view Deal::broken_rule_of_return(Card card) const {
  const Cards mask = mask_of(card);
  if ((held(turn_) & mask) == 0) return "card_not_in_hand";
  if (card == exchange().drawn) return "return_drawn_card";
  return (returnable() & mask) == 0 ? "return_leaves_too_few" : "";
}

// teen-do-paanch.md 6.2
std::string_view Deal::broken_rule_of_card(Card card) const {
  const Cards mask = mask_of(card);
  if ((held(turn_) & mask) == 0) return "card_not_in_hand";
  return (tricks_.playable() & mask) == 0 ? "must_follow_suit" : "";
}

Cards Deal::returnable() const {
  const Cards held = tricks_.hand(turn_);
  Cards cards = 0;
  for (const Cards lane : kAllLanes) {
    const Cards suit = held & lane;
    cards |= std::popcount(suit) > return_keep_ ? suit : 0;
  }
  const std::optional<Card> drawn = exchange().drawn;
  return drawn ? cards & ~mask_of(*drawn) : cards;
}

void Deal::apply_before_play(Action action) {
  if (is_trump(action)) {
    begin_tricks(trump_of(action));
  } else if (is_draw(action)) {
    const int drawn = hidden_order_.at(place_of(action), held(debtor()), layout(), static_cast<int>(exchanges_.size()));
    begin_exchange(place_of(action), layout().card_at(drawn));
  } else {
    end_exchange(returned_card(action));
  }
}

void Deal::begin_tricks(Suit trump) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) {
    dealt_[seat] |= to_come_[seat];
    hands[seat] = lay_out(dealt_[seat], trump);
  }
  trump_ = static_cast<std::uint8_t>(trump);
  tricks_ = Tricks(hands, chooser());
  go_on();
}

/// To the next claimant, or to the play (5.2, 5.3).
void Deal::go_on() {
  const int right = chooser();
  const int left = next_seat(right);
  int claimant = dues_[dealer_] > 0 ? dealer_ : -1;
  claimant = dues_[left] > 0 ? left : claimant;
  claimant = dues_[right] > 0 ? right : claimant;
  phase_ = claimant < 0 ? Phase::play : Phase::draw;
  turn_ = static_cast<std::int8_t>(claimant < 0 ? right : claimant);
}

int Deal::debtor() const {
  const int right = chooser();
  const int left = next_seat(right);
  const int not_dealer = dues_[left] < 0 ? left : right;
  return dues_[dealer_] < 0 ? dealer_ : not_dealer;
}

void Deal::begin_exchange(int place, std::optional<Card> drawn) {
  const auto from = static_cast<std::int8_t>(debtor());
  exchanges_.push_back({turn_, from, static_cast<std::int8_t>(place), drawn, std::nullopt});
  move(drawn, from, turn_);
  phase_ = Phase::returning;
}

void Deal::end_exchange(std::optional<Card> returned) {
  Exchange& exchange = exchanges_[exchanges_.size() - 1];
  exchange.returned = returned;
  move(returned, exchange.claimant, exchange.debtor);
  --dues_[exchange.claimant];
  ++dues_[exchange.debtor];
  go_on();
}

/// A card that a view does not know is nowhere.
void Deal::move(std::optional<Card> card, int from, int to) {
  if (!card) return;
  const Cards mask = mask_of(*card);
  tricks_.set_hand(from, tricks_.hand(from) & ~mask);
  tricks_.set_hand(to, tricks_.hand(to) | mask);
}

Deal Deal::with_cards(const PerSeat<Cards>& hands, HiddenOrder order) const {
  Deal deal = *this;
  deal.hidden_order_ = order;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (trump_ == kPlain) {
      deal.to_come_[seat] = hands[seat] & ~dealt_[seat];
    } else {
      deal.tricks_.set_hand(seat, hands[seat]);
    }
  }
  return deal;
}

Deal Deal::at_first_lead() const {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = tricks_.hand(seat);
  for (int order = 0; order < tricks_.cards_played(); ++order) {
    const int seat = (tricks_.leader_of(order / kSeats) + order) % kSeats;
    hands[seat] |= lanes::card_mask(tricks_.card_played(order));
  }
  Deal deal = *this;
  deal.tricks_ = Tricks(hands, chooser());
  deal.turn_ = static_cast<std::int8_t>(chooser());
  return deal;
}

// teen-do-paanch.md 10
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  seen.hidden_order_ = {};
  seen.to_come_ = {};
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    seen.dealt_[other] = 0;
    seen.tricks_.set_hand(other, 0);
  }
  for (Exchange& exchange : seen.exchanges_) {
    if (exchange.concerns(seat)) continue;
    exchange.drawn = std::nullopt;
    exchange.returned = std::nullopt;
  }
  return seen;
}

}  // namespace rozbazi::teen_do_paanch
