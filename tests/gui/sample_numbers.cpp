#include "gui/sample_numbers.h"

#include <array>

#include <fmt/format.h>

#include "games/sentence.h"

namespace nullo::gui {

namespace {

using app::TableView;
using Row = app::FieldRow;
using Wants = games::Question::Wants;

constexpr std::array kNames{"Anna", "Борис", "Κλειώ", "Jo"};

Row board(std::initializer_list<int> numbers, int asked) {
  app::NumbersRow row{.least = 1, .most = 10};
  for (const int number : numbers) {
    const bool is_asked = static_cast<int>(row.cells.size()) == asked;
    row.cells.push_back({number > 0 ? std::optional{number} : std::nullopt, is_asked});
  }
  return {"board", "Board", asked >= 0, row};
}

app::SeatRow seats(int chosen) {
  app::SeatRow row;
  for (int i = 0; i < static_cast<int>(kNames.size()); ++i)
    row.cells.push_back({.text = kNames.at(static_cast<std::size_t>(i)), .chosen = i == chosen});
  return row;
}

Row loser(bool nobody) {
  app::SeatRow row = seats(-1);
  row.nobody = {"Nobody: no solution", "n", nobody};
  return {"loser", "Cards taken by", true, row};
}

app::TextRow solution(const char* text) {
  app::TextRow row;
  row.key = "s";
  row.text = text;
  return row;
}

TableView table() {
  TableView view;
  view.form = games::Form::kSummary;
  view.title = "Twenty-Four · hand 3";
  view.question.heading = "Hand 3: make 24";
  view.seats = static_cast<int>(kNames.size());
  for (int i = 0; i < view.seats; ++i) {
    TableView::Place place;
    place.seat = Seat{i};
    place.key = static_cast<char>('1' + i);
    place.name = kNames.at(static_cast<std::size_t>(i));
    place.total = fmt::format("{}", 8 + i);
    place.turn = i;
    place.asked = place.clickable = true;
    view.places.push_back(place);
  }
  view.sheet.names.assign(kNames.begin(), kNames.end());
  view.sheet.rows.push_back({"1", "Anna", {"−1", "+3", "−1", "−1"}, {"9", "13", "9", "9"}, true, 0});
  view.sheet.totals = {"9", "13", "9", "9"};
  view.sheet.places = {1, 4, 1, 1};
  view.sheet.any_complete = true;
  view.panel = {"The last without a solution asks one of the others for theirs."};
  return view;
}

app::View with(TableView table) {
  app::View view;
  view.screen = std::move(table);
  view.undo = "trick 6 to Anna";
  return view;
}

}  // namespace

app::View sample_board() {
  TableView view = table();
  view.question.wants = Wants::kNumber;
  view.question.field = "board";
  view.question.number = 2;
  view.question.text = "Which four numbers lie on the table? An ace is 1; \0360 is 10.";
  view.fields = {board({5, 10, 0, 0}, 2)};
  return with(std::move(view));
}

app::View sample_typing() {
  TableView view = table();
  view.question.text = fmt::format("Type it or tap it, then {}.", games::kEnter);
  view.pending = "8*5-(7 …";
  app::TextRow row = solution("8*5-(7");
  row.typing = true;
  for (const char* piece : {"5", "7", "8", "9", "+", "-", "*", "/", "(", ")"}) row.pieces.push_back({piece, piece});
  view.fields = {board({5, 7, 8, 9}, -1), loser(false), {"solution", "Solution", true, std::move(row)}};
  view.reveal = TableView::Reveal{{}, "Is there a solution?", "?"};
  return with(std::move(view));
}

app::View sample_judged() {
  TableView view = table();
  view.question.wants = Wants::kSeat;
  view.question.field = "loser";
  view.question.text = "8*(7-5)+8: the 8 is used too often, the 9 is missing. Who lost and takes the cards?";
  app::TextRow row = solution("((10 * 10) - (10 * 10)) / ((10 + 10) - (10 + 10))");
  row.remark = "8*(7-5)+8: the 8 is used too often, the 9 is missing.";
  view.fields = {board({10, 10, 10, 10}, -1),
                 loser(true),
                 {"solution", "Solution", false, std::move(row)},
                 {"solver", "Said by", false, seats(1)}};
  view.reveal = TableView::Reveal{{"Yes, this board can be solved.", "8*5-(7+9) = 24"}, "Hide it", "?"};
  return with(std::move(view));
}

std::vector<Sample> numbers_views() {
  return {{"table_board", sample_board()}, {"table_typing", sample_typing()}, {"table_judged", sample_judged()}};
}

}  // namespace nullo::gui
