#include "backend/record/spool.h"

#include <catch2/catch.hpp>
#include <cstdlib>

namespace rozbazi::record {
namespace {

std::string read_all(http::Pieces& pieces) {
  std::string text;
  for (std::string piece = pieces.next(); !piece.empty(); piece = pieces.next()) text += piece;
  return text;
}

std::string gunzip(const std::string& file) {
  std::string text(1 << 22, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 15 + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(file.data()));
  stream.avail_in = static_cast<uInt>(file.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  REQUIRE(inflate(&stream, Z_FINISH) == Z_STREAM_END);  // the sums at the end fit too
  REQUIRE(stream.avail_in == 0);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

std::string long_text() {
  std::string text;
  unsigned state = 1;
  while (text.size() < 1'000'000) {
    state = state * 1664525 + 1013904223;
    text += std::to_string(state) + '\n';
  }
  return text;
}

TEST_CASE("A spooled body is read as it was put together, plain and with gzip, by several at once") {
  for (const std::string& rest : {std::string(), std::string("short\n"), long_text()}) {
    const auto body = std::make_shared<SpooledBody>();
    for (std::size_t at = 0; at < rest.size(); at += 10'000) body->add(std::string_view(rest).substr(at, 10'000));
    body->finish("front\n");
    const std::string whole = "front\n" + rest;
    CHECK(body->name() == "front\n");

    const auto plain = body->open(false);
    const auto other = body->open(false);
    CHECK(other->next() == "front\n");
    const std::string text = read_all(*plain);
    CHECK((text == whole));
    CHECK(body->size(false) == whole.size());
    CHECK(("front\n" + read_all(*other) == whole));

    const std::string gzip = read_all(*body->open(true));
    CHECK(body->size(true) == gzip.size());
    CHECK((gunzip(gzip) == whole));
    if (rest.size() > 1000) CHECK(gzip.size() < whole.size() / 2);
  }
}

TEST_CASE("Who reads a body keeps it") {
  auto body = std::make_shared<SpooledBody>();
  body->add("rest\n");
  body->finish("front\n");
  const auto pieces = body->open(false);
  body.reset();
  CHECK(read_all(*pieces) == "front\nrest\n");
}

TEST_CASE("Where there is no room for temporary files, that is said") {
  const char* const before = std::getenv("TMPDIR");
  const std::string kept = before == nullptr ? "/var/tmp" : before;
  ::setenv("TMPDIR", "/nowhere", 1);
  CHECK_THROWS_WITH(SpooledBody(), Catch::Contains("/nowhere"));
  ::setenv("TMPDIR", kept.c_str(), 1);
}

}  // namespace
}  // namespace rozbazi::record
