#include "engine/players/hidden_cards.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace rozbazi {

void HiddenCards::only_in(int place, Cards cards) {
  for (int other = 0; other < kPlaces; ++other) {
    if (other != place) may_hold_[other] &= ~cards;
  }
}

// A place that can hold no more than it does hold has all of it; what no other place can hold is there; a place whose
// own are as many as it holds has nothing else. Each step rules something out, so there is an end.
void HiddenCards::count_out() {
  for (Cards before[kPlaces];;) {
    std::copy(std::begin(may_hold_), std::end(may_hold_), before);
    for (int place = 0; place < kPlaces; ++place) {
      if (std::popcount(may_hold_[place]) == count_[place]) only_in(place, may_hold_[place]);
      Cards others = 0;
      for (int other = 0; other < kPlaces; ++other) {
        if (other != place) others |= may_hold_[other];
      }
      holds_[place] = may_hold_[place] & ~others;
      open_[place] = count_[place] - std::popcount(holds_[place]);
      if (open_[place] == 0) may_hold_[place] = holds_[place];
    }
    if (std::equal(std::begin(may_hold_), std::end(may_hold_), before)) return;
  }
}

int HiddenCards::chance_of(int place, Cards card) const {
  if ((may_hold_[place] & card) == 0) return 0;
  if ((holds_[place] & card) != 0) return kCertain;
  int open = 0;
  for (int each = 0; each < kPlaces; ++each) {
    if ((may_hold_[each] & card) != 0) open += open_[each];
  }
  return kCertain * open_[place] / open;
}

int HiddenCards::chance_of_any(int place, Cards cards) const {
  if ((holds_[place] & cards) != 0) return kCertain;
  int none = kCertain;
  for (cards &= may_hold_[place]; cards != 0; cards &= cards - 1) {
    none = none * (kCertain - chance_of(place, cards & (~cards + 1))) / kCertain;
  }
  return kCertain - none;
}

int HiddenCards::expected(int place, Cards cards) const {
  int sum = 0;
  for (cards &= may_hold_[place]; cards != 0; cards &= cards - 1) sum += chance_of(place, cards & (~cards + 1));
  return sum;
}

}  // namespace rozbazi
