#include "standings/rating.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace nullo::standings {
namespace {

constexpr double kChance = 25.0 / 6;       // how much one game is luck: the deviation of a game's result
constexpr double kSure = 2.5;              // the deviation of a rating that says who is better
constexpr double kLeastOfVariance = 1e-4;  // a game leaves at least this share of it

struct Strength {
  double mean = 0;
  double variance = 0;
};

Strength strength_of(const Side& side, std::span<const Rating> ratings) {
  Strength sum;
  for (const int person : side.people) {
    const Rating& rating = ratings[static_cast<std::size_t>(person)];
    sum.mean += rating.mean;
    sum.variance += rating.deviation * rating.deviation;
  }
  return sum;
}

}  // namespace

void rate(std::span<const Side> sides, std::span<Rating> ratings) {
  if (sides.size() < 2) return;
  std::vector<Strength> strengths;
  double all = 0;
  for (const Side& side : sides) {
    strengths.push_back(strength_of(side, ratings));
    all += strengths.back().variance + kChance * kChance;
  }
  const double scale = std::sqrt(all);
  std::vector<double> weights;
  for (const Strength& strength : strengths) weights.push_back(std::exp(strength.mean / scale));
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const double variance = strengths[i].variance;
    double shift = 0;   // of the mean, in units of variance / scale
    double shrink = 0;  // of the variance
    for (std::size_t q = 0; q < sides.size(); ++q) {
      if (sides[q].place > sides[i].place) continue;
      double not_better = 0;  // the weights of all who were not better than q
      int level = 0;
      for (std::size_t s = 0; s < sides.size(); ++s) {
        if (sides[s].place >= sides[q].place) not_better += weights[s];
        if (sides[s].place == sides[q].place) ++level;
      }
      const double first = weights[i] / not_better;  // how likely i was to be the first of those
      shift += ((i == q ? 1 : 0) - first) / level;
      shrink += first * (1 - first) / level;
    }
    const double deviation = std::sqrt(variance);
    const double mean_moves = variance / scale * shift;
    const double variance_goes = deviation / scale * variance / (scale * scale) * shrink;
    for (const int person : sides[i].people) {
      Rating& rating = ratings[static_cast<std::size_t>(person)];
      const double part = rating.deviation * rating.deviation / variance;
      rating.mean += part * mean_moves;
      rating.deviation *= std::sqrt(std::max(1 - part * variance_goes, kLeastOfVariance));
    }
  }
}

int games_until_sure(Rating rating) {
  constexpr int kTable = 4;
  std::vector<Rating> ratings(kTable, rating);
  int games = 0;
  for (; ratings.front().deviation > kSure; ++games) {
    std::vector<Side> sides;
    for (int i = 0; i < kTable; ++i) sides.push_back({{i}, (i + games) % kTable + 1});  // each wins in turn
    rate(sides, ratings);
  }
  return games;
}

}  // namespace nullo::standings
