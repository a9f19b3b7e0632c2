#include "app/due.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <fmt/core.h>

#include "app/chip_words.h"
#include "app/words.h"
#include "games/words.h"

namespace nullo::app {
namespace {

using Part = DueLine::Part;

// Payments of the same amount for the same reason that share a payer or a receiver.
struct Group {
  Posting first;
  std::vector<Account> from;
  std::vector<Account> to;
  std::size_t begin = 0;  // of the postings, the first one's place
  std::size_t count = 1;

  [[nodiscard]] bool takes(const Posting& next) const {
    const bool same = next.amount == first.amount && next.reason == first.reason && next.trick == first.trick &&
                      next.card == first.card;
    if (!same || (first.from.pot() && first.to.pot())) return false;
    if (next.to == first.to && to.size() == 1) return !contains(from, next.from);
    return next.from == first.from && from.size() == 1 && !contains(to, next.to);
  }
  void add(const Posting& next) {
    ++count;
    if (next.to == first.to) {
      from.push_back(next.from);
    } else {
      to.push_back(next.to);
    }
  }
  static bool contains(const std::vector<Account>& accounts, Account account) {
    return std::find(accounts.begin(), accounts.end(), account) != accounts.end();
  }
};

// Only neighbours are joined: the order stays the one in which chips are handed over.
std::vector<Group> groups_of(std::span<const Posting> postings) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < postings.size(); ++i) {
    if (!groups.empty() && groups.back().takes(postings[i])) {
      groups.back().add(postings[i]);
    } else {
      groups.push_back({postings[i], {postings[i].from}, {postings[i].to}, i, 1});
    }
  }
  return groups;
}

class Teller {
 public:
  Teller(const session::Session& session, std::span<const Posting> postings, const games::Names& names, int pots,
         std::span<const std::string> chips, std::span<const int> kept)
      : session_{session},
        postings_{postings},
        names_{names},
        pots_{pots, games::info(session.rules).keeps_pots},
        chips_{chips},
        kept_{kept} {}

  [[nodiscard]] DueLine line(const Group& group) const {
    DueLine line;
    if (group.first.from.pot() && group.first.to.pot()) {
      line.parts.push_back({games::split_off(group.first, pots_)});
    } else if (group.first.from.pot() || group.first.from.is_bank()) {
      receive(group, line.parts);
    } else {
      pay(group, line.parts);
    }
    const bool back = group.first.reason == kTakenBack;
    line.why = games::why_short(group.first, back ? "taken back" : reason(group.first));
    if (!chips_.empty()) line.chips = chips_text(group);
    return line;
  }

 private:
  [[nodiscard]] std::string reason(const Posting& posting) const {
    return games::reason_text(session_.rules, session_.hands.back().facts, postings_, posting);
  }

  // "one 5"; of several "one 5 each", "each: one 6; change: one 1 back", or where they have not the same chips "Boris:
  // one 5 · Clara: five 1".
  [[nodiscard]] std::string chips_text(const Group& group) const {
    const std::span<const std::string> texts = chips_.subspan(group.begin, group.count);
    const bool same =
        std::all_of(texts.begin(), texts.end(), [&](const std::string& each) { return each == texts[0]; });
    if (group.count == 1) return texts[0];
    if (texts[0].empty()) return {};
    if (same) return texts[0].find(';') == std::string::npos ? texts[0] + " each" : "each: " + texts[0];
    std::string text;
    for (std::size_t i = 0; i < group.count; ++i) {
      const std::optional<Seat> who = group.from.size() > 1 ? group.from[i].seat() : group.to[i].seat();
      const std::string name = who ? std::string{names_[*who]} : "the pot";
      text += fmt::format("{}{}: {}", i > 0 ? " · " : "", name, texts[i]);
    }
    return text;
  }

  // "Anna", ",", "Boris", "and", "Clara"; "The others" for all seats but one.
  void tell(const std::vector<Account>& accounts, std::optional<Seat> but, std::vector<Part>& parts) const {
    const bool starts = parts.empty();
    if (but && accounts.size() > 1 && static_cast<int>(accounts.size()) == names_.size() - 1) {
      parts.push_back({starts ? "The others" : "the others"});
      return;
    }
    for (std::size_t i = 0; i < accounts.size(); ++i) {
      if (i > 0 && i + 1 == accounts.size()) parts.push_back({"and"});
      const std::string comma = i + 2 < accounts.size() ? "," : "";
      if (const auto seat = accounts[i].seat()) {
        parts.push_back({std::string{names_[*seat]} + comma, seat});
      } else {
        const std::string text = accounts[i].pot() ? pots_.of(*accounts[i].pot()) : "the bank";
        const bool capital = starts && i == 0 && accounts[i].pot();
        parts.push_back({capital ? games::capitalized(text) : text});
      }
    }
  }

  static void tell_amount(const Group& group, std::vector<Part>& parts) {
    parts.push_back({fmt::format("{}", group.first.amount), {}, true});
    if (group.from.size() + group.to.size() > 2) parts.push_back({"each"});
  }

  // "Clara pays Anna 5", "The others pay Anna 5 each", "Boris pays 25 into pot 1".
  void pay(const Group& group, std::vector<Part>& parts) const {
    tell(group.from, group.first.to.seat(), parts);
    parts.push_back({group.from.size() == 1 ? "pays" : "pay"});
    if (const auto pot = group.first.to.pot()) {
      tell_amount(group, parts);
      parts.push_back({"into"});
      parts.push_back({pots_.of(*pot)});
      return;
    }
    tell(group.to, group.first.from.seat(), parts);
    tell_amount(group, parts);
  }

  // "Anna takes the pot: 25"; where it is shared out, "Anna and Boris get 12 each from the pot".
  void receive(const Group& group, std::vector<Part>& parts) const {
    const Account from = group.first.from;
    const auto shares = std::count_if(postings_.begin(), postings_.end(),
                                      [from](const Posting& each) { return each.from == from && each.to.seat(); });
    tell(group.to, std::nullopt, parts);
    if (from.pot() && shares == 1 && std::find(kept_.begin(), kept_.end(), *from.pot()) == kept_.end()) {
      parts.push_back({"takes"});
      parts.push_back({pots_.of(*from.pot()) + ":"});
      return tell_amount(group, parts);
    }
    parts.push_back({group.to.size() == 1 ? "gets" : "get"});
    tell_amount(group, parts);
    parts.push_back({"from"});
    parts.push_back({from.pot() ? pots_.of(*from.pot()) : "the bank"});
  }

  const session::Session& session_;
  std::span<const Posting> postings_;
  const games::Names& names_;
  games::PotNames pots_;
  std::span<const std::string> chips_;
  std::span<const int> kept_;
};

// How many pots the table has to tell apart: those there are, and those that a payment is about.
int pots_in_play(const session::SessionResult& result, std::span<const Posting> postings) {
  return std::max(result.pots ? static_cast<int>(result.pots->size()) : 0, highest_pot(postings));
}

// Of the pots that paid out in this hand those that were never empty.
std::vector<int> pots_kept(const Told& told) {
  std::map<int, Amount> held;
  if (const auto before = games::pots(told.session.rules, told.context.before)) {
    for (const Amount amount : *before) held.emplace(static_cast<int>(held.size()) + 1, amount);
  }
  std::set<int> paid_out;
  std::set<int> emptied;
  for (const Posting& posting : told.result.hands.back().scored.postings) {
    if (const auto pot = posting.to.pot()) held[*pot] += posting.amount;
    if (const auto pot = posting.from.pot()) {
      held[*pot] -= posting.amount;
      (held[*pot] == 0 ? emptied : paid_out).insert(*pot);
    }
  }
  std::vector<int> kept;
  std::set_difference(paid_out.begin(), paid_out.end(), emptied.begin(), emptied.end(), std::back_inserter(kept));
  return kept;
}

}  // namespace

std::vector<DueLine> due_lines(const session::Session& session, std::span<const Posting> postings,
                               const games::Names& names, int pots, std::span<const std::string> chips,
                               std::span<const int> kept) {
  const Teller teller{session, postings, names, pots, chips, kept};
  std::vector<DueLine> lines;
  for (const Group& group : groups_of(postings)) lines.push_back(teller.line(group));
  return lines;
}

std::vector<DueLine> due_now(const Told& told, const ChipSet& chips) {
  if (!told.has_hand()) return {};
  const std::vector<Posting>& due = told.entry.due;
  std::vector<DueLine> lines = due_lines(told.session, due, told.names(), pots_in_play(told.result, due),
                                         in_chips(told, chips, due), pots_kept(told));
  // Many at once are what the hand came to: who pays whom is read from afar, and why stands with the scores.
  constexpr std::size_t kMany = 2;
  if (told.entry.tricks_in_hand == 0 && lines.size() > kMany) {
    for (DueLine& line : lines) line.why.clear();
  }
  return lines;
}

std::string sentence(const DueLine& line) {
  std::string text;
  for (const Part& part : line.parts) {
    if (!text.empty()) text += ' ';
    text += part.text;
  }
  return text;
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
