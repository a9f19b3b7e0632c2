// The screens after a hand and after a game.
#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>

#include <fmt/core.h>

#include "app/chips/buying.h"
#include "app/chips/due.h"
#include "app/chips/payments.h"
#include "app/settling/settling.h"
#include "app/table/open_session.h"
#include "app/table/page_keys.h"
#include "app/table/pending.h"
#include "app/table/sheet.h"
#include "app/table/standing.h"
#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/sides.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

HandOverView::Line line_of(const OpenSession& open, const ChipsBought& bought, const session::Side& side, int place) {
  const session::HandResult& hand = open.result.hands.back();
  const Seat seat = side.front();
  HandOverView::Line line;
  line.name = session::side_name(side, session::names_of(hand.players));
  line.seat = seat;
  line.score = games::signed_text(hand.scores[seat]);
  line.total = total_text(open.result.totals[seat]);
  line.place = place;
  line.reasons = reasons_of(open, open.last(), seat);
  if (const std::string gained = bought.gained_text(open.result.totals[seat], seat); !gained.empty())
    line.reasons.push_back({.words = text::say("in all {gain}", gained)});
  return line;
}

bool is_checked(std::span<const Checked> checked, const Checked& answer) {
  return std::ranges::find(checked, answer) != checked.end();
}

// Counts that follow from some that were entered, a line each; if none was entered, all of them on one line.
void add_counts(const games::CountsField& counts, const games::Names& names, std::span<const Checked> checked,
                std::vector<std::string>& lines) {
  // without a fixed sum they follow from a tap: who is out has nothing left
  if (counts.follows.empty() || !counts.total) return;
  const bool any_entered = std::ranges::any_of(counts.values, [](const auto& v) { return v.has_value(); });
  std::vector<std::string> all;
  const auto side_of = [&](Seat seat) {
    std::vector<Seat> side;
    for (const Seat each : Seats{names.size()}) {
      if (each == seat || (counts.sides > 0 && (each.index() - seat.index()) % counts.sides == 0)) side.push_back(each);
    }
    return games::join_names(side, names);
  };
  for (const Seat seat : Seats{counts.sides > 0 ? counts.sides : names.size()}) {
    if (counts.values[seat] || !counts.follows[seat]) continue;
    if (is_checked(checked, {counts.id, seat, counts.follows[seat]})) continue;
    if (any_entered) {
      lines.push_back(text::say("{label}: {player} must have {cards}", counts.label, side_of(seat),
                                the_other(*counts.follows[seat])));
    } else {
      all.push_back(fmt::format("{} {}", side_of(seat), *counts.follows[seat]));
    }
  }
  if (!all.empty()) lines.push_back(text::labelled(counts.label, join(all)));
}

// A hand with the facts of the one before is mostly that one, entered twice.
void add_if_doubled(const OpenSession& open, HandOverView& view) {
  if (open.last() == 0) return;
  const session::Hand& now = open.session.hands[open.last()];
  const session::Hand& before = open.session.hands[open.last() - 1];
  if (now.facts != before.facts || now.scores != before.scores) return;
  view.notes.push_back(
      text::say("The same as hand {number}. Was it entered twice?", session::hand_of_all(open.session, open.last())));
}

void add_notes(const OpenSession& open, HandOverView& view) {
  const session::HandResult& hand = open.result.hands.back();
  for (const games::Note& note : hand.scored.notes)
    view.notes.push_back(games::say(open.session.rules, note, session::names_of(hand.players)));
}

std::vector<HandOverView::Offer> offers(const OpenSession& open) {
  std::vector<HandOverView::Offer> all;
  for (const games::Field& field : open.entry.fields) {
    const auto* claim = std::get_if<games::ChoiceField>(&field);
    if (claim == nullptr || !claim->offered) continue;
    for (const games::ChoiceField::Choice& choice : claim->choices) {
      const std::string key = choice.key == 0 ? std::string{} : std::string{choice.key};
      std::string text = claim->choices.size() == 1 ? claim->label : text::labelled(claim->label, choice.label);
      all.push_back({claim->id, choice.id, std::move(text), key, claim->value == choice.id});
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> worked_out(const OpenSession& open, std::span<const Checked> checked) {
  const games::Names names = open.names();
  std::vector<std::string> lines = open.entry.concluded;
  for (const games::Field& field : open.entry.fields) {
    if (const auto* counts = std::get_if<games::CountsField>(&field)) add_counts(*counts, names, checked, lines);
    const auto* who = std::get_if<games::SeatField>(&field);
    if (who != nullptr && !who->value && who->follows && !is_checked(checked, {who->id, *who->follows, {}})) {
      lines.push_back(text::say("{label}: it must be {player}", who->label, names[*who->follows]));
    }
  }
  return lines;
}

bool breaks_tie(const OpenSession& open) {
  const std::optional<int> all = games::hands_in_game(open.session.rules, open.session.seats());
  return all && open.context.deal.number >= *all;
}

std::string hand_title(const OpenSession& open) {
  const text::Sentence hand =
      breaks_tie(open) ? text::mark("hand {number}, after a tie: it decides") : text::mark("hand {number}");
  std::string title = game_text(open.session.rules, open.house_rules) + " · " +
                      text::say(hand, session::hand_of_all(open.session, open.last() + 1));
  if (games::info(open.session.rules).has_dealer)
    title += " · " + text::say("{player} dealt", open.names()[open.context.deal.dealer]);
  return title;
}

std::string next_text(const OpenSession& open) {
  if (open.result.finished) return text::say("That was the last hand.");
  session::Session next = open.session;
  next.hands.emplace_back();
  next.hands.back().facts = games::empty_hand(next.rules);
  const OpenSession coming{std::move(next)};
  const games::Names names = coming.names();
  const std::string opening = games::opening(coming.session.rules, coming.context.deal, coming.context.before, names);
  const int number = coming.context.deal.number;  // the number of hands before it
  if (!games::info(open.session.rules).has_dealer) return text::say("Next: hand {number}.", number + 1) + " " + opening;
  const std::string_view dealer = names[coming.context.deal.dealer];
  const bool led = !coming.entry.tricks.empty() && coming.entry.tricks.front().leader;
  const std::string deals =
      led ? text::say("Next: {dealer} deals, {player} leads", dealer, names[*coming.entry.tricks.front().leader])
          : text::say("Next: {player} deals", dealer);
  return (breaks_tie(coming) ? text::say("A tie: one more hand decides.") + " " : "") + deals +
         (opening.empty() ? "" : ". " + opening);
}

std::vector<games::Reason> reasons_of(const OpenSession& open, std::size_t number, Seat seat) {
  const session::HandResult& hand = open.result.hands[number];
  const session::Hand& facts = open.session.hands[number];
  const int pots_left = open.result.pots ? static_cast<int>(open.result.pots->size()) : 0;
  const games::PotNames pots = pot_names(open.session, std::max(pots_left, highest_pot(hand.scored.postings)));
  std::vector<games::Reason> reasons;
  for (std::size_t i = 0; i < hand.scored.postings.size(); ++i) {
    const Posting& posting = hand.scored.postings[i];
    if (posting.to != Account::of(seat) && posting.from != Account::of(seat)) continue;
    reasons.push_back(
        session::reason_parts_of(open.session.rules, facts, hand, i, seat, session::names_of(hand.players), pots));
  }
  for (const games::Note& note : hand.scored.notes) {  // why the seat pays nothing although something is owed
    const bool of_chips = games::info(open.session.rules).pays_at_once && !note.said.empty();
    if (of_chips && note.seat == seat) reasons.push_back({.words = note.said});
  }
  return reasons;
}

HandOverView hand_over_view(const OpenSession& open, const ChipSet& chips, std::span<const Checked> checked) {
  const PerSeat<int> standing = session::places(open.session.rules, open.result);
  const ChipsBought bought{open.session, open.result};
  HandOverView view;
  view.title = hand_title(open);
  view.heading = text::say("Hand {number} is over", open.session.hand_number(open.last()));
  for (const session::Side& side : session::sides_of(open.session.rules, open.session.seats())) {
    view.lines.push_back(line_of(open, bought, side, standing[side.front()]));
  }
  std::tie(view.due, view.payments) = due_both(open, chips);
  if (!open.counted.empty()) view.no_due = no_due_text(open);
  view.sale = chips_for_sale(open);
  view.offers = offers(open);
  view.pots = pot_views(open.result);
  view.explained = open.entry.explained;
  view.concluded = worked_out(open, checked);
  add_notes(open, view);
  add_if_doubled(open, view);
  view.next = next_text(open);
  view.can_end = !open.result.finished;
  view.sheet = newest_of_sheet(open.session, open.result);
  view.chart = chart::running_totals(open.session, open.result);
  const bool deals = games::info(open.session.rules).has_dealer;
  view.accept = with_key(open.result.finished ? text::say("Record and show the result")
                         : deals              ? text::say("Record and deal")
                                              : text::say("Record and go on"),
                         key_of(view, "accept"));
  return view;
}

GameOverView game_over_view(const OpenSession& open, const ChipsAndStake& playing, const OtherParts& others) {
  GameOverView view;
  view.headline = others.goes_on ? text::say(kGoesOn) : outcome(open.session, open.result);
  if (view.headline.empty()) view.headline = text::say("No hand was finished");
  view.lines = standing_lines(open.session, open.result, session::column_names(open.session, open.result),
                              ChipsBought{open.session, open.result});
  for (GameOverView::Line& line : view.lines) line.winner = line.winner && !others.goes_on;
  view.chart = chart::running_totals(open.session, open.result);
  if (others.goes_on) {
    view.chart.x_label =
        text::say("{label}, part {number} of {parts}", view.chart.x_label, others.number, others.parts);
  }
  view.sheet = sheet_of(open.session, open.result);
  view.settling = settling_of(open, playing, others);
  view.play_on = text::say(playing_on(open.session));
  return view;
}

}  // namespace nullo::app
