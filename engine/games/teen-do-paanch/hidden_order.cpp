#include "engine/games/teen-do-paanch/hidden_order.h"

#include <string_view>

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

}  // namespace

HiddenOrder::HiddenOrder(const Pack& pack) : after_pack_(kOffset) {
  for (const Card card : pack.cards()) after_pack_ = hash(after_pack_, card.name());
}

std::uint64_t HiddenOrder::key(int draw, Card card) const {
  return stir(hash(hash_number(after_pack_, draw), card.name()));
}

Card HiddenOrder::at(int place, CardSet cards, int draw) const {
  const std::uint64_t before_card = hash_number(after_pack_, draw);
  std::uint64_t keys[kHand];
  Card in_byte_order[kHand];
  int size = 0;
  for (const Card card : cards) {
    in_byte_order[size] = card;
    keys[size++] = stir(hash(before_card, card.name()));
  }
  int found = 0;
  for (int each = 0; each < size; ++each) {
    int rank = 0;
    for (int before = 0; before < each; ++before) rank += keys[before] <= keys[each] ? 1 : 0;
    for (int after = each + 1; after < size; ++after) rank += keys[after] < keys[each] ? 1 : 0;
    found = rank == place ? each : found;
  }
  return in_byte_order[found];
}

}  // namespace rozbazi::teen_do_paanch
