// How good draws are: bench_draws prints for clubs of several sizes and rounds how often people meet again, beside what
// cannot be undercut, and how long drawing takes.
#include <array>
#include <chrono>

#include <fmt/format.h>

#include "draws/draw.h"

namespace nullo::testing {
namespace {

std::vector<int> first_people(int count) {
  std::vector<int> people;
  for (int i = 0; i < count; ++i) people.push_back(i);
  return people;
}

void print_row(int people, int seats) {
  constexpr int kLeastRounds = 3;
  constexpr int kMostRounds = 8;
  std::string row = fmt::format("{:>6} {:>5} ", people, seats);
  std::chrono::duration<double, std::milli> longest{};
  for (int rounds = kLeastRounds; rounds <= kMostRounds; ++rounds) {
    const auto begin = std::chrono::steady_clock::now();
    const std::vector<draws::Round> drawn = draws::draw({.people = first_people(people),
                                                         .sizes = {seats, seats - 1, seats + 1},
                                                         .rounds = rounds,
                                                         .how = draws::How::kSpread,
                                                         .seed = 1},
                                                        {});
    longest = std::max<std::chrono::duration<double, std::milli>>(longest, std::chrono::steady_clock::now() - begin);
    const std::string bound =
        people % seats == 0 ? fmt::format("{}", draws::least_repeats(people, seats, rounds)) : std::string{"-"};
    row += fmt::format("{:>10}", fmt::format("{} ({})", draws::meetings(drawn).repeats, bound));
  }
  fmt::print("{} {:>8.0f} ms\n", row, longest.count());
}

}  // namespace
}  // namespace nullo::testing

int main() {
  fmt::print("How often people meet again (what cannot be undercut), for 3 to 8 rounds\n{:>6} {:>5} ", "people",
             "seats");
  for (int rounds = 3; rounds <= 8; ++rounds) fmt::print("{:>10}", rounds);
  fmt::print(" {:>11}\n", "longest");
  constexpr std::array kPeople{8, 9, 11, 12, 16, 20, 24, 28, 32, 40, 48, 64};
  for (const int people : kPeople) nullo::testing::print_row(people, 4);
  constexpr std::array kByThree{9, 12, 15, 18, 21, 24, 36};
  for (const int people : kByThree) nullo::testing::print_row(people, 3);
}
