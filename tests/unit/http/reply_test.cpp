#include "backend/http/reply.h"

#include <brotli/decode.h>
#include <zlib.h>

#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "backend/http/encoding.h"

namespace rozbazi::http {
namespace {

std::string header(const Reply& reply, std::string_view name) {
  for (const auto& [field, value] : reply.headers) {
    if (field == name) return value;
  }
  return "";
}

std::string gunzip(const std::string& bytes) {
  std::string out(1 << 20, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 15 + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  REQUIRE(inflate(&stream, Z_FINISH) == Z_STREAM_END);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

std::string unbrotli(const std::string& bytes) {
  std::string out(1 << 20, '\0');
  std::size_t size = out.size();
  REQUIRE(BrotliDecoderDecompress(bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()), &size,
                                  reinterpret_cast<std::uint8_t*>(out.data())) == BROTLI_DECODER_RESULT_SUCCESS);
  out.resize(size);
  return out;
}

const std::string kLong = "{\"a\":\"" + std::string(5000, 'x') + "\"}";

TEST_CASE("The best coding is the best that is not refused") {
  CHECK(best_encoding("") == Encoding::identity);
  CHECK(best_encoding("gzip, deflate, br") == Encoding::brotli);
  CHECK(best_encoding("gzip;q=1.0, br;q=0.5") == Encoding::brotli);
  CHECK(best_encoding("GZip") == Encoding::gzip);
  CHECK(best_encoding("br;q=0, gzip") == Encoding::gzip);
  CHECK(best_encoding("br;q=0.000, gzip; q=0") == Encoding::identity);
  CHECK(best_encoding("deflate, *") == Encoding::identity);
}

TEST_CASE("A long answer is compressed for whom takes it, and says on what that depends") {
  const Reply plain = make_reply({.body = kLong}, {});
  CHECK(*plain.body == kLong);
  CHECK(header(plain, "Content-Encoding").empty());
  CHECK(header(plain, "Vary") == "Accept-Encoding");

  const Reply gzip = make_reply({.body = kLong}, {.accept_encoding = "gzip"});
  CHECK(header(gzip, "Content-Encoding") == "gzip");
  CHECK(gzip.body->size() < 200);
  CHECK(gunzip(*gzip.body) == kLong);

  const Reply brotli = make_reply({.body = kLong}, {.accept_encoding = "br"});
  CHECK(header(brotli, "Content-Encoding") == "br");
  CHECK(unbrotli(*brotli.body) == kLong);
}

TEST_CASE("A short answer and one that is compressed already are left alone") {
  CHECK(header(make_reply({.body = "{}"}, {.accept_encoding = "br"}), "Content-Encoding").empty());
  CHECK(header(make_reply({.body = kLong, .content_type = "font/woff2"}, {.accept_encoding = "br"}), "Content-Encoding")
            .empty());
}

TEST_CASE("Each kind of caching has its words") {
  const auto cache = [](Cache kind) { return header(make_reply({.body = "{}", .cache = kind}, {}), "Cache-Control"); };
  CHECK(cache(Cache::no_store) == "no-store");
  CHECK(cache(Cache::private_revalidate) == "private, no-cache");
  CHECK(cache(Cache::public_revalidate) == "public, no-cache");
  CHECK(cache(Cache::public_300) == "public, max-age=300");
}

TEST_CASE("A client that has the answer already is told so without a body") {
  const Reply first = make_reply({.body = kLong, .cache = Cache::private_revalidate}, {});
  const std::string tag = header(first, "ETag");
  REQUIRE(!tag.empty());
  const Reply second =
      make_reply({.body = kLong, .cache = Cache::private_revalidate}, {.accept_encoding = "br", .if_none_match = tag});
  CHECK(second.status == 304);
  CHECK(second.body == nullptr);
  CHECK(header(second, "ETag") == tag);
  CHECK(make_reply({.body = "{}", .cache = Cache::private_revalidate}, {.if_none_match = tag}).status == 200);
}

TEST_CASE("What must not be kept has no validator, and neither has a refusal") {
  CHECK(header(make_reply({.body = "{}"}, {}), "ETag").empty());
  CHECK(header(make_reply({.status = 404, .body = "{}", .cache = Cache::public_300}, {}), "ETag").empty());
}

TEST_CASE("Validators are compared weakly, in lists, and * is every one") {
  CHECK(names_tag("W/\"a\"", "W/\"a\""));
  CHECK(names_tag("\"a\"", "W/\"a\""));
  CHECK(names_tag("\"b\", W/\"a\"", "W/\"a\""));
  CHECK(names_tag("*", "W/\"a\""));
  CHECK(!names_tag("", "W/\"a\""));
  CHECK(!names_tag("\"b\"", "W/\"a\""));
}

TEST_CASE("HEAD tells the length of the body that GET would send, and sends none") {
  const Outgoing out = write_reply(make_reply({.body = "{\"a\":1}"}, {.head = true}), {}, {0}, true);
  CHECK(out.head.find("\r\nContent-Length: 7\r\n") != std::string::npos);
  CHECK(out.body == nullptr);
}

TEST_CASE("Every answer carries what keeps browsers from guessing, embedding and telling") {
  const Outgoing out = write_reply(make_reply({.body = "{}"}, {}), {}, {784'111'777'000'000}, false);
  CHECK(out.head.starts_with("HTTP/1.1 200 OK\r\n"));
  CHECK(out.head.ends_with("\r\n\r\n"));
  for (const std::string field :
       {"Date: Sun, 06 Nov 1994 08:49:37 GMT", "Connection: close", "X-Content-Type-Options: nosniff",
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        "Referrer-Policy: strict-origin-when-cross-origin"}) {
    INFO(field);
    CHECK(out.head.find("\r\n" + field + "\r\n") != std::string::npos);
  }
  CHECK(out.head.find("Strict-Transport-Security") == std::string::npos);
  CHECK(write_reply(make_reply({}, {}), {.behind_tls = true}, {0}, true).head.find("Strict-Transport-Security") !=
        std::string::npos);
}

/// "plain" or "gzip", whichever is asked for.
class TwoForms : public LargeBody {
 public:
  std::string_view name() const override { return "two forms"; }
  std::uint64_t size(bool gzip) const override { return gzip ? 4 : 5; }
  std::shared_ptr<Pieces> open(bool gzip) const override {
    struct Once : Pieces {
      explicit Once(std::string what) : text(std::move(what)) {}
      std::string next() override { return std::exchange(text, ""); }
      std::string text;
    };
    return std::make_shared<Once>(gzip ? "gzip" : "plain");
  }
};

TEST_CASE("A large body is sent in the form that the client takes, with its length and its tag") {
  const Answer answer{.cache = Cache::public_300, .large = std::make_shared<TwoForms>()};
  const Reply plain = make_reply(answer, {.accept_encoding = "br"});
  CHECK(header(plain, "Content-Encoding").empty());
  CHECK(header(plain, "Vary") == "Accept-Encoding");
  const Outgoing sent = write_reply(plain, {}, {}, true);
  CHECK(sent.head.find("Content-Length: 5\r\n") != std::string::npos);
  CHECK(sent.pieces->next() == "plain");

  const Reply gzip = make_reply(answer, {.accept_encoding = "br, gzip"});
  CHECK(header(gzip, "Content-Encoding") == "gzip");
  CHECK(header(gzip, "ETag") == entity_tag("two forms"));
  CHECK(header(gzip, "ETag") == header(plain, "ETag"));
  CHECK(write_reply(gzip, {}, {}, true).pieces->next() == "gzip");

  const Outgoing head = write_reply(make_reply(answer, {.head = true}), {}, {}, true);
  CHECK(head.head.find("Content-Length: 5\r\n") != std::string::npos);
  CHECK(head.pieces == nullptr);
  CHECK(make_reply(answer, {.if_none_match = entity_tag("two forms")}).status == 304);
}

}  // namespace
}  // namespace rozbazi::http
