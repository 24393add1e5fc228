// How good a card is to play in a misère or open misère, for its declarer and for the two who defend.
#pragma once

#include "engine/games/five-hundred/standpoint.h"

namespace rozbazi::five_hundred {

/// The worth of the card of that bit in each place; only to be compared with that of other cards there.
int worth_of_declarers_lead(const Standpoint& stand, int bit);
/// For the declarer when another has led.
int worth_of_ducking(const Standpoint& stand, int bit);
/// For a defender who leads.
int worth_of_attack(const Standpoint& stand, int bit);
/// For a defender when another has led.
int worth_of_following_misere(const Standpoint& stand, int bit);

}  // namespace rozbazi::five_hundred
