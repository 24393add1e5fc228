// Schafkopf's speed on one core.
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "tests/bench/engine_bench.h"

using namespace rozbazi;

namespace {

using schafkopf::Phase;

void play_out(schafkopf::Deal& deal, bench::Dice& dice) {
  const auto any_of = [&](auto bits) { return select_bit(bits, dice.below(std::popcount(bits))); };
  while (deal.phase() == Phase::auction) deal.say(static_cast<schafkopf::Kind>(any_of(deal.sayable())));
  if (deal.phase() == Phase::declare) deal.apply(bench::listed_action(deal, dice));
  while (deal.phase() == Phase::play) deal.play(any_of(deal.tricks().playable()));
}

}  // namespace

int main() {
  bench::measure<Schafkopf>({"schafkopf", "{}", 1'500'000}, play_out);
  bench::measure<Schafkopf>({"schafkopf ramsch", R"({"ramsch":true})", 1'500'000}, play_out);
}
