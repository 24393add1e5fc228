#include "backend/http/wire/message.h"

#include <algorithm>

namespace rozbazi::http {

int Message::count(std::string_view name) const {
  return static_cast<int>(std::ranges::count(fields, name, &Field::name));
}

std::string Message::value(std::string_view name) const {
  std::string joined;
  bool first = true;
  for (const Field& field : fields) {
    if (field.name != name) continue;
    if (!first) joined += ", ";
    joined += field.value;
    first = false;
  }
  return joined;
}

}  // namespace rozbazi::http
