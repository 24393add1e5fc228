// libFuzzer target for the log of one game, ROZBAZI_FUZZED_GAME: the input chooses a table, a deal, and of every turn
// which of all actions is tried. What must hold of every game holds at every turn, refused actions leave no trace, and
// every seat's view can be written.
#include <cstdlib>
#include <exception>

#include "engine/match/erased_match.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

namespace rozbazi::tests {
namespace {

using Fuzzed = ROZBAZI_FUZZED_GAME;

/// Reads numbers from the input until it ends, then zeros.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return size_ == 0; }
  std::size_t operator()(std::size_t count) {
    std::size_t value = 0;
    for (std::size_t reach = 1; reach < count && size_ > 0; reach <<= 8) {
      value = value << 8 | *data_++;
      --size_;
    }
    return value % count;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

/// Lets several hands read the same input.
struct SharedInput {
  Input* input;
  std::size_t operator()(std::size_t count) { return (*input)(count); }
};

void play(Input& input) {
  const auto texts = Facts<Fuzzed>::options();
  const auto options = options_of<Fuzzed>(texts[input(texts.size())]);
  const std::uint64_t number = input(1 << 16);
  CheckedPlay<Fuzzed, SharedInput> play(options, number, SharedInput{&input});
  ErasedMatch<Fuzzed> match(options, play.match().dealer(), Packs(seed_of(number)));
  const std::vector<Action>& actions = actions_of<Fuzzed>();
  std::set<std::string_view> seen_rules;
  while (!play.over() && !input.empty()) {
    const Action tried = actions[input(actions.size())];
    if (!play.match().deal().is_legal(tried)) {
      const std::string before = view_text(match, match.turn());
      must(match.act(Fuzzed::name(tried)).has_value(), "an illegal action is taken");
      must(view_text(match, match.turn()) == before, "a refused action leaves a trace");
    }
    play.step(seen_rules);
    must(!match.act(Fuzzed::name(play.match().played().back().action)), "a legal action is refused");
    for (int seat = 0; seat < match.seats(); ++seat) view_text(match, seat);
  }
}

}  // namespace
}  // namespace rozbazi::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  rozbazi::tests::Input input(data, size);
  rozbazi::tests::play(input);
  return 0;
}
