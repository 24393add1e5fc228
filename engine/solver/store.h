// Where a search files what it finds out. Entries are laid down one after the other, so that a question that needs few
// of them stays in a small piece of memory, and forgetting costs nothing; when there is no more room all are forgotten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rozbazi::solver {

/// `Entry` has a member `next`: the number of the next entry of the same place.
template <class Entry>
class Store {
 public:
  using Number = std::uint32_t;

  /// Room for 4 times 2 to the power of `log2` entries; taken when it is first cleared, which it must be before use.
  explicit Store(int log2) : log2_places_(log2 > 1 ? log2 - 1 : 1), room_(Number{4} << log2) {}

  /// Forgets everything.
  void clear() {
    if (places_.empty() || last_ > UINT32_MAX - room_) {
      places_.assign(std::size_t{1} << log2_places_, 0);
      entries_.resize(room_);
      last_ = 0;
    }
    forgotten_ = last_;
  }

  /// The number of the first entry of a place; those of what is filed elsewhere are among them.
  Number& place(std::uint64_t hash) {
    return places_[static_cast<std::size_t>((hash ^ hash >> 32) * 0xD6E8FEB86659FD93 >> (64 - log2_places_))];
  }
  /// The entry of that number; none where it is forgotten, or none was given.
  Entry* at(Number number) { return number > forgotten_ ? &entries_[number - forgotten_ - 1] : nullptr; }
  /// A new entry, the first of its place.
  Entry& add(Number& place) {
    if (last_ - forgotten_ == room_) clear();
    Entry& entry = entries_[last_ - forgotten_];
    entry.next = place;
    place = ++last_;
    return entry;
  }

 private:
  int log2_places_;
  Number room_;
  Number last_ = 0;
  Number forgotten_ = 0;  // the entries up to that number
  std::vector<Number> places_;
  std::vector<Entry> entries_;
};

}  // namespace rozbazi::solver
