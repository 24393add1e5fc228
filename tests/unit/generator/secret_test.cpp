#include "generator/secret.h"

#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

using namespace rozbazi;

namespace {

class SecretFile {
 public:
  explicit SecretFile(std::string_view content)
      : path_(std::filesystem::temp_directory_path() / ("rozbazi-secret-" + std::to_string(getpid()))) {
    std::ofstream(path_, std::ios::binary) << content;
  }
  SecretFile(const SecretFile&) = delete;
  SecretFile& operator=(const SecretFile&) = delete;
  ~SecretFile() { std::filesystem::remove(path_); }
  std::string path() const { return path_; }

 private:
  std::filesystem::path path_;
};

const std::string kHex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

std::string raw() {
  std::string bytes;
  for (int i = 0; i < 32; ++i) bytes.push_back(static_cast<char>(i));
  return bytes;
}

bool holds_0_to_31(const Secret& secret) {
  const std::string expected = raw();
  return std::equal(expected.begin(), expected.end(), secret.bytes().begin(), secret.bytes().end());
}

}  // namespace

TEST_CASE("A secret file holds 32 bytes as they are, or 64 hex digits with at most one newline") {
  CHECK(holds_0_to_31(Secret::load(SecretFile(raw()).path())));
  CHECK(holds_0_to_31(Secret::load(SecretFile(kHex).path())));
  CHECK(holds_0_to_31(Secret::load(SecretFile(kHex + "\n").path())));
  CHECK(holds_0_to_31(
      Secret::load(SecretFile("000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F").path())));
}

TEST_CASE("Any other secret file is refused with words that say what it must hold, and nothing of what it holds") {
  const std::string content =
      GENERATE(std::string(), raw() + "\n", raw().substr(1), raw() + "x", kHex + "\n\n", kHex + "\r\n", "\n" + kHex,
               " " + kHex, kHex + " ", kHex.substr(1), kHex.substr(2), kHex.substr(1) + "\n", kHex.substr(1) + "g",
               kHex + "0", kHex.substr(0, 32) + "\n" + kHex.substr(32), std::string(100000, 'a'));
  const SecretFile file(content);
  CHECK_THROWS_WITH(Secret::load(file.path()),
                    "the secret file " + file.path() +
                        " must hold exactly 32 bytes, or 64 hex digits with at most one newline after them");
}

TEST_CASE("A secret file that cannot be read is named with the reason") {
  CHECK_THROWS_WITH(Secret::load("/nowhere/secret"),
                    "cannot read the secret file /nowhere/secret: No such file or directory");
  CHECK_THROWS_WITH(Secret::load("/"), "cannot read the secret file /: Is a directory");
}
