// Who sits at which table in each round of a club's evening: as few people as possible meet twice, and byes, tables of
// another size and the first deal fall on everybody alike. Knows people as numbers only.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nullo::draws {

// How many sit at a table.
struct Sizes {
  int wanted = 4;
  int least = 3;  // where the people do not divide
  int most = 5;
};
// The sizes of the tables for so many people, the largest first: as few people as possible have a bye, then as few as
// possible sit at a table of another size than the wanted one, rather at a small table than at a large one. Empty: they
// are too few for one table.
std::vector<int> table_sizes(int people, const Sizes& sizes);

struct Round {
  std::vector<std::vector<int>> tables = {};  // the people in seat order; the first of each deals first
  std::vector<int> byes = {};
  friend bool operator==(const Round&, const Round&) = default;
};

enum class How : std::uint8_t {
  kSpread,    // nobody with the same people again and again; beyond that, as few as possible meet twice
  kStanding,  // who stands next to each other in the standing plays together, but not again and again
  kRandom,
};

struct Wish {
  std::vector<int> people = {};  // who is here; for kStanding the best first. Each once, at least 0
  Sizes sizes = {};
  int rounds = 1;  // to be drawn; kStanding draws one, since the standing changes
  How how = How::kSpread;
  std::uint64_t seed = 0;  // the same one draws the same rounds
};
// The next rounds. Those that were `played` count for who has met whom, and for byes, sizes and deals; who came late or
// has left is in some of them only. Empty: the people are too few for one table.
std::vector<Round> draw(const Wish& wish, std::span<const Round> played);

struct Meetings {
  int repeats = 0;  // how often people meet whom they have met before, summed over pairs
  int most = 0;     // how often the two who meet most often do
};
Meetings meetings(std::span<const Round> rounds);
// Fewer repeats than this cannot be, for so many people at tables of one size: whoever sits at more places beside
// others than there are others meets some of them again.
int least_repeats(int people, int seats, int rounds);

}  // namespace nullo::draws
