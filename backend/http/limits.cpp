#include "backend/http/limits.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

#include "backend/http/address.h"
#include "engine/json/json.h"

namespace rozbazi::http {
namespace {

constexpr std::array<std::string_view, kBudgets> kBudgetNames = {"reads",   "writes", "new_players", "guesses",
                                                                 "replies", "files",  "rooms"};
constexpr int kBlockBitsV4 = 96 + 24;
constexpr int kBlockBitsV6 = 56;

/// FNV-1a, begun at a number that nobody outside knows, so that nobody can aim at another's bucket.
std::uint64_t hash(std::uint64_t begun, std::string_view bytes) {
  for (const char c : bytes) begun = (begun ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
  return begun;
}

double refilled(double tokens, const Rate& rate, std::chrono::duration<double> span) {
  return std::min(rate.burst, tokens + span.count() * rate.per_minute / 60);
}

/// As Retry-After tells it: rounded up, an hour at most.
int whole_seconds(double seconds) { return static_cast<int>(std::ceil(std::min(seconds, 3600.0))); }

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
                               "; there are reads, writes, new_players, guesses, replies, files, rooms");
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
  for (const auto& member : std::as_const(document).GetObject()) {
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
  if (owners_.size() >= kMostBuckets) owners_.clear();  // the next call with a token tells again whose it is
  if (buckets_.size() < kMostBuckets) return;
  const auto fullness = [&](const Bucket& bucket) {
    return refilled(bucket.tokens, *bucket.rate, now - bucket.filled) / bucket.rate->burst;
  };
  std::erase_if(buckets_, [&](const auto& entry) { return fullness(entry.second) >= 1; });
  // Sweeping again for every request would cost more than it protects.
  if (buckets_.size() <= kMostBuckets / 2) return;
  std::vector<double> all;
  all.reserve(buckets_.size());
  for (const auto& entry : buckets_) all.push_back(fullness(entry.second));
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
  std::ranges::nth_element(all, middle);
  std::erase_if(buckets_, [&](const auto& entry) { return fullness(entry.second) >= *middle; });
}

std::uint64_t Limiter::visitor(Kind kind, std::string_view bytes) const {
  const char first = static_cast<char>(kind);
  return hash(hash(seed_, {&first, 1}), bytes);
}

std::uint64_t Limiter::owner(const std::string& bearer) const {
  const std::uint64_t token = visitor(Kind::token, bearer);
  const auto known = owners_.find(token);
  return known == owners_.end() ? token : known->second;
}

Limiter::Bucket& Limiter::bucket(std::uint64_t visitor, Budget budget, const Rate& rate, Time now) {
  const char of_budget = static_cast<char>(budget);
  const auto [entry, unused] = buckets_.try_emplace(hash(visitor, {&of_budget, 1}), Bucket{rate.burst, now, &rate});
  Bucket& bucket = entry->second;
  bucket.tokens = refilled(bucket.tokens, rate, now - bucket.filled);
  bucket.filled = now;
  return bucket;
}

/// 0 where it holds a request now.
double Limiter::seconds_until_one(const Bucket& bucket) {
  return bucket.tokens >= 1 ? 0 : (1 - bucket.tokens) * 60 / bucket.rate->per_minute;
}

std::optional<int> Limiter::take(Budget budget, std::string_view peer, const std::optional<std::string>& bearer,
                                 Time now) {
  const auto index = static_cast<std::size_t>(budget);
  const Address address = parse_address(peer).value_or(Address());
  const Address block = address.prefix(address.is_v4() ? kBlockBitsV4 : kBlockBitsV6);
  const std::string_view block_bytes(reinterpret_cast<const char*>(block.bytes.data()), block.bytes.size());

  const std::lock_guard lock(mutex_);
  make_room(now);
  // References into an unordered_map outlast insertions.
  Bucket& of_address = bucket(visitor(Kind::address, block_bytes), budget, rates_.per_address[index], now);
  Bucket* of_player = bearer ? &bucket(owner(*bearer), budget, rates_.per_player[index], now) : nullptr;
  const double seconds =
      std::max(seconds_until_one(of_address), of_player == nullptr ? 0 : seconds_until_one(*of_player));
  if (seconds > 0) return whole_seconds(seconds);
  of_address.tokens -= 1;
  if (of_player != nullptr) of_player->tokens -= 1;
  return std::nullopt;
}

std::optional<int> Limiter::recognise(const std::string& bearer, std::string_view player, std::span<const Budget> drawn,
                                      Time now) {
  const std::lock_guard lock(mutex_);
  const std::uint64_t its_player = visitor(Kind::player, player);
  std::uint64_t& known = owners_[visitor(Kind::token, bearer)];
  if (std::exchange(known, its_player) == its_player) return std::nullopt;
  double seconds = 0;
  for (const Budget budget : drawn) {
    Bucket& its_bucket = bucket(its_player, budget, rates_.per_player[static_cast<std::size_t>(budget)], now);
    seconds = std::max(seconds, seconds_until_one(its_bucket));
    its_bucket.tokens = std::max(0.0, its_bucket.tokens - 1);
  }
  if (seconds > 0) return whole_seconds(seconds);
  return std::nullopt;
}

}  // namespace rozbazi::http
