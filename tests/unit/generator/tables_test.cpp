#include "generator/tables.h"

#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rozbazi;

TEST_CASE("There are eight tables, each found by its name") {
  std::vector<std::string> names;
  for (const Table& table : all_tables()) {
    names.emplace_back(table.name);
    CHECK(find_table(table.name) == &table);
  }
  CHECK(names == std::vector<std::string>{"tute-4", "tute-3", "tute-2", "belote", "coinche", "five-hundred",
                                          "teen-do-paanch", "schafkopf"});
  CHECK(find_table("tute") == nullptr);
  CHECK(find_table("") == nullptr);
  CHECK(find_table("Belote") == nullptr);
}

TEST_CASE("A table's options are a JSON object whose match has the table's number of deals") {
  for (const Table& table : all_tables()) {
    INFO(table.name);
    rapidjson::Document options;
    options.Parse(table.options.data(), table.options.size());
    REQUIRE(options.IsObject());
    REQUIRE(options.HasMember("match"));
    CHECK(options["match"]["deals"].GetInt() == table.deals);
    if (options.HasMember("players")) CHECK(options["players"].GetInt() == table.seats);
  }
}

TEST_CASE("The deal goes round with the days") {
  const Date date = *Date::parse("2026-11-29");  // day 20786
  CHECK(dealer(*find_table("tute-4"), date) == 2);
  CHECK(dealer(*find_table("tute-3"), date) == 2);
  CHECK(dealer(*find_table("tute-2"), date) == 0);
  for (const Table& table : all_tables()) {
    CHECK(dealer(table, date + 1) == (dealer(table, date) + 1) % table.seats);
    CHECK(dealer(table, Date::from_days(-1)) == table.seats - 1);
  }
}
