// How much one visitor may ask: token buckets per address block and per player, in bounded memory.
//
// A visitor is a block of addresses, /24 in IPv4 and /56 in IPv6, since one person often has a whole block; a bearer
// token has budgets of its own besides. A bucket holds `burst` requests at most and is refilled at `per_minute`.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "backend/http/router.h"

namespace rozbazi::http {

struct Rate {
  double burst;
  double per_minute;
};

inline constexpr std::size_t kBudgets = 5;

struct Rates {
  // In the order of Budget. An address block can hold a school or a provider's whole neighbourhood behind one
  // translator, a token is one person.
  std::array<Rate, kBudgets> per_address = {{{600, 6000}, {300, 1800}, {60, 60}, {20, 6}, {1500, 3000}}};
  std::array<Rate, kBudgets> per_player = {{{200, 1200}, {100, 300}, {20, 20}, {10, 2}, {300, 300}}};
};

/// Reads `{"per_address":{"reads":{"burst":600,"per_minute":6000},…},"per_player":{…}}`; what is not named keeps its
/// default. Throws std::runtime_error, whose text is meant for the operator, where the text is anything else.
Rates parse_rates(std::string_view json_text);

class Limiter {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit Limiter(const Rates& rates);

  /// Takes one request from the buckets of the address and of the token. Where one of them is empty, nothing is taken,
  /// and the seconds until it no longer is are returned.
  std::optional<int> take(Budget budget, std::string_view peer, const std::optional<std::string>& bearer, Time now);

  /// Buckets are held for at most so many visitors; beyond that those are forgotten that are full again, and if that
  /// is not enough, all.
  static constexpr std::size_t kMostBuckets = 100'000;
  std::size_t buckets() const;

 private:
  struct Bucket {
    double tokens;
    Time filled;
    const Rate* rate;
  };
  Bucket& bucket(std::uint64_t key, const Rate& rate, Time now);
  void make_room(Time now);

  const Rates rates_;
  const std::uint64_t seed_;
  mutable std::mutex mutex_;
  std::unordered_map<std::uint64_t, Bucket> buckets_;
};

}  // namespace rozbazi::http
