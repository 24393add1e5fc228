#include "engine/games/tute/view.h"

#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::tute {
namespace {

void write_tute(json::Writer& out, const Contract& contract) {
  json::key(out, "tute");
  if (contract.tute_by < 0) {
    out.Null();
    return;
  }
  out.StartObject();
  write_member(out, "seat", contract.tute_by);
  write_member(out, "rank", contract.tute_rank == Rank::king ? "K" : "Q");
  out.EndObject();
}

void write_trump(json::Writer& out, const Contract& contract) {
  json::key(out, "trump");
  write_suit(out, contract.trump);
  write_member(out, "trump_card", contract.trump_card.name());
}

void write_exchanged_by(json::Writer& out, const Contract& contract) {
  json::key(out, "exchanged_by");
  write_seat_or_null(out, contract.exchanged_by);
}

}  // namespace

void write_contract(json::Writer& out, const Contract& contract) {
  out.StartObject();
  write_trump(out, contract);
  write_exchanged_by(out, contract);
  write_tute(out, contract);
  out.EndObject();
}

void write_game_seen(json::Writer& out, const Deal& seen) {
  out.StartObject();
  write_trump(out, seen.contract());
  json::key(out, "exposed");
  if (seen.stock() > 0) {
    write_card(out, seen.layout().card_at(seen.exposed()));
  } else {
    out.Null();
  }
  write_member(out, "stock", seen.stock());
  write_exchanged_by(out, seen.contract());
  json::key(out, "shown");
  out.StartArray();
  for (int seat = 0; seat < seen.players(); ++seat) write_cards(out, seen.layout().to_set(seen.shown(seat)));
  out.EndArray();
  json::key(out, "sung");
  out.StartArray();
  for (const Song& song : seen.songs()) {
    out.StartObject();
    write_member(out, "seat", song.seat);
    json::key(out, "suit");
    write_suit(out, song.suit);
    write_member(out, "points", song.points);
    out.EndObject();
  }
  out.EndArray();
  write_tute(out, seen.contract());
  out.EndObject();
}

/// Plays the public course of the deal anew on a deal of which nothing else is known, then puts the seat's hand in.
class ViewReader {
 public:
  static std::optional<Deal> read(const Options& options, const json::Value& view) {
    const auto seat = read_seat_member(view, "seat", options.players);
    const auto dealer = read_seat_member(view, "dealer", options.players);
    const auto hand = read_cards(view_member(view, "hand"), deck(options));
    const auto trump_card = read_trump_card(options, view);
    if (!seat || !dealer || !hand || !trump_card) return std::nullopt;
    Deal deal(Deal::Blank{}, options, *dealer, *trump_card, {});
    if (!replay_view(view, [&](std::string_view text) { return replay(deal, text); })) return std::nullopt;
    deal.tricks_.set_hand(*seat, deal.layout().from_set(*hand));
    return deal;
  }

 private:
  static std::optional<Card> read_trump_card(const Options& options, const json::Value& view) {
    const json::Value* game = view_member(view, "game");
    const json::Value* trump_card = game == nullptr ? nullptr : view_member(*game, "trump_card");
    const auto card = trump_card == nullptr ? std::nullopt : read_card(*trump_card);
    return card && deck(options).has(*card) ? card : std::nullopt;
  }

  /// Whose action it was follows from the rules, and the hands behind it are not needed.
  static bool replay(Deal& deal, std::string_view text) {
    const auto action = parse_action(text);
    if (!action || deal.turn() < 0) return false;
    if (!action->is_card() && !deal.broken_public_rule(*action).empty()) return false;
    deal.apply(*action);
    return true;
  }
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  return ViewReader::read(options, view);
}

}  // namespace rozbazi::tute
