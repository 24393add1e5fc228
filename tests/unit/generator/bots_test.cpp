#include "generator/bots.h"

#include <catch2/catch.hpp>

#include "generator/tables.h"

using namespace rozbazi;

TEST_CASE("the newest computer players sit at every table, at a level that its game has") {
  for (const Table& table : all_tables()) {
    INFO(table.name);
    const auto level = bots_at(table.name, kNewestBots);
    REQUIRE(level);
    CHECK(find_game(table.game)->has_level(*level));
  }
}

TEST_CASE("what once played at a table is what it was") {
  for (const Table& table : all_tables()) {
    INFO(table.name);
    CHECK(bots_at(table.name, 1) == Level::normal);
  }
}

TEST_CASE("there are no computer players of a version or a table that is not known") {
  CHECK_FALSE(bots_at("belote", kOldestBots - 1));
  CHECK_FALSE(bots_at("belote", kNewestBots + 1));
  CHECK_FALSE(bots_at("whist", kNewestBots));
}

TEST_CASE("a level's name is read back as the level") {
  for (const Level level : {Level::easy, Level::normal, Level::hard}) CHECK(parse_level(name(level)) == level);
}
