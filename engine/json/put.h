// Members of JSON objects, as answers are made of them.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/json/json.h"

namespace rozbazi::json {

/// A number with one decimal, counted in tenths: 505 is written 50.5.
struct Tenths {
  std::int64_t count;
  friend constexpr auto operator<=>(Tenths, Tenths) = default;
};

inline void value(Writer& out, std::string_view text) { string(out, text); }
inline void value(Writer& out, const char* text) { string(out, text); }
inline void value(Writer& out, const std::string& text) { string(out, text); }
template <std::signed_integral Number>
void value(Writer& out, Number number) {
  out.Int64(number);
}
inline void value(Writer& out, bool truth) { out.Bool(truth); }
inline void value(Writer& out, Tenths number) {
  const std::uint64_t size = static_cast<std::uint64_t>(number.count < 0 ? -number.count : number.count);
  const std::string text = (number.count < 0 ? "-" : "") + std::to_string(size / 10) + '.' + std::to_string(size % 10);
  out.RawValue(text.data(), text.size(), rapidjson::kNumberType);
}
template <typename T>
void value(Writer& out, const std::optional<T>& maybe) {
  if (maybe) {
    value(out, *maybe);
  } else {
    out.Null();
  }
}

template <typename T>
void put(Writer& out, std::string_view name, const T& what) {
  key(out, name);
  value(out, what);
}

/// Fills the buffer anew with one object, whose members `write(Writer&)` writes.
template <typename Write>
void object(Buffer& buffer, Write&& write) {
  buffer.Clear();
  Writer out(buffer);
  out.StartObject();
  write(out);
  out.EndObject();
}

/// The text of one.
template <typename Write>
std::string object(Write&& write) {
  Buffer buffer;
  object(buffer, write);
  return std::string(text(buffer));
}

}  // namespace rozbazi::json
