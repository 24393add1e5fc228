// rozbazi-deal: prints a deal and everything that it follows from (docs/deals.md), as one JSON object.
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/match/any_match.h"
#include "engine/random/pack.h"
#include "generator/commitment.h"
#include "generator/deal/arguments.h"
#include "generator/secret.h"
#include "generator/seeds.h"

namespace rozbazi {
namespace {

constexpr std::string_view kUsage =
    "usage: rozbazi-deal --secret-file FILE --date YYYY-MM-DD --table TABLE [--pack K]\n"
    "       rozbazi-deal --seed HEX --game GAME [--options JSON] [--pack K]\n";

/// Arguments that parse but ask for what does not exist.
class BadArguments : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

const GameInfo& named_game(std::string_view name) {
  if (const GameInfo* game = find_game(name)) return *game;
  std::string names;
  for (const GameInfo& each : all_games()) names.append(names.empty() ? "" : ", ").append(each.name);
  throw BadArguments("--game " + std::string(name) + " is no game; the games are " + names);
}

CardSet deck_of(std::string_view game, std::string_view options) {
  const GameInfo& info = named_game(game);
  json::Document document;
  if (const auto fault = json::parse(options, document)) throw BadArguments("--options: " + *fault);
  const auto shape = info.shape(&document);
  if (const auto* refusal = std::get_if<Refusal>(&shape)) throw BadArguments("--options: " + refusal->message);
  return std::get<GameInfo::Shape>(shape).deck;
}

void write_pack(json::Writer& out, CardSet deck, const Seed& seed, std::uint64_t number) {
  json::key(out, "pack_number");
  out.Uint64(number);
  json::key(out, "pack");
  out.StartArray();
  const auto pack = shuffled_pack(deck, seed, number);
  for (const Card card : pack.cards()) json::string(out, card.name());
  out.EndArray();
}

void write_deal(json::Writer& out, const DailyDeal& deal, std::uint64_t pack) {
  const Table& table = *deal.table;
  const CardSet deck = deck_of(table.game, table.options);
  const Seed seed = derive_seed(Secret::load(deal.secret_file), table.name, deal.date);
  json::key(out, "table");
  json::string(out, table.name);
  json::key(out, "date");
  json::string(out, deal.date.text());
  json::key(out, "seed");
  json::string(out, to_hex(seed));
  json::key(out, "commitment");
  json::string(out, to_hex(commit_to(seed, table.name, deal.date)));
  json::key(out, "dealer");
  out.Int(dealer(table, deal.date));
  write_pack(out, deck, seed, pack);
}

void write_deal(json::Writer& out, const SeededDeal& deal, std::uint64_t pack) {
  const CardSet deck = deck_of(deal.game, deal.options);
  json::key(out, "seed");
  json::string(out, to_hex(deal.seed));
  write_pack(out, deck, deal.seed, pack);
}

int refuse_arguments(std::string_view fault) {
  std::cerr << "rozbazi-deal: " << fault << '\n' << kUsage;
  return 2;
}

int run(std::span<const std::string_view> arguments) {
  if (arguments.size() == 1 && arguments[0] == "--help") {
    std::cout << kUsage;
    return 0;
  }
  const auto parsed = parse_deal_arguments(arguments);
  if (const auto* fault = std::get_if<std::string>(&parsed)) return refuse_arguments(*fault);
  const auto& asked = std::get<DealArguments>(parsed);

  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  std::visit([&](const auto& deal) { write_deal(out, deal, asked.pack); }, asked.source);
  out.EndObject();
  std::cout << json::text(buffer) << std::endl;
  if (!std::cout) throw std::runtime_error("cannot write to standard output");
  return 0;
}

}  // namespace
}  // namespace rozbazi

int main(int count, char** values) {
  const std::vector<std::string_view> arguments(values + 1, values + count);
  try {
    return rozbazi::run(arguments);
  } catch (const rozbazi::BadArguments& error) {
    return rozbazi::refuse_arguments(error.what());
  } catch (const std::exception& error) {
    std::cerr << "rozbazi-deal: " << error.what() << '\n';
    return 1;
  }
}
