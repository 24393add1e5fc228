#include "backend/http/encoding.h"

#include <brotli/encode.h>
#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <new>

#include "backend/http/text.h"

namespace rozbazi::http {
namespace {

constexpr int kBrotliQuality = 4;
constexpr int kGzipLevel = 6;
constexpr int kGzipWindowBits = 15 + 16;  // 16 asks zlib for gzip's frame
constexpr int kGzipMemoryLevel = 8;

/// Whether the parameters of a list's item, `;q=0.5`, give it a weight of zero.
bool refused(std::string_view parameters) {
  const std::string text = lower(parameters);
  const auto weight = text.find("q=");
  return weight != std::string::npos && text.find_first_not_of("0. \t", weight + 2) == std::string::npos;
}

std::string gzip(std::string_view bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipWindowBits, kGzipMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string out(deflateBound(&stream, bytes.size()), '\0');
  // zlib takes what it only reads as a pointer to what it may write.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string brotli(std::string_view bytes) {
  std::size_t size = BrotliEncoderMaxCompressedSize(bytes.size());
  std::string out(size, '\0');
  const auto made = BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.size(),
                                          reinterpret_cast<const std::uint8_t*>(bytes.data()), &size,
                                          reinterpret_cast<std::uint8_t*>(out.data()));
  if (made != BROTLI_TRUE) throw std::bad_alloc();
  out.resize(size);
  return out;
}

}  // namespace

std::string_view name(Encoding encoding) {
  switch (encoding) {
    case Encoding::identity:
      return "";
    case Encoding::gzip:
      return "gzip";
    case Encoding::brotli:
      return "br";
  }
  return "";
}

Encoding best_encoding(std::string_view accept_encoding) {
  for (const Encoding encoding : {Encoding::brotli, Encoding::gzip}) {
    if (accepts(accept_encoding, encoding)) return encoding;
  }
  return Encoding::identity;
}

bool accepts(std::string_view accept_encoding, Encoding encoding) {
  return std::ranges::any_of(list_items(accept_encoding), [&](std::string_view item) {
    const auto semicolon = std::min(item.find(';'), item.size());
    return lower(trim(item.substr(0, semicolon))) == name(encoding) && !refused(item.substr(semicolon));
  });
}

bool is_compressible(std::string_view content_type) {
  return content_type.starts_with("text/") || content_type.starts_with("application/json") ||
         content_type.starts_with("application/problem+json") || content_type.starts_with("application/x-ndjson");
}

std::string encode(std::string_view bytes, Encoding encoding) {
  switch (encoding) {
    case Encoding::identity:
      return std::string(bytes);
    case Encoding::gzip:
      return gzip(bytes);
    case Encoding::brotli:
      return brotli(bytes);
  }
  return std::string(bytes);
}

}  // namespace rozbazi::http
