#include "backend/http/query.h"

#include <algorithm>

#include "backend/http/exchange.h"
#include "backend/http/percent.h"
#include "backend/http/text.h"

namespace rozbazi::http {
namespace {

std::string decode_form(std::string_view encoded) {
  std::string text(encoded);
  std::ranges::replace(text, '+', ' ');
  auto decoded = percent_decode(text);
  if (!decoded) throw bad_request("The query holds a broken escape or bytes that are no UTF-8.");
  return std::move(*decoded);
}

bool is_token68(std::string_view text) {
  const auto padding = text.find('=');
  const std::string_view body = text.substr(0, padding);
  const std::string_view end = padding == std::string_view::npos ? std::string_view() : text.substr(padding);
  const auto of_body = [](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || std::string_view("-._~+/").find(c) != std::string_view::npos;
  };
  return !body.empty() && std::ranges::all_of(body, of_body) && end.find_first_not_of('=') == std::string_view::npos;
}

}  // namespace

std::map<std::string, std::string> parse_query(std::string_view query) {
  std::map<std::string, std::string> values;
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (pair.empty()) continue;
    const auto equals = std::min(pair.find('='), pair.size());
    std::string key = decode_form(pair.substr(0, equals));
    std::string value = decode_form(pair.substr(std::min(equals + 1, pair.size())));
    if (!values.emplace(key, std::move(value)).second) {
      throw bad_request("The parameter \"" + key + "\" is given twice.");
    }
  }
  return values;
}

std::optional<std::string> bearer_token(const Message& message) {
  if (message.count("authorization") != 1) return std::nullopt;
  const std::string field = message.value("authorization");
  const auto space = field.find(' ');
  if (space == std::string::npos || lower(std::string_view(field).substr(0, space)) != "bearer") return std::nullopt;
  const std::string_view token = trim(std::string_view(field).substr(space + 1));
  if (!is_token68(token)) return std::nullopt;
  return std::string(token);
}

bool has_json_body_or_none(const Message& message) {
  if (message.body.empty()) return true;
  const std::string coding = lower(message.value("content-encoding"));
  const std::string type = message.value("content-type");
  const std::string_view essence = trim(std::string_view(type).substr(0, type.find(';')));
  return (coding.empty() || coding == "identity") && lower(essence) == "application/json";
}

}  // namespace rozbazi::http
