// A UUID (RFC 9562): the name of a player or a play.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi {

class Uuid {
 public:
  using Bytes = std::array<std::uint8_t, 16>;

  /// The form 8-4-4-4-12 in hex digits of either case; anything else gives nothing.
  static std::optional<Uuid> parse(std::string_view text);
  /// A new one, random throughout (version 4).
  static Uuid random();
  /// Those bytes, marked as version 8: made by the service's own scheme.
  static Uuid custom(Bytes bytes);

  const Bytes& bytes() const { return bytes_; }
  /// 8-4-4-4-12 in lower-case hex digits.
  std::string text() const;

  friend auto operator<=>(const Uuid&, const Uuid&) = default;

 private:
  explicit Uuid(Bytes bytes) : bytes_(bytes) {}
  Uuid(Bytes bytes, std::uint8_t version);

  Bytes bytes_;
};

}  // namespace rozbazi
