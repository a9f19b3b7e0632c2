// Sentences that people read. The English one, with named places ("{player} takes {card}"), is also the key under which
// a catalog has its translation, so it is written where it is needed and nowhere else.
#pragma once

#include <cstddef>
#include <string_view>

namespace nullo::text {

// The next place of a sentence, "{name}", from `at` on; without a name: there is none.
struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;  // behind the '}'
  std::string_view name = {};
};
constexpr Place next_place(std::string_view sentence, std::size_t at) {
  const std::size_t begin = sentence.find('{', at);
  const std::size_t close = begin == std::string_view::npos ? begin : sentence.find('}', begin);
  if (close == std::string_view::npos) return {};
  return {begin, close + 1, sentence.substr(begin + 1, close - begin - 1)};
}

// How many different places a sentence has. A name is of small letters and '_'; throws what is wrong with one that is
// not.
constexpr std::size_t count_places(std::string_view sentence) {
  std::size_t count = 0;
  for (Place place = next_place(sentence, 0); !place.name.empty(); place = next_place(sentence, place.end)) {
    if (place.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string_view::npos)
      throw "the name of a place has small letters only";
    Place before = next_place(sentence, 0);
    while (before.name != place.name) before = next_place(sentence, before.end);
    if (before.begin == place.begin) ++count;
  }
  return count;
}

// A sentence that is kept to be said later: in tables, and wherever the language may change in between.
class Sentence {
 public:
  constexpr Sentence() = default;
  [[nodiscard]] constexpr std::string_view english() const { return english_; }
  [[nodiscard]] constexpr bool empty() const { return english_.empty(); }
  friend constexpr bool operator==(Sentence, Sentence) = default;

 private:
  friend consteval Sentence mark(const char* english);
  constexpr explicit Sentence(std::string_view english) : english_{english} { count_places(english); }

  std::string_view english_;
};

// Makes one of them, under a name that catalogs are extracted by.
consteval Sentence mark(const char* english) { return Sentence{english}; }

// A sentence of which something is said now. The compiler counts the places of one that is written on the spot.
template <std::size_t kPlaces>
class WithPlaces {
 public:
  consteval WithPlaces(const char* english) : english_{english} {  // NOLINT(google-explicit-constructor)
    if (count_places(english) != kPlaces) throw "a sentence takes as many arguments as it has places";
  }
  constexpr WithPlaces(Sentence sentence) : english_{sentence.english()} {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] constexpr std::string_view english() const { return english_; }

 private:
  std::string_view english_;
};

// One that is written on the spot, whatever its places.
class Written {
 public:
  consteval Written(const char* english) : english_{english} {  // NOLINT(google-explicit-constructor)
    count_places(english);
  }
  [[nodiscard]] constexpr std::string_view english() const { return english_; }

 private:
  std::string_view english_;
};

}  // namespace nullo::text
