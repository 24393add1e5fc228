#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kPacket = 4;

// 3.1: two rounds of four cards each, from eldest on.
PerSeat<Cards> deal_out(const Pack& pack, int dealer) {
  PerSeat<Cards> hands;
  for (int turn = 0; turn < kSeats; ++turn) {
    Cards& hand = hands[(dealer + 1 + turn) % kSeats];
    for (int card = 0; card < kPacket; ++card) {
      hand |= card_mask(bit_of(kHearts, pack[kPacket * turn + card]));
      hand |= card_mask(bit_of(kHearts, pack[kPacket * (kSeats + turn) + card]));
    }
  }
  return hands;
}

}  // namespace

Deal::Deal(const Options& options, int dealer, const PerSeat<Cards>& dealt)
    : ramsch_(options.ramsch),
      turn_(static_cast<std::int8_t>(next_seat(dealer))),
      dealer_(static_cast<std::uint8_t>(dealer)),
      auction_(next_seat(dealer)),
      dealt_(dealt),
      tricks_(dealt, next_seat(dealer)) {}  // 7.1

Deal::Deal(const Options& options, int dealer, const Pack& pack) : Deal(options, dealer, deal_out(pack, dealer)) {}

std::string_view Deal::phase_name() const {
  constexpr std::string_view kNames[] = {"auction", "declare", "play", "end"};
  return kNames[static_cast<std::size_t>(phase_)];
}

bool Deal::hand_allows(Kind kind) const {
  if (kind == Kind::rufspiel) return callable() != 0;                                      // 5.7
  if (kind == Kind::sie) return (held(turn_) & (kObers | kUnters)) == (kObers | kUnters);  // 5.8
  return true;
}

Cards Deal::callable() const { return callable_with(held(turn_)); }

unsigned Deal::sayable() const {
  unsigned kinds = 1u << static_cast<unsigned>(Kind::none);
  for (const Kind kind : kCalls) {
    if (auction_.is_high_enough(kind) && hand_allows(kind)) kinds |= 1u << static_cast<unsigned>(kind);
  }
  return kinds;
}

void Deal::legal(ActionList& list) const {
  switch (phase_) {
    case Phase::play:
      for (const Card card : to_set(layout_, tricks_.playable())) list.push_back(Action::play(card));
      break;
    case Phase::auction:
      for (const Kind kind : kCalls) {
        if ((sayable() >> static_cast<unsigned>(kind) & 1) != 0) list.push_back(schafkopf::call(kind));
      }
      list.push_back(kPass);
      break;
    case Phase::declare:
      for (const Suit suit : kAllSuits) {
        if (names_trump(contract_.kind)) {
          list.push_back(name_trump(suit));
        } else if ((callable() & ace_of(suit)) != 0) {
          list.push_back(call_ace(suit));
        }
      }
      break;
    case Phase::over:
      break;
  }
}

// schafkopf.md 8
std::string_view Deal::broken_rule(Action action) const {
  if (const std::string_view rule = openly_broken_rule(action); !rule.empty()) return rule;
  if (action.is_card()) return broken_rule_of_card(action.card());
  if (is_ace(action)) return broken_rule_of_ace(suit_of(action));
  if (!is_call(action) || hand_allows(kind_of(action))) return "";
  return kind_of(action) == Kind::sie ? "not_sie" : "no_callable_ace";
}

std::string_view Deal::openly_broken_rule(Action action) const {
  switch (phase_) {
    case Phase::play:
      return action.is_card() ? "" : "wrong_phase";
    case Phase::auction:
      if (action == kPass) return "";
      if (!is_call(action)) return "wrong_phase";
      return auction_.is_high_enough(kind_of(action)) ? "" : "bid_too_low";
    case Phase::declare:
      if (names_trump(contract_.kind)) return is_trump(action) ? "" : "wrong_phase";
      if (!is_ace(action)) return "wrong_phase";
      return suit_of(action) == Suit::hearts ? "ace_is_trump" : "";
    case Phase::over:
      break;
  }
  return "wrong_phase";
}

std::string_view Deal::broken_rule_of_ace(Suit suit) const {
  if ((callable() & ace_of(suit)) != 0) return "";
  return (held(turn_) & ace_of(suit)) != 0 ? "ace_in_hand" : "no_suit_card";
}

std::string_view Deal::broken_rule_of_card(Card played) const {
  const Cards hand = held(turn_);
  const Trick& trick = tricks_.trick();
  const int bit = bit_of(layout_, played);
  if (bit == kNoBit || (hand >> bit & 1) == 0) return "card_not_in_hand";
  if ((tricks_.playable() >> bit & 1) != 0) return "";
  if ((hand & trick.led) != 0 && lane_of_card(bit) != trick.led) {
    return trick.led == kTrumps ? "must_follow_trump" : "must_follow_suit";
  }
  if (trick.size == 0) return "run_away_needs_four";
  return trick.led == tricks_.called_suit() ? "must_play_called_ace" : "called_ace_not_discardable";
}

void Deal::say(Kind kind) {
  auction_.say(kind);
  turn_ = static_cast<std::int8_t>(auction_.turn());
  if (turn_ < 0) end_auction();
}

// 5.10, 5.11 and 6
void Deal::end_auction() {
  contract_.kind = auction_.standing();
  contract_.declarer = static_cast<std::int8_t>(auction_.caller());
  tout_ = is_tout(contract_.kind);
  if (contract_.kind == Kind::none && ramsch_) contract_.kind = Kind::ramsch;
  if (contract_.kind == Kind::none || contract_.kind == Kind::sie) return end();
  if (contract_.kind == Kind::ramsch || is_wenz(contract_.kind)) {
    return begin_play(contract_.kind == Kind::ramsch ? kHearts : kWenz);
  }
  phase_ = Phase::declare;
  turn_ = contract_.declarer;
}

void Deal::declare(Suit suit) {
  contract_.suit = suit;
  if (names_trump(contract_.kind)) return begin_play(layout_of(suit));
  tricks_.call(ace_of(suit));
  begin_play(kHearts);
}

void Deal::begin_play(Layout layout) {
  phase_ = Phase::play;
  turn_ = static_cast<std::int8_t>(eldest());
  if (layout == kHearts) return;
  layout_ = layout;
  for (int seat = 0; seat < kSeats; ++seat) tricks_.set_hand(seat, lay_out(dealt_[seat], layout));
}

Deal Deal::with_cards(const PerSeat<Cards>& hands) const {
  Deal deal = *this;
  deal.dealt_ = hands;
  for (int seat = 0; seat < kSeats; ++seat) deal.tricks_.set_hand(seat, hands[seat]);
  for (int order = 0; order < tricks_.cards_played(); ++order) {
    const int seat = (tricks_.leader_of(order / kSeats) + order) % kSeats;
    deal.dealt_[seat] |= card_mask(tricks_.card_played(order));
  }
  if (layout_ == kHearts) return deal;
  for (int seat = 0; seat < kSeats; ++seat) {
    deal.dealt_[seat] = from_set(kHearts, to_set(layout_, deal.dealt_[seat]));
  }
  return deal;
}

void Deal::end_with(int points) {
  int others = kAllPoints - points;
  for (int seat = 0; seat < kSeats; ++seat) others -= tricks_.points(seat);
  const int tricks = kTricks - tricks_.done();
  int defender = next_seat(contract_.declarer);
  if (defender == tricks_.partner()) defender = next_seat(defender);
  if (tricks > 0) {
    // A Tout is over with the trick that it loses.
    const int theirs = others == 0 ? 0 : points == 0 && !tout_ ? tricks : 1;
    tricks_.give(contract_.declarer, tricks - theirs, points);
    tricks_.give(defender, theirs, others);
  }
  end();
}

// schafkopf.md 14
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  for (int other = 0; other < kSeats; ++other) {
    if (other != seat) seen.dealt_[other] = 0;
  }
  seen.tricks_.hide_from(seat);
  return seen;
}

}  // namespace rozbazi::schafkopf
