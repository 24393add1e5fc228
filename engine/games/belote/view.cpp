#include "engine/games/belote/view.h"

#include "engine/cards/decks.h"
#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::belote {
namespace {

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

/// Plays the public course of the deal anew on a deal of which nothing else is known, then puts the seat's hand in.
class ViewReader {
 public:
  ViewReader(const Options& options, const json::Value& view) : options_(options), view_(view) {}

  std::optional<Deal> read() const {
    const auto seat = read_seat_member(view_, "seat", kSeats);
    const auto dealer = read_seat_member(view_, "dealer", kSeats);
    const auto turnup = read_turnup();
    const auto hand = read_cards(view_member(view_, "hand"), kPiquetDeck);
    if (!seat || !dealer || !turnup || !hand) return std::nullopt;
    Deal deal(Deal::Blank{}, options_, *dealer, *turnup, 0);
    if (!replay_view(view_, [&](std::string_view text) { return replay(deal, text); })) return std::nullopt;
    if (deal.trump_chosen()) {
      deal.tricks_.set_hand(*seat, from_set(deal.layout(), *hand));
    } else {
      deal.dealt_[*seat] = from_set(kPlain, *hand);
    }
    return deal;
  }

 private:
  /// In coinche there is none: any bit will do.
  std::optional<int> read_turnup() const {
    if (options_.mode == Mode::coinche) return 0;
    const json::Value* game = view_member(view_, "game");
    const json::Value* turnup = game == nullptr ? nullptr : view_member(*game, "turnup");
    const auto card = turnup == nullptr ? std::nullopt : read_card(*turnup);
    return card && kPiquetDeck.has(*card) ? std::optional(bit_of(kPlain, *card)) : std::nullopt;
  }

  /// Whose action it was follows from the rules, and the hands behind the cards are not needed: only the bidding is
  /// checked against its rules.
  static bool replay(Deal& deal, std::string_view text) {
    const auto action = parse_action(text);
    if (!action || deal.turn() < 0 || action->is_card() != (deal.phase() == Phase::play)) return false;
    if (!action->is_card() && !deal.is_legal(*action)) return false;
    deal.apply(*action);
    return true;
  }

  const Options& options_;
  const json::Value& view_;
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  return ViewReader(options, view).read();
}

}  // namespace rozbazi::belote
