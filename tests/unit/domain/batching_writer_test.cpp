#include "backend/plays/batching_writer.h"

#include <catch2/catch.hpp>

#include "backend/plays/play_id.h"

using namespace rozbazi;
using namespace rozbazi::plays;

namespace {

std::vector<std::uint64_t> numbers(const std::list<Change>& changes) {
  std::vector<std::uint64_t> numbers;
  for (const Change& each : changes) numbers.push_back(each.number);
  return numbers;
}

}  // namespace

TEST_CASE("a batch takes one change of every play, and leaves the others in their order") {
  const Date date = Date::parse("2026-11-29").value();
  const Uuid a = new_play_id(date);
  const Uuid b = new_play_id(date);
  const Uuid c = new_play_id(date);
  std::list<Change> queue;
  std::uint64_t number = 0;
  for (const Uuid& play : {a, b, a, c, b, a}) queue.push_back({number++, {play, date, 0, ""}, {}});

  using Numbers = std::vector<std::uint64_t>;
  CHECK(numbers(take_batch(queue)) == Numbers{0, 1, 3});
  CHECK(numbers(queue) == Numbers{2, 4, 5});
  CHECK(numbers(take_batch(queue)) == Numbers{2, 4});
  CHECK(numbers(take_batch(queue)) == Numbers{5});
  CHECK(take_batch(queue).empty());
}
