// The operator's secret, from which every day's seeds come (docs/deals.md).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace rozbazi {

/// 32 bytes that are overwritten with zeros before their memory is given back.
class Secret {
 public:
  static constexpr std::size_t kSize = 32;

  explicit Secret(std::span<const std::uint8_t, kSize> bytes);
  /// Reads a secret file: exactly 32 bytes, taken as they are, or 64 hex digits with at most one newline.
  /// Throws std::runtime_error, which says what is wrong and never what the file holds, for anything else.
  static Secret load(const std::string& path);

  Secret(const Secret& other) = default;
  Secret& operator=(const Secret& other) = default;
  ~Secret();

  std::span<const std::uint8_t, kSize> bytes() const { return bytes_; }

 private:
  std::array<std::uint8_t, kSize> bytes_;
};

}  // namespace rozbazi
