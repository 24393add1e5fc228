#include "backend/http/static_site.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "backend/http/encoding.h"

namespace rozbazi::http {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = 256 * 1024 * 1024;
constexpr std::string_view kImmutableFolder = "/assets/";
constexpr std::string_view kIndex = "index.html";

constexpr std::string_view kPagePolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

std::string_view content_type_of(const fs::path& file) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kTypes = {{
      {".avif", "image/avif"},
      {".css", "text/css; charset=utf-8"},
      {".html", "text/html; charset=utf-8"},
      {".ico", "image/x-icon"},
      {".jpg", "image/jpeg"},
      {".js", "text/javascript; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".pdf", "application/pdf"},
      {".png", "image/png"},
      {".svg", "image/svg+xml"},
      {".txt", "text/plain; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".webmanifest", "application/manifest+json"},
      {".webp", "image/webp"},
      {".woff2", "font/woff2"},
      {".xml", "application/xml"},
  }};
  const std::string extension = file.extension().string();
  const auto* found = std::ranges::find(kTypes, extension, &std::pair<std::string_view, std::string_view>::first);
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) throw std::runtime_error("cannot read the site's file " + path.string());
  return bytes;
}

bool is_hidden(const fs::path& relative) {
  return std::ranges::any_of(relative, [](const fs::path& part) { return part.string().starts_with('.'); });
}

Reply redirect_to_folder(const std::string& path, std::string_view query) {
  // Only a path that is a folder of the site comes here; what in it is no ASCII is sent percent-encoded.
  std::string location;
  for (const char c : path) {
    const bool plain = c > ' ' && c < '\x7f' && c != '%' && c != '"' && c != '?' && c != '#';
    if (plain) {
      location += c;
    } else {
      static constexpr std::string_view kHex = "0123456789ABCDEF";
      const auto byte = static_cast<unsigned char>(c);
      location += '%';
      location += kHex[byte >> 4];
      location += kHex[byte & 15];
    }
  }
  return {.status = 308,
          .headers = {{"Location", location + '/' + std::string(query)}, {"Cache-Control", "no-cache"}},
          .body = std::make_shared<const std::string>()};
}

}  // namespace

StaticSite::StaticSite(const fs::path& folder) {
  if (!fs::is_directory(folder)) throw std::runtime_error("the site's folder is not there: " + folder.string());
  std::map<std::string, Bytes, std::less<>> bytes;
  std::size_t total = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const fs::path relative = entry.path().lexically_relative(folder);
    if (entry.is_symlink() || !entry.is_regular_file() || is_hidden(relative)) continue;
    auto content = std::make_shared<const std::string>(read_file(entry.path()));
    total += content->size();
    if (total > kMostBytes) throw std::runtime_error("the site's files are larger than 256 MiB: " + folder.string());
    bytes.emplace('/' + relative.generic_string(), std::move(content));
  }
  const auto beside = [&](const std::string& path) -> Bytes {
    const auto found = bytes.find(path);
    return found == bytes.end() ? nullptr : found->second;
  };
  for (const auto& [path, content] : bytes) {
    const bool compressed = path.ends_with(".br") || path.ends_with(".gz");
    if (compressed && bytes.contains(path.substr(0, path.size() - 3))) continue;
    files_.emplace(path, File{.plain = content,
                              .gzip = beside(path + ".gz"),
                              .brotli = beside(path + ".br"),
                              .tag = entity_tag(*content),
                              .content_type = content_type_of(path),
                              .immutable = path.starts_with(kImmutableFolder)});
  }
}

const StaticSite::File* StaticSite::file(const std::string& path) const {
  const auto found = files_.find(path.ends_with('/') ? path + std::string(kIndex) : path);
  return found == files_.end() ? nullptr : &found->second;
}

Reply StaticSite::reply(const File& file, const Preferences& preferences) {
  Reply reply;
  reply.content_policy = kPagePolicy;
  reply.headers = {{"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"},
                   {"ETag", file.tag}};
  if (file.gzip || file.brotli) reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (names_tag(preferences.if_none_match, file.tag)) {
    reply.status = 304;
    return reply;
  }
  reply.headers.emplace_back("Content-Type", file.content_type);
  const Encoding encoding = best_encoding(preferences.accept_encoding);
  reply.body = file.plain;
  if (encoding == Encoding::brotli && file.brotli) {
    reply.body = file.brotli;
    reply.headers.emplace_back("Content-Encoding", name(Encoding::brotli));
  } else if (encoding != Encoding::identity && file.gzip) {
    reply.body = file.gzip;
    reply.headers.emplace_back("Content-Encoding", name(Encoding::gzip));
  }
  reply.body_sent = !preferences.head;
  return reply;
}

std::optional<Reply> StaticSite::find(const std::string& path, std::string_view query,
                                      const Preferences& preferences) const {
  if (const File* found = file(path)) return reply(*found, preferences);
  if (!path.ends_with('/') && file(path + '/') != nullptr) return redirect_to_folder(path, query);
  return std::nullopt;
}

std::optional<Reply> StaticSite::not_found_page(const std::string& path, Preferences preferences) const {
  const std::string language = path.substr(0, path.find('/', 1));
  for (const std::string& page : {language + "/404.html", std::string("/404.html"), std::string("/ur/404.html")}) {
    const File* found = file(page);
    if (found == nullptr) continue;
    preferences.if_none_match.clear();
    Reply page_reply = reply(*found, preferences);
    page_reply.status = 404;
    return page_reply;
  }
  return std::nullopt;
}

}  // namespace rozbazi::http
