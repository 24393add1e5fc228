// Random bytes, digests and the text forms of bytes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rozbazi {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view bytes);
/// Fills `into` with bytes that nobody can guess; throws std::runtime_error where the machine has none to give.
void fill_random(std::span<std::uint8_t> into);

/// Lower-case hex digits.
std::string to_hex(std::span<const std::uint8_t> bytes);
/// RFC 4648, 5: the URL-safe alphabet, without padding.
std::string to_base64url(std::span<const std::uint8_t> bytes);
/// The bytes behind what to_base64url writes; nothing for any other text.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace rozbazi
