#include "app/chips/due.h"

#include <algorithm>
#include <map>

#include "app/chips/payments.h"
#include "app/words.h"
#include "base/unicode.h"
#include "games/words.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Part = DueLine::Part;

// What stands in a sentence until it is put into parts.
constexpr char kSeatSign = '\034';    // a digit follows, the seat's number
constexpr char kAmountSign = '\035';  // the amount follows

// Payments of the same amount for the same reason, with the same payer or the same receiver.
struct Group {
  Payment first;
  std::vector<Account> from;
  std::vector<Account> to;
  std::vector<std::string> chips;

  explicit Group(const Payment& payment) : first{payment}, from{payment.from}, to{payment.to}, chips{payment.chips} {}

  [[nodiscard]] bool takes(const Payment& next) const {
    const bool same = next.amount == first.amount && next.why == first.why && next.owed == first.owed;
    const bool alike = next.from.seat().has_value() == first.from.seat().has_value() &&
                       next.to.seat().has_value() == first.to.seat().has_value();
    if (!same || !alike || first.of_pots || next.of_pots || (first.from.pot() && first.to.pot())) return false;
    if (next.to == first.to && to.size() == 1) return !contains(from, next.from);
    return next.from == first.from && from.size() == 1 && !contains(to, next.to);
  }
  void add(const Payment& next) {
    chips.push_back(next.chips);
    if (next.to == first.to) {
      from.push_back(next.from);
    } else {
      to.push_back(next.to);
    }
  }
  // Those who pay or are paid, in the order of the seats.
  void sort() {
    std::vector<Account>& several = from.size() > 1 ? from : to;
    std::map<Account, std::string> sorted;
    for (std::size_t i = 0; i < several.size(); ++i) sorted.emplace(several[i], std::move(chips[i]));
    std::size_t at = 0;
    for (auto& [account, text] : sorted) {
      several[at] = account;
      chips[at++] = std::move(text);
    }
  }
  [[nodiscard]] Account first_seat() const { return first.to.seat() ? to.front() : from.front(); }
  static bool contains(const std::vector<Account>& accounts, Account account) {
    return std::ranges::find(accounts, account) != accounts.end();
  }
};

// Payments between seats and one pot, or the bank, all the same way: which of them comes first does not matter.
bool in_any_order(const Payment& one, const Payment& other) {
  if (one.owed != other.owed) return false;
  const bool in = one.from.seat() && other.from.seat() && !one.to.seat() && one.to == other.to;
  const bool out = one.to.seat() && other.to.seat() && !one.from.seat() && one.from == other.from;
  return in || out;
}

// Between seats it joins only adjacent payments, so that the order in which chips are handed over stays the same.
std::vector<Group> groups_of(std::span<const Payment> payments) {
  std::vector<Group> groups;
  std::size_t run = 0;  // the first of the groups that the next payment may join
  const auto from_run = [&] { return groups.begin() + static_cast<std::ptrdiff_t>(run); };
  for (std::size_t i = 0; i < payments.size(); ++i) {
    if (i > 0 && !in_any_order(payments[i - 1], payments[i])) run = groups.size() - 1;
    const auto joined =
        std::find_if(from_run(), groups.end(), [&](const Group& each) { return each.takes(payments[i]); });
    if (joined == groups.end()) {
      groups.emplace_back(payments[i]);
    } else {
      joined->add(payments[i]);
    }
  }
  for (Group& group : groups) group.sort();
  for (auto begin = groups.begin(); begin != groups.end();) {
    const auto end = std::find_if(begin + 1, groups.end(),
                                  [&](const Group& each) { return !in_any_order(begin->first, each.first); });
    std::stable_sort(begin, end, [](const Group& a, const Group& b) { return a.first_seat() < b.first_seat(); });
    begin = end;
  }
  return groups;
}

class Teller {
 public:
  Teller(std::span<const Payment> payments, const games::Names& names, games::PotNames pots, std::span<const int> kept)
      : payments_{payments}, names_{names}, pots_{pots}, kept_{kept} {}

  [[nodiscard]] std::vector<DueLine> lines() const {
    std::vector<DueLine> lines;
    for (const Group& group : groups_of(payments_)) lines.push_back(line(group));
    return lines;
  }

 private:
  [[nodiscard]] DueLine line(const Group& group) const {
    DueLine line;
    line.owed = group.first.owed;
    if (line.owed) {
      line.parts = parts_of(owe(group));
    } else if (group.first.from.pot() && group.first.to.pot()) {
      line.parts.push_back(
          {games::split_off({group.first.from, group.first.to, group.first.amount, kTakenBack}, pots_)});
    } else if (group.first.from.pot() || group.first.from.is_bank()) {
      line.parts = parts_of(receive(group));
    } else {
      line.parts = parts_of(pay(group));
    }
    line.why = group.first.why;
    line.in_all = group.first.in_all;
    line.chips = chips_text(group);
    return line;
  }

  // "one 5"; for several payers "one 5 each" or "each: one 6; change: one 1 back", or if their chips differ "Boris: one
  // 5 · Clara: five 1s".
  [[nodiscard]] std::string chips_text(const Group& group) const {
    const std::vector<std::string>& texts = group.chips;
    const bool same = std::ranges::all_of(texts, [&](const std::string& each) { return each == texts[0]; });
    if (texts.size() == 1) return texts[0];
    if (texts[0].empty()) return {};
    if (same && group.first.owed) return group.from.size() > 1 ? group.first.have : texts[0];
    const PaidChips& paid = group.first.paid;
    const bool change = !paid.to_box.empty() || !paid.back.empty();
    if (same) return change ? text::say("each: {chips}", texts[0]) : text::say("{chips} each", texts[0]);
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const std::optional<Seat> who = group.from.size() > 1 ? group.from[i].seat() : group.to[i].seat();
      const std::string name = who ? std::string{names_[*who]} : text::say("the pot");
      text += (i > 0 ? " · " : "") + text::labelled(name, texts[i]);
    }
    return text;
  }

  // "Anna, Boris and Clara", with their seats; or "The others", if these are all seats except `but`.
  [[nodiscard]] std::string all_of(const std::vector<Account>& accounts, std::optional<Seat> but, bool starts) const {
    if (but && accounts.size() > 1 && static_cast<int>(accounts.size()) == names_.size() - 1)
      return starts ? text::say("The others") : text::say("the others");
    std::string all = name_of(accounts.front(), starts);
    for (std::size_t i = 1; i + 1 < accounts.size(); ++i) all += ", " + name_of(accounts[i], false);
    return accounts.size() == 1 ? all : text::say("{names} and {name}", all, name_of(accounts.back(), false));
  }
  [[nodiscard]] std::string name_of(Account account, bool starts) const {
    if (const auto seat = account.seat()) return {kSeatSign, static_cast<char>('0' + seat->index())};
    if (const auto pot = account.pot()) return starts ? unicode::capitalized(pots_.of(*pot)) : pots_.of(*pot);
    return starts ? text::say("The bank") : text::say("the bank");
  }
  [[nodiscard]] static std::string amount_of(const Group& group) {
    return kAmountSign + text::grouped(group.first.amount);
  }

  // "Clara pays Anna 5", "The others pay Anna 5 each", "Boris pays 25 into pot 1".
  [[nodiscard]] std::string pay(const Group& group) const {
    const std::string from = all_of(group.from, group.first.to.seat(), true);
    const std::string amount = amount_of(group);
    if (const auto pot = group.first.to.pot()) {
      return group.from.size() == 1 ? text::say("{player} pays {amount} into {pot}", from, amount, pots_.of(*pot))
                                    : text::say("{players} pay {amount} each into {pot}", from, amount, pots_.of(*pot));
    }
    const std::string to = all_of(group.to, group.first.from.seat(), false);
    if (group.from.size() > 1) return text::say("{players} pay {receiver} {amount} each", from, to, amount);
    return group.to.size() == 1 ? text::say("{player} pays {receiver} {amount}", from, to, amount)
                                : text::say("{player} pays {receivers} {amount} each", from, to, amount);
  }

  // "Boris owes Clara 48", "Boris owes the pot 5".
  [[nodiscard]] std::string owe(const Group& group) const {
    const std::string from = all_of(group.from, group.first.to.seat(), true);
    const std::string to = all_of(group.to, group.first.from.seat(), false);
    const std::string amount = amount_of(group);
    if (group.from.size() > 1) return text::say("{players} owe {receiver} {amount} each", from, to, amount);
    return group.to.size() == 1 ? text::say("{player} owes {receiver} {amount}", from, to, amount)
                                : text::say("{player} owes {receivers} {amount} each", from, to, amount);
  }

  // "Anna takes the pot: 25"; if the pot is shared, "Anna and Boris get 12 each from the pot"; of several pots in one
  // heap "Anna gets 25 in all".
  [[nodiscard]] std::string receive(const Group& group) const {
    const Account from = group.first.from;
    const auto shares = std::count_if(payments_.begin(), payments_.end(),
                                      [from](const Payment& each) { return each.from == from && each.to.seat(); });
    const std::string to = all_of(group.to, std::nullopt, true);
    const std::string amount = amount_of(group);
    if (group.first.of_pots) return text::say("{player} gets {amount} in all", to, amount);
    const std::string pot = name_of(from, false);
    if (from.pot() && shares == 1 && std::ranges::find(kept_, *from.pot()) == kept_.end())
      return text::say("{player} takes {pot}: {amount}", to, pot, amount);
    return group.to.size() == 1 ? text::say("{player} gets {amount} from {pot}", to, amount, pot)
                                : text::say("{players} get {amount} each from {pot}", to, amount, pot);
  }

  // The sentence word by word: each name and each amount is a part of its own, and what lies between them.
  [[nodiscard]] std::vector<Part> parts_of(std::string_view said) const {
    std::vector<Part> parts;
    bool plain = false;  // the last part is only words
    while (!said.empty()) {
      const std::string_view word = said.substr(0, said.find(' '));
      said.remove_prefix(std::min(said.size(), word.size() + 1));
      std::string shown{word};
      const bool amount = std::erase(shown, kAmountSign) > 0;
      std::optional<Seat> seat;
      if (const std::size_t at = shown.find(kSeatSign); at != std::string::npos) {
        seat = Seat{shown[at + 1] - '0'};
        shown.replace(at, 2, names_[*seat]);
      }
      if (plain && !seat && !amount) {
        parts.back().text += " " + shown;
      } else {
        parts.push_back({std::move(shown), seat, amount});
      }
      plain = !seat && !amount;
    }
    return parts;
  }

  std::span<const Payment> payments_;
  const games::Names& names_;
  games::PotNames pots_;
  std::span<const int> kept_;
};

}  // namespace

games::PotNames pot_names(const session::Session& session, int pots) {
  return {pots, games::info(session.rules).keeps_pots};
}

std::vector<DueLine> lines_of(std::span<const Payment> payments, const games::Names& names, games::PotNames pots,
                              std::span<const int> kept) {
  return Teller{payments, names, pots, kept}.lines();
}

std::vector<DueLine> due_lines(const session::Session& session, std::span<const Posting> postings,
                               const games::Names& names, int pots, std::span<const int> kept) {
  std::vector<Payment> payments;
  for (const Posting& posting : postings) {
    const std::string reason = games::reason_text(session.rules, session.hands.back().facts, postings, posting, names);
    payments.push_back({posting.from, posting.to, posting.amount, games::why_short(posting, reason)});
  }
  return lines_of(payments, names, pot_names(session, pots), kept);
}

std::string sentence(const DueLine& line) {
  std::string text;
  for (const Part& part : line.parts) {
    if (!text.empty()) text += ' ';
    text += part.text;
  }
  return text;
}

bool says_the_same(const DueRow& a, const DueRow& b) {
  return a.payer == b.payer && a.receiver == b.receiver && a.amount == b.amount && a.owed == b.owed;
}

std::vector<PotView> pot_views(const session::SessionResult& result) {
  std::vector<PotView> views;
  if (!result.pots) return views;
  for (const Amount amount : *result.pots) {
    views.push_back({static_cast<int>(views.size()) + 1, total_text(amount), false});
  }
  if (!views.empty()) views.back().next = true;
  return views;
}

}  // namespace nullo::app
