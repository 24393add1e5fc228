// Where two JSON values differ.
#pragma once

#include <optional>
#include <string>

#include "engine/json/json.h"

namespace rozbazi::audit {

/// The place of the first difference, as `tables[3].dealer`; `path` is where the two stand. Nothing where they are
/// alike; the order of an object's members makes no difference.
std::optional<std::string> difference(const json::Value& expected, const json::Value& given, const std::string& path);

}  // namespace rozbazi::audit
