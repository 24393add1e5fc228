#include "backend/http/limits.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <stdexcept>

#include "backend/http/address.h"
#include "engine/json/json.h"

namespace rozbazi::http {
namespace {

constexpr std::array<std::string_view, kBudgets> kBudgetNames = {"reads", "writes", "new_players", "guesses",
                                                                 "replies"};
constexpr int kBlockBitsV4 = 96 + 24;
constexpr int kBlockBitsV6 = 56;

/// FNV-1a over a seed that nobody outside knows, so that nobody can aim at another's bucket.
class Key {
 public:
  Key(std::uint64_t seed, Budget budget, char kind) : hash_(seed ^ 0xcbf29ce484222325U) {
    add(static_cast<std::uint8_t>(budget));
    add(static_cast<std::uint8_t>(kind));
  }
  void add(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3U; }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_;
};

double refilled(double tokens, const Rate& rate, std::chrono::duration<double> span) {
  return std::min(rate.burst, tokens + span.count() * rate.per_minute / 60);
}

double positive_number(const json::Value& rate, std::string_view name) {
  const json::Value* value = rate.IsObject() ? json::member(rate, name) : nullptr;
  if (value == nullptr || !value->IsNumber() || value->GetDouble() <= 0) {
    throw std::runtime_error("limits: every budget needs a number above 0 named " + std::string(name));
  }
  return value->GetDouble();
}

void read_rates(const json::Value& from, std::array<Rate, kBudgets>& into) {
  if (!from.IsObject()) throw std::runtime_error("limits: per_address and per_player must be objects");
  for (const auto& member : from.GetObject()) {
    const auto* found = std::ranges::find(kBudgetNames, json::text(member.name));
    if (found == kBudgetNames.end()) {
      throw std::runtime_error("limits: there is no budget named " + std::string(json::text(member.name)) +
                               "; there are reads, writes, new_players, guesses, replies");
    }
    const Rate rate{positive_number(member.value, "burst"), positive_number(member.value, "per_minute")};
    if (rate.burst < 1) throw std::runtime_error("limits: a burst below 1 would let nobody in");
    into[static_cast<std::size_t>(found - kBudgetNames.begin())] = rate;
  }
}

}  // namespace

Rates parse_rates(std::string_view json_text) {
  json::Document document;
  if (const auto wrong = json::parse(json_text, document)) throw std::runtime_error("limits: no JSON: " + *wrong);
  if (!document.IsObject()) throw std::runtime_error("limits: the file must hold a JSON object");
  Rates rates;
  for (const auto& member : document.GetObject()) {
    const std::string_view name = json::text(member.name);
    if (name == "per_address") {
      read_rates(member.value, rates.per_address);
    } else if (name == "per_player") {
      read_rates(member.value, rates.per_player);
    } else {
      throw std::runtime_error("limits: there is no part named " + std::string(name) +
                               "; there are per_address and per_player");
    }
  }
  return rates;
}

Limiter::Limiter(const Rates& rates)
    : rates_(rates), seed_((std::uint64_t{std::random_device{}()} << 32) | std::random_device{}()) {}

std::size_t Limiter::buckets() const {
  const std::lock_guard lock(mutex_);
  return buckets_.size();
}

void Limiter::make_room(Time now) {
  if (buckets_.size() < kMostBuckets) return;
  std::erase_if(buckets_, [&](const auto& entry) {
    const Bucket& bucket = entry.second;
    return refilled(bucket.tokens, *bucket.rate, now - bucket.filled) >= bucket.rate->burst;
  });
  // Sweeping again for every request would cost more than it protects.
  if (buckets_.size() > kMostBuckets / 2) buckets_.clear();
}

Limiter::Bucket& Limiter::bucket(std::uint64_t key, const Rate& rate, Time now) {
  const auto [entry, unused] = buckets_.try_emplace(key, Bucket{rate.burst, now, &rate});
  Bucket& bucket = entry->second;
  bucket.tokens = refilled(bucket.tokens, rate, now - bucket.filled);
  bucket.filled = now;
  return bucket;
}

std::optional<int> Limiter::take(Budget budget, std::string_view peer, const std::optional<std::string>& bearer,
                                 Time now) {
  const auto index = static_cast<std::size_t>(budget);
  const Address address = parse_address(peer).value_or(Address());
  Key address_key(seed_, budget, 'a');
  for (const std::uint8_t byte : address.prefix(address.is_v4() ? kBlockBitsV4 : kBlockBitsV6).bytes) {
    address_key.add(byte);
  }

  const std::lock_guard lock(mutex_);
  make_room(now);
  // References into an unordered_map outlast insertions.
  std::array<Bucket*, 2> taken{&bucket(address_key.hash(), rates_.per_address[index], now), nullptr};
  if (bearer) {
    Key player_key(seed_, budget, 'p');
    for (const char c : *bearer) player_key.add(static_cast<std::uint8_t>(c));
    taken[1] = &bucket(player_key.hash(), rates_.per_player[index], now);
  }
  double seconds = 0;
  for (const Bucket* bucket : taken) {
    if (bucket == nullptr || bucket->tokens >= 1) continue;
    seconds = std::max(seconds, (1 - bucket->tokens) * 60 / bucket->rate->per_minute);
  }
  if (seconds > 0) return static_cast<int>(std::ceil(std::min(seconds, 3600.0)));
  for (Bucket* bucket : taken) {
    if (bucket != nullptr) bucket->tokens -= 1;
  }
  return std::nullopt;
}

}  // namespace rozbazi::http
