#include "backend/boards/score_change.h"

#include <charconv>

namespace rozbazi::boards {
namespace {

// Takes what comes before the next `end`, or all, off the front of `text`.
std::string_view take_until(std::string_view& text, char end) {
  const std::string_view part = text.substr(0, text.find(end));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return part;
}

template <typename Number>
bool read_number(std::string_view text, Number& number) {
  const auto [read, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && read == text.data() + text.size();
}

}  // namespace

std::optional<ScoreChange> read_score_change(std::string_view text) {
  const auto date = Date::parse(take_until(text, ' '));
  const std::string_view table = take_until(text, ' ');
  std::int64_t version = 0;
  if (!date || table.empty() || !read_number(take_until(text, ' '), version)) return std::nullopt;
  ScoreChange change{{*date, std::string(table)}, version, {}};
  while (!text.empty()) {
    std::string_view addition = take_until(text, ' ');
    AtScore each{};
    if (!read_number(take_until(addition, ':'), each.score) || !read_number(addition, each.players)) {
      return std::nullopt;
    }
    change.additions.push_back(each);
  }
  return change;
}

}  // namespace rozbazi::boards
