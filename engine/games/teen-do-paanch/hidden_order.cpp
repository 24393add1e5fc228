#include "engine/games/teen-do-paanch/hidden_order.h"

#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "engine/games/teen-do-paanch/actions.h"

namespace rozbazi::teen_do_paanch {
namespace {

constexpr std::uint64_t kOffset = 14695981039346656037u;
constexpr std::uint64_t kPrime = 1099511628211u;

constexpr std::uint64_t hash(std::uint64_t h, char byte) { return (h ^ static_cast<unsigned char>(byte)) * kPrime; }

constexpr std::uint64_t hash(std::uint64_t h, std::string_view text) {
  for (const char byte : text) h = hash(h, byte);
  return h;
}

constexpr std::uint64_t hash_number(std::uint64_t h, int digit) { return hash(h, static_cast<char>('0' + digit)); }

constexpr std::uint64_t stir(std::uint64_t h) {
  h ^= h >> 33;
  h *= 0xff51afd7ed558ccd;
  h ^= h >> 33;
  h *= 0xc4ceb9fe1a85ec53;
  return h ^ h >> 33;
}

/// The steps of a sorting network for ten, each of them putting two places in order: no branch depends on the keys,
/// which a processor could not foresee.
constexpr std::uint8_t kNetwork[][2] = {{0, 8}, {1, 9}, {2, 7}, {3, 5}, {4, 6}, {0, 2}, {1, 4}, {5, 8}, {7, 9}, {0, 3},
                                        {2, 4}, {5, 7}, {6, 9}, {0, 1}, {3, 6}, {8, 9}, {1, 5}, {2, 3}, {4, 8}, {6, 7},
                                        {1, 2}, {3, 5}, {4, 6}, {7, 8}, {2, 3}, {4, 5}, {6, 7}, {3, 4}, {5, 6}};

using Keys = std::array<std::uint64_t, kHand>;

template <std::size_t... Step>
Keys sorted(Keys keys, std::index_sequence<Step...>) {
  const auto put_in_order = [&keys](std::size_t low, std::size_t high) {
    const std::uint64_t one = keys[low];
    const std::uint64_t other = keys[high];
    keys[low] = one < other ? one : other;
    keys[high] = one < other ? other : one;
  };
  (put_in_order(kNetwork[Step][0], kNetwork[Step][1]), ...);
  return keys;
}

}  // namespace

HiddenOrder::HiddenOrder(const Pack& pack) : after_pack_(kOffset) {
  for (const Card card : pack.cards()) after_pack_ = hash(after_pack_, card.name());
}

std::uint64_t HiddenOrder::key(int draw, Card card) const {
  return stir(hash(hash_number(after_pack_, draw), card.name()));
}

int HiddenOrder::at(int place, Cards cards, const lanes::Layout& layout, int draw) const {
  const std::uint64_t before_card = hash_number(after_pack_, draw);
  Keys keys;
  Cards from_card[kHand];  // each card with those above it
  std::size_t each = 0;
  for (Cards rest = cards; rest != 0; rest &= rest - 1, ++each) {
    keys[each] = stir(hash(before_card, layout.card_at(lanes::lowest(rest)).name()));
    from_card[each] = rest;
  }
  const Keys order = sorted(keys, std::make_index_sequence<std::size(kNetwork)>());
  const std::uint64_t wanted = order[static_cast<std::size_t>(place)];
  // No two cards have the same key. Their first letters leave the same number, or two that are a small multiple of
  // kPrime apart, which the second letter with its eight bits does not make up for; and all that follows can be undone.
  Cards found = 0;
  for (each = 0; each < kHand; ++each) found |= keys[each] == wanted ? from_card[each] : 0;
  return lanes::lowest(found);
}

}  // namespace rozbazi::teen_do_paanch
