#include "engine/match/write.h"

namespace rozbazi {

void write_card(json::Writer& out, Card card) { json::string(out, card.name()); }

void write_cards(json::Writer& out, CardSet cards) {
  out.StartArray();
  for (const Card card : cards) write_card(out, card);
  out.EndArray();
}

void write_suit(json::Writer& out, Suit suit) {
  const char name = letter(suit);
  json::string(out, {&name, 1});
}

void write_suit_or_null(json::Writer& out, std::optional<Suit> suit) {
  if (suit) {
    write_suit(out, *suit);
  } else {
    out.Null();
  }
}

void write_seat_or_null(json::Writer& out, int seat) {
  if (seat < 0) {
    out.Null();
  } else {
    json::integer(out, seat);
  }
}

void write_seats(json::Writer& out, SeatSet seats) {
  out.StartArray();
  for (int seat = 0; seat < kMostSeats; ++seat) {
    if (seats.has(seat)) json::integer(out, seat);
  }
  out.EndArray();
}

void write_numbers(json::Writer& out, const PerSeat<int>& numbers, int seats) {
  out.StartArray();
  for (int seat = 0; seat < seats; ++seat) json::integer(out, numbers[seat]);
  out.EndArray();
}

void write_numbers(json::Writer& out, const PerSeat<std::int64_t>& numbers, int seats) {
  out.StartArray();
  for (int seat = 0; seat < seats; ++seat) json::integer(out, numbers[seat]);
  out.EndArray();
}

void write_member(json::Writer& out, std::string_view name, std::string_view value) {
  json::key(out, name);
  json::string(out, value);
}

void write_member(json::Writer& out, std::string_view name, int value) {
  json::key(out, name);
  json::integer(out, value);
}

void write_trick(json::Writer& out, const TrickOnTable& trick) {
  out.StartArray();
  for (const CardOnTable& each : trick.cards) {
    out.StartObject();
    write_member(out, "seat", each.seat);
    write_member(out, "card", each.card.name());
    if (each.asked) {
      json::key(out, "asked");
      write_suit(out, *each.asked);
    }
    out.EndObject();
  }
  out.EndArray();
}

void write_finished_trick(json::Writer& out, const TrickOnTable& trick) {
  out.StartObject();
  write_member(out, "winner", trick.winner);
  json::key(out, "cards");
  write_trick(out, trick);
  out.EndObject();
}

void write_result_numbers(json::Writer& out, const DealResult& result, int seats) {
  json::key(out, "tricks");
  write_numbers(out, result.tricks, seats);
  json::key(out, "points");
  write_numbers(out, result.points, seats);
  json::key(out, "scores");
  write_numbers(out, result.scores, seats);
  json::key(out, "breakdown");
  out.StartArray();
  for (const BreakdownLine& line : result.breakdown) {
    out.StartObject();
    json::key(out, "seats");
    write_seats(out, line.seats);
    write_member(out, "item", line.item);
    write_member(out, "points", line.points);
    out.EndObject();
  }
  out.EndArray();
  json::key(out, "winners");
  write_seats(out, result.winners);
}

}  // namespace rozbazi
