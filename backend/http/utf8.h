// Whether bytes are well-formed UTF-8 (RFC 3629: shortest form, no surrogates, nothing above U+10FFFF).
#pragma once

#include <string_view>

namespace rozbazi::http {

bool is_utf8(std::string_view bytes);

}  // namespace rozbazi::http
