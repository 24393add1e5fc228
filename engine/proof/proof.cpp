#include "engine/proof/proof.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/belote/belote.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "engine/games/tute/tute.h"
#include "engine/players/workspace.h"
#include "engine/proof/inquiry.h"
#include "engine/proof/other_ways.h"
#include "engine/replay/answer.h"
#include "engine/replay/request.h"

namespace rozbazi {
namespace {

constexpr int kUsualWays = 20;
constexpr int kMostWays = 100;

/// A computer player of a level.
class Player final : public proof::Asked {
 public:
  explicit Player(const ReplayRequest::Bots& bots) : bots_(bots) {}

  std::string choose(const AnyMatch& match) const override { return match.choose(bots_.level, bots_.seed, workspace_); }

 private:
  const ReplayRequest::Bots& bots_;
  mutable Workspace workspace_;  // holds no knowledge
};

template <Game G>
std::unique_ptr<proof::Ways> ways_of(const proof::Question& question) {
  // The options were accepted when the match was played.
  typename G::Options options;
  static_cast<void>(read_options<G>(question.options, options));
  std::vector<Action> actions;
  for (int number = 0; number < question.index; ++number) {
    actions.push_back(*G::parse_action(question.played[static_cast<std::size_t>(number)].action));
  }
  return std::make_unique<proof::OtherWays<G>>(options, question.dealer, question.packs, actions);
}

struct Proved {
  std::string_view game;
  std::unique_ptr<proof::Ways> (*ways)(const proof::Question& question);
};

constexpr Proved kProved[]{
    {Belote::kName, ways_of<Belote>},       {FiveHundred::kName, ways_of<FiveHundred>},
    {Schafkopf::kName, ways_of<Schafkopf>}, {TeenDoPaanch::kName, ways_of<TeenDoPaanch>},
    {Tute::kName, ways_of<Tute>},
};

/// A number from `least` to `most`, `missing` where there is none.
std::optional<int> read_number(const json::Value& document, std::string_view name, int missing, int least, int most) {
  const json::Value* value = json::member(document, name);
  if (value == nullptr) return missing;
  const std::optional<int> number = read_integer(*value);
  return number && *number >= least && *number <= most ? number : std::nullopt;
}

std::optional<Seed> read_lot(const json::Value& document, const Seed& missing) {
  const json::Value* value = json::member(document, "lot");
  if (value == nullptr) return missing;
  return value->IsString() ? parse_seed(json::text(*value)) : std::nullopt;
}

void answer(const json::Value& document, json::Writer& out) {
  auto read = read_replay_request(document);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return write_refusal(out, *refusal);
  ReplayRequest& request = std::get<ReplayRequest>(read);
  if (!request.bots) return write_refusal(out, bad_request("bots is missing"));
  if (const auto stop = play_log(request)) return write_refusal(out, stop->refusal, stop->index, request.match.get());
  const AnyMatch& match = *request.match;
  const std::vector<PlayedAction> played = match.played();
  const auto index = read_number(document, "index", -1, 0, static_cast<int>(played.size()) - 1);
  if (!index || *index < 0) return write_refusal(out, bad_request("index is missing or no place in the log"));
  const auto ways = read_number(document, "ways", kUsualWays, 1, kMostWays);
  const auto from = read_number(document, "from", 0, 0, kMostWays);
  const auto count = read_number(document, "count", kMostWays, 0, kMostWays);
  if (!ways || !from || !count) return write_refusal(out, bad_request("ways, from or count is no number of ways"));
  const auto lot = read_lot(document, request.bots->seed);
  if (!lot) return write_refusal(out, bad_request("lot is not a string of 64 lower-case hex digits"));

  const json::Value* dealer = json::member(document, "dealer");
  const auto packs = match.dealt_packs();
  const auto deal = static_cast<std::size_t>(played[static_cast<std::size_t>(*index)].deal);
  const proof::Question question{std::get<const GameInfo*>(read_game(document)),
                                 json::member(document, "options"),
                                 dealer == nullptr ? match.seats() - 1 : dealer->GetInt(),
                                 {packs.begin(), packs.begin() + static_cast<std::ptrdiff_t>(deal) + 1},
                                 played,
                                 *index,
                                 *ways,
                                 *from,
                                 *count,
                                 *lot};
  const Player player(*request.bots);
  for (const Proved& each : kProved) {
    if (each.game == question.game->name) return write_proof(out, question, *each.ways(question), player);
  }
}

}  // namespace

void answer_proof(std::string_view request, json::Buffer& out) { answer_text(request, out, answer); }

}  // namespace rozbazi
