// How much one visitor may ask: token buckets per address block and per player, in bounded memory.
//
// A visitor is a block of addresses, /24 in IPv4 and /56 in IPv6, since one person often has a whole block. A player
// has budgets of its own besides, whichever of its tokens comes along; a token that nobody has been recognised by yet
// has its own. A bucket holds `burst` requests at most and is refilled at `per_minute`.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "backend/http/router.h"

namespace rozbazi::http {

struct Rate {
  double burst;
  double per_minute;
};

inline constexpr std::size_t kBudgets = 7;

struct Rates {
  // In the order of Budget. An address block can hold a school or a provider's whole neighbourhood behind one
  // translator, a token is one person.
  std::array<Rate, kBudgets> per_address = {
      {{600, 6000}, {300, 1800}, {60, 60}, {20, 6}, {1500, 3000}, {3000, 30'000}, {60, 30}}};
  std::array<Rate, kBudgets> per_player = {
      {{200, 1200}, {100, 300}, {20, 20}, {10, 2}, {300, 300}, {1000, 10'000}, {10, 2}}};
};

/// Reads `{"per_address":{"reads":{"burst":600,"per_minute":6000},…},"per_player":{…}}`; what is not named keeps its
/// default. Throws std::runtime_error, whose text is meant for the operator, where the text is anything else.
Rates parse_rates(std::string_view json_text);

class Limiter {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit Limiter(const Rates& rates);

  /// Takes one request from the buckets of the address and of the token's player. Where one of them is empty, nothing
  /// is taken, and the seconds until it no longer is are returned.
  std::optional<int> take(Budget budget, std::string_view peer, const std::optional<std::string>& bearer, Time now);

  /// The token has turned out to be that player's: from now on it draws on the player's buckets. Where that is news,
  /// what it has drawn for the request at hand (`drawn`) is taken from them too; where there is not as much, the
  /// seconds until there is are returned.
  std::optional<int> recognise(const std::string& bearer, std::string_view player, std::span<const Budget> drawn,
                               Time now);

  /// So many buckets are held at most, and as many tokens of known players. Beyond that buckets are forgotten that are
  /// full again, and if that is not enough, the fuller half: whoever comes from thousands of blocks empties nobody's
  /// memory of those who asked too much.
  static constexpr std::size_t kMostBuckets = 100'000;
  std::size_t buckets() const;

 private:
  struct Bucket {
    double tokens;
    Time filled;
    const Rate* rate;
  };
  enum class Kind : std::uint8_t { address, token, player };
  /// Who draws: a hash that nobody outside can work out.
  std::uint64_t visitor(Kind kind, std::string_view bytes) const;
  std::uint64_t owner(const std::string& bearer) const;
  Bucket& bucket(std::uint64_t visitor, Budget budget, const Rate& rate, Time now);
  static double seconds_until_one(const Bucket& bucket);
  void make_room(Time now);

  const Rates rates_;
  const std::uint64_t seed_;
  mutable std::mutex mutex_;
  std::unordered_map<std::uint64_t, Bucket> buckets_;
  std::unordered_map<std::uint64_t, std::uint64_t> owners_;  // of tokens: the visitor that is their player
};

}  // namespace rozbazi::http
