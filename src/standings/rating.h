// How strong people are, from the places of their games: the rating of Weng and Lin for games of several sides ("A
// Bayesian Approximation Method for Online Ranking", JMLR 12, 2011, algorithm 4, Plackett and Luce's model).
// docs/standings.md says what people are told of it.
#pragma once

#include <span>
#include <vector>

namespace nullo::standings {

// A person's strength is taken to be normally distributed around the mean.
struct Rating {
  double mean = 25;
  double deviation = 25.0 / 3;

  // What somebody is at least, as good as certainly: new people begin with 0.
  [[nodiscard]] double sure() const { return mean - 3 * deviation; }
};

// Those who shared a result; numbers of people, each of whom is on one side only.
struct Side {
  std::vector<int> people = {};
  int place = 0;  // the lowest is the best; equal ones were equal
};

// Takes one game into account. `ratings`: of each person by number.
void rate(std::span<const Side> sides, std::span<Rating> ratings);

// How many games more, at tables of four equal players, until a rating like this one says who is better: its deviation
// is 2.5 then. 0: it is sure.
int games_until_sure(Rating rating);

}  // namespace nullo::standings
