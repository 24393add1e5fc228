// Codes that people read aloud and type: no character that is taken for another (docs/api.md, Groups).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rozbazi {

/// A new code of `length` characters that nobody can guess.
std::string random_code(int length);
/// The code that was typed, in upper case, without blanks and with the digits of Urdu and Arabic read; nothing where
/// that is not `length` characters of the alphabet.
std::optional<std::string> read_code(std::string_view typed, int length);

}  // namespace rozbazi
