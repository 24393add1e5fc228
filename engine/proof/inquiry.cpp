#include "engine/proof/inquiry.h"

#include <memory>
#include <utility>
#include <variant>

#include "engine/match/view_text.h"
#include "engine/proof/write.h"

namespace rozbazi::proof {
namespace {

const PlayedAction& played_at(const Question& question, int number) {
  return question.played[static_cast<std::size_t>(number)];
}

/// The way is played once more, as a whole match from its packs, and what comes of that is looked at.
Way way_at_hand(const Question& question, const Ways& ways, const Asked& player) {
  std::vector<Pack> packs = question.packs;
  packs.back() = ways.pack();
  // The options, the dealer and the deck were accepted when the match was played.
  auto started = question.game->start(question.options, question.dealer, std::move(packs));
  AnyMatch& match = *std::get<std::unique_ptr<AnyMatch>>(started);
  Way way{ways.pack(), ways.layout(), {}, false, {}};
  const std::vector<std::string> course = ways.course();
  const int first = question.index - static_cast<int>(course.size());
  for (int number = 0; number < question.index; ++number) {
    const std::string& real = played_at(question, number).action;
    const std::string& action = number < first ? real : course[static_cast<std::size_t>(number - first)];
    if (action != real) way.instead.push_back({number, action});
    match.act(action);
  }
  way.same_view = match.turn() == ways.seat() && view_text(match, ways.seat()) == ways.view();
  if (way.same_view) way.action = player.choose(match);
  return way;
}

}  // namespace

void write_proof(json::Writer& out, const Question& question, Ways& ways, const Asked& player) {
  const int seats = ways.match().seats();
  const std::string chosen = player.choose(ways.match());
  begin_answer(out, {question.index, ways.view(), ways.layout(), played_at(question, question.index).action, chosen},
               seats);
  Stream stream = Stream::ways(question.lot, static_cast<std::uint64_t>(question.index));
  Lottery lottery(stream);
  int found = 0;
  bool same = true;
  for (; found < question.ways && ways.next(lottery); ++found) {
    if (found < question.from || found - question.from >= question.count) continue;
    const Way way = way_at_hand(question, ways, player);
    same = same && way.same_view && way.action == chosen;
    write_way(out, way, seats);
  }
  end_answer(out, found, same);
}

}  // namespace rozbazi::proof
