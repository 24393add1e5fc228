// Small operations on the ASCII text of header fields.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rozbazi::http {

/// ASCII letters in lower case, everything else as it is.
std::string lower(std::string_view text);
/// Without spaces and tabs at both ends.
std::string_view trim(std::string_view text);
/// Whether a control character other than a tab is in it.
bool has_control(std::string_view text);
/// The items of a comma-separated list, trimmed, empty ones left out; they point into `list`.
std::vector<std::string_view> list_items(std::string_view list);

}  // namespace rozbazi::http
