#include "backend/http/percent.h"

#include "backend/http/utf8.h"
#include "engine/base/hex.h"

namespace rozbazi::http {

std::optional<std::string> percent_decode(std::string_view encoded) {
  std::string text;
  text.reserve(encoded.size());
  for (std::size_t i = 0; i < encoded.size(); ++i) {
    if (encoded[i] != '%') {
      text += encoded[i];
      continue;
    }
    if (encoded.size() - i < 3) return std::nullopt;
    const int high = hex_value(encoded[i + 1]);
    const int low = hex_value(encoded[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    text += static_cast<char>(high * 16 + low);
    i += 2;
  }
  if (text.find('\0') != std::string::npos || !is_utf8(text)) return std::nullopt;
  return text;
}

}  // namespace rozbazi::http
