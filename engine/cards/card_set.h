// A set of cards in one 64-bit word; it lists its cards in ascending byte order of their names.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/cards/card.h"

namespace rozbazi {

class CardSet {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card::from_number(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_;
  };

  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  constexpr explicit CardSet(Card card) : bits_(std::uint64_t{1} << card.number()) {}

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Card card) const { return (bits_ >> card.number() & 1) != 0; }
  constexpr void add(Card card) { bits_ |= CardSet(card).bits_; }
  constexpr void remove(Card card) { bits_ &= ~CardSet(card).bits_; }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace rozbazi
