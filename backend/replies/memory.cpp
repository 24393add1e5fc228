#include "backend/replies/memory.h"

#include <algorithm>

namespace rozbazi::replies {

Memory::Memory(std::size_t most_bytes)
    : most_buckets_(std::max<std::size_t>(1, most_bytes / kShards / sizeof(Bucket))) {
  for (Shard& shard : shards_) shard.buckets.resize(1);
}

std::optional<std::string> Memory::find(const CourseKey& key) {
  Shard& shard = shard_of(key);
  const std::lock_guard lock(shard.mutex);
  Entry* const entry = find_in(bucket_of(key, shard.buckets), key);
  if (entry == nullptr) return std::nullopt;
  entry->asked_for = true;
  return std::string(entry->text.data(), entry->length);
}

void Memory::remember(const CourseKey& key, std::string_view reply) {
  if (reply.empty() || reply.size() > kLongest) return;
  Shard& shard = shard_of(key);
  const std::lock_guard lock(shard.mutex);
  Entry& entry = room_for(key, shard);
  entry.key = key;
  entry.length = static_cast<std::uint8_t>(reply.size());
  entry.asked_for = false;
  std::ranges::copy(reply, entry.text.begin());
}

std::size_t Memory::size() const {
  std::size_t size = 0;
  for (const Shard& shard : shards_) {
    const std::lock_guard lock(shard.mutex);
    size += shard.size;
  }
  return size;
}

std::size_t Memory::bytes() const {
  std::size_t buckets = 0;
  for (const Shard& shard : shards_) {
    const std::lock_guard lock(shard.mutex);
    buckets += shard.buckets.size();
  }
  return buckets * sizeof(Bucket);
}

Memory::Bucket& Memory::bucket_of(const CourseKey& key, std::vector<Bucket>& buckets) {
  return buckets[((key.high >> 32) * buckets.size()) >> 32];
}

Memory::Entry* Memory::find_in(Bucket& bucket, const CourseKey& key) {
  auto* const found =
      std::ranges::find_if(bucket.entries, [&](const Entry& entry) { return entry.length != 0 && entry.key == key; });
  return found == bucket.entries.end() ? nullptr : found;
}

Memory::Entry* Memory::free_in(Bucket& bucket) {
  auto* const found = std::ranges::find(bucket.entries, 0, &Entry::length);
  return found == bucket.entries.end() ? nullptr : found;
}

Memory::Entry& Memory::least_wanted(Bucket& bucket) {
  for (;;) {
    Entry& entry = bucket.entries[bucket.hand];
    bucket.hand = (bucket.hand + 1) % bucket.entries.size();
    if (!entry.asked_for) return entry;
    entry.asked_for = false;
  }
}

Memory::Entry& Memory::room_for(const CourseKey& key, Shard& shard) const {
  if (Entry* const same = find_in(bucket_of(key, shard.buckets), key)) return *same;
  for (;;) {
    Bucket& bucket = bucket_of(key, shard.buckets);
    if (Entry* const free = free_in(bucket)) {
      ++shard.size;
      return *free;
    }
    if (shard.buckets.size() == most_buckets_) return least_wanted(bucket);
    grow(shard, std::min(2 * shard.buckets.size(), most_buckets_));
  }
}

// Twice the buckets, less at the last step: what shared one is spread over two or three, of which none gets more than
// it can hold, or is forgotten.
void Memory::grow(Shard& shard, std::size_t buckets) {
  std::vector<Bucket> grown(buckets);
  std::size_t size = 0;
  for (const Bucket& bucket : shard.buckets) {
    for (const Entry& entry : bucket.entries) {
      if (entry.length == 0) continue;
      Entry* const free = free_in(bucket_of(entry.key, grown));
      if (free == nullptr) continue;
      *free = entry;
      ++size;
    }
  }
  shard.buckets = std::move(grown);
  shard.size = size;
}

}  // namespace rozbazi::replies
