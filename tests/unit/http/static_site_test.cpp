#include "backend/http/static_site.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>

namespace rozbazi::http {
namespace {

namespace fs = std::filesystem;

/// A folder that is gone at the end of the test.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("rozbazi-site-" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  Folder& with(const std::string& file, const std::string& content) {
    fs::create_directories((path_ / file).parent_path());
    std::ofstream(path_ / file, std::ios::binary) << content;
    return *this;
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string header(const Reply& reply, std::string_view name) {
  for (const auto& [field, value] : reply.headers) {
    if (field == name) return value;
  }
  return "";
}

TEST_CASE("Files are served under their paths with their types, folders by their index") {
  Folder folder;
  folder.with("index.html", "root").with("ur/index.html", "today").with("assets/engine.1a2b.wasm", "wasm");
  folder.with("assets/naskh.3c4d.woff2", "font").with("assets/app.js", "js").with("assets/odd.xyz", "odd");
  const StaticSite site(folder.path());
  CHECK(*site.find("/", "", {})->body == "root");
  CHECK(*site.find("/ur/", "", {})->body == "today");
  CHECK(*site.find("/ur/index.html", "", {})->body == "today");
  CHECK(header(*site.find("/", "", {}), "Content-Type") == "text/html; charset=utf-8");
  CHECK(header(*site.find("/assets/engine.1a2b.wasm", "", {}), "Content-Type") == "application/wasm");
  CHECK(header(*site.find("/assets/naskh.3c4d.woff2", "", {}), "Content-Type") == "font/woff2");
  CHECK(header(*site.find("/assets/app.js", "", {}), "Content-Type") == "text/javascript; charset=utf-8");
  CHECK(header(*site.find("/assets/odd.xyz", "", {}), "Content-Type") == "application/octet-stream");
}

TEST_CASE("A folder without its slash is redirected to, the query kept") {
  Folder folder;
  folder.with("ur/board/index.html", "board");
  const StaticSite site(folder.path());
  const auto reply = site.find("/ur/board", "?table=belote", {});
  CHECK(reply->status == 308);
  CHECK(header(*reply, "Location") == "/ur/board/?table=belote");
}

TEST_CASE("Precompressed neighbours are served to whom takes them, and under no path of their own") {
  Folder folder;
  folder.with("a.css", "plain").with("a.css.br", "brotli").with("a.css.gz", "gzip").with("b.tar.gz", "archive");
  const StaticSite site(folder.path());
  const auto as = [&](const std::string& accepted) { return *site.find("/a.css", "", {.accept_encoding = accepted}); };
  CHECK(*as("").body == "plain");
  CHECK(*as("gzip").body == "gzip");
  CHECK(header(as("gzip"), "Content-Encoding") == "gzip");
  CHECK(*as("gzip, br").body == "brotli");
  CHECK(header(as("br"), "Content-Type") == "text/css; charset=utf-8");
  CHECK(header(as(""), "Vary") == "Accept-Encoding");
  CHECK(!site.find("/a.css.br", "", {}));
  CHECK(site.find("/b.tar.gz", "", {}));
}

TEST_CASE("Hashed assets are kept for a year, everything else is asked for again by its validator") {
  Folder folder;
  folder.with("assets/app.1a2b.js", "js").with("index.html", "root");
  const StaticSite site(folder.path());
  CHECK(header(*site.find("/assets/app.1a2b.js", "", {}), "Cache-Control") == "public, max-age=31536000, immutable");
  const Reply page = *site.find("/", "", {});
  CHECK(header(page, "Cache-Control") == "no-cache");
  CHECK(site.find("/", "", {.if_none_match = header(page, "ETag")})->status == 304);
  CHECK(site.find("/", "", {.if_none_match = "\"other\""})->status == 200);
}

TEST_CASE("No path leads out of the folder, to dot files, or through links") {
  Folder folder;
  folder.with("index.html", "root").with(".secret", "s").with(".git/config", "s").with("ur/.hidden/x.html", "s");
  fs::create_symlink("/etc/passwd", folder.path() / "passwd");
  fs::create_directory_symlink("/etc", folder.path() / "etc");
  const StaticSite site(folder.path());
  for (const std::string path :
       {"/../etc/passwd", "/ur/../index.html", "//index.html", "/./index.html", "/.secret", "/.git/config",
        "/ur/.hidden/x.html", "/passwd", "/etc/passwd", "/index.html/", "/ur", "index.html", "\\index.html"}) {
    INFO(path);
    CHECK(!site.find(path, "", {}));
  }
}

TEST_CASE("A page that is not there is answered in the language of its path") {
  Folder folder;
  folder.with("ur/404.html", "urdu").with("en/404.html", "english").with("index.html", "root");
  const StaticSite site(folder.path());
  CHECK(*site.not_found_page("/en/nowhere/", {})->body == "english");
  CHECK(*site.not_found_page("/ur/nowhere", {})->body == "urdu");
  CHECK(*site.not_found_page("/nowhere", {})->body == "urdu");
  CHECK(site.not_found_page("/en/nowhere", {})->status == 404);
  CHECK(site.not_found_page("/en/nowhere", {.if_none_match = "*"})->status == 404);
  Folder without;
  without.with("index.html", "root");
  CHECK(!StaticSite(without.path()).not_found_page("/en/nowhere", {}));
}

TEST_CASE("A page may load only what is the site's own, and no inline code") {
  Folder folder;
  folder.with("index.html", "root");
  const Reply page = *StaticSite(folder.path()).find("/", "", {});
  CHECK(page.content_policy.find("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'") == 0);
  CHECK(page.content_policy.find("unsafe-inline") == std::string_view::npos);
}

TEST_CASE("A site that is not there is refused at the start") {
  CHECK_THROWS_WITH(StaticSite("/nonexistent/site"), Catch::Contains("/nonexistent/site"));
}

}  // namespace
}  // namespace rozbazi::http
