// What the first line of a day's record tells of the lines after it (docs/record.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/sha256.h"

namespace rozbazi::record {

/// Two sums over the lines, by which a single line that was changed betrays its number. It proves nothing: that the
/// lines are the right ones is for their SHA-256 to say.
struct Locator {
  /// The sums, then a check of these by which a slip in the locator itself shows: 24 lower-case hex digits.
  std::string text() const;
  /// Reads what text() writes; nothing where the digits are others, or their check does not fit.
  static std::optional<Locator> parse(std::string_view text);

  std::uint32_t sum = 0;       // of the lines' hashes, modulo 2^31 - 1
  std::uint32_t weighted = 0;  // of the hashes times their lines' numbers
  friend bool operator==(const Locator&, const Locator&) = default;
};

class LinesDigest {
 public:
  /// A line without its line feed; every line has one.
  void add(std::string_view line);

  /// How many lines were added.
  std::uint64_t lines() const { return lines_; }
  /// Of all bytes, line feeds included.
  std::array<std::uint8_t, 32> sha256() const { return sha256_.digest(); }
  const Locator& locator() const { return locator_; }

 private:
  Sha256Stream sha256_;
  Locator locator_;
  std::uint64_t lines_ = 0;
};

/// The one line, counted from 1, in which the lines of `found` differ from those of `promised`; nothing where they do
/// not, or in more than one.
std::optional<std::uint64_t> changed_line(const Locator& promised, const LinesDigest& found);

}  // namespace rozbazi::record
