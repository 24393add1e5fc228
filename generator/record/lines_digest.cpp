#include "generator/record/lines_digest.h"

#include "engine/base/hex.h"

namespace rozbazi::record {
namespace {

constexpr std::uint64_t kPrime = (std::uint64_t{1} << 31) - 1;
constexpr std::size_t kWordDigits = 8;

// FNV-1a of 64 bits: two texts that differ in one byte never share it.
std::uint64_t hash(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

std::uint64_t inverse(std::uint64_t number) {
  std::uint64_t result = 1;
  for (std::uint64_t power = kPrime - 2; power != 0; power >>= 1) {
    if (power & 1) result = result * number % kPrime;
    number = number * number % kPrime;
  }
  return result;
}

std::uint64_t difference(std::uint32_t a, std::uint32_t b) { return (a + kPrime - b) % kPrime; }

void append_word(std::string& text, std::uint32_t word) {
  for (int shift = 28; shift >= 0; shift -= 4) text += "0123456789abcdef"[word >> shift & 15];
}

std::uint32_t read_word(std::string_view digits) {
  std::uint32_t word = 0;
  for (const char digit : digits.substr(0, kWordDigits)) {
    word = word << 4 | static_cast<std::uint32_t>(hex_value(digit) & 15);
  }
  return word;
}

}  // namespace

std::string Locator::text() const {
  std::string text;
  append_word(text, sum);
  append_word(text, weighted);
  append_word(text, static_cast<std::uint32_t>(hash(text) >> 32));
  return text;
}

std::optional<Locator> Locator::parse(std::string_view text) {
  if (text.size() != 3 * kWordDigits) return std::nullopt;
  const Locator read{read_word(text), read_word(text.substr(kWordDigits))};
  if (read.text() != text) return std::nullopt;
  return read;
}

void LinesDigest::add(std::string_view line) {
  sha256_.add(line);
  sha256_.add("\n");
  ++lines_;
  const std::uint64_t hashed = hash(line) % kPrime;
  locator_.sum = static_cast<std::uint32_t>((locator_.sum + hashed) % kPrime);
  locator_.weighted = static_cast<std::uint32_t>((locator_.weighted + lines_ % kPrime * hashed) % kPrime);
}

std::optional<std::uint64_t> changed_line(const Locator& promised, const LinesDigest& found) {
  const std::uint64_t change = difference(found.locator().sum, promised.sum);
  if (change == 0) return std::nullopt;
  const std::uint64_t line = difference(found.locator().weighted, promised.weighted) * inverse(change) % kPrime;
  if (line == 0 || line > found.lines()) return std::nullopt;
  return line;
}

}  // namespace rozbazi::record
