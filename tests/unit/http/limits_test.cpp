#include "backend/http/limits.h"

#include <catch2/catch.hpp>
#include <string>

namespace rozbazi::http {
namespace {

using namespace std::chrono_literals;

const Limiter::Time kStart{};

Rates small() {
  Rates rates;
  rates.per_address = {{{100, 60}, {3, 60}, {2, 6}, {1, 1}, {2, 60}, {9, 60}}};
  rates.per_player = {{{100, 60}, {2, 60}, {2, 6}, {1, 1}, {1, 60}, {9, 60}}};
  return rates;
}

bool allowed(Limiter& limiter, Budget budget, const std::string& peer, Limiter::Time now = kStart,
             const std::optional<std::string>& bearer = std::nullopt) {
  return !limiter.take(budget, peer, bearer, now);
}

TEST_CASE("A bucket holds its burst and is refilled at its rate") {
  Limiter limiter(small());
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1"));
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1"));
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1"));
  CHECK(!allowed(limiter, Budget::writes, "192.0.2.1"));
  CHECK(!allowed(limiter, Budget::writes, "192.0.2.1", kStart + 900ms));
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1", kStart + 1900ms));
  CHECK(!allowed(limiter, Budget::writes, "192.0.2.1", kStart + 1900ms));
}

TEST_CASE("A refusal names the seconds until the next request, rounded up") {
  Limiter limiter(small());
  CHECK(limiter.take(Budget::new_players, "192.0.2.1", {}, kStart) == std::nullopt);
  CHECK(limiter.take(Budget::new_players, "192.0.2.1", {}, kStart) == std::nullopt);
  CHECK(limiter.take(Budget::new_players, "192.0.2.1", {}, kStart) == 10);
  CHECK(limiter.take(Budget::new_players, "192.0.2.1", {}, kStart + 9500ms) == 1);
}

TEST_CASE("Budgets do not touch one another") {
  Limiter limiter(small());
  CHECK(allowed(limiter, Budget::guesses, "192.0.2.1"));
  CHECK(!allowed(limiter, Budget::guesses, "192.0.2.1"));
  CHECK(allowed(limiter, Budget::reads, "192.0.2.1"));
}

TEST_CASE("The addresses of one /24 or /56 share a bucket, others have their own") {
  Limiter limiter(small());
  CHECK(allowed(limiter, Budget::guesses, "192.0.2.1"));
  CHECK(!allowed(limiter, Budget::guesses, "192.0.2.254"));
  CHECK(allowed(limiter, Budget::guesses, "192.0.3.1"));
  CHECK(allowed(limiter, Budget::guesses, "2001:db8:0:100::1"));
  CHECK(!allowed(limiter, Budget::guesses, "2001:db8:0:1ff::9"));
  CHECK(allowed(limiter, Budget::guesses, "2001:db8:0:200::1"));
}

TEST_CASE("A token has a bucket of its own, wherever it comes from") {
  Limiter limiter(small());
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1", kStart, "token-a"));
  CHECK(allowed(limiter, Budget::writes, "198.51.100.1", kStart, "token-a"));
  CHECK(!allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-a"));
  CHECK(allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-b"));
}

TEST_CASE("All tokens of a player share the player's bucket, from the moment on that they are recognised") {
  Limiter limiter(small());
  const Budget drawn[] = {Budget::writes};
  CHECK(allowed(limiter, Budget::writes, "192.0.2.1", kStart, "token-a"));
  CHECK(limiter.recognise("token-a", "player", drawn, kStart) == std::nullopt);
  CHECK(allowed(limiter, Budget::writes, "198.51.100.1", kStart, "token-b"));
  CHECK(limiter.recognise("token-b", "player", drawn, kStart) == std::nullopt);
  CHECK(!allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-a"));
  CHECK(!allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-b"));
  // A third token pays as soon as it is recognised, and not twice.
  CHECK(allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-c"));
  CHECK(limiter.recognise("token-c", "player", drawn, kStart) == 1);
  CHECK(limiter.recognise("token-c", "player", drawn, kStart) == std::nullopt);
  CHECK(!allowed(limiter, Budget::writes, "203.0.113.1", kStart, "token-c"));
  CHECK(allowed(limiter, Budget::writes, "203.0.113.1", kStart, "of-somebody-else"));
}

TEST_CASE("A refusal takes nothing from any bucket") {
  Limiter limiter(small());
  CHECK(allowed(limiter, Budget::guesses, "192.0.2.1", kStart, "token-a"));
  CHECK(!allowed(limiter, Budget::guesses, "198.51.100.1", kStart, "token-a"));
  CHECK(allowed(limiter, Budget::guesses, "198.51.100.1", kStart));
}

TEST_CASE("The memory for buckets is bounded, whoever comes") {
  Limiter limiter(small());
  for (int i = 0; i < 120'000; ++i) {
    const std::string peer = "2001:db8:" + std::to_string(i % 10000) + ":" + std::to_string(i / 10000) + "00::1";
    allowed(limiter, Budget::reads, peer);
  }
  CHECK(limiter.buckets() <= Limiter::kMostBuckets);
  CHECK(limiter.buckets() > 0);
}

TEST_CASE("Whoever asked too much is remembered, however many others come") {
  Limiter limiter(small());
  for (int i = 0; i < 3; ++i) CHECK(allowed(limiter, Budget::writes, "192.0.2.1"));
  CHECK(!allowed(limiter, Budget::writes, "192.0.2.1"));
  for (int i = 0; i < 120'000; ++i) {
    allowed(limiter, Budget::reads,
            "2001:db8:" + std::to_string(i % 10000) + ":" + std::to_string(i / 10000) + "00::1");
  }
  CHECK(!allowed(limiter, Budget::writes, "192.0.2.1"));
}

TEST_CASE("Budgets are read from JSON; those not named keep their defaults") {
  const Rates rates = parse_rates(R"({"per_address":{"guesses":{"burst":3,"per_minute":0.5}}})");
  CHECK(rates.per_address[3].burst == 3);
  CHECK(rates.per_address[3].per_minute == 0.5);
  CHECK(rates.per_address[0].burst == Rates().per_address[0].burst);
  CHECK(rates.per_player[3].burst == Rates().per_player[3].burst);
}

TEST_CASE("A file of budgets that says anything else is refused in words") {
  for (const std::string text :
       {"", "[]", "{\"reads\":{}}", R"({"per_address":[]})", R"({"per_address":{"moves":{"burst":1,"per_minute":1}}})",
        R"({"per_address":{"reads":{"burst":1}}})", R"({"per_address":{"reads":{"burst":0.5,"per_minute":1}}})",
        R"({"per_player":{"reads":{"burst":"1","per_minute":1}}})",
        R"({"per_player":{"reads":{"burst":1,"per_minute":0}}})"}) {
    INFO(text);
    CHECK_THROWS_WITH(parse_rates(text), Catch::StartsWith("limits: "));
  }
}

}  // namespace
}  // namespace rozbazi::http
