// Replies that were thought of, in bounded memory. What is not asked for is forgotten first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/replies/course_key.h"

namespace rozbazi::replies {

/// May be used by any thread.
class Memory {
 public:
  /// Takes up as much as it needs, and at most `most_bytes`, but for the moment in which a sixteenth of it is moved to
  /// where it can grow.
  explicit Memory(std::size_t most_bytes);

  std::optional<std::string> find(const CourseKey& key);
  /// A reply longer than any action is not remembered.
  void remember(const CourseKey& key, std::string_view reply);

  std::size_t size() const;
  std::size_t bytes() const;

 private:
  static constexpr std::size_t kShards = 16;
  static constexpr std::size_t kLongest = 20;  // as ActionName

  struct Entry {
    CourseKey key;
    std::uint8_t length;  // 0: nothing is here
    bool asked_for;       // since the hand passed
    std::array<char, kLongest> text;
  };
  /// A key has its place in one bucket. Where that is full, a hand goes round and takes the first entry that nobody
  /// asked for since it passed.
  struct Bucket {
    std::array<Entry, 8> entries;
    std::size_t hand;
  };
  struct Shard {
    mutable std::mutex mutex;
    std::vector<Bucket> buckets;
    std::size_t size = 0;
  };

  static Bucket& bucket_of(const CourseKey& key, std::vector<Bucket>& buckets);
  static Entry* find_in(Bucket& bucket, const CourseKey& key);
  static Entry* free_in(Bucket& bucket);
  static Entry& least_wanted(Bucket& bucket);
  Entry& room_for(const CourseKey& key, Shard& shard) const;
  static void grow(Shard& shard, std::size_t buckets);
  Shard& shard_of(const CourseKey& key) { return shards_[key.low % kShards]; }

  const std::size_t most_buckets_;  // of a shard
  std::array<Shard, kShards> shards_;
};

}  // namespace rozbazi::replies
