#include "backend/boards/period.h"

#include <algorithm>

namespace rozbazi::boards {
namespace {

// `#` in `form` stands for a digit.
bool has_form(std::string_view text, std::string_view form) {
  return std::ranges::equal(text, form, [](char character, char expected) {
    return expected == '#' ? character >= '0' && character <= '9' : character == expected;
  });
}

}  // namespace

bool names_period(std::string_view text) {
  return text == "all-time" || has_form(text, "####-W##") || has_form(text, "####-##");
}

}  // namespace rozbazi::boards
