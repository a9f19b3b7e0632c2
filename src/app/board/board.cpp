#include "app/board/board.h"

#include <algorithm>
#include <ranges>
#include <tuple>

#include "app/chips/due.h"
#include "app/settling/settling.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "games/sentence.h"
#include "games/words.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// The newest complete hand; nullptr: none is complete.
const session::HandResult* last_complete(const session::SessionResult& result) {
  const auto found = std::ranges::find_if(std::views::reverse(result.hands),
                                          [](const session::HandResult& hand) { return hand.complete(); });
  return found == result.hands.rend() ? nullptr : &*found;
}

bool playing_hand(const OpenSession& open) { return open.has_hand() && !open.hand_complete() && !open.ended(); }

std::string title_of(const OpenSession& open) {
  std::string title = game_text(open.session.rules, open.house_rules);
  if (open.ended() || !open.has_hand()) return title;
  title += " · " + text::say("hand {number}", session::hand_of_all(open.session, open.last() + 1));
  if (playing_hand(open) && open.entry.tricks_entered < open.entry.tricks_in_hand) {
    title += " · " + text::say("trick {trick}", open.entry.tricks_entered + 1);
  }
  return title;
}

std::string headline_of(const OpenSession& open, const OtherParts& others) {
  if (others.goes_on) return text::say(kGoesOn);
  const std::string won = outcome(open.session, open.result);
  if (open.ended()) return won.empty() ? text::say("No hand was finished") : won;
  if (!open.has_hand()) return {};
  if (!open.hand_complete() && !games::info(open.session.rules).has_dealer)
    return games::without_keys(open.entry.question.heading);
  if (!open.hand_complete()) return text::say("{player} dealt", open.names()[open.context.deal.dealer]);
  return won.empty() ? next_text(open) : won;
}

// What that person scored in the hand, wherever they sit now; empty: they did not play it.
std::string score_text(const session::HandResult& hand, const std::string& name) {
  const auto found = std::ranges::find(hand.players, name);
  if (found == hand.players.end()) return {};
  return games::signed_text(hand.scores[Seat{static_cast<int>(found - hand.players.begin())}]);
}

BoardView::Line line_of(const OpenSession& open, Seat seat, const session::HandResult* last) {
  const games::Info& game = games::info(open.session.rules);
  BoardView::Line line;
  line.seat = seat;
  line.name = players_now(open.session, open.result)[static_cast<std::size_t>(seat.index())];
  line.total = total_text(open.result.totals[seat]);
  line.bought = session::bought_mark(open.result, seat);
  line.owes = game.pays_at_once && open.result.totals[seat] < 0;
  if (last != nullptr) {
    line.place = session::places(open.session.rules, open.result)[seat];
    line.last = score_text(*last, line.name);
    line.leads = line.place == 1;
  }
  if (open.result.finished) line.leads = session::won(open.result, seat);
  if (!playing_hand(open)) return line;
  const Amount now = open.result.hands.back().scores[seat];
  if (now != 0) line.now = games::signed_text(now);
  line.dealer = game.has_dealer && open.result.hands.back().dealer == seat;
  return line;
}

// Adds what lies face up, which cards count in this hand and who has them, and useful facts.
void add_hand(const OpenSession& open, BoardView& view) {
  const games::Entry& entry = open.entry;
  for (const games::Field& field : entry.fields) {
    const auto* card = std::get_if<games::CardField>(&field);
    if (card == nullptr || !view.card_label.empty()) continue;
    view.card_label = card->label;
    view.card = card->value;
  }
  view.facts = entry.panel;
  if (entry.passing) {
    view.passing = entry.passing->text;
    for (BoardView::Line& line : view.lines) {
      line.gives = entry.passing->to[line.seat];
      if (line.gives == line.seat) line.gives.reset();
    }
  }
  if (entry.form != games::Form::kTricks) return;
  for (const games::PaletteCard& card : entry.palette) view.noted.push_back({card.card, card.taker});
  for (std::size_t i = 0; i < entry.tricks.size(); ++i) {
    const games::TrickCell& trick = entry.tricks[i];
    if (!trick.mark.empty()) view.tricks.push_back({static_cast<int>(i) + 1, trick.mark, trick.winner});
  }
}

void add_payments(const OpenSession& open, const ChipSet& chips, BoardView& view) {
  view.has_pots = open.result.pots.has_value();
  view.pots = pot_views(open.result);
  if (open.ended()) return;
  view.pays_at_once = games::info(open.session.rules).pays_at_once;
  std::tie(view.due, view.payments) = due_both(open, chips);
  view.no_due = no_due_text(open);
}

}  // namespace

BoardView board_view(const OpenSession* open, const ChipsAndStake& playing, const OtherParts& others) {
  BoardView view;
  if (open == nullptr) {
    view.title = text::say("No session");
    return view;
  }
  view.title = title_of(*open);
  view.headline = headline_of(*open, others);
  view.over = open->ended();
  const session::HandResult* last = last_complete(open->result);
  if (last != nullptr) {
    view.last_heading = text::say(
        "hand {number}", open->session.hand_number(static_cast<std::size_t>(last - open->result.hands.data())));
    view.chart = chart::running_totals(open->session, open->result);
  }
  view.total_heading = text::say(games::for_unit(games::info(open->session.rules).unit, text::mark("points"),
                                                 text::mark("chips"), text::mark("cards")));
  for (const Seat seat : Seats{open->session.seats()}) view.lines.push_back(line_of(*open, seat, last));
  for (BoardView::Line& line : view.lines) line.leads = line.leads && !(view.over && others.goes_on);
  std::ranges::stable_sort(view.lines, [](const auto& a, const auto& b) { return a.place < b.place; });
  if (open->has_hand()) add_payments(*open, playing.chips, view);
  if (playing_hand(*open)) add_hand(*open, view);
  if (!view.over) return view;
  const Settling settling = settling_of(*open, playing, others);
  if (settling.chips) view.settling = settling.chips->lines;
  for (const Settling::Line& line : settling.lines) view.settling.push_back(line.text);
  return view;
}

}  // namespace nullo::app
