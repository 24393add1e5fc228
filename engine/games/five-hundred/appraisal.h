// What a hand is worth in the auction of Five Hundred.
#pragma once

#include "engine/games/five-hundred/cards.h"

namespace rozbazi::five_hundred {

/// Tricks are told in 256ths.
inline constexpr int kOneTrick = 256;

/// The tricks that its side takes when a seat with this hand, plainly laid out, plays that suit or no-trump (kPlain),
/// the kitty and all other hands being unknown.
int tricks_as_declarer(Cards hand, Layout layout);
/// How many more than an average partner's hand this one takes beside that declarer; less than 0 where fewer.
int tricks_added(Cards hand, Layout layout);

}  // namespace rozbazi::five_hundred
