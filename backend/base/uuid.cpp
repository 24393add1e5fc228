#include "backend/base/uuid.h"

#include "backend/base/bytes.h"
#include "engine/base/hex.h"

namespace rozbazi {
namespace {

constexpr bool hyphen_at(std::size_t place) { return place == 8 || place == 13 || place == 18 || place == 23; }

}  // namespace

Uuid::Uuid(Bytes bytes, std::uint8_t version) : bytes_(bytes) {
  bytes_[6] = static_cast<std::uint8_t>((bytes_[6] & 0x0f) | version << 4);
  bytes_[8] = static_cast<std::uint8_t>((bytes_[8] & 0x3f) | 0x80);
}

std::optional<Uuid> Uuid::parse(std::string_view text) {
  if (text.size() != 36) return std::nullopt;
  Bytes bytes{};
  std::size_t digits = 0;
  for (std::size_t place = 0; place < text.size(); ++place) {
    if (hyphen_at(place)) {
      if (text[place] != '-') return std::nullopt;
      continue;
    }
    const int value = hex_value(text[place]);
    if (value < 0) return std::nullopt;
    bytes[digits / 2] = static_cast<std::uint8_t>(bytes[digits / 2] << 4 | value);
    ++digits;
  }
  return Uuid(bytes);
}

Uuid Uuid::random() {
  Bytes bytes;
  fill_random(bytes);
  return Uuid(bytes, 4);
}

Uuid Uuid::custom(Bytes bytes) { return Uuid(bytes, 8); }

std::string Uuid::text() const {
  std::string text = to_hex(bytes_);
  for (const std::size_t place : {8U, 13U, 18U, 23U}) text.insert(place, 1, '-');
  return text;
}

}  // namespace rozbazi
