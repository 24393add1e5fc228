// What it takes to play a match again, as plays and rooms tell it when it is over.
#pragma once

#include "backend/days/day.h"
#include "engine/json/put.h"
#include "engine/match/any_match.h"
#include "engine/match/seats.h"

namespace rozbazi::days {

/// `packs`, `bots` (in which seats, and which ones) and `played`, hidden cards included: for who may know them all.
void write_replay(json::Writer& out, const AnyMatch& match, const Bots& bots, SeatSet seats_of_bots);

}  // namespace rozbazi::days
