#include "engine/match/options.h"

namespace rozbazi {

std::optional<int> read_integer(const json::Value& value) {
  return value.IsInt() ? std::optional(value.GetInt()) : std::nullopt;
}

Fault read_match_end(const json::Value& value, std::string_view target_key, MatchEnd& into) {
  if (!value.IsObject() || value.MemberCount() != 1) return "options.match is not an object with exactly one key";
  const auto& only = *value.MemberBegin();
  const std::string_view key = json::text(only.name);
  const std::optional<int> count = read_integer(only.value);
  if (key == "deals") {
    if (!count || *count < 1 || *count > 100) return "options.match.deals is not an integer from 1 to 100";
    into = {MatchEnd::By::deals, *count};
    return std::nullopt;
  }
  if (!target_key.empty() && key == target_key) {
    if (!count) return "options.match." + std::string(key) + " is not an integer";
    into = {MatchEnd::By::target, *count};
    return std::nullopt;
  }
  return "options.match has an unknown key";
}

Fault read_members(const json::Value* object, std::string_view target_key, MatchEnd& match, ReadOption read,
                   void* into) {
  if (object == nullptr) return std::nullopt;
  if (!object->IsObject()) return "options is not an object";
  for (const auto& each : object->GetObject()) {
    const std::string_view name = json::text(each.name);
    Fault fault = name == "match" ? read_match_end(each.value, target_key, match) : read(name, each.value, into);
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace rozbazi
