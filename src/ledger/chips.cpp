#include "ledger/chips.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstdint>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "text/parts.h"
#include "text/say.h"

namespace nullo {
namespace {

// The chips of one value in words: "two 5s", "14 × 25".
std::string pieces_text(Amount count, Amount value) {
  static constexpr std::array kFew{
      text::mark("no {value}s"),    text::mark("one {value}"),    text::mark("two {value}s"),
      text::mark("three {value}s"), text::mark("four {value}s"),  text::mark("five {value}s"),
      text::mark("six {value}s"),   text::mark("seven {value}s"), text::mark("eight {value}s"),
      text::mark("nine {value}s"),  text::mark("ten {value}s"),   text::mark("eleven {value}s"),
      text::mark("twelve {value}s")};
  if (count < static_cast<Amount>(kFew.size()))
    return text::say(kFew[static_cast<std::size_t>(count)], fmt::format("{}", value));
  return fmt::format("{} × {}", count, value);
}

// As many of the highest chips as fit into the sum, then of the next lower ones.
Stack greedy(const ChipSet& set, Amount sum) {
  Stack stack;
  for (int kind = set.size() - 1; kind >= 0; --kind) {
    stack[kind] = sum / set.value(kind);
    sum %= set.value(kind);
  }
  return stack;
}

// Finds the fewest chips for every sum up to this one, each from a smaller sum. Above highest × second highest, one
// more chip of the highest value is always right: among as many lower chips as the highest value counts, some make a
// multiple of it, and fewer high chips are worth as much.
Stack fewest_by_table(const ChipSet& set, Amount sum) {
  const Amount highest = set.value(set.size() - 1);
  const Amount enough = highest * set.value(set.size() - 2);
  const Amount high = sum > enough ? (sum - enough + highest - 1) / highest : 0;
  const Amount small = sum - high * highest;
  std::vector<std::int32_t> pieces(static_cast<std::size_t>(small) + 1);
  std::vector<std::uint8_t> last(pieces.size());
  for (Amount part = 1; part <= small; ++part) {
    std::int32_t best = std::numeric_limits<std::int32_t>::max();
    for (int kind = set.size() - 1; kind >= 0; --kind) {
      if (set.value(kind) > part) continue;
      const std::int32_t count = pieces[static_cast<std::size_t>(part - set.value(kind))] + 1;
      if (count >= best) continue;
      best = count;
      last[static_cast<std::size_t>(part)] = static_cast<std::uint8_t>(kind);
    }
    pieces[static_cast<std::size_t>(part)] = best;
  }
  Stack stack;
  stack[set.size() - 1] = high;
  for (Amount left = small; left > 0;) {
    const int kind = last[static_cast<std::size_t>(left)];
    ++stack[kind];
    left -= set.value(kind);
  }
  return stack;
}

// The fewest chips of the first `kinds` values alone. A single value is always 1.
Stack fewest_below(const ChipSet& set, int kinds, Amount sum) {
  if (kinds == 1) {
    Stack ones;
    ones[0] = sum;
    return ones;
  }
  std::vector<Amount> values;
  values.reserve(static_cast<std::size_t>(kinds));
  for (int kind = 0; kind < kinds; ++kind) values.push_back(set.value(kind));
  return fewest_chips(*ChipSet::of(values), sum);
}

// Looks for whole numbers x, one for each value, with Σ value × x = sum, −payee ≤ x ≤ payer and the fewest chips moved,
// Σ |x|. Positive numbers go to the payee, negative ones come back as change. The highest values come first, and for
// each value the numbers that leave the least for the lower values.
class Search {
 public:
  Search(const ChipSet& set, const Stack& payer, const Stack& payee) : set_{set}, payer_{payer}, payee_{payee} {
    for (int kind = 0; kind < set.size(); ++kind) {
      most_[next(kind)] = most_[at(kind)] + payer[kind] * set.value(kind);
      least_[next(kind)] = least_[at(kind)] - payee[kind] * set.value(kind);
      divisor_[next(kind)] =
          payer[kind] + payee[kind] > 0 ? std::gcd(divisor_[at(kind)], set.value(kind)) : divisor_[at(kind)];
    }
  }

  std::optional<PaidChips> run(Amount sum) {
    visit(set_.size() - 1, sum, 0, 0);
    if (!found_) return std::nullopt;
    PaidChips payment;
    for (int kind = 0; kind < set_.size(); ++kind) {
      const Amount count = best_[at(kind)];
      (count > 0 ? payment.over : payment.back)[kind] = std::abs(count);
    }
    return payment;
  }

 private:
  static constexpr int kMostVisits = 1'000'000;
  static std::size_t at(int kind) { return static_cast<std::size_t>(kind); }
  static std::size_t next(int kind) { return static_cast<std::size_t>(kind) + 1; }

  [[nodiscard]] bool better(Amount moved, Amount back) const {
    return !found_ || moved < best_moved_ || (moved == best_moved_ && back < best_back_);
  }

  // Tries all numbers of the values from `kind` down, which together have to make `rest`.
  void visit(int kind, Amount rest, Amount moved, Amount back) {
    if (++visits_ > kMostVisits) return;
    if (kind < 0) {
      if (rest != 0 || !better(moved, back)) return;
      found_ = true;
      best_ = now_;
      best_moved_ = moved;
      best_back_ = back;
      return;
    }
    const Amount middle = std::clamp(rest / set_.value(kind), -payee_[kind], payer_[kind]);
    for (Amount count = middle; count >= -payee_[kind]; --count) {
      if (!try_count(kind, count, -1, rest, moved, back)) break;
    }
    for (Amount count = middle + 1; count <= payer_[kind]; ++count) {
      if (!try_count(kind, count, 1, rest, moved, back)) break;
    }
  }

  // False: numbers further on in this direction cannot be better. On both sides of rest / value the chips moved,
  // together with the fewest that the lower values then need, only become more: a chip of this value is worth more than
  // one of the next lower.
  bool try_count(int kind, Amount count, int direction, Amount rest, Amount moved, Amount back) {
    const Amount left = rest - count * set_.value(kind);
    if (left > most_[at(kind)]) return direction > 0;
    if (left < least_[at(kind)]) return direction < 0;
    const Amount needed = kind == 0 ? 0 : (std::abs(left) + set_.value(kind - 1) - 1) / set_.value(kind - 1);
    if (found_ && moved + std::abs(count) + needed > best_moved_) return false;
    if (visits_ > kMostVisits) return false;
    if (const Amount divisor = divisor_[at(kind)]; divisor != 0 && left % divisor != 0) return true;
    now_[at(kind)] = count;
    visit(kind - 1, left, moved + std::abs(count), back + std::max(Amount{0}, -count));
    now_[at(kind)] = 0;
    return true;
  }

  const ChipSet& set_;
  const Stack& payer_;
  const Stack& payee_;
  // For the values below each one: the most and the least that they can make, and the divisor of all that they make.
  std::array<Amount, ChipSet::kMostValues + 1> most_{};
  std::array<Amount, ChipSet::kMostValues + 1> least_{};
  std::array<Amount, ChipSet::kMostValues + 1> divisor_{};
  std::array<Amount, ChipSet::kMostValues> now_{};
  std::array<Amount, ChipSet::kMostValues> best_{};
  bool found_ = false;
  Amount best_moved_ = 0;
  Amount best_back_ = 0;
  int visits_ = 0;
};

// If nobody at the table has the change: pays what fits from the highest chips down. The lowest chip left, which is
// worth more than the rest of the sum, is changed at the box.
PaidChips pay_by_box(const ChipSet& set, const Stack& payer, Amount sum) {
  PaidChips payment;
  Amount rest = sum;
  for (int kind = set.size() - 1; kind >= 0; --kind) {
    payment.over[kind] = std::min(payer[kind], rest / set.value(kind));
    rest -= payment.over[kind] * set.value(kind);
  }
  int changed = 0;
  while (payer[changed] == payment.over[changed]) ++changed;
  payment.to_box[changed] = 1;
  const Stack paid = fewest_below(set, changed, rest);
  payment.from_box = paid + fewest_below(set, changed, set.value(changed) - rest);
  payment.over += paid;
  return payment;
}

}  // namespace

std::optional<ChipSet> ChipSet::of(std::span<const Amount> values) {
  constexpr std::size_t kFewestValues = 2;
  if (values.size() < kFewestValues || values.size() > kMostValues || values.front() != 1) return std::nullopt;
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] <= values[i - 1] || values[i] > kHighestChip) return std::nullopt;
  }
  ChipSet set;
  set.values_ = {};
  std::ranges::copy(values, set.values_.begin());
  set.size_ = static_cast<int>(values.size());
  return set;
}

std::optional<ChipSet> ChipSet::parse(std::string_view text) {
  constexpr std::string_view kBetween = " ,;/\t";
  std::vector<Amount> values;
  while (values.size() <= kMostValues) {
    text.remove_prefix(std::min(text.find_first_not_of(kBetween), text.size()));
    if (text.empty()) return of(values);
    const std::string_view word = text.substr(0, text.find_first_of(kBetween));
    Amount value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    values.push_back(value);
    text.remove_prefix(word.size());
  }
  return std::nullopt;
}

bool ChipSet::nested() const {
  for (int kind = 1; kind < size_; ++kind) {
    if (value(kind) % value(kind - 1) != 0) return false;
  }
  return true;
}

std::string to_string(const ChipSet& set) {
  std::string text;
  for (int kind = 0; kind < set.size(); ++kind) text += fmt::format("{}{}", kind > 0 ? "/" : "", set.value(kind));
  return text;
}

Amount Stack::pieces() const { return std::accumulate(count.begin(), count.end(), Amount{0}); }

Stack& Stack::operator+=(const Stack& other) {
  for (int kind = 0; kind < ChipSet::kMostValues; ++kind) (*this)[kind] += other[kind];
  return *this;
}

Stack& Stack::operator-=(const Stack& other) {
  for (int kind = 0; kind < ChipSet::kMostValues; ++kind) {
    (*this)[kind] -= other[kind];
    assert((*this)[kind] >= 0);
  }
  return *this;
}

Amount sum_of(const ChipSet& set, const Stack& stack) {
  Amount sum = 0;
  for (int kind = 0; kind < set.size(); ++kind) sum += set.value(kind) * stack[kind];
  return sum;
}

std::string to_text(const ChipSet& set, const Stack& stack) {
  std::string text;
  for (int kind = set.size() - 1; kind >= 0; --kind) {
    if (stack[kind] == 0) continue;
    if (!text.empty()) text += ", ";
    text += pieces_text(stack[kind], set.value(kind));
  }
  return text.empty() ? text::say("nothing") : text;
}

Stack fewest_chips(const ChipSet& set, Amount sum) {
  assert(sum >= 0);
  return set.nested() ? greedy(set, sum) : fewest_by_table(set, sum);
}

Stack starting_stack(const ChipSet& set, Amount sum) {
  Stack stack = fewest_chips(set, sum);
  for (int kind = set.size() - 1; kind > 0; --kind) {
    const Amount value = set.value(kind);
    const Amount wanted = 2 * ((value + set.value(kind - 1) - 1) / set.value(kind - 1));
    const Stack change = fewest_below(set, kind, value);
    while (stack[kind - 1] < wanted && (stack[kind] > 1 || (stack[kind] == 1 && stack[kind - 1] == 0))) {
      --stack[kind];
      stack += change;
    }
  }
  return stack;
}

PaidChips pay(const ChipSet& set, const Stack& payer, const Stack& payee, Amount sum) {
  assert(sum > 0);
  const Amount held = sum_of(set, payer);
  if (held < sum) {
    PaidChips payment;
    payment.over = payer;
    payment.owed = sum - held;
    return payment;
  }
  if (const std::optional<PaidChips> exact = Search{set, payer, payee}.run(sum)) return *exact;
  return pay_by_box(set, payer, sum);
}

Stacks::Stacks(const ChipSet& set, const PerSeat<Amount>& starting) : set_{set} {
  for (const Amount amount : starting) {
    Pile pile;
    if (amount > 0) pile.stack = starting_stack(set, amount);
    if (amount < 0) pile.owed = -amount;
    seats_.push_back(pile);
  }
}

void Stacks::change_places(const PerSeat<Seat>& came_from) {
  const std::vector<Pile> before = seats_;
  for (const Seat seat : Seats{came_from.size()}) {
    seats_[static_cast<std::size_t>(seat.index())] = before[static_cast<std::size_t>(came_from[seat].index())];
  }
}

const Stacks::Pile* Stacks::find(Account account) const {
  if (const auto seat = account.seat()) return &seats_[static_cast<std::size_t>(seat->index())];
  const auto pot = account.pot();
  if (!pot || static_cast<std::size_t>(*pot) > pots_.size()) return nullptr;
  return &pots_[static_cast<std::size_t>(*pot) - 1];
}

Stacks::Pile& Stacks::pile(Account account) {
  if (const auto seat = account.seat()) return seats_[static_cast<std::size_t>(seat->index())];
  const auto number = static_cast<std::size_t>(account.pot().value());
  if (pots_.size() < number) pots_.resize(number);
  return pots_[number - 1];
}

Stack Stacks::of(Account account) const {
  const Pile* pile = find(account);
  return pile == nullptr ? Stack{} : pile->stack;
}

Amount Stacks::owed(Account account) const {
  const Pile* pile = find(account);
  return pile == nullptr ? 0 : pile->owed;
}

PaidChips Stacks::ask(const Posting& posting) const {
  if (posting.from.is_bank()) {
    PaidChips sold;
    sold.over = starting_stack(set_, posting.amount);
    return sold;
  }
  const Stack payer = of(posting.from);
  if (!posting.to.is_bank()) return pay(set_, payer, of(posting.to), posting.amount);
  Stack box;  // has change for everything
  for (int kind = 0; kind < set_.size(); ++kind) box[kind] = ChipSet::kHighestChip;
  return pay(set_, payer, box, posting.amount);
}

PaidChips Stacks::move(const Posting& posting) {
  const PaidChips payment = ask(posting);
  if (!posting.from.is_bank()) {
    Pile& payer = pile(posting.from);
    payer.stack += payment.from_box;
    payer.stack -= payment.to_box;
    payer.stack -= payment.over;
    payer.stack += payment.back;
    payer.owed += payment.owed;
  }
  if (!posting.to.is_bank()) {
    Pile& payee = pile(posting.to);
    payee.stack += payment.over;
    payee.stack -= payment.back;
    if (payment.owed > 0) payee.stack += fewest_chips(set_, payment.owed);
    repay(payee);
  }
  return payment;
}

// Pays back to the box what it laid out.
void Stacks::repay(Pile& pile) const {
  const Amount due = std::min(pile.owed, sum_of(set_, pile.stack));
  if (due == 0) return;
  Stack box;
  for (int kind = 0; kind < set_.size(); ++kind) box[kind] = ChipSet::kHighestChip;
  const PaidChips payment = pay(set_, pile.stack, box, due);
  pile.stack -= payment.over;
  pile.stack += payment.back;
  pile.owed -= due;
}

std::string to_text(const ChipSet& set, const PaidChips& payment) {
  std::vector<std::string> parts;
  const std::string over = to_text(set, payment.over);
  const std::string owed = fmt::format("{}", payment.owed);
  if (!payment.to_box.empty()) parts.push_back(text::say("{chips} changed at the box", to_text(set, payment.to_box)));
  if (payment.owed > 0) {
    parts.push_back(payment.over.empty() ? text::say("no chips left, {amount} owed", owed)
                                         : text::say("{chips}, the last chips, and {amount} owed", over, owed));
  } else {
    parts.push_back(over);
    if (!payment.back.empty()) parts.push_back(text::say("change: {chips} back", to_text(set, payment.back)));
  }
  return text::in_one_line(parts);
}

}  // namespace nullo
