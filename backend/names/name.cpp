#include "backend/names/name.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

namespace rozbazi {
namespace {

using Points = std::vector<UChar32>;

constexpr int kMostClusters = 24;
// Conjoining Hangul letters, as many as there are, are one cluster; no word needs as many as this.
constexpr std::size_t kMostPoints = 240;
constexpr int kMostMarks = 2;

enum class Kind { letter, mark, digit, space, punctuation, joiner, other };

bool is_joiner(UChar32 point) { return point == 0x200C || point == 0x200D; }

bool is_allowed_punctuation(UChar32 point) {
  return point == '-' || point == '_' || point == '.' || point == '\'' || point == 0x2019;
}

Kind kind_of(UChar32 point) {
  if (is_joiner(point)) return Kind::joiner;
  if (u_isUWhiteSpace(point)) return Kind::space;
  if (is_allowed_punctuation(point)) return Kind::punctuation;
  // Fillers and variation selectors count as letters and marks, but nobody sees them.
  if (u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return Kind::other;
  const auto category = U_MASK(u_charType(point));
  if ((category & U_GC_ND_MASK) != 0) return Kind::digit;
  // Some emoji are letters by their category; digits have the property as well, but are none.
  if (u_hasBinaryProperty(point, UCHAR_EMOJI)) return Kind::other;
  if ((category & U_GC_L_MASK) != 0) return Kind::letter;
  if ((category & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0) return Kind::mark;
  return Kind::other;
}

/// ICU fails only where its data is not installed or memory is out.
void check(UErrorCode error) {
  if (U_FAILURE(error)) throw std::runtime_error(u_errorName(error));
}

icu::UnicodeString compose(const icu::UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* const nfc = icu::Normalizer2::getNFCInstance(error);
  check(error);
  icu::UnicodeString composed = nfc->normalize(text, error);
  check(error);
  return composed;
}

Points points_of(const icu::UnicodeString& text) {
  Points points;
  points.reserve(static_cast<std::size_t>(text.length()));
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) points.push_back(text.char32At(i));
  return points;
}

/// Trims, folds white space, and keeps a joiner only where a letter (its marks count with it) stands right before it
/// and a letter right behind it.
icu::UnicodeString fold(const Points& points) {
  icu::UnicodeString folded;
  bool space_due = false;
  bool behind_letter = false;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Kind kind = kind_of(points[i]);
    if (kind == Kind::joiner) {
      const bool before_letter = i + 1 < points.size() && kind_of(points[i + 1]) == Kind::letter;
      if (behind_letter && !space_due && before_letter) folded.append(points[i]);
      continue;
    }
    if (kind == Kind::space) {
      space_due = true;
      behind_letter = false;
      continue;
    }
    if (space_due && !folded.isEmpty()) folded.append(u' ');
    space_due = false;
    folded.append(points[i]);
    behind_letter = kind == Kind::letter || (kind == Kind::mark && behind_letter);
  }
  return folded;
}

std::optional<NameProblem> judge(const Points& points) {
  bool letter_or_digit = false;
  int marks = -1;  // on the letter at hand; below 0 where there is none
  for (const UChar32 point : points) {
    switch (kind_of(point)) {
      case Kind::letter:
        letter_or_digit = true;
        marks = 0;
        break;
      case Kind::mark:
        if (marks < 0) return NameProblem::mark_without_letter;
        if (++marks > kMostMarks) return NameProblem::too_many_marks;
        break;
      case Kind::digit:
        letter_or_digit = true;
        marks = -1;
        break;
      case Kind::space:
      case Kind::punctuation:
      case Kind::joiner:
        marks = -1;
        break;
      case Kind::other:
        return NameProblem::character_not_allowed;
    }
  }
  if (!letter_or_digit) return NameProblem::no_letter_or_digit;
  return std::nullopt;
}

int count_clusters(const icu::UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> clusters(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), error));
  check(error);
  clusters->setText(text);
  int count = 0;
  while (clusters->next() != icu::BreakIterator::DONE) ++count;
  return count;
}

}  // namespace

std::string_view name(NameProblem problem) {
  switch (problem) {
    case NameProblem::empty:
      return "empty";
    case NameProblem::too_long:
      return "too_long";
    case NameProblem::no_letter_or_digit:
      return "no_letter_or_digit";
    case NameProblem::character_not_allowed:
      return "character_not_allowed";
    case NameProblem::too_many_marks:
      return "too_many_marks";
    case NameProblem::mark_without_letter:
      return "mark_without_letter";
  }
  return "";
}

std::string_view explain(NameProblem problem) {
  switch (problem) {
    case NameProblem::empty:
      return "The name is empty; give one of 1 to 24 characters.";
    case NameProblem::too_long:
      return "The name is too long; give one of at most 24 characters.";
    case NameProblem::no_letter_or_digit:
      return "The name needs at least one letter or digit.";
    case NameProblem::character_not_allowed:
      return "The name holds a character that is not allowed; letters of any script, digits, spaces and -_.'’ are.";
    case NameProblem::too_many_marks:
      return "The name has a letter with more than two marks on it.";
    case NameProblem::mark_without_letter:
      return "The name has a mark that stands on no letter.";
  }
  return "";
}

std::variant<std::string, NameProblem> canonical_name(std::string_view utf8) {
  const auto given = icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
  // A joiner that goes may leave a letter and a mark side by side that compose.
  const icu::UnicodeString canonical = compose(fold(points_of(compose(given))));
  if (canonical.isEmpty()) return NameProblem::empty;
  const Points points = points_of(canonical);
  if (const auto problem = judge(points)) return *problem;
  if (points.size() > kMostPoints || count_clusters(canonical) > kMostClusters) return NameProblem::too_long;
  std::string name;
  canonical.toUTF8String(name);
  return name;
}

}  // namespace rozbazi
