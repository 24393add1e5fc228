// The parts of a cursor: text that clients carry from one page to the next without looking into it.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "backend/base/bytes.h"

namespace rozbazi::boards {

inline std::string as_cursor(const std::string& text) {
  return to_base64url({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

/// Takes what comes before the next '/' off the front of `text`, without the '/'; nothing where there is none.
inline std::optional<std::string_view> take_part(std::string_view& text) {
  const std::size_t end = text.find('/');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end + 1);
  return part;
}

template <typename Number>
std::optional<Number> take_number(std::string_view& text) {
  const auto part = take_part(text);
  if (!part) return std::nullopt;
  Number number{};
  const auto [read, error] = std::from_chars(part->data(), part->data() + part->size(), number);
  if (error != std::errc{} || read != part->data() + part->size()) return std::nullopt;
  return number;
}

}  // namespace rozbazi::boards
