#include "engine/random/chacha20.h"

#include <openssl/evp.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace rozbazi;

namespace {

std::vector<std::uint8_t> keystream(const ChaCha20& cipher, std::uint32_t counter, std::size_t size) {
  std::vector<std::uint8_t> bytes;
  while (bytes.size() < size) {
    for (const std::uint32_t word : cipher.block(counter)) {
      for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    }
    ++counter;
  }
  bytes.resize(size);
  return bytes;
}

std::string hex(const std::vector<std::uint8_t>& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text.push_back("0123456789abcdef"[byte >> 4]);
    text.push_back("0123456789abcdef"[byte & 15]);
  }
  return text;
}

std::vector<std::uint8_t> openssl_keystream(const ChaCha20::Key& key, const ChaCha20::Nonce& nonce,
                                            std::uint32_t counter, std::size_t size) {
  // OpenSSL takes the block counter as the first four bytes of its 16-byte initialisation vector.
  std::array<std::uint8_t, 16> start{};
  for (std::size_t i = 0; i < 4; ++i) start[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  std::copy(nonce.begin(), nonce.end(), start.begin() + 4);
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                EVP_CIPHER_CTX_free);
  const std::vector<std::uint8_t> zeros(size);
  std::vector<std::uint8_t> bytes(size);
  int written = 0;
  REQUIRE(EVP_EncryptInit_ex(context.get(), EVP_chacha20(), nullptr, key.data(), start.data()) == 1);
  REQUIRE(EVP_EncryptUpdate(context.get(), bytes.data(), &written, zeros.data(), static_cast<int>(size)) == 1);
  REQUIRE(static_cast<std::size_t>(written) == size);
  return bytes;
}

}  // namespace

TEST_CASE("The block of RFC 8439, 2.3.2") {
  ChaCha20::Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  const ChaCha20 cipher(key, {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0});
  CHECK(hex(keystream(cipher, 1, 64)) ==
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST_CASE("The keystreams of RFC 8439, A.1") {
  ChaCha20::Key key{};
  ChaCha20::Nonce nonce{};
  std::uint32_t counter = 0;
  std::string expected;
  SECTION("1: all zero") {
    expected =
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586";
  }
  SECTION("2: the next block") {
    counter = 1;
    expected =
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f";
  }
  SECTION("3: another last byte of the key") {
    key[31] = 1;
    counter = 1;
    expected =
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0";
  }
  SECTION("4: another second byte of the key") {
    key[1] = 0xff;
    counter = 2;
    expected =
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096";
  }
  SECTION("5: another nonce") {
    nonce[11] = 2;
    expected =
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d";
  }
  CHECK(hex(keystream(ChaCha20(key, nonce), counter, 64)) == expected);
}

TEST_CASE("The keystream is OpenSSL's for many keys, nonces, counters and lengths") {
  std::mt19937 random(20261130);
  for (int round = 0; round < 2000; ++round) {
    ChaCha20::Key key;
    ChaCha20::Nonce nonce;
    for (auto& byte : key) byte = static_cast<std::uint8_t>(random());
    for (auto& byte : nonce) byte = static_cast<std::uint8_t>(random());
    const std::size_t size = 1 + random() % 1000;
    // The last counters too, without passing the end of the stream, where the RFC stops.
    const std::uint32_t counter = round % 4 == 0 ? 0xffffffffU - static_cast<std::uint32_t>((size - 1) / 64)
                                                 : static_cast<std::uint32_t>(random() % 0xffff0000U);
    REQUIRE(keystream(ChaCha20(key, nonce), counter, size) == openssl_keystream(key, nonce, counter, size));
  }
}
