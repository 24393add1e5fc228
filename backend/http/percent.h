// Percent-encoding of URLs (RFC 3986, 2.1).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rozbazi::http {

/// The text behind `encoded`; nothing where an escape is broken, or what comes out holds a NUL or is not
/// UTF-8.
std::optional<std::string> percent_decode(std::string_view encoded);

}  // namespace rozbazi::http
