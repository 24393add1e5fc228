#include "backend/boards/total.h"

#include <limits>
#include <tuple>

#include "backend/boards/cursor_text.h"

namespace rozbazi::boards {
namespace {

constexpr std::string_view kNil = "00000000-0000-0000-0000-000000000000";
constexpr std::int64_t kMostTenths = std::numeric_limits<std::int32_t>::max();

}  // namespace

bool comes_before(const TotalPlace& a, const TotalPlace& b) {
  return std::tuple(b.sum, a.player) < std::tuple(a.sum, b.player);
}

TotalPlace before_all_totals() { return {{kMostTenths}, Uuid::parse(kNil).value()}; }

std::string to_cursor(const TotalCursor& cursor) {
  return as_cursor(cursor.up_to.text() + '/' + std::to_string(cursor.place.sum.count) + '/' +
                   cursor.place.player.text());
}

std::optional<TotalCursor> read_total_cursor(std::string_view cursor) {
  const auto bytes = from_base64url(cursor);
  if (!bytes) return std::nullopt;
  std::string_view text = *bytes;
  const auto day = take_part(text);
  const auto up_to = day ? Date::parse(*day) : std::nullopt;
  const auto tenths = up_to ? take_number<std::int64_t>(text) : std::nullopt;
  const auto player = tenths ? Uuid::parse(text) : std::nullopt;
  if (!player || *tenths < 0 || *tenths > kMostTenths) return std::nullopt;
  TotalCursor read{*up_to, {{*tenths}, *player}};
  if (to_cursor(read) != cursor) return std::nullopt;  // one text for one place
  return read;
}

}  // namespace rozbazi::boards
