// The code by which people come into a room (docs/api.md, Rooms).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rozbazi::rooms {

/// A new code that nobody can guess and that spells nothing ugly.
std::string new_code();
/// Whether it spells something ugly, also with digits for the letters that they look like.
bool is_ugly(std::string_view code);
/// The code that was typed (backend/base/code.h), or nothing.
std::optional<std::string> read(std::string_view typed);

}  // namespace rozbazi::rooms
