#include "backend/db/values.h"

#include <algorithm>
#include <pqxx/binarystring>
#include <stdexcept>

namespace rozbazi::db {

std::string array_literal(std::span<const std::string> elements) {
  std::string literal = "{";
  for (const std::string& element : elements) {
    if (literal.size() > 1) literal += ',';
    literal += '"';
    for (const char character : element) {
      if (character == '"' || character == '\\') literal += '\\';
      literal += character;
    }
    literal += '"';
  }
  return literal += '}';
}

Instant instant(const pqxx::field& field) { return Instant{field.as<std::int64_t>()}; }

Date date(const pqxx::field& field) {
  if (const auto date = Date::parse(field.c_str())) return *date;
  throw std::runtime_error("the database holds a date that is none");
}

Uuid uuid(const pqxx::field& field) {
  if (const auto uuid = Uuid::parse(field.c_str())) return *uuid;
  throw std::runtime_error("the database holds a UUID that is none");
}

Sha256 digest(const pqxx::field& field) {
  const pqxx::binarystring bytes(field);
  Sha256 digest;
  if (bytes.size() != digest.size()) throw std::runtime_error("the database holds a digest that is none");
  std::copy(bytes.begin(), bytes.end(), digest.begin());
  return digest;
}

}  // namespace rozbazi::db
