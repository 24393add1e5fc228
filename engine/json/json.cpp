#include "engine/json/json.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>
#include <charconv>
#include <set>

namespace rozbazi::json {
namespace {

// RapidJSON decodes a lone low surrogate's escape to its three-byte form, which is not UTF-8.
bool has_surrogate(std::string_view decoded) {
  for (std::size_t at = 0; at + 1 < decoded.size(); ++at) {
    if (static_cast<unsigned char>(decoded[at]) == 0xED && static_cast<unsigned char>(decoded[at + 1]) >= 0xA0)
      return true;
  }
  return false;
}

/// The value of a number that is no integer of 64 bits; 0 where it is beyond all doubles.
double real([[maybe_unused]] std::string_view number) {
  double value = 0;
#ifndef __wasm__  // there nobody asks for it, and its tables would be a twentieth of the module
  std::from_chars(number.data(), number.data() + number.size(), value);
#endif
  return value;
}

/// Hands every event on to the document, and stops at the first that our limits forbid.
class Filter {
 public:
  explicit Filter(Document& document) : document_(document) {}
  const char* fault() const { return fault_; }

  bool Null() { return document_.Null(); }
  bool Bool(bool value) { return document_.Bool(value); }
  bool RawNumber(const char* data, rapidjson::SizeType size, bool) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(data, data + size, value);
    const bool is_integer = error == std::errc() && end == data + size;
    return is_integer ? document_.Int64(value) : document_.Double(real({data, size}));
  }
  // RapidJSON asks for all kinds of numbers, and gives them as text.
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(std::int64_t) { return false; }
  bool Uint64(std::uint64_t) { return false; }
  bool Double(double) { return false; }
  bool String(const char* data, rapidjson::SizeType size, bool copy) {
    return well_formed(data, size) && document_.String(data, size, copy);
  }
  bool Key(const char* data, rapidjson::SizeType size, bool copy) {
    return well_formed(data, size) && document_.Key(data, size, copy);
  }
  bool StartObject() { return enter() && document_.StartObject(); }
  bool EndObject(rapidjson::SizeType count) { return leave() && document_.EndObject(count); }
  bool StartArray() { return enter() && document_.StartArray(); }
  bool EndArray(rapidjson::SizeType count) { return leave() && document_.EndArray(count); }

 private:
  bool enter() {
    if (++level_ <= kMostLevels) return true;
    fault_ = "nested more than 16 levels deep";
    return false;
  }
  bool leave() {
    --level_;
    return true;
  }
  bool well_formed(const char* data, rapidjson::SizeType size) {
    if (!has_surrogate({data, size})) return true;
    fault_ = "a lone surrogate in a string";
    return false;
  }

  Document& document_;
  const char* fault_ = nullptr;
  int level_ = 0;
};

// Runs after parsing, when the nesting is known to be shallow.
bool has_key_twice(const Value& value) {
  if (value.IsArray()) {
    return std::any_of(value.Begin(), value.End(), has_key_twice);
  }
  if (!value.IsObject()) return false;
  constexpr rapidjson::SizeType kFew = 16;  // as many are compared pair by pair, without a heap
  if (value.MemberCount() <= kFew) {
    for (auto one = value.MemberBegin(); one != value.MemberEnd(); ++one) {
      for (auto other = value.MemberBegin(); other != one; ++other) {
        if (text(one->name) == text(other->name)) return true;
      }
    }
  } else {
    std::set<std::string_view> keys;
    for (const auto& each : value.GetObject()) {
      if (!keys.insert(text(each.name)).second) return true;
    }
  }
  return std::any_of(value.MemberBegin(), value.MemberEnd(),
                     [](const auto& each) { return has_key_twice(each.value); });
}

}  // namespace

std::optional<std::string> parse(std::string_view source, Document& into) {
  if (source.find('\0') != std::string_view::npos) return "not JSON: a NUL character";
  rapidjson::MemoryStream stream(source.data(), source.size());
  rapidjson::Reader reader;
  rapidjson::ParseResult result;
  const char* fault = nullptr;
  constexpr unsigned kFlags =
      rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;
  auto generate = [&](Document& document) {
    Filter filter(document);
    result = reader.Parse<kFlags>(stream, filter);
    fault = filter.fault();
    return !result.IsError();
  };
  into.Populate(generate);
  if (fault != nullptr) return std::string("not acceptable JSON: ") + fault;
  if (result.IsError()) {
    return "not JSON: " + std::string(rapidjson::GetParseError_En(result.Code())) + " At byte " +
           std::to_string(result.Offset()) + ".";
  }
  if (has_key_twice(into)) return "not acceptable JSON: a key twice in one object";
  return std::nullopt;
}

void integer(Writer& out, std::int64_t value) { out.Int64(value); }

const Value* member(const Value& object, std::string_view name) {
  for (auto each = object.MemberBegin(); each != object.MemberEnd(); ++each) {
    if (text(each->name) == name) return &each->value;
  }
  return nullptr;
}

}  // namespace rozbazi::json
