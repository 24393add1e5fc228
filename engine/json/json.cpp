#include "engine/json/json.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>
#include <vector>

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

/// Hands every event on to the document, and stops at the first that our limits forbid.
class Filter {
 public:
  explicit Filter(Document& document) : document_(document) {}
  const char* fault() const { return fault_; }

  bool Null() { return document_.Null(); }
  bool Bool(bool value) { return document_.Bool(value); }
  bool Int(int value) { return document_.Int(value); }
  bool Uint(unsigned value) { return document_.Uint(value); }
  bool Int64(std::int64_t value) { return document_.Int64(value); }
  bool Uint64(std::uint64_t value) { return document_.Uint64(value); }
  bool Double(double value) { return document_.Double(value); }
  bool RawNumber(const char* data, rapidjson::SizeType size, bool copy) {
    return document_.RawNumber(data, size, copy);
  }
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
    std::vector<std::string_view> keys;
    keys.reserve(value.MemberCount());
    for (const auto& each : value.GetObject()) keys.push_back(text(each.name));
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) return true;
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
  auto generate = [&](Document& document) {
    Filter filter(document);
    result = reader.Parse<rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag>(stream, filter);
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

const Value* member(const Value& object, std::string_view name) {
  for (auto each = object.MemberBegin(); each != object.MemberEnd(); ++each) {
    if (text(each->name) == name) return &each->value;
  }
  return nullptr;
}

}  // namespace rozbazi::json
