#include "backend/replies/replies.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <latch>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace rozbazi;
using namespace rozbazi::replies;
using namespace std::chrono_literals;

namespace {

const Options kTwoAtOnce{.thinkers = 2};
const Point kPoint{"belote 2026-11-29 1", "pass "};
constexpr int kCallers = 24;

Asker patient() {
  return {.pay = [] {}, .deadline = std::chrono::steady_clock::now() + 60s};
}

template <typename Condition>
void wait_until(const Condition& condition) {
  while (!condition()) std::this_thread::sleep_for(1ms);
}

}  // namespace

TEST_CASE("a reply is thought of once, and told from memory afterwards") {
  Replies replies(kTwoAtOnce);
  int thought = 0;
  int paid = 0;
  const Asker asker{.pay = [&] { ++paid; }, .deadline = patient().deadline};
  const auto think = [&](Workspace&) { return "take" + std::to_string(++thought); };
  for (int time = 0; time < 3; ++time) CHECK(replies.reply(kPoint, asker, think) == "take1");
  CHECK(replies.reply({kPoint.deal, "pass pass "}, asker, think) == "take2");
  CHECK(thought == 2);
  CHECK(paid == 2);
  const auto numbers = replies.numbers();
  CHECK(numbers.remembered == 2);
  CHECK(numbers.computed == 2);
  CHECK(numbers.recalled == 2);
  CHECK(numbers.waiting == 0);
}

TEST_CASE("whoever comes while a reply is thought of waits for it and is told the same") {
  Replies replies(kTwoAtOnce);
  std::atomic<int> thought{0};
  std::atomic<int> told{0};
  std::vector<std::jthread> callers;
  for (int caller = 0; caller < kCallers; ++caller) {
    callers.emplace_back([&] {
      const std::string reply = replies.reply(kPoint, patient(), [&](Workspace&) {
        ++thought;
        wait_until([&] { return replies.numbers().waiting == kCallers - 1; });
        return std::string("take");
      });
      if (reply == "take") ++told;
    });
  }
  callers.clear();
  CHECK(thought == 1);
  CHECK(told == kCallers);
  CHECK(replies.numbers().waiting == 0);
}

TEST_CASE("a failure is told to all who waited, and is not remembered") {
  Replies replies(kTwoAtOnce);
  std::atomic<int> thought{0};
  std::atomic<int> failed{0};
  std::vector<std::jthread> callers;
  for (int caller = 0; caller < kCallers; ++caller) {
    callers.emplace_back([&] {
      try {
        replies.reply(kPoint, patient(), [&](Workspace&) -> std::string {
          ++thought;
          wait_until([&] { return replies.numbers().waiting == kCallers - 1; });
          throw std::logic_error("lost the thread");
        });
      } catch (const std::logic_error&) {
        ++failed;
      }
    });
  }
  callers.clear();
  CHECK(thought == 1);
  CHECK(failed == kCallers);
  CHECK(replies.reply(kPoint, patient(), [](Workspace&) { return std::string("take"); }) == "take");
}

TEST_CASE("who may not have it thought of is refused alone; another who waited thinks instead") {
  Replies replies(kTwoAtOnce);
  std::latch paying(1);
  bool refused = false;
  std::jthread poor([&] {
    const auto pay = [&] {
      paying.count_down();
      wait_until([&] { return replies.numbers().waiting == 1; });
      throw http::slow_down(7);
    };
    try {
      replies.reply(kPoint, {pay, patient().deadline}, [](Workspace&) { return std::string("wrong"); });
    } catch (const http::Problem& problem) {
      refused = problem.status == 429;
    }
  });
  paying.wait();
  const std::string reply = replies.reply(kPoint, patient(), [](Workspace&) { return std::string("take"); });
  poor.join();
  CHECK(refused);
  CHECK(reply == "take");
}

TEST_CASE("nobody waits beyond the deadline, and what others think of goes on") {
  Replies replies(kTwoAtOnce);
  std::latch begun(1);
  std::latch enough(1);
  std::string told;
  std::jthread thinker([&] {
    told = replies.reply(kPoint, patient(), [&](Workspace&) {
      begun.count_down();
      enough.wait();
      return std::string("take");
    });
  });
  begun.wait();
  const Asker hasty{.pay = [] {}, .deadline = std::chrono::steady_clock::now() + 10ms};
  try {
    replies.reply(kPoint, hasty, [](Workspace&) { return std::string("wrong"); });
    FAIL("was answered");
  } catch (const http::Problem& problem) {
    CHECK(problem.status == 503);
    CHECK(problem.code == "unavailable");
    CHECK(problem.headers == http::Headers{{"Retry-After", "1"}});
  }
  enough.count_down();
  thinker.join();
  CHECK(told == "take");
  CHECK(replies.reply(kPoint, hasty, [](Workspace&) { return std::string("wrong"); }) == "take");
}

TEST_CASE("no more think at the same time than may, each with a workspace of his own, and no more wait for it") {
  struct Desk {
    std::atomic<int> users{0};
  };
  constexpr int kThinkers = 2;
  constexpr int kMostWaiting = 3;
  Replies replies({.thinkers = kThinkers, .most_waiting = kMostWaiting});
  std::atomic<int> thinking{0};
  std::atomic<int> most{0};
  std::atomic<int> refused{0};
  std::atomic<int> answered{0};
  std::atomic<bool> shared{false};
  std::latch enough(1);
  std::vector<std::jthread> callers;
  const auto call = [&](int number) {
    try {
      replies.reply({kPoint.deal, std::to_string(number)}, patient(), [&](Workspace& workspace) {
        const int now = ++thinking;
        if (now > most) most = now;
        std::atomic<int>& users = workspace.desk<Desk>().users;
        if (++users != 1) shared = true;
        enough.wait();
        --users;
        --thinking;
        return std::string("take");
      });
      ++answered;
    } catch (const http::Problem&) {
      ++refused;
    }
  };
  for (int number = 0; number < kCallers; ++number) callers.emplace_back(call, number);
  wait_until([&] { return refused == kCallers - kThinkers - kMostWaiting; });
  CHECK(replies.numbers().waiting == kMostWaiting);
  enough.count_down();
  callers.clear();
  CHECK(most <= kThinkers);
  CHECK_FALSE(shared);
  CHECK(answered == kThinkers + kMostWaiting);
}

TEST_CASE("many who come many ways are all told what is right, however little is remembered") {
  constexpr int kWays = 400;
  Replies replies({.most_bytes = 1, .thinkers = 2, .most_waiting = kCallers});
  std::atomic<int> wrong{0};
  std::vector<std::jthread> callers;
  for (int caller = 0; caller < 8; ++caller) {
    callers.emplace_back([&, caller] {
      for (int step = 0; step < 5 * kWays; ++step) {
        const std::string way = std::to_string((step * 7 + caller) % kWays);
        if (replies.reply({kPoint.deal, way}, patient(), [&](Workspace&) { return way; }) != way) ++wrong;
      }
    });
  }
  callers.clear();
  CHECK(wrong == 0);
  CHECK(replies.numbers().remembered < kWays);
  CHECK(replies.numbers().computed > kWays);
}
