// Which plays have their computer players' replies thought of again, where a record holds more than there is time for.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

namespace rozbazi::audit {

/// The text of a UUID.
using Id = std::array<char, 36>;

/// How many plays are to be drawn by lot, of however many; the salt decides which. It must be new in each audit:
/// whoever made the record would else know where nobody looks.
struct Sample {
  std::uint64_t plays = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t salt = 0;
};

/// A sample of a record of so many plays: each is drawn with the same chance, whatever else is drawn.
class Lot {
 public:
  Lot(const Sample& sample, std::uint64_t plays);
  bool draws(const Id& play) const;

 private:
  std::uint64_t salt_;
  std::uint64_t limit_;  // drawn is what comes to no more
};

}  // namespace rozbazi::audit
