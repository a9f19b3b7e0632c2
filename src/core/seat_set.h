// A set of seats as bits. Iteration goes clockwise from seat 0.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "core/seat.h"

namespace nullo {

class SeatSet {
 public:
  constexpr SeatSet() = default;

  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr void clear() { bits_ = 0; }
  [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  // The first seat; the set must not be empty.
  [[nodiscard]] constexpr Seat front() const { return Seat{std::countr_zero(bits_)}; }
  [[nodiscard]] std::vector<Seat> list() const { return {begin(), end()}; }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet{a.bits_ | b.bits_}; }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet{a.bits_ & b.bits_}; }

  class Iterator {
   public:
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    using pointer = const Seat*;
    using reference = Seat;
    using iterator_category = std::input_iterator_tag;

    constexpr explicit Iterator(unsigned bits) : bits_{bits} {}
    constexpr Seat operator*() const { return Seat{std::countr_zero(bits_)}; }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit SeatSet(int bits) : bits_{static_cast<std::uint16_t>(bits)} {}
  static constexpr unsigned bit(Seat seat) { return 1U << static_cast<unsigned>(seat.index()); }

  std::uint16_t bits_ = 0;
};

}  // namespace nullo
