#include "engine/games/belote/view.h"

#include "engine/match/write.h"

namespace rozbazi::belote {
namespace {

void write_suit(json::Writer& out, Suit suit) {
  const char text = letter(suit);
  json::string(out, {&text, 1});
}

std::string_view name(Verdict verdict) {
  switch (verdict) {
    case Verdict::made:
      return "made";
    case Verdict::failed:
      return "failed";
    case Verdict::litige:
      return "litige";
    case Verdict::thrown_in:
      break;
  }
  return {};
}

void write_announcements(json::Writer& out, const Announcements& announcements) {
  out.StartArray();
  for (const Announcement& each : announcements) {
    out.StartObject();
    write_member(out, "seat", each.seat);
    write_member(out, "kind", name(each.kind));
    write_member(out, "points", each.points);
    json::key(out, "cards");
    if (each.cards == 0) {
      out.Null();
    } else {
      write_cards(out, to_set(kPlain, each.cards));
    }
    out.EndObject();
  }
  out.EndArray();
}

/// The members that are known as soon as somebody has bid.
void write_contract_members(json::Writer& out, Mode mode, const Contract& contract) {
  write_member(out, "declarer", contract.declarer);
  json::key(out, "trump");
  write_suit(out, contract.trump);
  if (mode == Mode::classique) {
    write_member(out, "round", contract.round);
  } else {
    write_member(out, "value", contract.value);
    write_member(out, "multiplier", contract.multiplier);
  }
}

/// Cards number `from` to `to` of the course, the first led by `leader`.
void write_plays(json::Writer& out, const Deal& seen, int from, int to, int leader) {
  out.StartArray();
  for (int order = from; order < to; ++order) {
    out.StartObject();
    write_member(out, "seat", (leader + order - from) % kSeats);
    json::key(out, "card");
    write_card(out, card_at(seen.layout(), seen.tricks().card_played(order)));
    out.EndObject();
  }
  out.EndArray();
}

}  // namespace

void write_contract(json::Writer& out, const Outcome& outcome) {
  if (outcome.verdict == Verdict::thrown_in) {
    out.Null();
    return;
  }
  out.StartObject();
  write_contract_members(out, outcome.mode, outcome.contract);
  write_member(out, "outcome", name(outcome.verdict));
  json::key(out, "belote");
  write_seat_or_null(out, outcome.belote);
  if (outcome.mode == Mode::classique) {
    write_member(out, "held", outcome.held);
    json::key(out, "announcements");
    write_announcements(out, outcome.announcements);
  }
  out.EndObject();
}

void write_contract_seen(json::Writer& out, const Deal& seen) {
  if (!seen.contract().stands()) {
    out.Null();
    return;
  }
  out.StartObject();
  write_contract_members(out, seen.mode(), seen.contract());
  out.EndObject();
}

void write_game_seen(json::Writer& out, const Deal& seen) {
  out.StartObject();
  json::key(out, "turnup");
  if (seen.mode() == Mode::classique) {
    write_card(out, card_at(kPlain, seen.turnup()));
  } else {
    out.Null();
  }
  json::key(out, "announcements");
  write_announcements(out, seen.announcements());
  json::key(out, "belote");
  write_seat_or_null(out, seen.belote());
  write_member(out, "held", seen.pot());
  out.EndObject();
}

void write_trick(json::Writer& out, const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  write_plays(out, seen, tricks.done() * kSeats, tricks.cards_played(), tricks.trick().leader);
}

void write_tricks(json::Writer& out, const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  out.StartArray();
  for (int number = 0; number < tricks.done(); ++number) {
    out.StartObject();
    write_member(out, "winner", tricks.leader_of(number + 1));
    json::key(out, "cards");
    write_plays(out, seen, number * kSeats, (number + 1) * kSeats, tricks.leader_of(number));
    out.EndObject();
  }
  out.EndArray();
}

/// Plays the public course of the deal anew on a deal of which nothing else is known, then puts the seat's hand in.
class ViewReader {
 public:
  ViewReader(const Options& options, const json::Value& view) : options_(options), view_(view) {}

  std::optional<Deal> read() {
    const auto seat = seat_of("seat");
    const auto dealer = seat_of("dealer");
    const auto number = integer("deal");
    const auto turnup = read_turnup();
    const json::Value* played = list("played");
    const std::optional<Cards> hand = read_hand();
    if (!seat || !dealer || !number || !turnup || played == nullptr || !hand) return std::nullopt;
    Deal deal(Deal::Blank{}, options_, *dealer, *turnup, 0);
    for (const json::Value& each : played->GetArray()) {
      if (!each.IsObject()) return std::nullopt;
      const json::Value* of_deal = json::member(each, "deal");
      if (of_deal == nullptr || !of_deal->IsInt()) return std::nullopt;
      if (of_deal->GetInt() == *number && !replay(deal, each)) return std::nullopt;
    }
    if (deal.trump_chosen()) {
      deal.tricks_.reveal(*seat, lay_out(*hand, deal.contract().trump));
    } else {
      deal.dealt_[*seat] = *hand;
    }
    return deal;
  }

 private:
  std::optional<int> integer(std::string_view name) const {
    const json::Value* value = json::member(view_, name);
    return value == nullptr ? std::nullopt : read_integer(*value);
  }

  std::optional<int> seat_of(std::string_view name) const {
    const auto value = integer(name);
    return value && *value >= 0 && *value < kSeats ? value : std::nullopt;
  }

  const json::Value* list(std::string_view name) const {
    const json::Value* value = json::member(view_, name);
    return value != nullptr && value->IsArray() ? value : nullptr;
  }

  static std::optional<int> plain_bit(const json::Value& value) {
    const auto card = value.IsString() ? Card::parse(json::text(value)) : std::nullopt;
    const int bit = card ? bit_of(kPlain, *card) : kNoBit;
    return bit < kNoBit ? std::optional(bit) : std::nullopt;
  }

  /// In coinche there is none: any bit will do.
  std::optional<int> read_turnup() const {
    if (options_.mode == Mode::coinche) return 0;
    const json::Value* game = json::member(view_, "game");
    const json::Value* turnup = game != nullptr && game->IsObject() ? json::member(*game, "turnup") : nullptr;
    return turnup == nullptr ? std::nullopt : plain_bit(*turnup);
  }

  std::optional<Cards> read_hand() const {
    const json::Value* cards = list("hand");
    if (cards == nullptr) return std::nullopt;
    Cards hand = 0;
    for (const json::Value& each : cards->GetArray()) {
      const auto bit = plain_bit(each);
      if (!bit) return std::nullopt;
      hand |= Cards{1} << *bit;
    }
    return hand;
  }

  /// Whose action it was follows from the rules, and the hands behind the cards are not needed: only the bidding is
  /// checked against its rules.
  static bool replay(Deal& deal, const json::Value& entry) {
    const json::Value* text = json::member(entry, "action");
    if (text == nullptr || !text->IsString() || deal.turn() < 0) return false;
    const auto action = parse_action(json::text(*text));
    if (!action || action->is_card() != (deal.phase() == Phase::play)) return false;
    if (!action->is_card() && !deal.is_legal(*action)) return false;
    deal.apply(*action);
    return true;
  }

  const Options& options_;
  const json::Value& view_;
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  if (!view.IsObject()) return std::nullopt;
  return ViewReader(options, view).read();
}

}  // namespace rozbazi::belote
