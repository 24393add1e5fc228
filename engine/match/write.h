// The parts of the protocol's answers that are alike in every game.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/cards/card_set.h"
#include "engine/json/json.h"
#include "engine/match/result.h"
#include "engine/match/seats.h"
#include "engine/match/trick_on_table.h"

namespace rozbazi {

void write_card(json::Writer& out, Card card);
/// A list of names in ascending byte order.
void write_cards(json::Writer& out, CardSet cards);
void write_suit(json::Writer& out, Suit suit);
void write_suit_or_null(json::Writer& out, std::optional<Suit> suit);
void write_seat_or_null(json::Writer& out, int seat);
void write_seats(json::Writer& out, SeatSet seats);
void write_numbers(json::Writer& out, const PerSeat<int>& numbers, int seats);
void write_numbers(json::Writer& out, const PerSeat<std::int64_t>& numbers, int seats);
/// The member's name, then one of the above.
void write_member(json::Writer& out, std::string_view name, std::string_view value);
void write_member(json::Writer& out, std::string_view name, int value);
/// The cards of a trick in order of play; a finished one with its winner.
void write_trick(json::Writer& out, const TrickOnTable& trick);
void write_finished_trick(json::Writer& out, const TrickOnTable& trick);
/// The members `tricks` to `winners` of a result into an object that is open.
void write_result_numbers(json::Writer& out, const DealResult& result, int seats);

}  // namespace rozbazi
