// What can be entered for a hand: the facts that its game asks for, or only the scores. Source:
// docs/documents.md#scores.
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/core.h>

#include "games/scores_entry.h"
#include "games/sentence.h"
#include "games/trick_taps.h"
#include "json/reader.h"
#include "json/tree.h"
#include "json/writer.h"
#include "session/limits.h"
#include "session/session.h"
#include "text/say.h"

namespace nullo::session {
namespace {

using Tapped = tl::expected<Hand, games::TapRefusal>;

std::optional<games::Impossible> why_no_scores(const games::Rules& rules, const games::Deal& deal) {
  return games::refuse_scores(rules, deal, games::Counts(deal.seats));
}

// No fact is entered: the hand is empty, in whichever form.
bool nothing_entered(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
                     const games::Names& names) {
  const games::Hand empty = games::empty_hand(rules);
  if (hand.facts == empty) return true;
  const auto in_sum =
      games::apply({rules, deal, before, empty}, games::SwitchForm{games::Form::kSummary, false}, names);
  return in_sum && hand.facts == *in_sum;
}

// Whether all seats that a tap names sit at the table. What it names by number besides (tricks, places) the games
// check.
class AtTable {
 public:
  explicit AtTable(int seats) : seats_{seats} {}

  template <class Tap>
  bool operator()(const Tap& tap) const {
    if constexpr (requires { tap.seat; }) return is_one(tap.seat);
    if constexpr (requires { tap.winner; }) return is_one(tap.winner);
    if constexpr (requires { tap.by; }) return is_one(tap.by);
    return true;
  }

 private:
  [[nodiscard]] bool is_one(Seat seat) const { return seat.index() >= 0 && seat.index() < seats_; }
  [[nodiscard]] bool is_one(std::optional<Seat> seat) const { return !seat || is_one(*seat); }

  int seats_;
};

// More cards of a kind at once than all packs have. So a game can add them up.
bool adds_too_many(const games::Tap& tap) {
  constexpr int kMostAtOnce = 1000;
  const auto* added = std::get_if<games::AddOfKind>(&tap);
  return added != nullptr && (added->count < -kMostAtOnce || added->count > kMostAtOnce);
}

// What is stored is read again, whatever a game overlooks: otherwise one tap would lose the evening.
bool is_read_again(const games::Rules& rules, const games::Deal& deal, const games::Hand& facts) {
  json::Writer writer;
  writer.begin_object();
  games::write_hand(writer, rules, facts);
  writer.end_object();
  Faults faults;
  json::Tree tree;
  if (!tree.parse(writer.text(), faults)) return false;
  json::Object object{tree.root(), faults};
  const games::Hand read = games::read_hand(object, rules, deal);
  object.refuse_others();
  return faults.empty() && read == facts;
}

// What is asked where the scores alone take the place of what was entered.
text::Sentence only_kept(games::Unit unit) {
  if (unit == games::Unit::kChip)
    return text::mark("The chips are kept; everything else entered for this hand is lost.");
  if (unit == games::Unit::kCard)
    return text::mark("The cards are kept; everything else entered for this hand is lost.");
  return text::mark("The points are kept; everything else entered for this hand is lost.");
}

// What is asked where the scores give way to the facts.
text::Sentence scores_lost(games::Unit unit) {
  if (unit == games::Unit::kChip) return text::mark("The hand starts over: the chips entered so far are lost.");
  if (unit == games::Unit::kCard) return text::mark("The hand starts over: the cards entered so far are lost.");
  return text::mark("The hand starts over: the points entered so far are lost.");
}

class Tapper {
 public:
  Tapper(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
         const games::Names& names)
      : rules_{rules}, deal_{deal}, before_{before}, hand_{hand}, names_{names} {}

  [[nodiscard]] Tapped to_scores(bool forget) const {
    if (hand_.has_only_scores()) return hand_;
    if (const auto impossible = why_no_scores(rules_, deal_))
      return games::refuse(games::with_names(impossible->said, names_));
    if (!forget && !nothing_entered(rules_, deal_, before_, hand_, names_)) {
      return games::refuse(text::say(only_kept(games::info(rules_).unit)), true);
    }
    Hand changed = hand_;
    changed.facts = games::empty_hand(rules_);
    changed.scores = games::Counts(deal_.seats);
    return changed;
  }

  [[nodiscard]] Tapped from_scores(const games::SwitchForm& tap) const {
    const bool something = games::unknown_scores(hand_.scores).size() < static_cast<std::size_t>(deal_.seats);
    if (something && !tap.forget) {
      return games::refuse(text::say(scores_lost(games::info(rules_).unit)), true);
    }
    Hand changed = hand_;
    changed.scores = {};
    const auto facts = games::apply({rules_, deal_, before_, changed.facts}, tap, names_);
    if (facts) changed.facts = *facts;  // otherwise the game has only one form, which the empty hand is in
    return changed;
  }

  [[nodiscard]] Tapped set(const games::SetCount& tap) const {
    if (tap.field != games::kScores) return games::cannot_be_entered();
    if (tap.count && (*tap.count < -games::kMostEntered || *tap.count > games::kMostEntered))
      return games::refuse(text::say("At most {amount}.", fmt::format("{}", games::kMostEntered)));
    Hand changed = hand_;
    put(changed, tap.seat, tap.count);
    const auto unknown = games::unknown_scores(changed.scores).size();
    if (games::info(rules_).only_scores && unknown == static_cast<std::size_t>(deal_.seats)) changed.scores = {};
    const auto conflicts = check(rules_, deal_, before_, changed);
    if (conflicts.empty()) return changed;
    if (hand_.scores[tap.seat]) {  // a score was changed: drop another one, so that it is asked for again
      if (auto asked_again = without_another(changed, tap.seat)) return *asked_again;
    }
    return games::refuse(conflicts, names_);
  }

 private:
  void put(Hand& hand, Seat seat, std::optional<int> score) const {
    for (const Seat each : games::side_of(rules_, deal_.seats, seat)) hand.scores[each] = score;
  }

  [[nodiscard]] std::optional<Hand> without_another(const Hand& changed, Seat kept) const {
    const std::vector<Seat> side = games::side_of(rules_, deal_.seats, kept);
    for (int i = deal_.seats - 1; i >= 0; --i) {
      if (std::ranges::find(side, Seat{i}) != side.end()) continue;
      Hand without = changed;
      put(without, Seat{i}, std::nullopt);
      if (check(rules_, deal_, before_, without).empty()) return without;
    }
    return std::nullopt;
  }

  const games::Rules& rules_;
  const games::Deal& deal_;
  const games::State& before_;
  const Hand& hand_;
  const games::Names& names_;
};

// Of a game of which nothing else is entered.
Tapped apply_to_scores(const games::Rules& rules, const games::Deal& deal, const games::State& before, Hand hand,
                       const games::Tap& tap, const games::Names& names) {
  const auto* form = std::get_if<games::SwitchForm>(&tap);
  if (form != nullptr && form->form == games::Form::kPoints) return hand;
  const auto* score = std::get_if<games::SetCount>(&tap);
  if (score == nullptr) return games::cannot_be_entered();
  if (hand.scores.empty()) hand.scores = games::Counts(deal.seats);
  return Tapper{rules, deal, before, hand, names}.set(*score);
}

}  // namespace

std::vector<games::Conflict> check(const games::Rules& rules, const games::Deal& deal, const games::State& before,
                                   const Hand& hand) {
  if (!hand.has_only_scores()) return games::check({rules, deal, before, hand.facts});
  std::vector<games::Conflict> conflicts;
  if (auto impossible = games::refuse_scores(rules, deal, hand.scores)) {
    conflicts.push_back(
        {{{"/scores", std::move(impossible->expected), std::move(impossible->found)}}, std::move(impossible->said)});
  }
  return conflicts;
}

games::Entry entry(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
                   const games::Names& names) {
  if (hand.has_only_scores()) return games::entry_of_scores(rules, deal, hand.scores, names);
  games::Entry entry = games::entry({rules, deal, before, hand.facts}, names);
  entry.can_enter_scores = !why_no_scores(rules, deal);
  return entry;
}

Tapped apply(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
             const games::Tap& tap, const games::Names& names) {
  if (!std::visit(AtTable{deal.seats}, tap) || adds_too_many(tap)) return games::cannot_be_entered();
  if (games::info(rules).only_scores) return apply_to_scores(rules, deal, before, hand, tap, names);
  const Tapper tapper{rules, deal, before, hand, names};
  const auto* form = std::get_if<games::SwitchForm>(&tap);
  if (form != nullptr && form->form == games::Form::kPoints) return tapper.to_scores(form->forget);
  if (hand.has_only_scores()) {
    if (form != nullptr) return tapper.from_scores(*form);
    const auto* score = std::get_if<games::SetCount>(&tap);
    return score != nullptr ? tapper.set(*score) : games::cannot_be_entered();
  }
  auto facts = games::apply({rules, deal, before, hand.facts}, tap, names);
  if (!facts) return tl::unexpected{std::move(facts.error())};
  if (!is_read_again(rules, deal, *facts)) return games::refuse(text::say(kNotReadAgain));
  Hand changed = hand;
  changed.facts = std::move(*facts);
  return changed;
}

}  // namespace nullo::session
