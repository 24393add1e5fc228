#include "backend/plays/play_id.h"

#include "backend/base/bytes.h"

namespace rozbazi::plays {
namespace {

constexpr std::size_t kDateBytes = 4;           // days since 1970-01-01, big-endian
constexpr std::uint32_t kMostDays = 2'932'896;  // 9999-12-31

void write_date(Date date, Uuid::Bytes& bytes) {
  auto days = static_cast<std::uint32_t>(date.days_since_epoch());
  for (std::size_t place = kDateBytes; place-- > 0; days >>= 8) bytes[place] = static_cast<std::uint8_t>(days);
}

}  // namespace

Uuid new_play_id(Date date) {
  Uuid::Bytes bytes;
  fill_random(bytes);
  write_date(date, bytes);
  return Uuid::custom(bytes);
}

std::pair<Uuid, Uuid> play_ids_of(Date date) {
  Uuid::Bytes first;
  Uuid::Bytes last;
  first.fill(0);
  last.fill(0xff);
  write_date(date, first);
  write_date(date, last);
  return {Uuid::custom(first), Uuid::custom(last)};
}

std::optional<Date> date_in(const Uuid& play) {
  std::uint32_t days = 0;
  for (std::size_t place = 0; place < kDateBytes; ++place) days = days << 8 | play.bytes()[place];
  if (days > kMostDays) return std::nullopt;
  return Date::from_days(static_cast<int>(days));
}

}  // namespace rozbazi::plays
