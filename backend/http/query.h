// Targets, queries and the fields that handlers are given instead of headers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "backend/http/wire/message.h"

namespace rozbazi::http {

/// A query, without its question mark, as forms send it. Throws bad_request where an escape is broken, a text is no
/// UTF-8, or a key comes twice.
std::map<std::string, std::string> parse_query(std::string_view query);

/// The token of the one `Authorization: Bearer` field, where there is one and it is well-formed (RFC 6750, 2.1).
std::optional<std::string> bearer_token(const Message& message);

/// Whether the body, if there is one, is declared as JSON and not compressed.
bool has_json_body_or_none(const Message& message);

}  // namespace rozbazi::http
