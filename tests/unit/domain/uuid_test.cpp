#include "backend/base/uuid.h"

#include <catch2/catch.hpp>

using rozbazi::Uuid;

TEST_CASE("a UUID is read in either case and written in lower case") {
  const auto uuid = Uuid::parse("0A1b2C3d-4e5F-4a6b-8c7d-8e9f00112233");
  REQUIRE(uuid.has_value());
  CHECK(uuid->text() == "0a1b2c3d-4e5f-4a6b-8c7d-8e9f00112233");
}

TEST_CASE("anything else is none") {
  for (const char* text : {"", "0a1b2c3d4e5f4a6b8c7d8e9f00112233", "0a1b2c3d-4e5f-4a6b-8c7d-8e9f0011223",
                           "0a1b2c3d-4e5f-4a6b-8c7d-8e9f001122334", "0a1b2c3d-4e5f-4a6b-8c7d-8e9f0011223g",
                           "{a1b2c3d-4e5f-4a6b-8c7d-8e9f00112233}", "0a1b2c3d04e5f-4a6b-8c7d-8e9f00112233"}) {
    CAPTURE(text);
    CHECK_FALSE(Uuid::parse(text).has_value());
  }
}

TEST_CASE("a random one has version 4 and the RFC's variant") {
  const std::string text = Uuid::random().text();
  CHECK(text[14] == '4');
  CHECK(std::string("89ab").find(text[19]) != std::string::npos);
  CHECK(Uuid::random() != Uuid::random());
}
