// The block function of ChaCha20 (RFC 8439, 2.3). The engine has its own because WebAssembly has no OpenSSL;
// the tests hold it against the RFC's vectors and against OpenSSL's.
#pragma once

#include <array>
#include <cstdint>

namespace rozbazi {

class ChaCha20 {
 public:
  using Key = std::array<std::uint8_t, 32>;
  using Nonce = std::array<std::uint8_t, 12>;
  /// 64 bytes of keystream, read as little-endian words.
  using Block = std::array<std::uint32_t, 16>;

  ChaCha20(const Key& key, const Nonce& nonce);

  /// The keystream from byte 64 * `counter` on. Any block can be asked for at any time.
  Block block(std::uint32_t counter) const;

 private:
  Block initial_;  // RFC 8439, 2.3: constants, key, counter (0 here), nonce
};

}  // namespace rozbazi
