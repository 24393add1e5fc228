// The 32 bytes from which all of a match's randomness comes (docs/deals.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi {

using Seed = std::array<std::uint8_t, 32>;

/// Exactly 64 lower-case hex digits; anything else gives nothing.
std::optional<Seed> parse_seed(std::string_view hex);
/// 64 lower-case hex digits.
std::string to_hex(const Seed& seed);

}  // namespace rozbazi
