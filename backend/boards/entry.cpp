#include "backend/boards/entry.h"

#include <limits>
#include <tuple>

#include "backend/boards/cursor_text.h"

namespace rozbazi::boards {
namespace {

constexpr std::string_view kNil = "00000000-0000-0000-0000-000000000000";

constexpr Instant kLastInstant{253'402'300'799'999'999};  // 9999-12-31T23:59:59.999999Z

// Whether a play could stand there: PostgreSQL knows the instant, and the score can be negated.
bool could_be_taken(const Place& place) {
  return place.score > std::numeric_limits<int>::min() && place.finished_at >= Instant{} &&
         place.finished_at <= kLastInstant;
}

}  // namespace

bool comes_before(const Place& a, const Place& b) {
  return std::tuple(b.score, a.finished_at, a.player) < std::tuple(a.score, b.finished_at, b.player);
}

Place before_all() { return {std::numeric_limits<int>::max(), Instant{}, Uuid::parse(kNil).value()}; }

std::string to_cursor(const Place& place) {
  return as_cursor(std::to_string(place.score) + '/' + std::to_string(place.finished_at.microseconds) + '/' +
                   place.player.text());
}

std::optional<Place> read_cursor(std::string_view cursor) {
  const auto bytes = from_base64url(cursor);
  if (!bytes) return std::nullopt;
  std::string_view text = *bytes;
  const auto score = take_number<int>(text);
  const auto finished_at = score ? take_number<std::int64_t>(text) : std::nullopt;
  const auto player = finished_at ? Uuid::parse(text) : std::nullopt;
  if (!player) return std::nullopt;
  Place place{*score, Instant{*finished_at}, *player};
  if (!could_be_taken(place) || to_cursor(place) != cursor) return std::nullopt;  // one text for one place
  return place;
}

}  // namespace rozbazi::boards
