#include "backend/base/utf8.h"

namespace rozbazi {

std::string_view first_characters(std::string_view text, std::size_t count) {
  for (std::size_t place = 0; place < text.size(); ++place) {
    const bool begins_a_character = (static_cast<unsigned char>(text[place]) & 0xc0) != 0x80;
    if (begins_a_character && count-- == 0) return text.substr(0, place);
  }
  return text;
}

}  // namespace rozbazi
