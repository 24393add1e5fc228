// JSON as all houses read and write it: strict, bounded, and byte for byte the same everywhere.
#pragma once

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi::json {

// Compare a Value's own number or text(), never the Value itself with one: in C++20 RapidJSON's mixed operator== calls
// itself for ever.
using Value = rapidjson::Value;
using Document = rapidjson::Document;
using Buffer = rapidjson::StringBuffer;
using Writer = rapidjson::Writer<Buffer>;

/// Levels of nesting allowed, the outermost being the first.
inline constexpr int kMostLevels = 16;

/// Parses one whole JSON text into `into`. Returns what is wrong in words, or nothing where it is well-formed: RFC 8259
/// without extensions, valid UTF-8, no lone surrogate, no key twice in one object, at most kMostLevels levels. In
/// WebAssembly a number that is no integer of 64 bits has no value.
std::optional<std::string> parse(std::string_view text, Document& into);

inline std::string_view text(const Value& value) { return {value.GetString(), value.GetStringLength()}; }
inline void key(Writer& out, std::string_view name) {
  out.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
}
inline void string(Writer& out, std::string_view value) {
  out.String(value.data(), static_cast<rapidjson::SizeType>(value.size()));
}
/// Out of line, for it is long and written everywhere.
void integer(Writer& out, std::int64_t value);
inline std::string_view text(const Buffer& buffer) { return {buffer.GetString(), buffer.GetSize()}; }

/// The member of that name, or nullptr. `object` must be a JSON object.
const Value* member(const Value& object, std::string_view name);

}  // namespace rozbazi::json
