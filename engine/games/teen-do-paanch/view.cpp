#include "engine/games/teen-do-paanch/view.h"

#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::teen_do_paanch {
namespace {

void write_targets(json::Writer& out, int dealer) {
  json::key(out, "targets");
  out.StartArray();
  for (int seat = 0; seat < kSeats; ++seat) out.Int(target_of(seat, dealer));
  out.EndArray();
}

void write_card_or_null(json::Writer& out, std::string_view name, std::optional<Card> card) {
  json::key(out, name);
  if (card) {
    write_card(out, *card);
  } else {
    out.Null();
  }
}

void write_exchange(json::Writer& out, const Exchange& exchange) {
  out.StartObject();
  write_member(out, "claimant", exchange.claimant);
  write_member(out, "debtor", exchange.debtor);
  write_member(out, "position", exchange.place);
  write_card_or_null(out, "drawn", exchange.drawn);
  write_card_or_null(out, "returned", exchange.returned);
  out.EndObject();
}

}  // namespace

void write_contract(json::Writer& out, const Outcome& outcome) {
  out.StartObject();
  json::key(out, "trump");
  write_suit(out, outcome.trump);
  write_member(out, "chooser", next_seat(outcome.dealer));
  write_targets(out, outcome.dealer);
  out.EndObject();
}

void write_contract_seen(json::Writer& out, const Deal& seen) {
  if (seen.trump()) {
    write_contract(out, outcome(seen));
  } else {
    out.Null();
  }
}

void write_game_seen(json::Writer& out, const Deal& seen) {
  out.StartObject();
  write_targets(out, seen.dealer());
  json::key(out, "trump");
  write_suit_or_null(out, seen.trump());
  json::key(out, "due");
  out.StartArray();
  for (int seat = 0; seat < kSeats; ++seat) out.Int(seen.dues()[seat]);
  out.EndArray();
  json::key(out, "exchanges");
  out.StartArray();
  for (const Exchange& exchange : seen.exchanges()) write_exchange(out, exchange);
  out.EndArray();
  out.EndObject();
}

/// Plays the course of the deal anew on a deal of which nothing else is known, its exchanges as the view tells them,
/// then puts the seat's hand in.
class ViewReader {
 public:
  ViewReader(const Options& options, const json::Value& view) : options_(options), view_(view) {}

  std::optional<Deal> read() {
    const auto seat = read_seat_member(view_, "seat", kSeats);
    const auto dealer = read_seat_member(view_, "dealer", kSeats);
    const auto hand = read_cards(view_member(view_, "hand"), kTeenDoPaanchDeck);
    if (!seat || !dealer || !hand || !read_exchanges()) return std::nullopt;
    const auto dues = read_first_dues();
    if (!dues) return std::nullopt;
    Deal deal(Deal::Blank{}, options_, *dealer, *dues);
    if (!replay_view(view_, [&](std::string_view text) { return replay(deal, text); })) return std::nullopt;
    const Cards held = deal.layout().from_set(*hand);
    deal.dealt_[*seat] = deal.phase() == Phase::trump ? held : 0;
    deal.tricks_.set_hand(*seat, held);
    return deal;
  }

 private:
  bool read_exchanges() {
    const json::Value* game = view_member(view_, "game");
    const json::Value* list = game == nullptr ? nullptr : view_member(*game, "exchanges");
    if (list == nullptr || !list->IsArray() || list->Size() > 8) return false;
    for (const json::Value& each : list->GetArray()) {
      const auto claimant = read_seat_member(each, "claimant", kSeats);
      const auto debtor = read_seat_member(each, "debtor", kSeats);
      const auto drawn = read_card_or_null(view_member(each, "drawn"));
      const auto returned = read_card_or_null(view_member(each, "returned"));
      if (!claimant || !debtor || !drawn || !returned) return false;
      exchanges_.push_back(
          {static_cast<std::int8_t>(*claimant), static_cast<std::int8_t>(*debtor), 0, *drawn, *returned});
    }
    return true;
  }

  /// Nothing where it is neither a card of the deck nor null.
  static std::optional<std::optional<Card>> read_card_or_null(const json::Value* value) {
    if (value == nullptr) return std::nullopt;
    if (value->IsNull()) return std::optional<Card>();
    const auto card = read_card(*value);
    return card && kTeenDoPaanchDeck.has(*card) ? std::optional(card) : std::nullopt;
  }

  /// What was due when the deal began: what is still, and what has been returned since.
  std::optional<Dues> read_first_dues() const {
    const json::Value* due = view_member(*view_member(view_, "game"), "due");
    if (due == nullptr || !due->IsArray() || due->Size() != kSeats) return std::nullopt;
    PerSeat<int> dues;
    for (int seat = 0; seat < kSeats; ++seat) {
      const auto number = read_integer((*due)[static_cast<rapidjson::SizeType>(seat)]);
      if (!number || *number < -8 || *number > 8) return std::nullopt;
      dues[seat] = *number;
    }
    std::size_t returned = 0;
    const auto count = [&](std::string_view text) {
      returned += verb_of(text) == "return" ? 1 : 0;
      return true;
    };
    if (!replay_view(view_, count) || returned > exchanges_.size()) return std::nullopt;
    for (std::size_t number = 0; number < returned; ++number) {
      ++dues[exchanges_[number].claimant];
      --dues[exchanges_[number].debtor];
    }
    int rights = 0;
    int debts = 0;
    Dues first;
    for (int seat = 0; seat < kSeats; ++seat) {
      (dues[seat] > 0 ? rights : debts) += dues[seat];
      first[seat] = static_cast<std::int8_t>(dues[seat]);
    }
    return rights == -debts && rights <= 8 ? std::optional(first) : std::nullopt;
  }

  /// Whose action it was follows from the rules, and the hands behind the cards are not needed.
  bool replay(Deal& deal, std::string_view text) const {
    const std::size_t number = deal.exchanges().size();
    if (text == "return") {  // between the two others
      if (deal.phase() != Phase::returning) return false;
      deal.end_exchange(std::nullopt);
      return true;
    }
    const auto action = parse_action(text);
    if (!action) return false;
    switch (deal.phase()) {
      case Phase::trump:
        if (is_trump(*action)) deal.apply(*action);
        return is_trump(*action);
      case Phase::draw:
        if (!is_draw(*action) || number == exchanges_.size()) return false;
        deal.begin_exchange(place_of(*action), exchanges_[number].drawn);
        return true;
      case Phase::returning:
        if (is_return(*action)) deal.apply(*action);
        return is_return(*action);
      case Phase::play:
        if (action->is_card()) deal.apply(*action);
        return action->is_card();
      case Phase::over:
        break;
    }
    return false;
  }

  const Options& options_;
  const json::Value& view_;
  Exchanges exchanges_;
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  return ViewReader(options, view).read();
}

}  // namespace rozbazi::teen_do_paanch
