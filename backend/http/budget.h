// What visitors are held to limits by (docs/limits.md).
#pragma once

namespace rozbazi::http {

/// What a request is counted as; `replies` are drawn on as a call turns out to need them.
enum class Budget { reads, writes, new_players, guesses, replies, files, rooms };

}  // namespace rozbazi::http
