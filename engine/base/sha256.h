// SHA-256 (FIPS 180-4), for where there is no OpenSSL: what binds a deal or a day's record is checked in the browser
// too.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rozbazi {

/// Takes a text in pieces of any length.
class Sha256Stream {
 public:
  void add(std::string_view bytes);
  /// The digest of all that was added; more may be added afterwards.
  std::array<std::uint8_t, 32> digest() const;

 private:
  void take_block(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> rest_{};  // what does not fill a block yet
  std::uint64_t size_ = 0;               // of all that was added
};

}  // namespace rozbazi
