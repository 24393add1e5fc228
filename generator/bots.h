// The computer players of the daily tables.
#pragma once

#include <string_view>

namespace rozbazi {

/// Goes up by one with every change after which a computer player may choose otherwise at any point of any match. A day
/// is played to its end with the version it opened with, and every stored play names its own.
inline constexpr int kBotsVersion = 1;
/// The level that plays at every daily table.
inline constexpr std::string_view kBotsLevel = "normal";

}  // namespace rozbazi
