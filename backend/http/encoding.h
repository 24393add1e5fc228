// Content codings: which one a client is sent, and making it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rozbazi::http {

enum class Encoding { identity, gzip, brotli };

/// The name in Content-Encoding; empty for identity.
std::string_view name(Encoding encoding);

/// The best coding that a field Accept-Encoding allows: brotli before gzip before none, whatever their weights, as
/// long as they are not 0.
Encoding best_encoding(std::string_view accept_encoding);

/// Whether a field Accept-Encoding allows that coding, which is not identity.
bool accepts(std::string_view accept_encoding, Encoding encoding);

/// Whether bytes of that media type get smaller by compression.
bool is_compressible(std::string_view content_type);

/// The bytes in that coding, at a speed fit for answers made on the fly.
std::string encode(std::string_view bytes, Encoding encoding);

}  // namespace rozbazi::http
