#include "engine/games/five-hundred/view.h"

#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::five_hundred {
namespace {

/// `made`: nothing while the deal is not scored.
void write_contract(json::Writer& out, const Contract& contract, std::optional<bool> made) {
  out.StartObject();
  write_member(out, "declarer", contract.declarer);
  write_member(out, "bid", contract.bid().name);
  write_member(out, "value", contract.bid().value);
  json::key(out, "joker_suit");
  write_suit_or_null(out, contract.joker_suit);
  json::key(out, "made");
  if (made) {
    out.Bool(*made);
  } else {
    out.Null();
  }
  out.EndObject();
}

void write_cards_or_null(json::Writer& out, bool known, CardSet cards) {
  if (known) {
    write_cards(out, cards);
  } else {
    out.Null();
  }
}

void write_suits_led(json::Writer& out, const Deal& seen) {
  const int tricks = seen.tricks_done() + (seen.tricks().trick().size > 0 ? 1 : 0);
  unsigned written = 0;
  out.StartArray();
  for (int number = 0; number < tricks; ++number) {
    const Suit suit = seen.suit_led(number);
    const unsigned mask = 1u << static_cast<int>(suit);
    if ((written & mask) == 0) write_suit(out, suit);
    written |= mask;
  }
  out.EndArray();
}

}  // namespace

void write_contract(json::Writer& out, const Outcome& outcome) {
  if (outcome.contract.stands()) {
    write_contract(out, outcome.contract, outcome.made);
  } else {
    out.Null();
  }
}

void write_contract_seen(json::Writer& out, const Deal& seen) {
  if (seen.declared()) {
    write_contract(out, seen.contract(), std::nullopt);
  } else {
    out.Null();
  }
}

void write_game_seen(json::Writer& out, const Deal& seen, int seat) {
  const bool declares = seen.declared() && seen.contract().declarer == seat;
  const int exposed = seen.exposed();
  out.StartObject();
  json::key(out, "kitty");
  write_cards_or_null(out, declares, to_set(kPlain, seen.kitty()));
  json::key(out, "discards");
  write_cards_or_null(out, declares && seen.phase() != Phase::discard, to_set(kPlain, seen.discards()));
  json::key(out, "sitting_out");
  write_seat_or_null(out, seen.sitting_out());
  json::key(out, "exposed");
  if (exposed >= 0) {
    out.StartObject();
    write_member(out, "seat", exposed);
    json::key(out, "cards");
    write_cards(out, seen.hand(exposed));
    out.EndObject();
  } else {
    out.Null();
  }
  json::key(out, "suits_led");
  write_suits_led(out, seen);
  out.EndObject();
}

/// Plays the public course of the deal anew on a deal of which nothing else is known, then puts in the cards that the
/// seat knows.
class ViewReader {
 public:
  explicit ViewReader(const json::Value& view) : view_(view) {}

  std::optional<Deal> read() const {
    const auto seat = read_seat_member(view_, "seat", kSeats);
    const auto dealer = read_seat_member(view_, "dealer", kSeats);
    const auto hand = read_cards(view_member(view_, "hand"), kFiveHundredDeck);
    const auto kitty = read_own("kitty");
    const auto discards = read_own("discards");
    if (!seat || !dealer || !hand || !kitty || !discards) return std::nullopt;
    Deal deal(Deal::Blank{}, *dealer);
    if (!replay_view(view_, [&](std::string_view text) { return replay(deal, text); })) return std::nullopt;
    deal.kitty_ = from_set(kPlain, *kitty);
    deal.discards_ = from_set(kPlain, *discards);
    deal.dealt_[*seat] = from_set(kPlain, (*hand | *discards) - *kitty);
    deal.tricks_.set_hand(*seat, from_set(deal.layout(), *hand));
    return deal;
  }

 private:
  /// Cards that the game shows to the declarer alone: none where it shows null.
  std::optional<CardSet> read_own(std::string_view name) const {
    const json::Value* game = view_member(view_, "game");
    const json::Value* cards = game == nullptr ? nullptr : view_member(*game, name);
    if (cards != nullptr && cards->IsNull()) return CardSet();
    return read_cards(cards, kFiveHundredDeck);
  }

  /// Whose action it was follows from the rules, and the hands behind the actions are not needed: only the auction is
  /// checked against its rules.
  static bool replay(Deal& deal, std::string_view text) {
    if (deal.turn() < 0) return false;
    if (deal.phase() == Phase::discard) {
      if (verb_of(text) != "discard") return false;
      deal.discard(0);
      return true;
    }
    const auto action = parse_action(text);
    if (!action || !fits(deal, *action)) return false;
    deal.apply(*action);
    return true;
  }

  static bool fits(const Deal& deal, Action action) {
    switch (deal.phase()) {
      case Phase::auction:
        return deal.is_legal(action);
      case Phase::joker:
        return is_of_joker_step(action);
      case Phase::play: {
        // The suitless joker is led with a suit, and no other card is.
        const Card card = action.is_card() ? action.card() : Card::joker();
        const bool asks = deal.tricks().asks(bit_of(deal.layout(), card));
        return asks ? is_joker_lead(action) : action.is_card();
      }
      case Phase::discard:
      case Phase::over:
        break;
    }
    return false;
  }

  const json::Value& view_;
};

std::optional<Deal> read_view(const json::Value& view) { return ViewReader(view).read(); }

}  // namespace rozbazi::five_hundred
