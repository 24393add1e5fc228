// The chain from secret to deal against tests/rules/vectors/deal.json.
#include <rapidjson/document.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "engine/random/pack.h"
#include "generator/commitment.h"
#include "generator/seeds.h"
#include "generator/tables.h"

using namespace rozbazi;

namespace {

rapidjson::Document deal_vectors() {
  std::ifstream file(ROZBAZI_SOURCE_DIR "/tests/rules/vectors/deal.json");
  std::stringstream text;
  text << file.rdbuf();
  rapidjson::Document vectors;
  vectors.Parse(text.str().c_str());
  return vectors;
}

CardSet deck_of(const rapidjson::Value& pack) {
  CardSet deck;
  for (const auto& name : pack.GetArray()) deck.add(*Card::parse(name.GetString()));
  return deck;
}

}  // namespace

TEST_CASE("Seed, commitment, dealer and pack follow from secret, table, date and number") {
  const auto vectors = deal_vectors();
  REQUIRE(vectors.IsArray());
  REQUIRE(vectors.Size() == 18);
  for (const auto& vector : vectors.GetArray()) {
    INFO(vector["table"].GetString() << " " << vector["date"].GetString());
    const Secret secret(*parse_seed(vector["secret"].GetString()));
    const Date date = *Date::parse(vector["date"].GetString());
    const Table* table = find_table(vector["table"].GetString());
    REQUIRE(table != nullptr);

    const Seed seed = derive_seed(secret, table->name, date);
    CHECK(to_hex(seed) == vector["seed"].GetString());
    CHECK(to_hex(commit_to(seed, table->name, date)) == vector["commitment"].GetString());
    CHECK(dealer(*table, date) == vector["dealer"].GetInt());

    const auto& expected = vector["pack"];
    const Pack pack = shuffled_pack(deck_of(expected), seed, vector["pack_number"].GetUint64());
    REQUIRE(static_cast<rapidjson::SizeType>(pack.size()) == expected.Size());
    for (int place = 0; place < pack.size(); ++place) {
      CHECK(pack[place].name() == expected[static_cast<rapidjson::SizeType>(place)].GetString());
    }
  }
}
