#include "engine/base/sha256.h"

#include <openssl/evp.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace rozbazi {
namespace {

std::array<std::uint8_t, 32> by_openssl(std::string_view text) {
  std::array<std::uint8_t, 32> digest{};
  REQUIRE(EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha256(), nullptr) == 1);
  return digest;
}

TEST_CASE("SHA-256 of texts of every length up to some blocks is OpenSSL's") {
  std::string text;
  for (int length = 0; length < 300; ++length) {
    Sha256Stream stream;
    stream.add(text);
    CHECK(stream.digest() == by_openssl(text));
    text += static_cast<char>(length * 37 + 200);
  }
}

TEST_CASE("The pieces in which a text is added make no difference, and a digest in between neither") {
  const std::string text(1000, 'x');
  for (std::size_t piece = 1; piece < 200; ++piece) {
    Sha256Stream stream;
    for (std::size_t at = 0; at < text.size(); at += piece) {
      stream.add(std::string_view(text).substr(at, piece));
      static_cast<void>(stream.digest());
    }
    CHECK(stream.digest() == by_openssl(text));
  }
}

}  // namespace
}  // namespace rozbazi
