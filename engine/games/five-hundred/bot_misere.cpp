#include "engine/games/five-hundred/bot_misere.h"

#include "engine/games/five-hundred/misere_danger.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kLost = 10'000;  // above all other reasons
// What speaks for a defender's lead: that the declarer cannot duck it, that his open hand is in danger in that suit,
// and how low it is.
constexpr int kDuckless = 4;
constexpr int kShownDanger = 40;
constexpr int kLowLead = 4;

/// How much less danger there is in the declarer's hand without that card.
int relief(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  const Cards own = stand.hand() & lane;
  const Cards others = stand.theirs() & lane;
  return misere_danger(own, others) - misere_danger(own & ~card_mask(bit), others);
}

/// The chance that no opponent who is yet to play beats the card `best` although he could play a lower one; both duck
/// where they can.
int chance_to_be_left(const Standpoint& stand, int best, Cards led) {
  const HiddenCards& hidden = stand.hidden();
  const SeatOrder order = stand.tricks().order();
  int left = kCertain;
  int seat = stand.me();
  for (int to_come = order.count() - 1 - stand.trick().size; to_come > 0; --to_come) {
    seat = order.after(seat);
    const Cards lower = led & ~above(best);
    const int must_beat = hidden.chance_of_any(seat, above(best)) * (kCertain - hidden.chance_of_any(seat, lower));
    left = left * (kCertain - must_beat / kCertain) / kCertain;
  }
  return left;
}

/// The danger that a declarer is in whose open hand can be made to follow in that lane.
int danger_shown(const Standpoint& stand, Cards lane) {
  const int declarer = stand.declarer();
  if (stand.deal().exposed() < 0) return 0;
  const int other = stand.me() == next_seat(declarer) ? stand.tricks().order().after(stand.me()) : next_seat(declarer);
  const Cards against = stand.hand() | stand.hidden().may_hold(other);
  return misere_danger(stand.deal().held(declarer) & lane, against & lane);
}

bool beats_best(const Trick& trick, int bit) {
  return bit > trick.best && (card_mask(bit) & (trick.led | kTrumps)) != 0;
}

}  // namespace

int worth_of_declarers_lead(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  if (stand.tricks().asks(bit)) return -kLost;
  return 16 * relief(stand, bit) - 8 * chance_to_be_left(stand, bit, lane) + place_of(bit);
}

int worth_of_ducking(const Standpoint& stand, int bit) {
  const Trick& trick = stand.trick();
  const int eased = 16 * relief(stand, bit) + place_of(bit);
  if (!beats_best(trick, bit)) return eased;
  return eased - kLost - 8 * chance_to_be_left(stand, bit, trick.led);
}

int worth_of_attack(const Standpoint& stand, int bit) {
  const HiddenCards& hidden = stand.hidden();
  const Cards lane = lane_of_card(bit);
  if (stand.tricks().asks(bit)) return -kCertain;
  const Cards lower = lane & ~above(bit) & ~card_mask(bit);
  const int has = hidden.chance_of_any(stand.declarer(), lane);
  const int cannot_duck = hidden.chance_of_any(stand.declarer(), above(bit)) *
                          (kCertain - hidden.chance_of_any(stand.declarer(), lower)) / kCertain;
  return kDuckless * cannot_duck + has + kShownDanger * danger_shown(stand, lane) - kLowLead * place_of(bit);
}

int worth_of_following_misere(const Standpoint& stand, int bit) {
  const Trick& trick = stand.trick();
  const int place = place_of(bit);
  const int declarer = stand.declarer();
  const bool beats = beats_best(trick, bit);
  const bool follows = (card_mask(bit) & trick.led) != 0;
  const bool declarer_played = stand.tricks().cards_played(declarer) > stand.tricks().done();
  // High cards do not attack, nor do those of suits that the declarer cannot be made to follow, or has no fear of.
  const Cards lane = lane_of_card(bit);
  const bool useful =
      stand.hidden().chance_of_any(declarer, lane) > 0 && (stand.deal().exposed() < 0 || danger_shown(stand, lane) > 0);
  const int shed = follows || useful ? place : place + kLane;
  if (declarer_played) return trick.winner == declarer && beats ? shed - kLost : shed;
  // The declarer is yet to play: the lower the trick, the harder it is to duck.
  return beats ? -place - kLane : shed;
}

}  // namespace rozbazi::five_hundred
