#include "ledger/posting.h"

#include <algorithm>
#include <charconv>

#include <fmt/core.h>

namespace nullo {
namespace {

std::optional<int> number_after(std::string_view text, std::string_view prefix, int least, int most) {
  if (!text.starts_with(prefix)) return std::nullopt;
  text.remove_prefix(prefix.size());
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool plain = text == "0" || (!text.empty() && text.front() >= '1' && text.front() <= '9');
  if (error != std::errc{} || end != text.data() + text.size() || !plain || number < least || number > most) {
    return std::nullopt;
  }
  return number;
}

}  // namespace

std::string to_string(Account account) {
  if (const std::optional<Seat> seat = account.seat()) return fmt::format("seat:{}", seat->index());
  if (const std::optional<int> pot = account.pot()) return fmt::format("pot:{}", *pot);
  return "bank";
}

std::optional<Account> parse_account(std::string_view text) {
  constexpr int kMostPots = 30'000;
  if (text == "bank") return Account::bank();
  if (const auto seat = number_after(text, "seat:", 0, kMostSeats - 1)) return Account::of(Seat{*seat});
  if (const auto pot = number_after(text, "pot:", 1, kMostPots)) return Account::pot(*pot);
  return std::nullopt;
}

PerSeat<Amount> scores_of(std::span<const Posting> postings, int seats) {
  PerSeat<Amount> scores(seats);
  for (const Posting& posting : postings) {
    if (const auto seat = posting.from.seat()) scores[*seat] -= posting.amount;
    if (const auto seat = posting.to.seat()) scores[*seat] += posting.amount;
  }
  return scores;
}

std::vector<Posting> moved(std::span<const Posting> before, std::span<const Posting> after) {
  std::vector<Posting> made{after.begin(), after.end()};
  std::vector<Posting> moves;
  for (const Posting& was : before) {
    const auto same = std::ranges::find(made, was);
    if (same != made.end()) {
      made.erase(same);
    } else {
      moves.emplace_back(was.to, was.from, was.amount, kTakenBack, was.trick, was.card);
    }
  }
  for (const Posting& posting : made) {
    const auto undoes = [&posting](const Posting& earlier) {
      return earlier.from == posting.to && earlier.to == posting.from && earlier.trick == posting.trick &&
             earlier.card == posting.card;
    };
    const auto paid = std::ranges::find_if(moves, [&](const Posting& earlier) {
      return undoes(earlier) && (earlier.amount == posting.amount || earlier.reason == kTakenBack);
    });
    if (paid == moves.end()) {
      moves.push_back(posting);
    } else if (paid->amount > posting.amount) {
      paid->amount -= posting.amount;
    } else {
      const Amount more = posting.amount - paid->amount;
      moves.erase(paid);
      if (more > 0) moves.emplace_back(posting.from, posting.to, more, posting.reason, posting.trick, posting.card);
    }
  }
  return moves;
}

std::optional<Seat> seat_of(const Posting& posting) {
  return posting.to.seat() ? posting.to.seat() : posting.from.seat();
}

int highest_pot(std::span<const Posting> postings) {
  int highest = 0;
  for (const Posting& posting : postings)
    highest = std::max({highest, posting.from.pot().value_or(0), posting.to.pot().value_or(0)});
  return highest;
}

}  // namespace nullo
