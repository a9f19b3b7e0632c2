// The one list of chips to move now.
#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "app/chips/due.h"
#include "app/chips/handed_over.h"
#include "app/chips/payments.h"
#include "app/chips/stopped_in.h"
#include "app/settling/settling.h"
#include "app/words.h"
#include "games/words.h"
#include "ledger/settle.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr text::Sentence kBefore = text::mark("what was due before, in all: {gains}");
constexpr text::Sentence kNow = text::mark("what is due now, in all: {gains}");

// A due payment between two accounts, and its reason in the last hand.
struct Due {
  Handing handing;
  std::string why;
  std::size_t place = 0;      // position of the last of its postings, from 1; 0: it is from an earlier hand
  bool in_all = false;        // `why` says what was due from earlier hands, of everybody
  games::Reason reason = {};  // the same as `why`
};

// Finds the reason of each due payment.
class Reasons {
 public:
  Reasons(const OpenSession& at_table, const ChipsMoved& moved) : at_table_{at_table}, moved_{moved} {}

  [[nodiscard]] std::vector<Due> all() const {
    std::vector<Due> all;
    for (const Handing& open : moved_.dues().open()) add(open, all);
    std::ranges::stable_sort(all, [](const Due& a, const Due& b) { return a.place < b.place; });
    return all;
  }

 private:
  using Places = std::vector<std::size_t>;  // indices in the last hand's postings

  // Empty if there is no hand, because the only one was left out.
  [[nodiscard]] std::span<const Posting> postings() const {
    if (at_table_.result.hands.empty()) return {};
    return at_table_.result.hands.back().scored.postings;
  }
  [[nodiscard]] bool goes(std::size_t place, Account from, Account to) const {
    const Posting& posting = postings()[place];
    return moved_.began_at(posting.from) == from && moved_.began_at(posting.to) == to;
  }

  // The newest postings between the two accounts that add up to what is due; empty if there are none.
  [[nodiscard]] Places made_of(const Handing& open) const {
    Places places;
    Amount sum = 0;
    for (std::size_t i = postings().size(); i-- > 0;) {
      const bool there = goes(i, open.from, open.to);
      if (!there && !goes(i, open.to, open.from)) continue;
      places.insert(places.begin(), i);
      sum += there ? postings()[i].amount : -postings()[i].amount;
      if (sum == open.amount) return places;
    }
    return {};
  }

  void add(const Handing& open, std::vector<Due>& all) const {
    const Places places = made_of(open);
    if (places.empty()) {
      all.push_back(grown(open));
      return;
    }
    Places there;
    Places back;
    for (const std::size_t place : places) (goes(place, open.from, open.to) ? there : back).push_back(place);
    const bool of_pot = open.from.pot() || open.to.pot();
    if (back.empty() || !of_pot) {
      Due due{open, why_of(there), places.back() + 1, false, parts_of(there)};
      if (!back.empty()) {
        if (!due.why.empty()) due.why = less_text(due.why, back);
        due.reason.words = less_text(due.reason.words, back);
      }
      all.push_back(std::move(due));
      return;
    }
    // A pot was taken and a new one founded: show two payments.
    all.push_back({{open.from, open.to, sum_of(there)}, why_of(there), there.back() + 1, false, parts_of(there)});
    all.push_back({{open.to, open.from, sum_of(back)}, why_of(back), back.back() + 1, false, parts_of(back)});
  }

  // The reason of a due amount that no postings add up to: a posting that was partly paid, an overpayment given back,
  // or one still due.
  [[nodiscard]] Due grown(const Handing& open) const {
    const auto plain = [&open](const std::string& words) { return Due{open, words, 0, false, {.words = words}}; };
    for (std::size_t i = postings().size(); i-- > 0;) {
      if (goes(i, open.from, open.to) && postings()[i].amount > open.amount)
        return {open, why_of({i}), 0, false, parts_of({i})};
    }
    // Chips that an earlier part of the evening left due are no chips that came.
    if (!at_table_.session.continues.empty()) return plain(text::say("left from an earlier part of the evening"));
    Amount came = 0;
    for (const Handing& each : at_table_.handed) {
      if (each.from == open.to && each.to == open.from) came += each.amount;
      if (each.from == open.from && each.to == open.to) came -= each.amount;
    }
    return plain(came >= open.amount ? text::say("given back") : text::say("still due"));
  }

  [[nodiscard]] Amount sum_of(const Places& places) const {
    Amount sum = 0;
    for (const std::size_t place : places) sum += postings()[place].amount;
    return sum;
  }

  [[nodiscard]] std::string why_of(const Places& places) const {
    constexpr std::size_t kMost = 2;
    std::vector<std::string> whys;
    for (const std::size_t place : places) {
      const Posting& posting = postings()[place];
      std::string why =
          games::why_short(posting, games::reason_text(at_table_.session.rules, at_table_.session.hands.back().facts,
                                                       postings(), posting, at_table_.names()));
      if (std::ranges::find(whys, why) == whys.end()) whys.push_back(std::move(why));
    }
    if (whys.size() > kMost) return {};
    return text::in_one_line(whys);
  }

  // "trick 4, another queen, less 2: trick 3, an ace forced (A♠)": with what goes the other way.
  [[nodiscard]] std::string less_text(const std::string& reason, const Places& back) const {
    const std::string why = why_of(back);
    return why.empty() ? text::say("{reason}, less {amount}", reason, sum_of(back))
                       : text::say("{reason}, less {amount}: {other_reason}", reason, sum_of(back), why);
  }

  // The same in parts: all words and cards once each, and the trick if they are of one.
  [[nodiscard]] games::Reason parts_of(const Places& places) const {
    games::Reason all;
    std::vector<std::string> words;
    for (const std::size_t place : places) {
      games::Reason each = games::reason_parts(at_table_.session.rules, at_table_.session.hands.back().facts,
                                               postings(), postings()[place], at_table_.names());
      all.trick = place == places.front() || all.trick == each.trick ? each.trick : 0;
      if (std::ranges::find(words, each.words) == words.end()) words.push_back(std::move(each.words));
      for (const Card card : each.cards) {
        if (std::ranges::find(all.cards, card) == all.cards.end()) all.cards.push_back(card);
      }
    }
    all.words = text::in_one_line(words);
    return all;
  }

  const OpenSession& at_table_;
  const ChipsMoved& moved_;
};

bool pays_at_once(const OpenSession& open) { return games::info(open.session.rules).pays_at_once; }

struct PlanWithReasons {
  HandingPlan plan;  // as people are asked for it
  std::vector<Due> due;
  std::vector<Handing> counted;  // what counts as handed over after `plan.now`: the same chips, by what was due

  // If the chips bypass a pot, what is due to that pot. nullptr: nothing.
  [[nodiscard]] const Due* of(const Handing& handing) const {
    const Account to = handing.through.value_or(handing.to);
    const auto found = std::ranges::find_if(
        due, [&](const Due& each) { return each.handing.from == handing.from && each.handing.to == to; });
    return found == due.end() ? nullptr : &*found;
  }
};

std::string account_name(Account account, const games::Names& names, games::PotNames pots) {
  if (const auto seat = account.seat()) return std::string{names[*seat]};
  return account.pot() ? pots.of(*account.pot()) : text::say("the bank");
}

// "what was due before, in all: Anna +115, Boris +25, Clara −140".
std::string in_all_text(const OpenSession& open, const ChipsMoved& moved, const std::map<Account, Amount>& gains,
                        text::Sentence what) {
  const int pots = std::max(1, open.result.pots ? static_cast<int>(open.result.pots->size()) : 0);
  const games::Names names = open.names();
  std::vector<std::string> texts;
  for (const auto& [account, gain] : gains) {
    if (gain == 0) continue;
    texts.push_back(fmt::format("{} {}", account_name(moved.sits_at(account), names, pot_names(open.session, pots)),
                                games::signed_text(gain)));
  }
  return text::say(what, fmt::format("{}", fmt::join(texts, ", ")));
}

// The fewest payments that come to the same, with their reasons; `what` says what they are for.
struct Fewest {
  std::vector<Handing> handings;
  std::vector<Due> whys;
};
Fewest fewest_for(const OpenSession& open, const ChipsMoved& moved, const std::vector<Handing>& handings,
                  text::Sentence what) {
  std::map<Account, Amount> gains;
  for (const Handing& each : handings) {
    gains[each.from] -= each.amount;
    gains[each.to] += each.amount;
  }
  std::vector<Balance> balances;
  for (const auto& [account, gain] : gains) balances.push_back({account, gain});
  Fewest fewest;
  for (const Transfer& each : settle(balances)) {
    fewest.handings.push_back({each.from, each.to, each.amount});
    const bool first = fewest.whys.empty();
    std::string why = first ? in_all_text(open, moved, gains, what) : std::string{};
    fewest.whys.push_back({fewest.handings.back(), why, 0, first, {.words = why}});
  }
  return fewest;
}

// What is due from earlier hands, as after a correction, or goes back after an undo, between each two accounts: where
// fewer payments do the same, those are asked for. If that takes the last hand's payments along, those too.
void settle_earlier_hands(const OpenSession& open, const ChipsMoved& moved, PlanWithReasons& made) {
  const auto is_earlier = [&made](const Handing& each) {
    const Account to = each.through.value_or(each.to);
    return std::ranges::any_of(made.due, [&](const Due& due) {
      return due.place == 0 && due.handing.from == each.from && due.handing.to == to;
    });
  };
  std::vector<Handing> earlier;
  std::vector<Handing> others;
  for (const Handing& each : made.plan.now) (is_earlier(each) ? earlier : others).push_back(each);
  if (earlier.empty()) return;
  Fewest fewest = fewest_for(open, moved, earlier, kBefore);
  const std::size_t of_parts = std::min(fewest.handings.size(), earlier.size()) + others.size();
  const auto of_bank = [](const Handing& each) { return each.from.is_bank() || each.to.is_bank(); };
  Fewest all = fewest_for(open, moved, made.plan.now, kNow);
  if (std::ranges::none_of(made.plan.now, of_bank) && all.handings.size() < of_parts) {  // what it sells is no debt
    fewest = std::move(all);
    others.clear();
  } else if (fewest.handings.size() >= earlier.size()) {
    return;
  }
  fewest.handings.insert(fewest.handings.end(), others.begin(), others.end());
  made.plan.now = plan_of(std::move(fewest.handings), moved.held()).now;
  made.due.insert(made.due.begin(), fewest.whys.begin(), fewest.whys.end());
}

PlanWithReasons plan_for(const OpenSession& open, const ChipsMoved& moved) {
  PlanWithReasons made;
  made.due = Reasons{open, moved}.all();
  std::vector<Handing> handings;
  for (const Due& each : made.due) handings.push_back(each.handing);
  made.plan = plan_of(std::move(handings), moved.held());
  made.counted = step_by_step(made.plan.now);
  settle_earlier_hands(open, moved, made);
  return made;
}

// The chips that lie before everybody, by value, after all that has been handed over.
Stacks stacks_now(const OpenSession& open, const ChipSet& chips) {
  PerSeat<Amount> starting = session::opening_totals(open.session);
  for (Amount& amount : starting) amount = std::max(amount, Amount{0});
  Stacks stacks{chips, starting};
  for (const Handing& each : open.handed) stacks.move({each.from, each.to, each.amount, kTakenBack});
  return stacks;
}

// The pots that a payment takes from without emptying them.
std::vector<int> pots_kept(const HandingPlan& plan, ChipsHeld held) {
  std::set<int> kept;
  for (const Handing& each : plan.now) {
    for (const Handing& step : step_by_step({&each, 1})) held.move(step);
    const auto pot = each.from.pot();
    if (!pot) continue;
    if (held.of(each.from) > 0) {
      kept.insert(*pot);
    } else {
      kept.erase(*pot);
    }
  }
  return {kept.begin(), kept.end()};
}

// The number of pots to tell apart in words: those that exist, and those that a payment names.
int pots_in_play(const session::SessionResult& result, std::span<const Payment> payments) {
  int pots = result.pots ? static_cast<int>(result.pots->size()) : 0;
  for (const Payment& each : payments) pots = std::max({pots, each.from.pot().value_or(0), each.to.pot().value_or(0)});
  return pots;
}

// Several pots that lie in one heap are paid out: everybody takes all of theirs at once.
class OneHeap {
 public:
  OneHeap(const OpenSession& open, const std::vector<Handing>& now) : steps_{step_by_step(now)} {
    std::set<int> paying;
    for (const Handing& step : steps_) {
      const std::optional<int> pot = step.from.pot();
      pots_ = std::max({pots_, pot.value_or(0), step.to.pot().value_or(0)});
      if (pot && step.to.seat()) paying.insert(*pot);
    }
    several_ = paying.size() > 1 && !games::info(open.session.rules).keeps_pots;
  }

  [[nodiscard]] bool several() const { return several_; }

  // The same chips: first all that goes into the heap, then what each seat gets of it.
  [[nodiscard]] std::vector<Handing> handings() const {
    const Account heap = Account::pot(1);
    std::vector<Handing> all;
    std::map<Account, Amount> gets;
    for (const Handing& step : steps_) {
      if (step.from.pot() && step.to.pot()) continue;
      if (step.from.pot()) {
        gets[step.to] += step.amount;
      } else {
        all.push_back({step.from, step.to.pot() ? heap : step.to, step.amount});
      }
    }
    for (const auto& [account, amount] : gets) all.push_back({heap, account, amount});
    return all;
  }

  // "the main pot: 16, the side pot: 6"
  [[nodiscard]] std::string why(Account account) const {
    const games::PotNames names{pots_, false};
    std::map<int, Amount> parts;
    for (const Handing& step : steps_) {
      if (step.from.pot() && step.to == account) parts[*step.from.pot()] += step.amount;
    }
    std::vector<std::string> texts;
    for (const auto& [pot, amount] : parts) texts.push_back(text::labelled(names.of(pot), amount));
    return fmt::format("{}", fmt::join(texts, ", "));
  }

 private:
  std::vector<Handing> steps_;
  int pots_ = 0;
  bool several_ = false;
};

std::string has_text(Amount has) { return has > 0 ? text::say("has {amount}", has) : text::say("has no chips left"); }
std::string have_text(Amount each_has) {
  return each_has > 0 ? text::say("have {amount}", each_has) : text::say("have no chips left");
}

// What is paid now, in this order, then what somebody has not got the chips for.
struct PaidNow {
  std::vector<Payment> payments;
  std::vector<int> kept;         // the pots that are not emptied
  bool of_several_pots = false;  // they lie in one heap
};

PaidNow paid_now(const OpenSession& open, const ChipSet& chips) {
  if (!pays_at_once(open)) return {};
  const ChipsMoved moved = chips_moved(open);
  const PlanWithReasons made = plan_for(open, moved);
  if (made.due.empty()) return {};
  Stacks stacks = stacks_now(open, chips);
  ChipsHeld held = moved.held();
  std::vector<Payment> payments;
  const OneHeap heap{open, made.plan.now};
  for (const Handing& each : heap.several() ? heap.handings() : made.plan.now) {
    PaidChips paid;
    for (const Handing& step : step_by_step({&each, 1})) {
      paid = stacks.move({step.from, step.to, step.amount, kTakenBack});
      held.move(step);
    }
    const Due* due = made.of(each);
    const bool of_pots = heap.several() && each.from.pot().has_value();
    std::string why = of_pots ? heap.why(each.to) : due ? due->why : std::string{};
    games::Reason reason = !of_pots && due ? due->reason : games::Reason{.words = why};
    payments.push_back({moved.sits_at(each.from), moved.sits_at(each.to), each.amount, std::move(why),
                        to_text(chips, paid), false, due && due->in_all && !of_pots, of_pots, std::move(reason), paid});
  }
  for (const Handing& each : made.plan.later) {
    const Due* due = made.of(each);
    payments.push_back({.from = moved.sits_at(each.from),
                        .to = moved.sits_at(each.to),
                        .amount = each.amount,
                        .chips = has_text(held.of(each.from)),
                        .owed = true,
                        .reason = due ? due->reason : games::Reason{},
                        .have = have_text(held.of(each.from))});
  }
  return {std::move(payments), pots_kept(made.plan, moved.held()), heap.several()};
}

std::vector<DueLine> lines_of(const OpenSession& open, const PaidNow& paid) {
  const games::Names names = open.names();
  std::vector<DueLine> lines =
      lines_of(paid.payments, names, pot_names(open.session, pots_in_play(open.result, paid.payments)), paid.kept);
  // Several payments at once settle the whole hand. They have to be readable from across the table, and the reasons are
  // shown with the scores, so leave the reasons out here.
  constexpr std::size_t kMany = 2;
  if (open.entry.tricks_in_hand == 0 && lines.size() > kMany) {
    for (DueLine& line : lines) {
      if (!line.in_all && !paid.of_several_pots) line.why.clear();
    }
  }
  return lines;
}

// The highest first.
std::vector<DueRow::Pile> piles_of(const ChipSet& chips, const Stack& stack) {
  using Rank = DueRow::Pile::Rank;
  std::vector<DueRow::Pile> piles;
  for (int kind = chips.size(); kind-- > 0;) {
    if (stack[kind] == 0) continue;
    const Rank rank = kind == 0 ? Rank::kLowest : kind + 1 == chips.size() ? Rank::kHighest : Rank::kBetween;
    piles.push_back({stack[kind], chips.value(kind), rank});
  }
  return piles;
}

std::vector<DueRow> rows_of(const OpenSession& open, const ChipSet& chips, PaidNow paid) {
  // seats, the bank, pots
  const auto place = [](Account account) { return std::pair{!account.seat().has_value(), account}; };
  std::ranges::stable_sort(paid.payments, {},
                           [&](const Payment& each) { return std::pair{place(each.from), place(each.to)}; });
  const games::Names names = open.names();
  const games::PotNames pots = pot_names(open.session, pots_in_play(open.result, paid.payments));
  const auto side = [&](Account account) {
    return DueRow::Side{account_name(account, names, pots), account.seat(), account.pot()};
  };
  std::vector<DueRow> rows;
  for (Payment& each : paid.payments) {
    rows.push_back({.payer = side(each.from),
                    .receiver = side(each.to),
                    .chips = piles_of(chips, each.paid.over),
                    .back = piles_of(chips, each.paid.back),
                    .changed = piles_of(chips, each.paid.to_box),
                    .amount = total_text(each.amount),
                    .why = std::move(each.reason),
                    .owed = each.owed,
                    .has = each.owed ? std::move(each.chips) : std::string{},
                    .in_all = each.in_all});
  }
  return rows;
}

}  // namespace

std::vector<DueLine> due_now(const OpenSession& open, const ChipSet& chips) {
  return lines_of(open, paid_now(open, chips));
}

std::pair<std::vector<DueLine>, std::vector<DueRow>> due_both(const OpenSession& open, const ChipSet& chips) {
  PaidNow paid = paid_now(open, chips);
  std::vector<DueLine> lines = lines_of(open, paid);
  return {std::move(lines), rows_of(open, chips, std::move(paid))};
}

std::vector<Handing> handed_over_now(const OpenSession& open) {
  if (!pays_at_once(open)) return {};
  return plan_for(open, chips_moved(open)).counted;
}

namespace {

// The payments that somebody has the chips for, as sentences.
std::vector<std::string> payments_now(const OpenSession& open) {
  std::vector<std::string> payments;
  for (const DueLine& line : due_now(open, ChipSet{})) {
    if (!line.owed) payments.push_back(sentence(line));
  }
  return payments;
}

}  // namespace

namespace {

// These payments, the other way round, as sentences. `moved`: the chips as they lie after that.
std::vector<std::string> given_back(const OpenSession& rest, const ChipsMoved& moved,
                                    const std::vector<Handing>& payments) {
  ChipsHeld held = moved.held();
  std::vector<Handing> back;
  for (const Handing& each : payments) {
    held.move(each);
    back.insert(back.begin(), {each.to, each.from, each.amount});
  }
  const HandingPlan plan = plan_of(std::move(back), held);
  std::vector<Payment> lines;
  for (const Handing& each : plan.now) lines.push_back({moved.sits_at(each.from), moved.sits_at(each.to), each.amount});
  std::vector<std::string> sentences;
  const games::PotNames pots = pot_names(rest.session, pots_in_play(rest.result, lines));
  for (const DueLine& line : lines_of(lines, rest.names(), pots, pots_kept(plan, held)))
    sentences.push_back(sentence(line));
  return sentences;
}

}  // namespace

LeftOut left_out(const StoppedIn& hand, const session::Session& now, const ChipSet& chips) {
  LeftOut left;
  const OpenSession& before = hand.before;
  if (!pays_at_once(before)) return left;
  OpenSession rest{hand.after};
  const auto began = before.handed.begin() + static_cast<std::ptrdiff_t>(hand.handed_before);
  rest.handed.assign(before.handed.begin(), began);
  Dues moved;
  for (auto row = began; row != before.handed.end(); ++row) moved.add(row->from, row->to, row->amount);
  // What the hands before left due may have been paid meanwhile, as after a correction: all but what is still due there
  // besides the hand's newest payments, which nobody counts as made yet.
  const ChipsMoved there = chips_moved(before);
  Dues newest;
  for (const Posting& each : before.entry.due)
    newest.add(there.began_at(each.from), there.began_at(each.to), each.amount);
  for (const Handing& due : chips_moved(rest).dues().open()) {
    const Amount still_due = there.dues().owed(due.from, due.to) - newest.owed(due.from, due.to);
    const Amount paid = std::min(due.amount - std::max(still_due, Amount{0}), moved.owed(due.from, due.to));
    if (paid <= 0) continue;
    rest.handed.push_back({due.from, due.to, paid});
    moved.pay(rest.handed.back());
  }
  const ChipsMoved chips_then = chips_moved(rest);
  Dues shown;
  for (const Handing& each : handed_over_now(before)) shown.add(each.from, each.to, each.amount);
  for (const Handing& due : chips_then.dues().open()) {
    const Amount of_before = std::min(due.amount, shown.owed(due.from, due.to));
    if (of_before > 0) shown.pay({due.from, due.to, of_before});
  }
  for (const Handing& each : shown.open()) moved.add(each.from, each.to, each.amount);
  left.back = given_back(rest, chips_then, moved.open());
  OpenSession later{now};
  later.handed = rest.handed;
  left.pay = due_now(later, chips);
  return left;
}

constexpr text::Sentence kHandBack = text::mark("Hand back what was handed over for the hand left out:");

std::string back_text(const LeftOut& left) {
  return fmt::format("{} {}", text::say(kHandBack), fmt::join(left.back, "; "));
}

Settling::InChips in_two_steps(const LeftOut& left) {
  Settling::InChips said = in_chips(left.pay);
  if (said.lines.empty()) {
    said.note = text::say("2. Nothing else moves: everybody keeps what they have");
  } else {
    said.lines.front() = text::say("2. Then: {payment}", said.lines.front());
  }
  said.lines.insert(said.lines.begin(), "1. " + back_text(left));
  if (left.back.size() > 1)
    said.first_step = fmt::format("1. {}\n{}", text::say(kHandBack), fmt::join(left.back, "\n"));
  return said;
}

std::string all_due_text(const OpenSession& open) {
  constexpr std::size_t kMost = 2;
  const std::vector<std::string> payments = payments_now(open);
  if (payments.size() > kMost)
    return text::say_count(payments.size(), "the payment shown before", "the {count} payments shown before");
  return text::in_one_line(payments);
}

std::string no_due_text(const OpenSession& open) {
  if (!open.counted.empty()) return text::say("Counted as paid: {payments}", open.counted);
  using Wants = games::Question::Wants;
  const Wants wants = open.entry.question.wants;
  if (open.hand_complete() || open.ended()) return text::say("Nothing to pay");
  const bool next_trick = wants == Wants::kTrick || wants == Wants::kCard;
  if (open.entry.tricks_in_hand > 0 && !next_trick) return text::say("Answer the question first; it decides who pays");
  return text::say("Nothing to pay now");
}

}  // namespace nullo::app
