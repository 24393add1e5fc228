#include "backend/base/code.h"

#include <array>

#include "backend/base/bytes.h"

namespace rozbazi {
namespace {

constexpr std::string_view kAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

constexpr bool is_blank(char character) {
  return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

constexpr char upper(char character) {
  return character >= 'a' && character <= 'z' ? static_cast<char>(character - 'a' + 'A') : character;
}

/// Takes a character off the front of `text`: a digit of Urdu (U+06F0 to U+06F9) or Arabic (U+0660 to U+0669) as the
/// one it stands for, any other byte as it is.
char take_character(std::string_view& text) {
  const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(text[place]); };
  if (text.size() > 1) {
    const unsigned char zero = byte(0) == 0xdb ? 0xb0 : byte(0) == 0xd9 ? 0xa0 : 0;
    if (zero != 0 && byte(1) >= zero && byte(1) <= zero + 9) {
      const char digit = static_cast<char>('0' + (byte(1) - zero));
      text.remove_prefix(2);
      return digit;
    }
  }
  const char character = text.front();
  text.remove_prefix(1);
  return character;
}

}  // namespace

std::string random_code(int length) {
  // Bytes from here on would make the first characters of the alphabet likelier than the rest.
  constexpr std::size_t kFair = 256 / kAlphabet.size() * kAlphabet.size();
  std::string code;
  while (code.size() < static_cast<std::size_t>(length)) {
    std::array<std::uint8_t, 1> byte;
    fill_random(byte);
    if (byte[0] < kFair) code += kAlphabet[byte[0] % kAlphabet.size()];
  }
  return code;
}

std::optional<std::string> read_code(std::string_view typed, int length) {
  std::string code;
  while (!typed.empty()) {
    const char character = take_character(typed);
    if (is_blank(character)) continue;
    code += upper(character);
    if (kAlphabet.find(code.back()) == std::string_view::npos) return std::nullopt;
  }
  if (code.size() != static_cast<std::size_t>(length)) return std::nullopt;
  return code;
}

}  // namespace rozbazi
