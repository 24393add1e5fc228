#include "backend/rooms/code.h"

#include <algorithm>

#include "backend/base/code.h"
#include "backend/rooms/ugly.h"

namespace rozbazi::rooms {
namespace {

constexpr int kLength = 6;

constexpr char letter_like(char character) {
  switch (character) {
    case '2':
      return 'Z';
    case '3':
      return 'E';
    case '4':
      return 'A';
    case '5':
      return 'S';
    case '6':
      return 'G';
    case '7':
      return 'T';
    case '8':
      return 'B';
    case 'V':
      return 'U';
    default:
      return character;
  }
}

}  // namespace

std::string new_code() {
  std::string code = random_code(kLength);
  while (is_ugly(code)) code = random_code(kLength);
  return code;
}

bool is_ugly(std::string_view code) {
  std::string letters(code);
  std::ranges::transform(letters, letters.begin(), letter_like);
  return std::ranges::any_of(kUgly, [&](std::string_view word) {
    return code.find(word) != std::string_view::npos || letters.find(word) != std::string::npos;
  });
}

std::optional<std::string> read(std::string_view typed) { return read_code(typed, kLength); }

}  // namespace rozbazi::rooms
