#include "engine/games/tute/deal.h"

#include <algorithm>

namespace rozbazi::tute {
namespace {

// A card that a view does not know is nowhere.
constexpr Cards mask_of(int bit) { return bit == lanes::kNoBit ? 0 : lanes::card_mask(bit); }

int eldest_after(int dealer, int players) { return (dealer + 1) % players; }

// 2.3 and 2.4: the last card, or the one after both hands.
Card turned_up(const Options& options, const Pack& pack) {
  return pack[options.players == 2 ? 2 * kHandSize[2] : pack.size() - 1];
}

// 2.2: one card at a time, eldest first.
PerSeat<Cards> hands_of(const Options& options, int dealer, const Pack& pack) {
  const int players = options.players;
  const int end = players * kHandSize[players];
  const Layout& layout = layout_of(turned_up(options, pack).suit());
  const Card* const cards = pack.cards().data();
  PerSeat<Cards> hands;
  int seat = eldest_after(dealer, players);
  for (int first = 0; first < players; ++first) {
    Cards hand = 0;
    for (int place = first; place < end; place += players) hand |= lanes::card_mask(layout.bit_of(cards[place]));
    hands[seat] = hand;
    if (++seat == players) seat = 0;
  }
  return hands;
}

}  // namespace

Deal::Deal(Blank, const Options& options, int dealer, Card trump_card, const PerSeat<Cards>& hands)
    : tricks_(hands, options.players, eldest_after(dealer, options.players),
              !options.must_beat_partner && options.players == 4),
      dealt_(hands),
      turn_(static_cast<std::int8_t>(tricks_.turn())),
      dealer_(static_cast<std::uint8_t>(dealer)),
      drawn_(options.players == 2 ? 0 : kStock) {
  contract_.trump = trump_card.suit();
  contract_.trump_card = trump_card;
  const int bit = layout().bit_of(trump_card);
  if (options.players == 2) {
    std::fill(stock_, stock_ + kStock, static_cast<std::uint8_t>(lanes::kNoBit));
    stock_[kStock - 1] = static_cast<std::uint8_t>(bit);
  } else {
    show(dealer, lanes::card_mask(bit));
  }
}

Deal::Deal(const Options& options, int dealer, const Pack& pack)
    : Deal(Blank{}, options, dealer, turned_up(options, pack), hands_of(options, dealer, pack)) {
  if (options.players != 2) return;
  constexpr int kUnderTrump = 2 * kHandSize[2] + 1;
  for (int place = 0; place < kStock - 1; ++place) {
    stock_[place] = static_cast<std::uint8_t>(layout().bit_of(pack[kUnderTrump + place]));
  }
}

void Deal::legal(ActionList& list) const {
  for (const Card card : layout().to_set(playable())) list.push_back(Action::play(card));
  legal_announcements(list);
}

void Deal::list_announcements(ActionList& list) const {
  if (may_exchange()) list.push_back(kExchange);
  if (announced_) return;
  const Cards hand = tricks_.hand(turn_);
  if (const Cards unsung = pairs_in(hand) & ~sung_; unsung != 0) {
    for (const Suit suit : kAllSuits) {
      if ((unsung & caballo_of(suit)) != 0) list.push_back(sing(suit));
    }
  }
  if (has_tute(hand, kKings)) list.push_back(kTuteOfKings);
  if (has_tute(hand, kCaballos)) list.push_back(kTuteOfCaballos);
}

bool Deal::may_exchange() const {
  return stock() > 0 && (mask_of(exchanged_for(exposed())) & tricks_.hand(turn_)) != 0;
}

std::string_view Deal::broken_rule(Action action) const {
  if (action.is_card()) return broken_rule_of_card(bit_of(action));
  if (const std::string_view rule = broken_public_rule(action); !rule.empty()) return rule;
  const Cards hand = tricks_.hand(turn_);
  if (action == kExchange) return may_exchange() ? "" : "no_exchange_card";
  if (is_sing(action)) return (pairs_in(hand) & caballo_of(suit_of(action))) != 0 ? "" : "no_pair";
  return has_tute(hand, action == kTuteOfKings ? kKings : kCaballos) ? "" : "no_tute";
}

// tute.md 5, R1 to R8
std::string_view Deal::broken_rule_of_card(int bit) const {
  const Cards card = lanes::card_mask(bit);
  const Cards hand = tricks_.hand(turn_);
  const Trick& trick = tricks_.trick();
  if ((hand & card) == 0) return "card_not_in_hand";
  if ((playable() & card) != 0) return "";
  if ((hand & trick.led) != 0) return (card & trick.led) == 0 ? "must_follow_suit" : "must_beat";
  return is_trump(trick.best) ? "must_overtrump" : "must_trump";
}

// tute.md 6 and 7, the tables of refusal codes
std::string_view Deal::broken_public_rule(Action action) const {
  if (action == kExchange && stock() == 0) return "no_stock";
  if (tricks_.trick().size > 0) return "only_before_lead";
  if (tricks_.done() == 0) return "no_trick_won";
  if (action == kExchange) return exchanged_for(exposed()) == lanes::kNoBit ? "trump_not_exchangeable" : "";
  if (announced_) return "already_sung_this_trick";
  return is_sing(action) && (sung_ & caballo_of(suit_of(action))) != 0 ? "suit_already_sung" : "";
}

// tute.md 5.5
void Deal::draw() {
  const int loser = tricks_.order().after(turn_);
  add_to_hand(turn_, mask_of(stock_[drawn_]));
  add_to_hand(loser, mask_of(stock_[drawn_ + 1]));
  drawn_ += 2;
  if (stock() == 0) show(loser, lanes::card_mask(exposed()));
}

void Deal::announce(Action action) {
  if (action == kExchange) return exchange();
  if (is_sing(action)) {
    const Suit suit = suit_of(action);
    const Cards caballo = caballo_of(suit);
    const int points = song_points(caballo);
    songs_.push_back({static_cast<std::uint8_t>(turn_), suit, static_cast<std::uint8_t>(points),
                      static_cast<std::uint8_t>(tricks_.done())});
    sung_ |= caballo;
    announced_ = true;
    show(turn_, with_kings(caballo));
    return;
  }
  contract_.tute_by = turn_;
  contract_.tute_rank = rank_of(action);
  for (const Suit suit : kAllSuits) {
    show(turn_, lanes::card_mask(layout().bit_of(Card(contract_.tute_rank, suit))));
  }
  turn_ = -1;
}

// tute.md 7.4
void Deal::exchange() {
  const int taken = exposed();
  const int given = exchanged_for(taken);
  tricks_.set_hand(turn_, tricks_.hand(turn_) & ~lanes::card_mask(given));
  show(turn_, lanes::card_mask(taken));
  stock_[kStock - 1] = static_cast<std::uint8_t>(given);
  contract_.exchanged_by = turn_;
}

void Deal::show(int seat, Cards cards) {
  shown_[seat] |= cards;
  add_to_hand(seat, cards);
}

// tute.md 11
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  for (int other = 0; other < players(); ++other) {
    if (other == seat) continue;
    seen.dealt_[other] = 0;
    seen.tricks_.set_hand(other, shown(other));
  }
  if (players() == 2) std::fill(seen.stock_, seen.stock_ + kStock - 1, static_cast<std::uint8_t>(lanes::kNoBit));
  return seen;
}

Deal Deal::with_cards(const PerSeat<Cards>& hands, std::span<const std::uint8_t> under) const {
  Deal deal = *this;
  for (int seat = 0; seat < players(); ++seat) deal.tricks_.set_hand(seat, hands[seat]);
  std::copy(under.begin(), under.end(), deal.stock_ + drawn_);
  return deal;
}

}  // namespace rozbazi::tute
