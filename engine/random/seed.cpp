#include "engine/random/seed.h"

namespace rozbazi {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

}  // namespace

std::optional<Seed> parse_seed(std::string_view hex) {
  Seed seed{};
  if (hex.size() != 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const auto high = kHexDigits.find(hex[2 * i]);
    const auto low = kHexDigits.find(hex[2 * i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    seed[i] = static_cast<std::uint8_t>(high << 4 | low);
  }
  return seed;
}

std::string to_hex(const Seed& seed) {
  std::string hex;
  hex.reserve(2 * seed.size());
  for (const std::uint8_t byte : seed) {
    hex.push_back(kHexDigits[byte >> 4]);
    hex.push_back(kHexDigits[byte & 15]);
  }
  return hex;
}

}  // namespace rozbazi
