// The screens after a hand and after a game.
#include <algorithm>
#include <numeric>

#include <fmt/core.h>

#include "app/chips/buying.h"
#include "app/chips/due.h"
#include "app/settling/settling.h"
#include "app/table/open_session.h"
#include "app/table/sheet.h"
#include "app/table/standing.h"
#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/sides.h"

namespace nullo::app {
namespace {

std::string why_with_points(const Told& told, std::size_t number, Seat seat) {
  const session::HandResult& hand = told.result.hands.back();
  const Posting& posting = hand.scored.postings[number];
  const std::string reason = session::reason_of(told.session.rules, told.session.hands.back(), hand, number);
  const bool gets = posting.to == Account::of(seat);
  const std::optional<Seat> other = (gets ? posting.from : posting.to).seat();
  const std::string whom = other ? fmt::format(" {} {}", gets ? "from" : "to", told.names()[*other]) : "";
  return fmt::format("{}: {}{}", games::why_short(posting, reason),
                     games::signed_text(gets ? posting.amount : -posting.amount), whom);
}

HandOverView::Line line_of(const Told& told, const ChipsBought& bought, const session::Side& side, int place) {
  const session::HandResult& hand = told.result.hands.back();
  const Seat seat = side.front();
  HandOverView::Line line;
  line.name = session::side_name(side, session::names_of(hand.players));
  line.seat = seat;
  line.score = games::signed_text(hand.scores[seat]);
  line.total = total_text(told.result.totals[seat]);
  line.place = place;
  for (std::size_t i = 0; i < hand.scored.postings.size(); ++i) {
    const Posting& posting = hand.scored.postings[i];
    if (posting.to != Account::of(seat) && posting.from != Account::of(seat)) continue;
    line.whys.push_back(why_with_points(told, i, seat));
  }
  for (const games::Note& note : hand.scored.notes) {  // why the seat pays nothing although something is owed
    const bool of_chips = games::info(told.session.rules).pays_at_once && !note.said.empty();
    if (of_chips && note.seat == seat) line.whys.push_back(note.said);
  }
  if (const std::string gained = bought.gained_text(told.result.totals[seat], seat); !gained.empty())
    line.whys.push_back("in all " + gained);
  return line;
}

// Counts that follow from some that were entered, a line each; if none was entered, all of them on one line.
void add_counts(const games::CountsField& counts, const games::Names& names, std::vector<std::string>& lines) {
  // without a fixed sum they follow from a tap: who is out has nothing left
  if (counts.follows.empty() || !counts.total) return;
  const bool any_told = std::ranges::any_of(counts.values, [](const auto& v) { return v.has_value(); });
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
    if (any_told) {
      lines.push_back(fmt::format("{}: {} must have the other {}", counts.label, side_of(seat), *counts.follows[seat]));
    } else {
      all.push_back(fmt::format("{} {}", side_of(seat), *counts.follows[seat]));
    }
  }
  if (!all.empty()) lines.push_back(fmt::format("{}: {}", counts.label, join(all)));
}

// Separates what the cards prove against somebody's play from other remarks.
void add_notes(const Told& told, HandOverView& view) {
  const session::HandResult& hand = told.result.hands.back();
  for (const games::Note& note : hand.scored.notes) {
    const bool is_of_play = note.trick > 0 || note.card;
    (is_of_play ? view.notes : view.remarks)
        .push_back(games::say(told.session.rules, note, session::names_of(hand.players)));
  }
}

// What follows and was not entered; shown so that people notice a slip.
std::vector<std::string> concluded(const Told& told) {
  const games::Names names = told.names();
  std::vector<std::string> lines = told.entry.concluded;
  for (const games::Field& field : told.entry.fields) {
    if (const auto* counts = std::get_if<games::CountsField>(&field)) add_counts(*counts, names, lines);
    const auto* who = std::get_if<games::SeatField>(&field);
    if (who != nullptr && !who->value && who->follows) {
      lines.push_back(fmt::format("{}: {} follows", who->label, names[*who->follows]));
    }
  }
  return lines;
}

std::vector<HandOverView::Offer> offers(const Told& told) {
  std::vector<HandOverView::Offer> all;
  for (const games::Field& field : told.entry.fields) {
    const auto* open = std::get_if<games::ChoiceField>(&field);
    if (open == nullptr || !open->offered) continue;
    for (const games::ChoiceField::Choice& choice : open->choices) {
      const std::string key = choice.key == 0 ? std::string{} : std::string{choice.key};
      std::string text = open->choices.size() == 1 ? open->label : fmt::format("{}: {}", open->label, choice.label);
      all.push_back({open->id, choice.id, std::move(text), key, open->value == choice.id});
    }
  }
  return all;
}

}  // namespace

bool breaks_tie(const Told& told) {
  const std::optional<int> all = games::hands_in_game(told.session.rules, told.session.seats());
  return all && told.context.deal.number >= *all;
}

std::string next_text(const Told& told) {
  if (told.result.finished) return "That was the last hand.";
  session::Session next = told.session;
  next.hands.emplace_back();
  next.hands.back().facts = games::empty_hand(next.rules);
  const Told coming{std::move(next)};
  const games::Names names = coming.names();
  const std::string opening = games::opening(coming.session.rules, coming.context.deal, coming.context.before, names);
  const int number = coming.context.deal.number;  // the number of hands before it
  if (!games::info(told.session.rules).has_dealer) return fmt::format("Next: hand {}. {}", number + 1, opening);
  std::string text = fmt::format("{}Next: {} deals", breaks_tie(coming) ? "A tie: one more hand decides. " : "",
                                 names[coming.context.deal.dealer]);
  if (!coming.entry.tricks.empty() && coming.entry.tricks.front().leader) {
    text += fmt::format(", {} leads", names[*coming.entry.tricks.front().leader]);
  }
  return opening.empty() ? text : fmt::format("{}. {}", text, opening);
}

HandOverView hand_over_view(const Told& told, const ChipSet& chips) {
  const PerSeat<int> standing = session::places(told.session.rules, told.result.totals);
  const ChipsBought bought{told.session, told.result};
  HandOverView view;
  view.title = fmt::format("Hand {} is over", session::hand_of_all(told.session, told.last() + 1));
  for (const session::Side& side : session::sides_of(told.session.rules, told.session.seats())) {
    view.lines.push_back(line_of(told, bought, side, standing[side.front()]));
  }
  view.due = due_now(told, chips);
  view.sale = chips_for_sale(told);
  view.offers = offers(told);
  view.pots = pot_views(told.result);
  view.explained = told.entry.explained;
  view.concluded = concluded(told);
  add_notes(told, view);
  view.next = next_text(told);
  view.can_end = !told.result.finished;
  view.sheet = sheet_of(told.session, told.result);
  const bool deals = games::info(told.session.rules).has_dealer;
  view.accept = told.result.finished ? "Record it: the result (Enter)"
                : deals              ? "Record it and deal (Enter)"
                                     : "Record it and go on (Enter)";
  return view;
}

GameOverView game_over_view(const Told& told, const ChipsAndStake& playing, const OtherParts& others) {
  GameOverView view;
  view.headline = outcome(told.session, told.result);
  if (view.headline.empty()) view.headline = "No hand was played to its end";
  view.lines = standing_lines(told.session, told.result, session::column_names(told.session, told.result),
                              ChipsBought{told.session, told.result});
  view.chart = chart::running_totals(told.session, told.result);
  if (others.parts > 1) view.chart.x_label += fmt::format(", part {} of {}", others.number, others.parts);
  view.sheet = sheet_of(told.session, told.result);
  view.settling = settling_of(told, playing, others);
  view.play_on = playing_on(told.session);
  return view;
}

}  // namespace nullo::app
