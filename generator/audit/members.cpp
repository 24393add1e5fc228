#include "generator/audit/members.h"

#include <algorithm>

namespace rozbazi::audit {

Members::Members(const json::Value& value, std::string what) : value_(&value), what_(std::move(what)) {
  if (!value.IsObject()) fail(what_ + " is no JSON object");
}

std::string_view Members::string(std::string_view name) {
  const json::Value* value = take(name);
  if (value == nullptr) return {};
  if (value->IsString()) return json::text(*value);
  fail("`" + std::string(name) + "` of " + what_ + " is no string");
  return {};
}

std::int64_t Members::integer(std::string_view name) {
  const json::Value* value = take(name);
  if (value == nullptr) return 0;
  if (value->IsInt64()) return value->GetInt64();
  fail("`" + std::string(name) + "` of " + what_ + " is no whole number");
  return 0;
}

const json::Value* Members::list(std::string_view name) {
  const json::Value* value = take(name);
  if (value == nullptr || value->IsArray()) return value;
  fail("`" + std::string(name) + "` of " + what_ + " is no list");
  return nullptr;
}

const json::Value* Members::object(std::string_view name) {
  const json::Value* value = take(name);
  if (value == nullptr || value->IsObject()) return value;
  fail("`" + std::string(name) + "` of " + what_ + " is no object");
  return nullptr;
}

bool Members::flag(std::string_view name) {
  if (value_ == nullptr || json::member(*value_, name) == nullptr) return false;
  if (!take(name)->IsTrue()) fail("`" + std::string(name) + "` of " + what_ + " is there and not true");
  return true;
}

void Members::fail(std::string fault) {
  if (fault_.empty()) fault_ = std::move(fault);
  value_ = nullptr;
}

const std::string& Members::finish() {
  if (value_ == nullptr) return fault_;
  for (const auto& member : value_->GetObject()) {
    const std::string_view name = json::text(member.name);
    if (std::find(taken_.begin(), taken_.end(), name) != taken_.end()) continue;
    fail(what_ + " has a member `" + std::string(name) + "` that this program does not know");
    break;
  }
  return fault_;
}

const json::Value* Members::take(std::string_view name) {
  if (value_ == nullptr) return nullptr;
  taken_.push_back(name);
  const json::Value* value = json::member(*value_, name);
  if (value == nullptr) fail(what_ + " has no `" + std::string(name) + "`");
  return value;
}

}  // namespace rozbazi::audit
