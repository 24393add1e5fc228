#include "engine/games/belote/deal.h"

#include <algorithm>

namespace rozbazi::belote {
namespace {

constexpr std::uint8_t kUnknown = detail::Tables::kNone;
constexpr Cards kPair = Cards{0b1100} << 24;  // queen and king of trumps (8.1)
constexpr int kFirstPart = 20;                // classique: the cards dealt before the bidding (5.1)

// A card that a view does not know is nowhere.
constexpr Cards bit_mask(std::uint8_t bit) { return bit == kUnknown ? 0 : Cards{1} << bit; }

std::uint8_t plain_bit(const Pack& pack, int place) { return static_cast<std::uint8_t>(bit_of(kPlain, pack[place])); }

}  // namespace

Deal::Deal(Blank, const Options& options, int dealer, int turnup, int pot)
    : mode_(options.mode),
      announcing_(options.announcing()),
      phase_(options.mode == Mode::classique ? Phase::bid1 : Phase::auction),
      turn_(static_cast<std::int8_t>(next_seat(dealer))),
      dealer_(static_cast<std::uint8_t>(dealer)),
      hand_size_(options.mode == Mode::classique ? 5 : 8),
      pot_(static_cast<std::int16_t>(pot)) {
  talon_.fill(kUnknown);
  talon_[0] = static_cast<std::uint8_t>(turnup);
}

Deal::Deal(const Options& options, int dealer, const Pack& pack, int pot)
    : Deal(Blank{}, options, dealer, options.mode == Mode::classique ? plain_bit(pack, kFirstPart) : kUnknown, pot) {
  constexpr std::array<int, 2> kClassique{3, 2};       // 5.1
  constexpr std::array<int, 3> kCoincheDeal{3, 3, 2};  // 6.1
  int place = 0;
  const auto deal_packets = [&](const auto& packets) {
    for (const int packet : packets) {
      for (int turn = 0; turn < kSeats; ++turn) {
        Cards& hand = dealt_[(eldest() + turn) % kSeats];
        for (int card = 0; card < packet; ++card) hand |= bit_mask(plain_bit(pack, place++));
      }
    }
  };
  if (mode_ == Mode::coinche) {
    deal_packets(kCoincheDeal);
  } else {
    deal_packets(kClassique);
    for (std::uint8_t& under : talon_) under = plain_bit(pack, place++);
  }
  hands_ = dealt_;
}

std::string_view Deal::phase_name() const {
  switch (phase_) {
    case Phase::bid1:
      return "bid1";
    case Phase::bid2:
      return "bid2";
    case Phase::auction:
      return "auction";
    case Phase::play:
      return "play";
    case Phase::over:
      break;
  }
  return "end";
}

int Deal::cards_held(int seat) const {
  const int place = (seat - trick_.leader + kSeats) % kSeats;
  return hand_size_ - tricks_done_ - (place < trick_.size ? 1 : 0);
}

void Deal::legal(ActionList& list) const {
  if (phase_ == Phase::play) {
    for (const Card card : to_set(layout(), playable())) list.push_back(Action::play(card));
    return;
  }
  for (std::uint16_t code = code::kBid; code < code::kEnd; ++code) {
    if (broken_rule_of_bid({code}).empty()) list.push_back({code});
  }
}

bool Deal::is_legal(Action action) const {
  if (phase_ != Phase::play) return broken_rule(action).empty();
  return action.is_card() && (playable() & bit_mask(static_cast<std::uint8_t>(bit_of(layout(), action.card())))) != 0;
}

std::string_view Deal::broken_rule(Action action) const {
  if (action.is_card() != (phase_ == Phase::play)) return "wrong_phase";
  return phase_ == Phase::play ? broken_rule_of_card(bit_of(layout(), action.card())) : broken_rule_of_bid(action);
}

// belote.md 4 (which action belongs to which phase), 5.3, 6.3–6.6
std::string_view Deal::broken_rule_of_bid(Action action) const {
  const bool own_side_bids = contract_.stands() && same_side(contract_.declarer, turn_);
  if (action == kPass) return phase_ == Phase::over ? "wrong_phase" : "";
  switch (phase_) {
    case Phase::bid1:
      return action == kTake ? "" : "wrong_phase";
    case Phase::bid2:
      if (!is_take_suit(action)) return "wrong_phase";
      return static_cast<int>(suit_of(action)) == turnup() / kLane ? "suit_already_refused" : "";
    case Phase::auction:
      if (is_bid(action)) {
        if (contract_.multiplier > 1) return "bid_after_coinche";
        return value_of(action) > contract_.value ? "" : "bid_too_low";
      }
      if (action == kCoinche) {
        if (!contract_.stands()) return "coinche_without_bid";
        if (contract_.multiplier > 1) return "already_coinched";
        return own_side_bids ? "coinche_own_side" : "";
      }
      if (action == kSurcoinche) {
        if (contract_.multiplier == 1) return "surcoinche_without_coinche";
        return own_side_bids ? "" : "surcoinche_wrong_side";
      }
      return "wrong_phase";
    case Phase::play:
    case Phase::over:
      break;
  }
  return "wrong_phase";
}

// belote.md 7.3: all trumps where none lies in the trick.
Cards Deal::trumps_above() const {
  const Cards best = Cards{1} << trick_.best;
  return (best & kTrumps) == 0 ? kTrumps : kTrumps & ~(best | (best - 1));
}

Cards Deal::playable() const {
  const Cards hand = hands_[turn_];
  if (trick_.size == 0) return hand;
  if (const Cards follow = hand & trick_.led; follow != 0) {  // 7.3.1
    if (trick_.led != kTrumps) return follow;
    const Cards higher = follow & trumps_above();
    return higher != 0 ? higher : follow;
  }
  if (same_side(trick_.winner, turn_)) return hand;  // 7.3.2
  const Cards trumps = hand & kTrumps;
  if (trumps == 0) return hand;  // 7.3.4
  const Cards higher = trumps & trumps_above();
  return higher != 0 ? higher : trumps;  // 7.3.3
}

// belote.md 7.4
std::string_view Deal::broken_rule_of_card(int bit) const {
  const Cards hand = hands_[turn_];
  const Cards card = bit_mask(static_cast<std::uint8_t>(bit));
  if ((hand & card) == 0) return "card_not_in_hand";
  if ((playable() & card) != 0) return "";
  if ((hand & trick_.led) != 0 && (card & trick_.led) == 0) return "must_follow_suit";
  return (card & kTrumps) == 0 ? "must_trump" : "must_overtrump";
}

void Deal::apply(Action action) {
  switch (phase_) {
    case Phase::play:
      apply_card(bit_of(layout(), action.card()));
      break;
    case Phase::auction:
      apply_auction(action);
      break;
    case Phase::bid1:
    case Phase::bid2:
      apply_classique(action);
      break;
    case Phase::over:
      break;
  }
}

// belote.md 5.2–5.5
void Deal::apply_classique(Action action) {
  if (action == kTake) return take(turn_, static_cast<Suit>(turnup() / kLane), 1);
  if (is_take_suit(action)) return take(turn_, suit_of(action), 2);
  turn_ = static_cast<std::int8_t>(next_seat(turn_));
  if (++passes_ < kSeats) return;
  if (phase_ == Phase::bid2) return throw_in();
  phase_ = Phase::bid2;
  passes_ = 0;
}

// belote.md 6.2–6.9
void Deal::apply_auction(Action action) {
  if (action == kPass) {
    ++passes_;
  } else {
    passes_ = 0;
    if (is_bid(action)) {
      contract_.declarer = turn_;
      contract_.trump = suit_of(action);
      contract_.value = static_cast<std::int16_t>(value_of(action));
    } else {
      contract_.multiplier = action == kCoinche ? 2 : 4;
    }
  }
  if (action == kSurcoinche || (contract_.stands() && passes_ == 3)) return begin_play();
  if (passes_ == kSeats) return throw_in();
  turn_ = static_cast<std::int8_t>(next_seat(turn_));
}

// belote.md 5.5
void Deal::take(int seat, Suit trump, int round) {
  contract_.declarer = static_cast<std::int8_t>(seat);
  contract_.trump = trump;
  contract_.round = static_cast<std::uint8_t>(round);
  dealt_[seat] |= bit_mask(talon_[0]);
  std::size_t place = 1;
  for (int turn = 0; turn < kSeats; ++turn) {
    const int to = (eldest() + turn) % kSeats;
    const int packet = to == seat ? 2 : 3;
    for (int card = 0; card < packet; ++card) dealt_[to] |= bit_mask(talon_[place++]);
  }
  hand_size_ = 8;
  begin_play();
}

void Deal::begin_play() {
  phase_ = Phase::play;
  laid_out_ = true;
  turn_ = static_cast<std::int8_t>(eldest());
  trick_.leader = leaders_[0] = static_cast<std::uint8_t>(eldest());
  if (announcing_) {
    announcements_ = find_announcements(dealt_, contract_.trump, eldest());
    counting_ = static_cast<std::int8_t>(counting_side(announcements_));
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    hands_[seat] = lay_out(dealt_[seat], contract_.trump);
    if ((hands_[seat] & kPair) == kPair) belote_ = static_cast<std::int8_t>(seat);
  }
}

void Deal::throw_in() {
  phase_ = Phase::over;
  turn_ = -1;
}

void Deal::apply_card(int bit) {
  const auto played = static_cast<std::uint8_t>(bit);
  const int lane = bit / kLane;
  course_[static_cast<std::size_t>(cards_played())] = played;
  hands_[turn_] &= ~(Cards{1} << bit);
  // 7.2: in the lane of the best card, or as a trump, the higher bit wins.
  const bool comparable = lane == trick_.best / kLane || lane == kSuits - 1;
  if (trick_.size == 0 || (comparable && played > trick_.best)) {
    if (trick_.size == 0) trick_.led = lane_mask(lane);
    trick_.best = played;
    trick_.winner = static_cast<std::uint8_t>(turn_);
  }
  trick_.points = static_cast<std::uint8_t>(trick_.points + kPoints[played]);
  if (++trick_.size < kSeats) {
    turn_ = static_cast<std::int8_t>(next_seat(turn_));
    return;
  }
  const std::uint8_t winner = trick_.winner;
  ++taken_[winner];
  points_[winner] = static_cast<std::uint8_t>(points_[winner] + trick_.points);
  trick_ = {};
  trick_.leader = leaders_[++tricks_done_] = winner;
  if (tricks_done_ < kTricks) {
    turn_ = static_cast<std::int8_t>(winner);
  } else {
    phase_ = Phase::over;
    turn_ = -1;
  }
}

// belote.md 14
Deal Deal::seen_by(int seat) const {
  Deal seen = *this;
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    seen.hands_[other] = 0;
    seen.dealt_[other] = 0;
  }
  std::fill(seen.talon_.begin() + 1, seen.talon_.end(), kUnknown);
  // Kind and points are public with a seat's first card; the cards of the side that counts with the first trick.
  seen.announcements_.clear();
  if (tricks_done_ == 0) seen.counting_ = -1;
  for (Announcement each : announcements_) {
    if (!has_played(each.seat)) continue;
    if (tricks_done_ == 0 || each.seat % 2 != counting_) each.cards = 0;
    seen.announcements_.push_back(each);
  }
  // Belote is said with the first card of the pair.
  if (belote_ >= 0 && (hands_[belote_] & kPair) == kPair) seen.belote_ = -1;
  return seen;
}

}  // namespace rozbazi::belote
