// The words of HTTP's status codes (RFC 9110, 15).
#pragma once

#include <string_view>

namespace rozbazi::http {

/// The reason phrase of a status that the server uses; "Unknown" for any other.
std::string_view status_text(int status);

}  // namespace rozbazi::http
