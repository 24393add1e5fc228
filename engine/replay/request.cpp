#include "engine/replay/request.h"

#include <utility>
#include <vector>

#include "engine/match/options.h"

namespace rozbazi {
namespace {

std::optional<Pack> read_pack(const json::Value& value) {
  if (!value.IsArray() || value.Size() > Pack::kMost) return std::nullopt;
  Pack pack;
  for (const json::Value& each : value.GetArray()) {
    const auto card = each.IsString() ? Card::parse(json::text(each)) : std::nullopt;
    if (!card) return std::nullopt;
    pack.push(*card);
  }
  return pack;
}

Fault read_packs(const json::Value& document, Packs& into) {
  const json::Value* packs = json::member(document, "packs");
  const json::Value* seed = json::member(document, "seed");
  if ((packs == nullptr) == (seed == nullptr)) return "either packs or seed must be given, and not both";
  if (seed != nullptr) {
    const auto parsed = seed->IsString() ? parse_seed(json::text(*seed)) : std::nullopt;
    if (!parsed) return "seed is not a string of 64 lower-case hex digits";
    into = *parsed;
    return std::nullopt;
  }
  if (!packs->IsArray()) return "packs is not a list";
  std::vector<Pack> given;
  given.reserve(packs->Size());
  for (const json::Value& each : packs->GetArray()) {
    const auto pack = read_pack(each);
    if (!pack) return "pack " + std::to_string(given.size()) + " is not a list of the names of the deck's cards";
    given.push_back(*pack);
  }
  into = std::move(given);
  return std::nullopt;
}

Fault read_log(const json::Value& document, const json::Value*& into) {
  into = json::member(document, "log");
  if (into == nullptr) return std::nullopt;
  if (!into->IsArray()) return "log is not a list";
  for (const json::Value& each : into->GetArray()) {
    if (!each.IsString()) return "log holds something that is not a string";
  }
  return std::nullopt;
}

Fault read_seat(const json::Value& document, std::string_view name, int seats, std::optional<int>& into) {
  const json::Value* value = json::member(document, name);
  if (value == nullptr) return std::nullopt;
  into = read_integer(*value);
  if (!into || *into < 0 || *into >= seats) return std::string(name) + " is no seat of this table";
  return std::nullopt;
}

Fault read_bots(const json::Value& document, int seats, std::optional<ReplayRequest::Bots>& into) {
  const json::Value* value = json::member(document, "bots");
  if (value == nullptr) return std::nullopt;
  if (!value->IsObject()) return "bots is not an object";
  const json::Value* of_seats = json::member(*value, "seats");
  const json::Value* level = json::member(*value, "level");
  const json::Value* seed = json::member(*value, "seed");
  if (of_seats == nullptr || level == nullptr || seed == nullptr) return "bots lacks seats, level or seed";
  ReplayRequest::Bots bots;
  if (!of_seats->IsArray()) return "bots.seats is not a list";
  for (const json::Value& each : of_seats->GetArray()) {
    const auto seat = read_integer(each);
    if (!seat || *seat < 0 || *seat >= seats) return "bots.seats holds something that is no seat of this table";
    if (bots.seats.has(*seat)) return "bots.seats holds a seat twice";
    bots.seats.add(*seat);
  }
  const auto parsed_level = level->IsString() ? parse_level(json::text(*level)) : std::nullopt;
  if (!parsed_level) return "bots.level is none of easy, normal, hard";
  const auto parsed_seed = seed->IsString() ? parse_seed(json::text(*seed)) : std::nullopt;
  if (!parsed_seed) return "bots.seed is not a string of 64 lower-case hex digits";
  bots.level = *parsed_level;
  bots.seed = *parsed_seed;
  into = bots;
  return std::nullopt;
}

}  // namespace

std::variant<const GameInfo*, Refusal> read_game(const json::Value& document) {
  if (!document.IsObject()) return bad_request("the request is not an object");
  const json::Value* name = json::member(document, "game");
  const GameInfo* game = name != nullptr && name->IsString() ? find_game(json::text(*name)) : nullptr;
  if (game == nullptr) return bad_request("game is missing or names no game");
  return game;
}

std::variant<ReplayRequest, Refusal> read_replay_request(const json::Value& document) {
  const auto game = read_game(document);
  if (const auto* refusal = std::get_if<Refusal>(&game)) return *refusal;
  const GameInfo& info = *std::get<const GameInfo*>(game);
  const json::Value* options = json::member(document, "options");
  auto shape = info.shape(options);
  if (auto* refusal = std::get_if<Refusal>(&shape)) return std::move(*refusal);
  const int seats = std::get<GameInfo::Shape>(shape).seats;

  ReplayRequest request;
  Packs packs;
  std::optional<int> dealer;
  if (Fault fault = read_packs(document, packs)) return bad_request(std::move(*fault));
  if (Fault fault = read_seat(document, "dealer", seats, dealer)) return bad_request(std::move(*fault));
  if (Fault fault = read_seat(document, "view", seats, request.view)) return bad_request(std::move(*fault));
  if (Fault fault = read_log(document, request.log)) return bad_request(std::move(*fault));
  if (Fault fault = read_bots(document, seats, request.bots)) return bad_request(std::move(*fault));

  auto started = info.start(options, dealer, std::move(packs));
  if (auto* refusal = std::get_if<Refusal>(&started)) return std::move(*refusal);
  request.match = std::move(std::get<std::unique_ptr<AnyMatch>>(started));
  if (request.bots && !info.has_level(request.bots->level)) {
    return bad_request("bots.level is one that this game does not have");
  }
  return request;
}

}  // namespace rozbazi
