// Places at the table, counted clockwise from 0, and small tables with one entry for each of them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace nullo {

inline constexpr int kMostSeats = 10;

class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_{static_cast<std::int8_t>(index)} {}
  [[nodiscard]] constexpr int index() const { return index_; }
  // The seat `steps` places clockwise (to the left) at a table of `seats`; `steps` is from 0 to `seats`. It does not
  // divide, as scoring calls this for every card played.
  [[nodiscard]] constexpr Seat left(int seats, int steps = 1) const {
    assert(steps >= 0 && steps <= seats);
    const int index = index_ + steps;
    return Seat{index - (index >= seats ? seats : 0)};
  }
  [[nodiscard]] constexpr Seat right(int seats) const { return left(seats, seats - 1); }
  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::int8_t index_ = 0;
};

// One T for each seat of a table, without allocation.
template <class T>
class PerSeat {
 public:
  // Not defaulted: a defaulted one would clear every byte before it constructs the entries.
  constexpr PerSeat() : items_{} {}
  constexpr explicit PerSeat(int seats) : items_{}, size_{static_cast<std::uint8_t>(seats)} {
    assert(seats >= 0 && seats <= kMostSeats);
  }
  constexpr PerSeat(int seats, const T& value) : PerSeat(seats) { std::fill_n(items_.begin(), size_, value); }
  constexpr PerSeat(std::initializer_list<T> items) : items_{}, size_{static_cast<std::uint8_t>(items.size())} {
    assert(items.size() <= kMostSeats);
    std::copy(items.begin(), items.end(), items_.begin());
  }

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  constexpr T& operator[](Seat seat) { return items_[static_cast<std::size_t>(seat.index())]; }
  constexpr const T& operator[](Seat seat) const { return items_[static_cast<std::size_t>(seat.index())]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const PerSeat& a, const PerSeat& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, kMostSeats> items_;
  std::uint8_t size_ = 0;
};

// The seats of a table, for `for (const Seat seat : Seats{4})`.
class Seats {
 public:
  constexpr explicit Seats(int count) : count_{count} {}
  class Iterator {
   public:
    constexpr explicit Iterator(int index) : index_{index} {}
    constexpr Seat operator*() const { return Seat{index_}; }
    constexpr Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int index_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{0}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{count_}; }

 private:
  int count_;
};

}  // namespace nullo
