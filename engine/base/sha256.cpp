#include "engine/base/sha256.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace rozbazi {
namespace {

constexpr std::size_t kBlock = 64;
constexpr std::size_t kLengthBytes = 8;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
constexpr std::array<std::uint32_t, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t read_big_endian(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

}  // namespace

void Sha256Stream::add(std::string_view bytes) {
  const auto* from = reinterpret_cast<const std::uint8_t*>(bytes.data());
  std::size_t left = bytes.size();
  const std::size_t held = size_ % kBlock;
  size_ += left;
  if (held != 0) {
    const std::size_t taken = std::min(left, kBlock - held);
    std::memcpy(rest_.data() + held, from, taken);
    from += taken;
    left -= taken;
    if (held + taken < kBlock) return;
    take_block(rest_.data());
  }
  for (; left >= kBlock; from += kBlock, left -= kBlock) take_block(from);
  if (left > 0) std::memcpy(rest_.data(), from, left);
}

std::array<std::uint8_t, 32> Sha256Stream::digest() const {
  Sha256Stream end = *this;
  // A bit, zeros up to the last eight bytes of a block, and there the length in bits (5.1.1).
  std::array<char, kBlock + kLengthBytes> padding{};
  padding[0] = static_cast<char>(0x80);
  std::size_t zeros_end = (2 * kBlock - kLengthBytes - size_ % kBlock - 1) % kBlock + 1;
  for (int shift = 56; shift >= 0; shift -= 8) padding[zeros_end++] = static_cast<char>(size_ * 8 >> shift);
  end.add({padding.data(), zeros_end});

  std::array<std::uint8_t, 32> digest{};
  for (std::size_t at = 0; at < digest.size(); ++at) {
    digest[at] = static_cast<std::uint8_t>(end.state_[at / 4] >> (24 - 8 * (at % 4)));
  }
  return digest;
}

// 6.2.2
void Sha256Stream::take_block(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w;
  for (std::size_t t = 0; t < 16; ++t) w[t] = read_big_endian(block + 4 * t);
  for (std::size_t t = 16; t < 64; ++t) {
    const std::uint32_t s0 = std::rotr(w[t - 15], 7) ^ std::rotr(w[t - 15], 18) ^ (w[t - 15] >> 3);
    const std::uint32_t s1 = std::rotr(w[t - 2], 17) ^ std::rotr(w[t - 2], 19) ^ (w[t - 2] >> 10);
    w[t] = w[t - 16] + s0 + w[t - 7] + s1;
  }
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t t = 0; t < 64; ++t) {
    const std::uint32_t big1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t one = h + big1 + ((e & f) ^ (~e & g)) + kRounds[t] + w[t];
    const std::uint32_t big0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t two = big0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + one;
    d = c;
    c = b;
    b = a;
    a = one + two;
  }
  const std::array<std::uint32_t, 8> worked = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += worked[i];
}

}  // namespace rozbazi
