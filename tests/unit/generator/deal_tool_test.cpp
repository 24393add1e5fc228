// The tool rozbazi-deal, run as its users run it.
#include <rapidjson/document.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Run {
  int status;
  std::string out;  // standard output and standard error together
};

Run rozbazi_deal(const std::vector<std::string>& arguments) {
  std::string command = ROZBAZI_DEAL;
  for (const std::string& argument : arguments) command += " '" + argument + "'";
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  REQUIRE(pipe != nullptr);
  Run run{};
  std::array<char, 4096> piece;
  while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), pipe)) run.out.append(piece.data(), got);
  run.status = WEXITSTATUS(pclose(pipe));
  return run;
}

// A file of its own for each use, gone with it.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& content)
      : path_(std::filesystem::temp_directory_path() / ("rozbazi-deal-" + std::to_string(getpid()))) {
    std::ofstream(path_, std::ios::binary) << content;
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { std::filesystem::remove(path_); }
  std::string path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct DealVector {
  std::string secret, table, date, seed, commitment, pack;
  int dealer;
  std::uint64_t pack_number;

  std::string pack_members() const {
    return R"("pack_number":)" + std::to_string(pack_number) + R"(,"pack":)" + pack + "}\n";
  }
};

std::vector<DealVector> deal_vectors() {
  std::ifstream file(ROZBAZI_SOURCE_DIR "/tests/rules/vectors/deal.json");
  std::stringstream text;
  text << file.rdbuf();
  rapidjson::Document document;
  document.Parse(text.str().c_str());
  REQUIRE(document.IsArray());
  std::vector<DealVector> vectors;
  for (const auto& each : document.GetArray()) {
    std::string pack;
    for (const auto& card : each["pack"].GetArray()) {
      pack += (pack.empty() ? "[\"" : ",\"") + std::string(card.GetString()) + '"';
    }
    vectors.push_back({each["secret"].GetString(), each["table"].GetString(), each["date"].GetString(),
                       each["seed"].GetString(), each["commitment"].GetString(), pack + ']', each["dealer"].GetInt(),
                       each["pack_number"].GetUint64()});
  }
  return vectors;
}

const std::string kSeed(64, '5');

}  // namespace

TEST_CASE("rozbazi-deal prints every step from the secret to a table's pack") {
  for (const DealVector& vector : deal_vectors()) {
    const TemporaryFile secret(vector.secret + "\n");
    const Run run = rozbazi_deal({"--secret-file", secret.path(), "--date", vector.date, "--table", vector.table,
                                  "--pack", std::to_string(vector.pack_number)});
    CHECK(run.status == 0);
    CHECK(run.out == R"({"table":")" + vector.table + R"(","date":")" + vector.date + R"(","seed":")" + vector.seed +
                         R"(","commitment":")" + vector.commitment + R"(","dealer":)" + std::to_string(vector.dealer) +
                         "," + vector.pack_members());
  }
}

TEST_CASE("rozbazi-deal prints what a seed gives for a game and its options") {
  for (const DealVector& vector : deal_vectors()) {
    const bool tute = vector.table.substr(0, 5) == "tute-";
    const std::string game = tute ? "tute" : vector.table == "coinche" ? "belote" : vector.table;
    std::vector<std::string> arguments{"--pack",   std::to_string(vector.pack_number), "--game", game, "--seed",
                                       vector.seed};
    if (tute) {
      arguments.push_back("--options");
      arguments.push_back(R"({"players":)" + vector.table.substr(5) + R"(,"match":{"wins":5}})");
    }
    const Run run = rozbazi_deal(arguments);
    CHECK(run.status == 0);
    CHECK(run.out == R"({"seed":")" + vector.seed + R"(",)" + vector.pack_members());
  }
}

TEST_CASE("rozbazi-deal deals pack 0 with the game's defaults unless told otherwise") {
  const std::vector<std::string> shortest{"--seed", kSeed, "--game", "tute"};
  const Run run = rozbazi_deal(shortest);
  CHECK(run.status == 0);
  CHECK(run.out == rozbazi_deal({"--seed", kSeed, "--game", "tute", "--pack", "0", "--options",
                                 R"({"players":4,"must_beat_partner":true,"match":{"deals":1}})"})
                       .out);
  CHECK(run.out != rozbazi_deal({"--seed", kSeed, "--game", "tute", "--pack", "18446744073709551615"}).out);
}

TEST_CASE("rozbazi-deal says what is wrong with its arguments, and how to call it") {
  struct Wrong {
    std::vector<std::string> arguments;
    std::string fault;
  };
  const std::string no_pack_number = " is no number from 0 to 18446744073709551615";
  const Wrong wrong[] = {
      {{}, "nothing to deal: give a table or a seed"},
      {{"--pack", "1"}, "nothing to deal: give a table or a seed"},
      {{"--depth", "3"}, "unknown option --depth"},
      {{"belote"}, "unknown option belote"},
      {{"--seed"}, "--seed needs a value"},
      {{"--seed", kSeed, "--seed", kSeed}, "--seed is given twice"},
      {{"--seed", kSeed}, "a deal from a seed needs --game"},
      {{"--game", "belote"}, "a deal from a seed needs --seed"},
      {{"--options", "{}"}, "a deal from a seed needs --seed"},
      {{"--seed", "55", "--game", "belote"}, "--seed 55 is not exactly 64 lower-case hex digits"},
      {{"--seed", kSeed, "--table", "belote"}, "--table and --seed exclude each other"},
      {{"--secret-file", "f", "--date", "2026-11-29"}, "the deal of a table needs --table"},
      {{"--secret-file", "f", "--table", "belote"}, "the deal of a table needs --date"},
      {{"--date", "2026-11-29", "--table", "belote"}, "the deal of a table needs --secret-file"},
      {{"--secret-file", "f", "--date", "2026-02-29", "--table", "belote"},
       "--date 2026-02-29 is no valid date YYYY-MM-DD"},
      {{"--secret-file", "f", "--date", "2026-11-29", "--table", "tute"},
       "--table tute is no table; the tables are tute-4, tute-3, tute-2, belote, coinche, five-hundred, "
       "teen-do-paanch, schafkopf"},
      {{"--seed", kSeed, "--game", "coinche"},
       "--game coinche is no game; the games are belote, five-hundred, schafkopf, teen-do-paanch, tute"},
      {{"--seed", kSeed, "--game", "tute", "--pack", "-1"}, "--pack -1" + no_pack_number},
      {{"--seed", kSeed, "--game", "tute", "--pack", "1x"}, "--pack 1x" + no_pack_number},
      {{"--seed", kSeed, "--game", "tute", "--pack", ""}, "--pack " + no_pack_number},
      {{"--seed", kSeed, "--game", "tute", "--pack", "18446744073709551616"},
       "--pack 18446744073709551616" + no_pack_number},
      {{"--seed", kSeed, "--game", "tute", "--options", "[]"}, "--options: options is not an object"},
      {{"--seed", kSeed, "--game", "tute", "--options", R"({"players":5})"},
       "--options: options.players is not 2, 3 or 4"},
      {{"--seed", kSeed, "--game", "tute", "--options", R"({"players":3.0})"},
       "--options: options.players is not 2, 3 or 4"},
  };
  for (const Wrong& each : wrong) {
    const Run run = rozbazi_deal(each.arguments);
    CHECK(run.status == 2);
    CHECK_THAT(run.out, Catch::StartsWith("rozbazi-deal: " + each.fault + "\nusage: rozbazi-deal "));
  }
}

TEST_CASE("rozbazi-deal refuses options that are no JSON") {
  const Run run = rozbazi_deal({"--seed", kSeed, "--game", "belote", "--options", "{mode:classique}"});
  CHECK(run.status == 2);
  CHECK_THAT(run.out, Catch::StartsWith("rozbazi-deal: --options: not JSON: "));
}

TEST_CASE("rozbazi-deal refuses the options that the games' rules do not have") {
  const std::pair<std::string, std::string> wrong[] = {
      {"tute", R"({"mode":"classique"})"},
      {"tute", R"({"must_beat_partner":1})"},
      {"tute", R"({"match":{"wins":4}})"},
      {"tute", R"({"match":{"deals":1,"wins":3}})"},
      {"tute", R"({"match":{"target":3}})"},
      {"belote", R"({"mode":"belote"})"},
      {"belote", R"({"players":4})"},
      {"five-hundred", R"({"joker":true})"},
      {"five-hundred", R"({"match":{"target":0}})"},
      {"five-hundred", R"({"match":{"target":10001}})"},
      {"teen-do-paanch", R"({"high_sevens":"yes"})"},
      {"teen-do-paanch", R"({"return_keep":3})"},
      {"teen-do-paanch", R"({"return_keep":true})"},
      {"teen-do-paanch", R"({"scoring":"points"})"},
      {"teen-do-paanch", R"({"scoring":null})"},
      {"teen-do-paanch", R"({"match":{"target":10}})"},
      {"schafkopf", R"({"ramsch":"on"})"},
      {"schafkopf", R"({"tariff":10})"},
      {"schafkopf", R"({"tariff":{"wenz":20}})"},
      {"schafkopf", R"({"tariff":{"solo":0}})"},
      {"schafkopf", R"({"match":{"deals":101}})"},
      {"schafkopf", R"({"ramsch":true,"ramsch":true})"},
  };
  for (const auto& [game, options] : wrong) {
    INFO(game << " " << options);
    const Run run = rozbazi_deal({"--seed", kSeed, "--game", game, "--options", options});
    CHECK(run.status == 2);
    CHECK_THAT(run.out, Catch::StartsWith("rozbazi-deal: --options: "));
  }
}

TEST_CASE("rozbazi-deal takes every option that the games' rules have") {
  const std::pair<std::string, std::string> right[] = {
      {"tute", R"({"players":2,"must_beat_partner":false,"match":{"wins":7}})"},
      {"belote", R"({"mode":"classique","announcements":false,"match":{"target":501}})"},
      {"belote", R"({"mode":"coinche","announcements":false,"match":{"target":2000}})"},
      {"five-hundred", R"({"match":{"target":10000}})"},
      {"teen-do-paanch", R"({"high_sevens":true,"return_keep":0,"scoring":"difference","match":{"deals":100}})"},
      {"schafkopf", R"({"ramsch":true,"tariff":{"rufspiel":20,"solo":10000,"base":1},"match":{"deals":3}})"},
      {"schafkopf", R"({"tariff":{}})"},
  };
  for (const auto& [game, options] : right) {
    INFO(game << " " << options);
    const Run run = rozbazi_deal({"--seed", kSeed, "--game", game, "--options", options});
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Catch::StartsWith(R"({"seed":")"));
  }
}

TEST_CASE("rozbazi-deal names a secret file that it cannot use, and prints no deal") {
  const TemporaryFile secret("no secret at all");
  const Run bad = rozbazi_deal({"--secret-file", secret.path(), "--date", "2026-11-29", "--table", "belote"});
  CHECK(bad.status == 1);
  CHECK(bad.out == "rozbazi-deal: the secret file " + secret.path() +
                       " must hold exactly 32 bytes, or 64 hex digits with at most one newline after them\n");
  const Run none = rozbazi_deal({"--secret-file", "/nowhere", "--date", "2026-11-29", "--table", "belote"});
  CHECK(none.status == 1);
  CHECK(none.out == "rozbazi-deal: cannot read the secret file /nowhere: No such file or directory\n");
}

TEST_CASE("rozbazi-deal --help tells both ways to call it") {
  const Run run = rozbazi_deal({"--help"});
  CHECK(run.status == 0);
  CHECK_THAT(run.out, Catch::Contains("--secret-file FILE --date YYYY-MM-DD --table TABLE [--pack K]"));
  CHECK_THAT(run.out, Catch::Contains("--seed HEX --game GAME [--options JSON] [--pack K]"));
}
