// The members of a JSON object, each taken once and none left over: what nobody has asked for cannot be checked.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"

namespace rozbazi::audit {

/// The first thing that is wrong is kept; from then on whatever is taken is empty.
class Members {
 public:
  /// `what` names the object in words of fault. The value must outlive this.
  Members(const json::Value& value, std::string what);

  std::string_view string(std::string_view name);
  std::int64_t integer(std::string_view name);
  /// Nullptr only where something is wrong.
  const json::Value* list(std::string_view name);
  const json::Value* object(std::string_view name);
  /// Whether the member is there; it must be true then.
  bool flag(std::string_view name);
  /// For what is compared elsewhere as a whole.
  void pass_by(std::string_view name) { taken_.push_back(name); }

  /// Says that something else is wrong.
  void fail(std::string fault);
  /// What is wrong, a member that was not taken included; empty where nothing is.
  const std::string& finish();

 private:
  const json::Value* take(std::string_view name);

  const json::Value* value_;  // nullptr once something is wrong
  const std::string what_;
  std::vector<std::string_view> taken_;
  std::string fault_;
};

}  // namespace rozbazi::audit
