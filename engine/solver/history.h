// Which cards decided before: what the order of moves learns while a question is searched. A card is judged by the
// card that it would have to beat, so that what works against a nine is not tried against an ace.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace rozbazi::solver {

class History {
 public:
  /// Where the best card of the trick is asked for and there is none.
  static constexpr int kLead = 64;
  static constexpr int kMost = 1024;

  void clear() {
    for (auto& cards : scores_) std::fill(std::begin(cards), std::end(cards), std::int16_t{0});
  }

  /// From -kMost to kMost; a card's bit tells whose it is.
  int score(int best, int card) const { return scores_[best][card]; }

  void succeeded(int best, int card) { move(scores_[best][card], kMost); }
  void failed(int best, int card) { move(scores_[best][card], -kMost); }

 private:
  /// A sixteenth of the way, rounded down, so that no bound is passed.
  static void move(std::int16_t& score, int to) { score = static_cast<std::int16_t>(score + ((to - score) >> 4)); }

  std::int16_t scores_[kLead + 1][64]{};
};

}  // namespace rozbazi::solver
