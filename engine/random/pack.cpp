#include "engine/random/pack.h"

#include <utility>

#include "engine/random/stream.h"

namespace rozbazi {

Pack shuffled_pack(CardSet deck, const Seed& seed, std::uint64_t number) {
  Pack pack;
  for (const Card card : deck) pack.push(card);
  Stream stream = Stream::deal(seed, number);
  for (int i = pack.size() - 1; i >= 1; --i) {
    const auto j = static_cast<int>(stream.uniform(static_cast<std::uint32_t>(i) + 1));
    std::swap(pack[i], pack[j]);
  }
  return pack;
}

}  // namespace rozbazi
