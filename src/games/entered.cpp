#include "games/entered.h"

#include <algorithm>

#include <fmt/core.h>

#include "text/say.h"

namespace nullo::games {
namespace {

// "26 or 78".
std::string one_of(std::initializer_list<int> sums) {
  std::string text;
  for (const int sum : sums)
    text = text.empty() ? fmt::format("{}", sum) : text::say("{one} or {other}", text, fmt::format("{}", sum));
  return text;
}

Impossible other_sum(std::initializer_list<int> sums, int found) {
  const std::string amounts = one_of(sums);
  return {text::say("scores that add up to {amounts}", amounts), fmt::format("{}", found),
          text::say("Together that is {amount}, but it must be {amounts}.", fmt::format("{}", found), amounts)};
}

}  // namespace

std::vector<Seat> unknown_scores(const Counts& scores) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{scores.size()}) {
    if (!scores[seat]) seats.push_back(seat);
  }
  return seats;
}

bool all_known(const Counts& scores) { return unknown_scores(scores).empty(); }

std::vector<Posting> entered_points(const Counts& scores) {
  std::vector<Posting> postings;
  for (const Seat seat : Seats{scores.size()}) {
    const Account own = Account::of(seat);
    const int score = scores[seat].value_or(0);
    if (score > 0) postings.emplace_back(Account::bank(), own, score, kEntered);
    if (score < 0) postings.emplace_back(own, Account::bank(), -score, kEntered);
  }
  return postings;
}

std::vector<Posting> entered_chips(const Counts& scores) {
  std::vector<Posting> postings;
  Counts left = scores;
  for (const Seat from : Seats{scores.size()}) {
    for (const Seat to : Seats{scores.size()}) {
      const int amount = std::min(-left[from].value_or(0), left[to].value_or(0));
      if (amount <= 0) continue;
      postings.emplace_back(Account::of(from), Account::of(to), amount, kEntered);
      *left[from] += amount;
      *left[to] -= amount;
    }
  }
  return postings;
}

std::optional<Impossible> below(const Counts& scores, int least) {
  for (const std::optional<int>& score : scores) {
    if (score && *score < least)
      return Impossible{text::say("scores of at least {amount}", fmt::format("{}", least)), fmt::format("{}", *score),
                        text::say("Nobody can score less than {amount} here.", fmt::format("{}", least))};
  }
  return std::nullopt;
}

std::optional<Impossible> not_in_sum(const Counts& scores, std::initializer_list<int> sums) {
  const int sum = known_sum(scores);
  if (!all_known(scores) || std::ranges::find(sums, sum) != sums.end()) return std::nullopt;
  return other_sum(sums, sum);
}

std::optional<Impossible> not_handed_out(const Counts& scores, std::initializer_list<int> sums) {
  if (auto impossible = below(scores, 0)) return impossible;
  if (const int sum = known_sum(scores); sum > *sums.begin()) return other_sum(sums, sum);
  return not_in_sum(scores, sums);
}

}  // namespace nullo::games
