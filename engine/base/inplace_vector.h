// A vector of bounded length that lives in place: no heap, so it may stand in the playing path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace rozbazi {

/// Pushing past `Most` is the caller's error; every use names why its bound holds.
template <class T, std::size_t Most>
class InplaceVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  static constexpr std::size_t kMost = Most;

  constexpr InplaceVector() {}
  constexpr InplaceVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  constexpr void push_back(const T& item) { std::construct_at(items_ + size_++, item); }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t at) const { return items_[at]; }
  constexpr T& operator[](std::size_t at) { return items_[at]; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }

 private:
  // Room that is not in use is left as it is, not even constructed: that would cost more than many a list.
  union {
    T items_[Most];
  };
  std::uint16_t size_ = 0;
};

}  // namespace rozbazi
