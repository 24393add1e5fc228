// What visitors are held to limits by (docs/limits.md).
#pragma once

namespace rozbazi::http {

/// What a call is counted as; `replies` are drawn on as a call turns out to need them.
enum class Budget { reads, writes, new_players, guesses, replies };

}  // namespace rozbazi::http
