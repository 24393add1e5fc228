#include "engine/games/tute/luck.h"

#include <bit>

namespace rozbazi::tute {
namespace {

// From the weakest to the ace, of a plain suit and of trumps: fitted to 20,000 deals.
constexpr std::int8_t kWorth[2][kRanks]{{-15, -15, -15, -15, -15, -15, 30, 30, -11, 0},
                                        {-5, -5, -5, -5, 4, 4, 94, 98, 27, 52}};

}  // namespace

int luck_of(const Deal& deal, int seat) {
  const Tricks& tricks = deal.tricks();
  Cards had = tricks.hand(seat);
  for (int number = 0; number < tricks.cards_played(); ++number) {
    const bool led = tricks.leader_of(number / 2) == seat;
    if (led == (number % 2 == 0)) had |= lanes::card_mask(tricks.card_played(number));
  }
  const int turned_up = deal.layout().bit_of(deal.contract().trump_card);
  had &= ~lanes::card_mask(turned_up);
  if (const int given = exchanged_for(turned_up); given != lanes::kNoBit) had &= ~lanes::card_mask(given);
  int luck = 0;
  for (; had != 0; had &= had - 1) {
    const int bit = std::countr_zero(had);
    luck += is_trump(bit) ? kWorth[1][bit - lanes::kTrumpLane] : kWorth[0][bit % lanes::kLane];
  }
  return 2 * luck;
}

}  // namespace rozbazi::tute
