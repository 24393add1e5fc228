#include "backend/base/bytes.h"

#include <openssl/rand.h>
#include <openssl/sha.h>

#include <stdexcept>

namespace rozbazi {
namespace {

constexpr std::string_view kBase64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

Sha256 sha256(std::string_view bytes) {
  Sha256 digest;
  SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
  return digest;
}

void fill_random(std::span<std::uint8_t> into) {
  if (RAND_bytes(into.data(), static_cast<int>(into.size())) != 1) {
    throw std::runtime_error("the machine has no random bytes to give");
  }
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::string to_base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  std::uint32_t pending = 0;
  int bits = 0;
  for (const std::uint8_t byte : bytes) {
    pending = pending << 8 | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += kBase64Url[pending >> (bits - 6) & 63];
  }
  if (bits > 0) text += kBase64Url[pending << (6 - bits) & 63];
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes;
  std::uint32_t pending = 0;
  int bits = 0;
  for (const char character : text) {
    const std::size_t value = kBase64Url.find(character);
    if (value == std::string_view::npos) return std::nullopt;
    pending = pending << 6 | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes += static_cast<char>(pending >> bits & 255);
    }
  }
  // One text for the same bytes: no character that adds nothing, no bits left over.
  if (bits >= 6 || (pending & ((1U << bits) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace rozbazi
