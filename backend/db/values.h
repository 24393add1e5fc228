// How our values travel to PostgreSQL as statement parameters, and how they are read back from its rows.
#pragma once

#include <concepts>
#include <cstdint>
#include <pqxx/result>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/base/bytes.h"
#include "backend/base/uuid.h"
#include "backend/clock.h"
#include "generator/date.h"

namespace rozbazi::db {

template <std::integral T>
T parameter(T value) {
  return value;
}
inline std::string parameter(std::string_view value) { return std::string(value); }
inline std::string parameter(Date value) { return value.text(); }
inline std::string parameter(Instant value) { return to_rfc3339(value); }
inline std::string parameter(const Uuid& value) { return value.text(); }
inline std::string parameter(const Sha256& value) { return "\\x" + to_hex(value); }

/// An array literal: `{"a","b"}`, each element quoted and escaped, so that no element can be read as two, as NULL or as
/// a nested array. To be cast where it is used: `$1::text[]`.
std::string array_literal(std::span<const std::string> elements);
/// The same for anything that has a parameter() above.
template <typename T>
std::string parameter(const std::vector<T>& values) {
  std::vector<std::string> elements;
  elements.reserve(values.size());
  for (const T& value : values) {
    if constexpr (std::integral<T>) {
      elements.push_back(std::to_string(value));
    } else {
      elements.push_back(parameter(value));
    }
  }
  return array_literal(elements);
}

/// SQL that turns a timestamptz into what `instant` reads: microseconds since the epoch.
#define ROZBAZI_MICROSECONDS(column) "(extract(epoch from " column ") * 1000000)::bigint"
Instant instant(const pqxx::field& field);
Date date(const pqxx::field& field);
Uuid uuid(const pqxx::field& field);
/// A bytea of 32 bytes.
Sha256 digest(const pqxx::field& field);

}  // namespace rozbazi::db
