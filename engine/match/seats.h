// Seats and sets of seats (docs/rules/notation.md, Seats): numbered in the order of turns, seat 0 at the screen.
#pragma once

#include <bit>
#include <cstdint>

namespace rozbazi {

inline constexpr int kMostSeats = 4;

/// One value for each seat; a game with fewer seats leaves the last ones as they are.
template <class T>
class PerSeat {
 public:
  constexpr T& operator[](int seat) { return values_[seat]; }
  constexpr const T& operator[](int seat) const { return values_[seat]; }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  T values_[kMostSeats]{};  // a plain array: its bounds are checked by the sanitizers, not in the playing path
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  static constexpr SeatSet of(int seat) { return SeatSet(1u << seat); }
  static constexpr SeatSet first(int count) { return SeatSet((1u << count) - 1); }

  constexpr bool has(int seat) const { return (bits_ >> seat & 1) != 0; }
  constexpr bool has_all(SeatSet seats) const { return (seats.bits_ & ~bits_) == 0; }
  constexpr void add(int seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << seat); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr unsigned bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// The order in which the seats at play take their turns.
class SeatOrder {
 public:
  constexpr SeatOrder() = default;
  /// Seats 0 to `count` - 1.
  static constexpr SeatOrder of(int count) {
    SeatOrder order;
    order.count_ = static_cast<std::uint8_t>(count);
    for (int seat = 0; seat < kMostSeats; ++seat) {
      order.after_[seat] = static_cast<std::uint8_t>(seat + 1 < count ? seat + 1 : 0);
    }
    return order;
  }
  /// The same without one of them, who sits out.
  constexpr SeatOrder without(int seat) const {
    SeatOrder order = *this;
    for (int each = 0; each < kMostSeats; ++each) {
      if (after_[each] == seat) order.after_[each] = after_[seat];
    }
    order.out_ = static_cast<std::int8_t>(seat);
    --order.count_;
    return order;
  }

  constexpr int count() const { return count_; }
  constexpr int after(int seat) const { return after_[seat]; }
  /// Whether the seat takes turns; it must be a seat of the table.
  constexpr bool has(int seat) const { return seat != out_; }

 private:
  PerSeat<std::uint8_t> after_;
  std::uint8_t count_ = 0;
  std::int8_t out_ = -1;
};

}  // namespace rozbazi
