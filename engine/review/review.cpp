#include "engine/review/review.h"

#include <iterator>
#include <limits>
#include <utility>

#include "engine/games/belote/reviewing.h"
#include "engine/games/five-hundred/reviewing.h"
#include "engine/games/schafkopf/reviewing.h"
#include "engine/games/teen-do-paanch/reviewing.h"
#include "engine/games/tute/reviewing.h"
#include "engine/replay/answer.h"
#include "engine/replay/request.h"
#include "engine/review/review_match.h"

namespace rozbazi {
namespace {

template <class R>
void review_match(const review::Question& question, json::Writer& out) {
  review::MatchReview<R>(question).write(out);
}

struct Reviewed {
  std::string_view game;
  void (*review)(const review::Question& question, json::Writer& out);
};

constexpr Reviewed kReviewed[]{
    {Belote::kName, review_match<belote::Reviewing>},
    {FiveHundred::kName, review_match<five_hundred::Reviewing>},
    {Schafkopf::kName, review_match<schafkopf::Reviewing>},
    {TeenDoPaanch::kName, review_match<teen_do_paanch::Reviewing>},
    {Tute::kName, review_match<tute::Reviewing>},
};

/// An integer that is not negative, `missing` where there is none.
std::optional<int> read_part(const json::Value& document, std::string_view name, int missing) {
  const json::Value* value = json::member(document, name);
  if (value == nullptr) return missing;
  const std::optional<int> number = read_integer(*value);
  return number && *number >= 0 ? number : std::nullopt;
}

void answer(const json::Value& document, json::Writer& out) {
  auto read = read_replay_request(document);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return write_refusal(out, *refusal);
  ReplayRequest& request = std::get<ReplayRequest>(read);
  AnyMatch& match = *request.match;
  const json::Value* seat = json::member(document, "seat");
  const std::optional<int> number = seat == nullptr ? std::nullopt : read_integer(*seat);
  if (!number || *number < 0 || *number >= match.seats()) {
    return write_refusal(out, bad_request("seat is missing or no seat of this table"));
  }
  const auto from = read_part(document, "from", 0);
  const auto count = read_part(document, "count", std::numeric_limits<int>::max());
  if (!from || !count) return write_refusal(out, bad_request("from or count is no number of decisions"));
  request.bots.reset();  // the log is that of all seats
  if (const auto stop = play_log(request)) return write_refusal(out, stop->refusal, stop->index, &match);
  if (!match.finished()) return write_refusal(out, bad_request("the match is not over"));

  const json::Value* dealer = json::member(document, "dealer");
  const auto packs = match.dealt_packs();
  const review::Question question{json::member(document, "options"),
                                  dealer == nullptr ? match.seats() - 1 : dealer->GetInt(),
                                  {packs.begin(), packs.end()},
                                  match.played(),
                                  *number,
                                  *from,
                                  *count};
  const std::string_view game = json::text(*json::member(document, "game"));
  for (const Reviewed& each : kReviewed) {
    if (each.game == game) return each.review(question, out);
  }
}

}  // namespace

void answer_review(std::string_view request, json::Buffer& out) { answer_text(request, out, answer); }

}  // namespace rozbazi
