// A record of which any one byte is another is refused, and the line that it is in is named.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>

#include "generator/audit/stream.h"
#include "tests/record/made_record.h"

namespace rozbazi::audit {
namespace {

// What a byte is changed to: in most places one of these goes on being JSON, digits, a card or a UUID.
std::string other_values(char byte) {
  std::string values = {static_cast<char>(byte ^ 1), '0', 'a', '\n', ' ', '9', 'S', '"', '\0', '\xff'};
  values.erase(std::remove(values.begin(), values.end(), byte), values.end());
  return values;
}

std::size_t values_a_byte() {
  const char* const rounds = std::getenv("ROZBAZI_ROUNDS");
  return rounds != nullptr ? 6 : 2;
}

TEST_CASE("Any byte of a record that is changed is found, in its line") {
  std::string text = record::MadeRecord(Date::parse("2026-11-29").value(), 4).text();
  CourseSet known(1 << 16);
  REQUIRE(!audit(text, known));
  std::uint64_t line = 1;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char byte = text[at];
    std::size_t tried = 0;
    for (const char value : other_values(byte)) {
      if (++tried > values_a_byte()) break;
      text[at] = value;
      const auto fault = audit(text, known);
      if (!fault || fault->line != line) {
        FAIL_CHECK("byte " << at << " of line " << line << ", '" << byte << "' made '" << value << "': "
                           << (fault ? "line " + std::to_string(fault->line) + ", " + fault->what : "not found"));
      }
    }
    text[at] = byte;
    if (byte == '\n') ++line;
  }
}

TEST_CASE("Any byte that is missing or too many is found") {
  const std::string text = record::MadeRecord(Date::parse("2026-11-29").value(), 2).text();
  CourseSet known(1 << 16);
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string changed = text;
    changed.erase(at, 1);
    CHECK(audit(changed, known));
    changed.insert(at, 2, text[at]);
    CHECK(audit(changed, known));
    CHECK(audit(text.substr(0, at), known));
  }
}

}  // namespace
}  // namespace rozbazi::audit
