// The site's files, as they lay in a folder when the server started, held in memory.
//
// They are few and small (a handful of megabytes, compressed forms included), so that holding them makes serving one
// a matter of a look-up, and a path that is not in the table reaches no file, whatever it holds.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "backend/http/reply.h"

namespace rozbazi::http {

class StaticSite {
 public:
  /// Reads the folder; dot files and symbolic links are left out, `NAME.br` and `NAME.gz` beside NAME are its
  /// compressed forms. Throws std::runtime_error where there is no such folder, a file cannot be read, or it all is too
  /// large.
  explicit StaticSite(const std::filesystem::path& folder);

  /// The answer to GET of that path (percent-decoded); `query`, with its question mark or empty, is kept in redirects.
  /// Nothing where there is no such page.
  std::optional<Reply> find(const std::string& path, std::string_view query, const Preferences& preferences) const;
  /// The page that says so in the language of the path; nothing where the site has none.
  std::optional<Reply> not_found_page(const std::string& path, Preferences preferences) const;

 private:
  using Bytes = std::shared_ptr<const std::string>;
  struct File {
    Bytes plain;
    Bytes gzip;    // nullptr where there is none
    Bytes brotli;  // likewise
    std::string tag;
    std::string_view content_type;
    bool immutable = false;
  };
  const File* file(const std::string& path) const;
  static Reply reply(const File& file, const Preferences& preferences);

  std::map<std::string, File, std::less<>> files_;  // by URL path: "/ur/index.html"
};

}  // namespace rozbazi::http
