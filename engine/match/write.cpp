#include "engine/match/write.h"

namespace rozbazi {

void write_card(json::Writer& out, Card card) { json::string(out, card.name()); }

void write_cards(json::Writer& out, CardSet cards) {
  out.StartArray();
  for (const Card card : cards) write_card(out, card);
  out.EndArray();
}

void write_seat_or_null(json::Writer& out, int seat) {
  if (seat < 0) {
    out.Null();
  } else {
    out.Int(seat);
  }
}

void write_seats(json::Writer& out, SeatSet seats) {
  out.StartArray();
  for (int seat = 0; seat < kMostSeats; ++seat) {
    if (seats.has(seat)) out.Int(seat);
  }
  out.EndArray();
}

void write_numbers(json::Writer& out, const PerSeat<int>& numbers, int seats) {
  out.StartArray();
  for (int seat = 0; seat < seats; ++seat) out.Int(numbers[seat]);
  out.EndArray();
}

void write_member(json::Writer& out, std::string_view name, std::string_view value) {
  json::key(out, name);
  json::string(out, value);
}

void write_member(json::Writer& out, std::string_view name, int value) {
  json::key(out, name);
  out.Int(value);
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
