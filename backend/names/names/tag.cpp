#include "backend/names/tag.h"

#include <cstdint>

namespace rozbazi {
namespace {

constexpr std::string_view kLetters = "BCDFGHKMNPRTVXYZ";

}  // namespace

std::string player_tag(std::string_view player_id) {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char c : player_id) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619U;
  hash ^= hash >> 16;

  std::string letters(kLetters);
  const auto first = hash % letters.size();
  std::string tag(1, letters[first]);
  letters.erase(first, 1);
  tag += letters[hash / kLetters.size() % letters.size()];
  return tag;
}

}  // namespace rozbazi
