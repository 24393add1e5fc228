#include "engine/games/schafkopf/view.h"

#include "engine/cards/decks.h"
#include "engine/match/read_view.h"
#include "engine/match/write.h"

namespace rozbazi::schafkopf {

void write_contract(json::Writer& out, const Contract& contract) {
  if (contract.kind == Kind::none) {
    out.Null();
    return;
  }
  out.StartObject();
  write_member(out, "game", name_of(contract.kind));
  json::key(out, "declarer");
  write_seat_or_null(out, contract.declarer);
  json::key(out, "suit");
  write_suit_or_null(out, contract.suit);
  json::key(out, "partner");
  write_seat_or_null(out, contract.partner);
  out.EndObject();
}

void write_game_seen(json::Writer& out, const Deal& seen) {
  out.StartObject();
  json::key(out, "calls");
  out.StartArray();
  for (const Call& each : seen.auction().calls()) {
    out.StartObject();
    write_member(out, "seat", each.seat);
    write_member(out, "call", each.kind == Kind::none ? "pass" : name_of(each.kind));
    out.EndObject();
  }
  out.EndArray();
  json::key(out, "partner");
  write_seat_or_null(out, seen.contract().partner);
  out.EndObject();
}

/// Plays the public course of the deal anew on a deal of which nothing else is known, then puts the seat's hand in.
class ViewReader {
 public:
  static std::optional<Deal> read(const Options& options, const json::Value& view) {
    const auto seat = read_seat_member(view, "seat", kSeats);
    const auto dealer = read_seat_member(view, "dealer", kSeats);
    const auto hand = read_cards(view_member(view, "hand"), kPiquetDeck);
    if (!seat || !dealer || !hand) return std::nullopt;
    Deal deal(Deal::Blank{}, options, *dealer);
    CardSet dealt = *hand;
    const bool read = replay_view(view, [&](std::string_view text) {
      const auto action = parse_action(text);
      if (!action || deal.turn() < 0 || !deal.openly_broken_rule(*action).empty()) return false;
      if (action->is_card() && deal.turn() == *seat) dealt.add(action->card());
      deal.apply(*action);
      return true;
    });
    if (!read) return std::nullopt;
    deal.dealt_[*seat] = from_set(kHearts, dealt);
    deal.tricks_.set_hand(*seat, from_set(deal.layout_, *hand));
    return deal;
  }
};

std::optional<Deal> read_view(const Options& options, const json::Value& view) {
  return ViewReader::read(options, view);
}

}  // namespace rozbazi::schafkopf
