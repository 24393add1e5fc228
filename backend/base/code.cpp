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
  for (const char character : typed) {
    if (is_blank(character)) continue;
    code += upper(character);
    if (kAlphabet.find(code.back()) == std::string_view::npos) return std::nullopt;
  }
  if (code.size() != static_cast<std::size_t>(length)) return std::nullopt;
  return code;
}

}  // namespace rozbazi
