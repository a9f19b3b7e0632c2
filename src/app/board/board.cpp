#include "app/board/board.h"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

#include "app/chips/due.h"
#include "app/settling/settling.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "games/words.h"
#include "session/sides.h"

namespace nullo::app {
namespace {

// The newest complete hand; nullptr: none is complete.
const session::HandResult* last_complete(const session::SessionResult& result) {
  const auto found = std::ranges::find_if(std::views::reverse(result.hands),
                                          [](const session::HandResult& hand) { return hand.complete(); });
  return found == result.hands.rend() ? nullptr : &*found;
}

bool playing_hand(const Told& told) { return told.has_hand() && !told.hand_over() && !told.ended(); }

std::string title_of(const Told& told) {
  std::string title = game_text(told.session.rules, told.house_rules);
  if (told.ended() || !told.has_hand()) return title;
  title += fmt::format(" · hand {}", session::hand_of_all(told.session, told.last() + 1));
  if (playing_hand(told) && told.entry.tricks_entered < told.entry.tricks_in_hand) {
    title += fmt::format(" · trick {}", told.entry.tricks_entered + 1);
  }
  return title;
}

std::string headline_of(const Told& told) {
  const std::string won = outcome(told.session, told.result);
  if (told.ended()) return won.empty() ? "No hand was played to its end" : won;
  if (!told.has_hand()) return {};
  if (!told.hand_over() && !games::info(told.session.rules).has_dealer) return told.entry.question.heading;
  if (!told.hand_over()) return fmt::format("{} dealt", told.names()[told.context.deal.dealer]);
  return won.empty() ? next_text(told) : won;
}

BoardView::Line line_of(const Told& told, Seat seat, const session::HandResult* last) {
  const games::Info& game = games::info(told.session.rules);
  BoardView::Line line;
  line.seat = seat;
  line.name = players_now(told.session, told.result)[static_cast<std::size_t>(seat.index())];
  line.total = total_text(told.result.totals[seat]);
  line.owes = game.pays_at_once && told.result.totals[seat] < 0;
  if (last != nullptr) {
    line.place = session::places(told.session.rules, told.result.totals)[seat];
    line.last = games::signed_text(last->scores[seat]);
    line.leads = line.place == 1;
  }
  if (told.result.finished) line.leads = session::won(told.result, seat);
  if (!playing_hand(told)) return line;
  const Amount now = told.result.hands.back().scores[seat];
  if (now != 0) line.now = games::signed_text(now);
  line.dealer = game.has_dealer && told.result.hands.back().dealer == seat;
  return line;
}

// Adds what lies face up, which cards count in this hand and who has them, and useful facts.
void add_hand(const Told& told, BoardView& view) {
  const games::Entry& entry = told.entry;
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

void add_payments(const Told& told, const ChipSet& chips, BoardView& view) {
  view.has_pots = told.result.pots.has_value();
  view.pots = pot_views(told.result);
  if (told.ended()) return;
  view.pays_at_once = games::info(told.session.rules).pays_at_once;
  view.due = due_now(told, chips);
  view.no_due = no_due_text(told);
}

}  // namespace

BoardView board_view(const Told* told, const ChipsAndStake& playing, const OtherParts& others) {
  BoardView view;
  if (told == nullptr) {
    view.title = "No session";
    return view;
  }
  view.title = title_of(*told);
  view.headline = headline_of(*told);
  view.over = told->ended();
  const session::HandResult* last = last_complete(told->result);
  if (last != nullptr) {
    view.last_heading =
        fmt::format("hand {}", told->session.hand_number(static_cast<std::size_t>(last - told->result.hands.data())));
    view.chart = chart::running_totals(told->session, told->result);
  }
  view.total_heading = fmt::format("{}s", games::info(told->session.rules).unit);
  for (const Seat seat : Seats{told->session.seats()}) view.lines.push_back(line_of(*told, seat, last));
  std::ranges::stable_sort(view.lines, [](const auto& a, const auto& b) { return a.place < b.place; });
  if (told->has_hand()) add_payments(*told, playing.chips, view);
  if (playing_hand(*told)) add_hand(*told, view);
  if (!view.over) return view;
  const Settling settling = settling_of(*told, playing, others);
  if (settling.chips) view.settling = settling.chips->lines;
  for (const Settling::Line& line : settling.lines) view.settling.push_back(line.text);
  return view;
}

}  // namespace nullo::app
