// A part of a board, and how one is cut out of entries that are all at hand.
#pragma once

#include <algorithm>
#include <vector>

#include "backend/boards/at_score.h"
#include "backend/boards/entry.h"

namespace rozbazi::boards {

template <typename Entry>
struct Page {
  std::int64_t players = 0;  // on the whole board, or of the group those on it
  /// Of the same, the best score first, where they stand at few scores; else empty.
  std::vector<AtScore> scores = {};
  std::vector<Entry> entries = {};
};

/// Leaves of a whole board up to `limit` entries after that place.
template <typename Entry>
Page<Entry> cut_after(Page<Entry> board, const decltype(Entry::place)& place, int limit) {
  std::erase_if(board.entries, [&](const Entry& entry) { return !comes_before(place, entry.place); });
  const auto kept = std::min(board.entries.size(), static_cast<std::size_t>(limit));
  board.entries.erase(board.entries.begin() + static_cast<std::ptrdiff_t>(kept), board.entries.end());
  return board;
}

/// Leaves of a whole board that player's entry with up to `span` on each side; nothing where the player is not on it.
template <typename Entry>
Page<Entry> cut_around(Page<Entry> board, const Uuid& player, int span) {
  auto& entries = board.entries;
  const auto own = std::ranges::find(entries, player, [](const Entry& entry) { return entry.place.player; });
  if (own == entries.end()) return {};
  entries.erase(own + 1 + std::min<std::ptrdiff_t>(span, entries.end() - own - 1), entries.end());
  entries.erase(entries.begin(), own - std::min<std::ptrdiff_t>(span, own - entries.begin()));
  return board;
}

}  // namespace rozbazi::boards
