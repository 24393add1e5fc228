#include "backend/base/bytes.h"

#include <catch2/catch.hpp>

using namespace rozbazi;

namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

TEST_CASE("SHA-256 is the one of FIPS 180-2") {
  CHECK(to_hex(std::span<const std::uint8_t>(sha256("abc"))) ==
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("base64url writes the test vectors of RFC 4648 without padding, and reads them back") {
  const std::pair<std::string_view, std::string_view> vectors[] = {
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff", "-_8"},
  };
  for (const auto& [plain, encoded] : vectors) {
    CHECK(to_base64url(bytes_of(plain)) == encoded);
    CHECK(from_base64url(encoded) == std::string(plain));
  }
}

TEST_CASE("base64url reads one text for the same bytes and refuses every other") {
  for (const std::string_view text : {"Zg==", "Zh", "Z", "Zm9vY", "Zm 8", "Zm9+", "é"}) {
    CAPTURE(text);
    CHECK_FALSE(from_base64url(text).has_value());
  }
}

TEST_CASE("random bytes differ each time") {
  std::array<std::uint8_t, 32> first{};
  std::array<std::uint8_t, 32> second{};
  fill_random(first);
  fill_random(second);
  CHECK(first != second);
}
