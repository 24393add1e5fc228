// The names that players and groups give themselves, in any script (docs/api.md, Players).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace rozbazi {

/// Why a name is refused.
enum class NameProblem : std::uint8_t {
  empty,     // nothing is left without the white space around it
  too_long,  // more than 24 grapheme clusters, or clusters without end
  no_letter_or_digit,
  character_not_allowed,  // no letter, mark, digit, space or one of -_.'’
  too_many_marks,         // more than two on one letter
  mark_without_letter,
};

/// The problem's stable word, as in the answer's member `reason`.
std::string_view name(NameProblem problem);
/// A sentence for people: what is wrong and what to do.
std::string_view explain(NameProblem problem);

/// The form in which a name is kept and shown: NFC, trimmed, each run of white space one space, and without joiners
/// (U+200C, U+200D) that stand anywhere but between two letters; bytes that are no UTF-8 are characters not allowed.
/// Where it is accepted, the name that comes out is its own canonical form.
std::variant<std::string, NameProblem> canonical_name(std::string_view utf8);

}  // namespace rozbazi
