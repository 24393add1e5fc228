#include "engine/games/teen-do-paanch/view.h"

#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::teen_do_paanch {
namespace {

void write_targets(json::Writer& out, int dealer) {
  json::key(out, "targets");
  out.StartArray();
  for (int seat = 0; seat < kSeats; ++seat) json::integer(out, target_of(seat, dealer));
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
  for (int seat = 0; seat < kSeats; ++seat) json::integer(out, seen.dues()[seat]);
  out.EndArray();
  json::key(out, "exchanges");
  out.StartArray();
  for (const Exchange& exchange : seen.exchanges()) write_exchange(out, exchange);
  out.EndArray();
  out.EndObject();
}

/// Plays the course of the deal anew on a deal of which nothing else is known, then puts in what the view tells: the
/// seat's hand, the exchanges, and what is still due.
class ViewReader {
 public:
  ViewReader(const Options& options, const json::Value& view) : options_(options), view_(view) {}

  std::optional<Deal> read() {
    const auto seat = read_seat_member(view_, "seat", kSeats);
    const auto dealer = read_seat_member(view_, "dealer", kSeats);
    const auto hand = read_cards(view_member(view_, "hand"), kTeenDoPaanchDeck);
    const json::Value* game = view_member(view_, "game");
    Dues dues;
    Exchanges exchanges;
    if (!seat || !dealer || !hand || game == nullptr) return std::nullopt;
    if (!read_dues(view_member(*game, "due"), dues)) return std::nullopt;
    if (!read_exchanges(view_member(*game, "exchanges"), exchanges)) return std::nullopt;

    Deal deal(Deal::Blank{}, options_, *dealer, dues);
    if (!replay_view(view_, [&](std::string_view text) { return replay(deal, text); })) return std::nullopt;
    if (exchanges.size() != draws_) return std::nullopt;
    deal.exchanges_ = exchanges;
    if (draws_ > returns_) {
      deal.phase_ = Phase::returning;
      deal.turn_ = deal.exchange().claimant;
    }
    const Cards held = deal.layout().from_set(*hand);
    deal.dealt_[*seat] = deal.phase() == Phase::trump ? held : 0;
    deal.tricks_.set_hand(*seat, held);
    return deal;
  }

 private:
  static bool read_dues(const json::Value* list, Dues& into) {
    if (list == nullptr || !list->IsArray() || list->Size() != kSeats) return false;
    int seat = 0;
    for (const json::Value& each : list->GetArray()) {
      const auto due = read_integer(each);
      if (!due || *due < -kMostDraws || *due > kMostDraws) return false;
      into[seat++] = static_cast<std::int8_t>(*due);
    }
    return true;
  }

  static bool read_exchanges(const json::Value* list, Exchanges& into) {
    if (list == nullptr || !list->IsArray() || list->Size() > kMostDraws) return false;
    for (const json::Value& each : list->GetArray()) {
      const auto claimant = read_seat_member(each, "claimant", kSeats);
      const auto debtor = read_seat_member(each, "debtor", kSeats);
      const auto place = read_integer_member(each, "position");
      Exchange exchange{};
      if (!claimant || !debtor || !place || *place < 0 || *place >= kHand ||
          !read_card_or_null(view_member(each, "drawn"), exchange.drawn) ||
          !read_card_or_null(view_member(each, "returned"), exchange.returned)) {
        return false;
      }
      exchange.claimant = static_cast<std::int8_t>(*claimant);
      exchange.debtor = static_cast<std::int8_t>(*debtor);
      exchange.place = static_cast<std::int8_t>(*place);
      into.push_back(exchange);
    }
    return true;
  }

  static bool read_card_or_null(const json::Value* value, std::optional<Card>& into) {
    if (value == nullptr) return false;
    into = read_card(*value);
    return into ? kTeenDoPaanchDeck.has(*into) : value->IsNull();
  }

  /// Whose action it was follows from the rules, and the hands behind the cards are not needed. The course of exchanges
  /// is counted only: of those between the two others the actions do not tell enough.
  bool replay(Deal& deal, std::string_view text) {
    const bool named = deal.trump().has_value();
    if (text == "return") {
      ++returns_;
      return named;
    }
    const auto action = parse_action(text);
    if (!action) return false;
    draws_ += is_draw(*action) ? 1 : 0;
    returns_ += is_return(*action) ? 1 : 0;
    if (is_draw(*action) || is_return(*action)) return named;
    if (deal.phase() != (action->is_card() ? Phase::play : Phase::trump)) return false;
    deal.apply(*action);
    return true;
  }

  const Options& options_;
  const json::Value& view_;
  std::size_t draws_ = 0;
  std::size_t returns_ = 0;
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  return ViewReader(options, view).read();
}

}  // namespace rozbazi::teen_do_paanch
