// Characters of UTF-8 text.
#pragma once

#include <string_view>

namespace rozbazi {

/// The first `count` code points of `text`, which must be valid UTF-8; all of it where it has no more.
std::string_view first_characters(std::string_view text, std::size_t count);

}  // namespace rozbazi
