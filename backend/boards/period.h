// The names of periods (docs/api.md, Boards).
#pragma once

#include <string_view>

namespace rozbazi::boards {

/// Whether `text` has the form of a period's name: 2026-W48, 2026-11 or all-time.
bool names_period(std::string_view text);

}  // namespace rozbazi::boards
