#include "generator/record/lines_digest.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace rozbazi::record {
namespace {

LinesDigest digest_of(const std::vector<std::string>& lines) {
  LinesDigest digest;
  for (const std::string& line : lines) digest.add(line);
  return digest;
}

std::vector<std::string> some_lines() {
  std::vector<std::string> lines;
  for (int line = 0; line < 40; ++line) lines.push_back("{\"line\":" + std::to_string(line * line) + "}");
  return lines;
}

TEST_CASE("The digest is that of the lines with their line feeds") {
  Sha256Stream whole;
  whole.add("a\nb\n\n");
  const LinesDigest digest = digest_of({"a", "b", ""});
  CHECK(digest.sha256() == whole.digest());
  CHECK(digest.lines() == 3);
}

TEST_CASE("A byte that was changed is found in its line") {
  const std::vector<std::string> lines = some_lines();
  const Locator promised = digest_of(lines).locator();
  CHECK(!changed_line(promised, digest_of(lines)));
  for (std::size_t number = 0; number < lines.size(); ++number) {
    for (std::size_t at = 0; at < lines[number].size(); ++at) {
      std::vector<std::string> changed = lines;
      changed[number][at] ^= 1;
      CHECK(changed_line(promised, digest_of(changed)) == number + 1);
    }
  }
}

TEST_CASE("What changed in several lines is not blamed on one that there is not") {
  const std::vector<std::string> lines = some_lines();
  const Locator promised = digest_of(lines).locator();
  std::vector<std::string> changed = lines;
  std::swap(changed[3], changed[9]);  // the sum stays
  CHECK(!changed_line(promised, digest_of(changed)));
  changed = lines;
  changed[3] += 'x';
  changed[9] += 'x';
  CHECK(!changed_line(promised, digest_of(changed)));
}

TEST_CASE("A locator is read as it was written, and no slip in it goes unseen") {
  const Locator locator = digest_of(some_lines()).locator();
  const std::string text = locator.text();
  CHECK(Locator::parse(text) == locator);
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char digit : std::string("0123456789abcdefABg \"")) {
      std::string slip = text;
      slip[at] = digit;
      if (slip != text) CHECK(!Locator::parse(slip));
    }
  }
  CHECK(!Locator::parse(text.substr(1)));
  CHECK(!Locator::parse(text + "0"));
}

}  // namespace
}  // namespace rozbazi::record
