// What is chosen when a room is made, as a client asks for it.
#pragma once

#include "backend/rooms/room.h"
#include "engine/json/json.h"

namespace rozbazi::rooms {

/// Deals of a match at most.
inline constexpr int kMostDeals = 12;

/// Reads `table`, and `options`, `deals`, `level`, `patience` where they are given. Throws 404 no_such_table, and 400
/// bad_request with what is allowed.
Terms read_terms(const json::Value& body);
/// The seat that a member named: a number, or null for none.
std::optional<int> read_seat(const json::Value& seat, int seats);

}  // namespace rozbazi::rooms
