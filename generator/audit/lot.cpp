#include "generator/audit/lot.h"

namespace rozbazi::audit {
namespace {

constexpr std::uint64_t kAll = std::numeric_limits<std::uint64_t>::max();

// Every bit of the sum depends on every bit of the number (the finalizer of SplitMix64).
std::uint64_t mixed(std::uint64_t number) {
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9U;
  number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
  return number ^ (number >> 31);
}

}  // namespace

Lot::Lot(const Sample& sample, std::uint64_t plays)
    : salt_(sample.salt), limit_(sample.plays >= plays ? kAll : kAll / plays * sample.plays) {}

bool Lot::draws(const Id& play) const {
  std::uint64_t sum = salt_;
  for (const char character : play) sum = mixed(sum + static_cast<unsigned char>(character));
  return sum <= limit_;
}

}  // namespace rozbazi::audit
