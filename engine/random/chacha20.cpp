#include "engine/random/chacha20.h"

#include <bit>
#include <span>

namespace rozbazi {
namespace {

constexpr std::size_t kCounter = 12;  // the block counter's place among the words of the state

std::uint32_t little_endian(std::span<const std::uint8_t, 4> bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 |
         std::uint32_t{bytes[3]} << 24;
}

// RFC 8439, 2.1.
void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

}  // namespace

ChaCha20::ChaCha20(const Key& key, const Nonce& nonce)
    : initial_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {  // "expand 32-byte k"
  for (std::size_t i = 0; i < 8; ++i) {
    initial_[4 + i] = little_endian(std::span(key).subspan(4 * i).first<4>());
  }
  for (std::size_t i = 0; i < 3; ++i) {
    initial_[kCounter + 1 + i] = little_endian(std::span(nonce).subspan(4 * i).first<4>());
  }
}

ChaCha20::Block ChaCha20::block(std::uint32_t counter) const {
  Block start = initial_;
  start[kCounter] = counter;
  Block x = start;
  for (int double_round = 0; double_round < 10; ++double_round) {
    for (std::size_t i = 0; i < 4; ++i) {
      quarter_round(x[i], x[4 + i], x[8 + i], x[12 + i]);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      quarter_round(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
    }
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
  return x;
}

}  // namespace rozbazi
