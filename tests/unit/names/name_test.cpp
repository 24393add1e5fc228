#include "backend/names/name.h"

#include <catch2/catch.hpp>
#include <ostream>
#include <string>
#include <vector>

namespace rozbazi {

std::ostream& operator<<(std::ostream& out, NameProblem problem) { return out << name(problem); }

namespace {

using Texts = std::vector<std::string>;

const std::string kZwnj = "\u200C";
const std::string kZwj = "\u200D";
const std::string kAcute = "\u0301";

std::string accepted(std::string_view given) {
  const auto result = canonical_name(given);
  INFO("given: " << given);
  if (const auto* problem = std::get_if<NameProblem>(&result)) FAIL("refused: " << *problem);
  return std::get<std::string>(result);
}

NameProblem refused(std::string_view given) {
  const auto result = canonical_name(given);
  INFO("given: " << given);
  if (const auto* canonical = std::get_if<std::string>(&result)) FAIL("accepted as: " << *canonical);
  return std::get<NameProblem>(result);
}

std::string times(int count, const std::string& text) {
  std::string repeated;
  for (int i = 0; i < count; ++i) repeated += text;
  return repeated;
}

TEST_CASE("names of many scripts are taken as they are") {
  for (const std::string& given :
       Texts{"Ada",     "نیلی چڑیا", "سنہرا شاہین", "مُحَمَّد",   "محمد علی", "अनिता",  "क्षत्रिय", "স্বপ্না",
             "தமிழ்",    "Ελένη",     "Ольга",       "李小龍", "ひばり",   "김민준", "Nguyễn", "O'Neill",
             "O’Neill", "Jean-Luc",  "a_b.c",       "7",      "۱۲۳",      "x2"}) {
    CHECK(accepted(given) == given);
  }
}

TEST_CASE("a canonical name is its own canonical form") {
  for (const std::string& given :
       Texts{"  a \t b ", "e" + kAcute, "ब" + kZwj + "क", "می" + kZwnj + "خواهم", "a" + kZwj + kAcute}) {
    const std::string once = accepted(given);
    CHECK(accepted(once) == once);
  }
}

TEST_CASE("names are composed") { CHECK(accepted("Zoe" + kAcute) == "Zoé"); }

TEST_CASE("white space is trimmed at the ends and folded to one space within") {
  CHECK(accepted("  Ada  ") == "Ada");
  CHECK(accepted("Ada \t\r\n Lovelace") == "Ada Lovelace");
  CHECK(accepted("\u00A0Ada\u2003\u3000B\u2028C\u0085") == "Ada B C");
}

TEST_CASE("nothing but white space is empty") {
  CHECK(refused("") == NameProblem::empty);
  CHECK(refused(" \t\n\u3000") == NameProblem::empty);
  CHECK(refused(kZwnj + kZwj) == NameProblem::empty);
}

TEST_CASE("joiners stay between two letters") {
  CHECK(accepted("می" + kZwnj + "خواهم") == "می" + kZwnj + "خواهم");
  CHECK(accepted("ක" + kZwj + "ෂ") == "ක" + kZwj + "ෂ");
}

TEST_CASE("a letter's marks count with it where a joiner stands") {
  CHECK(accepted("क्" + kZwj + "ष") == "क्" + kZwj + "ष");
  CHECK(accepted("مُ" + kZwnj + "د") == "مُ" + kZwnj + "د");
}

TEST_CASE("joiners go where they do not stand between two letters") {
  CHECK(accepted(kZwnj + "علی" + kZwnj) == "علی");
  CHECK(accepted("a" + kZwj + " b") == "a b");
  CHECK(accepted("a " + kZwj + "b") == "a b");
  CHECK(accepted("a" + kZwnj + "1") == "a1");
  CHECK(accepted("1" + kZwnj + "a") == "1a");
  CHECK(accepted("a" + kZwj + "-b") == "a-b");
  CHECK(accepted("a" + kZwj + kAcute) == "á");
}

TEST_CASE("of several joiners in a row one stays") {
  CHECK(accepted("a" + kZwnj + kZwj + kZwnj + "b") == "a" + kZwnj + "b");
}

TEST_CASE("the length is counted in grapheme clusters") {
  CHECK(accepted(times(24, "a")) == times(24, "a"));
  CHECK(refused(times(25, "a")) == NameProblem::too_long);
  CHECK(accepted(times(24, "बि")) == times(24, "बि"));
  CHECK(refused(times(25, "बि")) == NameProblem::too_long);
  CHECK(accepted(times(24, "مُ")) == times(24, "مُ"));
  CHECK(accepted(times(24, "q\u0323\u0307")) == times(24, "q\u0323\u0307"));
}

TEST_CASE("a cluster that goes on and on is too long") {
  CHECK(accepted(times(4, "\u1100") + "\u1161").size() == 12);
  CHECK(refused(times(20'000, "\u1100")) == NameProblem::too_long);
}

TEST_CASE("white space that is folded does not count towards the length") {
  CHECK(accepted(times(12, "a          ") + times(12, " ")) == times(11, "a ") + "a");
}

TEST_CASE("a name needs a letter or a digit") {
  CHECK(refused("-_.'’") == NameProblem::no_letter_or_digit);
  CHECK(refused(". .") == NameProblem::no_letter_or_digit);
  CHECK(accepted("-5-") == "-5-");
}

TEST_CASE("a letter carries at most two marks") {
  CHECK(accepted("مَّ") == "مَّ");
  CHECK(refused("q\u0323\u0307\u0306") == NameProblem::too_many_marks);
  CHECK(refused("م\u064E\u0651\u0670") == NameProblem::too_many_marks);
  CHECK(refused("h" + times(40, "\u0336")) == NameProblem::too_many_marks);
}

TEST_CASE("a mark needs a letter under it") {
  CHECK(refused(kAcute + "a") == NameProblem::mark_without_letter);
  CHECK(refused("a " + kAcute) == NameProblem::mark_without_letter);
  CHECK(refused("5\u0301") == NameProblem::mark_without_letter);
  CHECK(refused("a-\u0301") == NameProblem::mark_without_letter);
}

TEST_CASE("what is no letter, mark, digit, space or one of five signs is refused") {
  for (const std::string& given :
       Texts{"a,b", "a@b", "a/b", "<b>", "a\"b", "a+b", "a&b", "a؟", "a،b", "♠", "a♥", "½", "Ⅷ", "a²", "$a", "a—b"}) {
    CHECK(refused(given) == NameProblem::character_not_allowed);
  }
}

TEST_CASE("emoji are refused, those that are letters by category and those made of several included") {
  for (const std::string& given :
       Texts{"a😀", "😀", "ℹ", "a❤\uFE0F", "👩" + kZwj + "🚀", "1\uFE0F\u20E3", "🇵🇰", "👍🏽"}) {
    CHECK(refused(given) == NameProblem::character_not_allowed);
  }
}

TEST_CASE("control, bidi and private-use characters are refused") {
  for (const std::string& given :
       Texts{std::string("a\0b", 3), std::string("a\x1b[31m"), std::string("a\x7f"), std::string("a\u0080"),
             std::string("a\u200Eb"), std::string("\u202Eabc"), std::string("a\u2066b\u2069"), std::string("a\u061Cb"),
             std::string("a\uFEFF"), std::string("a\u00ADb"), std::string("a\u200Bb"), std::string("a\u2060b"),
             std::string("a\uE000"), std::string("a\U000F0000"), std::string("a\U000E0041")}) {
    CHECK(refused(given) == NameProblem::character_not_allowed);
  }
}

TEST_CASE("letters and marks that nobody sees are refused") {
  for (const std::string& given :
       Texts{"\u3164", "\u115F", "\u1160", "\uFFA0", "a\uFE0F", "a\u034F", "a\u180B", "\u2800"}) {
    CHECK(refused(given) == NameProblem::character_not_allowed);
  }
}

TEST_CASE("unassigned code points and broken UTF-8 are refused") {
  CHECK(refused("a\u0378") == NameProblem::character_not_allowed);
  CHECK(refused("a\U0003FFFE") == NameProblem::character_not_allowed);
  CHECK(refused("a\xff") == NameProblem::character_not_allowed);
  CHECK(refused("a\xed\xa0\x80") == NameProblem::character_not_allowed);
}

TEST_CASE("every problem has a word and a sentence of its own") {
  CHECK(name(NameProblem::too_long) == "too_long");
  CHECK(explain(NameProblem::too_long) == "The name is too long; give one of at most 24 characters.");
}

}  // namespace
}  // namespace rozbazi
