#include "app/phones/live_state.h"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

#include "app/chips/due.h"
#include "games/sentence.h"
#include "games/words.h"
#include "json/writer.h"
#include "session/sides.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using json::Writer;

void texts(Writer& out, std::string_view name, const std::vector<std::string>& items) {
  out.key(name).begin_array();
  for (const std::string& item : items) out.value(item);
  out.end_array();
}

// What the table is asked, for those who only look on: without the keys that answer it.
std::string question_of(const OpenSession& open) {
  if (!open.has_hand() || open.hand_complete() || open.ended()) return {};
  const games::Question& question = open.entry.question;
  std::string text = games::with_names(question.heading, open.names());
  if (question.text.find(games::kKeySign) != std::string::npos || question.text.empty()) return text;
  return fmt::format("{}{}{}", text, text.empty() ? "" : ". ", games::with_names(question.text, open.names()));
}

// What is known of the hand that is played: what lies face up, who has which of the cards that count, what is useful.
std::vector<std::string> hand_lines(const BoardView& board) {
  std::vector<std::string> lines;
  if (board.card) lines.push_back(text::labelled(board.card_label, to_text(*board.card)));
  if (!board.passing.empty()) lines.push_back(board.passing);
  for (const BoardView::Line& line : board.lines) {
    std::string cards;
    for (const BoardView::Noted& noted : board.noted) {
      if (noted.taker == line.seat) cards += (cards.empty() ? "" : " ") + to_text(noted.card);
    }
    if (!cards.empty()) lines.push_back(text::labelled(line.name, cards));
  }
  std::ranges::copy(board.facts, std::back_inserter(lines));
  return lines;
}

void write_lines(Writer& out, const BoardView& board) {
  out.key("lines").begin_array();
  for (const BoardView::Line& line : board.lines) {
    std::vector<std::string> marks;
    if (line.dealer) marks.push_back(text::say("dealt"));
    if (line.gives) {
      const auto to = std::ranges::find(board.lines, *line.gives, &BoardView::Line::seat);
      if (to != board.lines.end()) marks.push_back(text::say("passes to {player}", to->name));
    }
    out.begin_object().member("seat", line.seat.index()).member("name", line.name).member("place", line.place);
    out.member("now", line.now).member("total", line.total).member("bought", line.bought);
    out.member("leads", line.leads).member("owes", line.owes);
    texts(out, "marks", marks);
    out.end_object();
  }
  out.end_array();
}

void write_side(Writer& out, std::string_view name, const DueRow::Side& side) {
  out.key(name).begin_object().member("name", side.name);
  if (side.seat) out.member("seat", side.seat->index());
  out.end_object();
}

// "one 5, two 1s", and what comes back.
std::string piles_text(const std::vector<DueRow::Pile>& piles) {
  std::string text;
  for (const DueRow::Pile& pile : piles) {
    text += fmt::format("{}{} × {}", text.empty() ? "" : ", ", pile.count, pile.value);
  }
  return text;
}

std::string chips_of(const DueRow& row) {
  const std::string chips = piles_text(row.chips);
  return row.back.empty() ? chips : text::say("{chips}; {change} back", chips, piles_text(row.back));
}

void write_payments(Writer& out, const BoardView& board) {
  out.key("payments").begin_array();
  for (const DueRow& row : board.payments) {
    out.begin_object();
    write_side(out, "payer", row.payer);
    write_side(out, "receiver", row.receiver);
    out.member("amount", row.amount).member("why", row.why.words).member("chips", chips_of(row));
    out.member("owed", row.owed).member("has", row.has).end_object();
  }
  out.end_array();
  out.key("due").begin_array();
  for (const DueLine& line : board.due) {
    out.value(text::labelled(sentence(line), line.why));
  }
  out.end_array();
  std::vector<std::string> pots;
  for (const PotView& pot : board.pots)
    pots.push_back(board.pots.size() > 1 ? text::say("Pot {number}: {amount}", pot.number, pot.amount)
                                         : text::say("In the pot: {amount}", pot.amount));
  texts(out, "pots", pots);
}

// "another queen (Q♥), trick 7"
std::string reason_text(const games::Reason& reason) {
  std::string text = reason.words;
  std::string cards;
  for (const Card card : reason.cards) cards += (cards.empty() ? "" : " ") + to_text(card);
  if (!cards.empty()) text += text.empty() ? cards : fmt::format(" ({})", cards);
  if (reason.trick > 0) text += (text.empty() ? "" : ", ") + text::say("trick {trick}", reason.trick);
  return text;
}

// The newest complete hand: what everybody scored in it, and why.
void write_last(Writer& out, const OpenSession& open) {
  const auto& hands = open.result.hands;
  const auto found = std::ranges::find_if(std::views::reverse(hands), &session::HandResult::complete);
  if (found == hands.rend()) {
    out.key("last").null();
    return;
  }
  const session::HandResult& hand = *found;
  const auto index = static_cast<std::size_t>(&hand - hands.data());
  const games::Rules& rules = open.session.rules;
  out.key("last").begin_object().member("heading", text::say("Hand {number}", open.session.hand_number(index)));
  out.key("lines").begin_array();
  for (const session::Side& side : session::sides_of(rules, open.session.seats())) {
    out.begin_object().member("seat", side.front().index());
    out.member("name", session::side_name(side, session::names_of(hand.players)));
    out.member("score", games::signed_text(hand.scores[side.front()])).key("reasons").begin_array();
    for (const games::Reason& reason : reasons_of(open, index, side.front()))
      out.begin_object().member("amount", reason.amount).member("text", reason_text(reason)).end_object();
    out.end_array().end_object();
  }
  out.end_array();
  texts(out, "notes", session::notes_of(rules, hand));
  out.end_object();
}

void write_sheet(Writer& out, const OpenSession& open, const Sheet& sheet) {
  out.key("sheet").begin_object();
  texts(out, "names", sheet.names);
  out.key("seats").begin_array();
  for (const session::Side& side : session::sides_of(open.session.rules, open.session.seats()))
    out.value(side.front().index());
  out.end_array().key("rows").begin_array();
  for (const Sheet::Row& row : sheet.rows) {
    out.begin_object().member("label", row.label).member("gone", row.gone).member("news", row.news);
    texts(out, "scores", row.scores);
    texts(out, "totals", row.totals);
    out.end_object();
  }
  out.end_array();
  texts(out, "totals", sheet.totals);
  out.end_object();
}

void write_chart(Writer& out, const Chart& chart) {
  out.key("chart").begin_object().member("label", chart.x_label).key("lines").begin_array();
  for (const Chart::Line& line : chart.lines) {
    out.begin_object().member("name", line.name).member("seat", line.seat.index()).member("skip", line.skip);
    out.key("values").begin_array();
    for (const double value : line.values) out.raw(fmt::format("{}", value));
    out.end_array().end_object();
  }
  out.end_array().end_object();
}

// A club's evening: the round that is played or comes next, and how the evening stands.
void write_evening(Writer& out, const EveningBoard& evening) {
  out.key("evening").begin_object().member("title", evening.title).member("headline", evening.headline);
  out.key("tables").begin_array();
  for (const EveningTable& table : evening.round.tables) {
    out.begin_object().member("title", table.title).member("state", table.state);
    texts(out, "people", table.people);
    out.end_object();
  }
  out.end_array().member("byes", evening.round.byes).key("standing").begin_array();
  for (const EveningLine& line : evening.standing)
    out.begin_object()
        .member("place", line.place)
        .member("name", line.name)
        .member("now", line.now)
        .member("total", line.total)
        .end_object();
  out.end_array().member("note", evening.now_note).end_object();
}

}  // namespace

std::string live_state(const OpenSession* open, const BoardView& board, const Sheet& sheet) {
  Writer out;
  out.begin_object().member("title", board.title).member("headline", board.headline);
  if (board.evening) write_evening(out, *board.evening);
  if (open == nullptr) return std::string{out.end_object().text()};
  out.member("question", question_of(*open)).member("over", board.over).member("totals", board.total_heading);
  out.key("colours").begin_array();
  for (const int colour : board.seat_colours) out.value(colour);
  out.end_array();
  write_lines(out, board);
  out.member("pays", board.pays_at_once).member("noDue", board.no_due);
  write_payments(out, board);
  texts(out, "hand", hand_lines(board));
  write_last(out, *open);
  write_sheet(out, *open, sheet);
  write_chart(out, board.chart);
  texts(out, "settling", board.settling);
  return std::string{out.end_object().text()};
}

}  // namespace nullo::app
