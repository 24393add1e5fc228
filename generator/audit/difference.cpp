#include "generator/audit/difference.h"

namespace rozbazi::audit {
namespace {

// Of two values of one type that hold no others.
bool alike(const json::Value& a, const json::Value& b) {
  if (a.IsString()) return json::text(a) == json::text(b);
  if (a.IsInt64()) return b.IsInt64() && a.GetInt64() == b.GetInt64();
  return !a.IsNumber();
}

}  // namespace

std::optional<std::string> difference(const json::Value& expected, const json::Value& given, const std::string& path) {
  if (expected.GetType() != given.GetType()) return path;
  if (expected.IsObject()) {
    for (const auto& member : expected.GetObject()) {
      const std::string name = (path.empty() ? "" : path + '.') + std::string(json::text(member.name));
      const json::Value* other = json::member(given, json::text(member.name));
      if (other == nullptr) return name;
      if (auto place = difference(member.value, *other, name)) return place;
    }
    if (expected.MemberCount() != given.MemberCount()) return path;
    return std::nullopt;
  }
  if (expected.IsArray()) {
    if (expected.Size() != given.Size()) return path;
    for (rapidjson::SizeType i = 0; i < expected.Size(); ++i) {
      if (auto place = difference(expected[i], given[i], path + '[' + std::to_string(i) + ']')) return place;
    }
    return std::nullopt;
  }
  if (alike(expected, given)) return std::nullopt;
  return path;
}

}  // namespace rozbazi::audit
