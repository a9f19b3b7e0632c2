#include "app/standings/page.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/help/help.h"
#include "app/shared.h"
#include "app/standings/texts.h"
#include "base/local_time.h"
#include "games/words.h"

namespace nullo::app {

namespace {

using standings::Column;
using standings::Row;

constexpr int kLeast = 3;               // sessions, for a place
constexpr std::size_t kMostYears = 12;  // a choice each

// What stands in the lines, the first one at first.
constexpr std::array kShown{Column::kRating, Column::kWins,   Column::kShare,
                            Column::kPlace,  Column::kBetter, Column::kRun};

std::string id_of(Column column) {
  return std::string{std::ranges::find(standings::columns(), column, &standings::NamedColumn::column)->name};
}

int year_of(const std::string& text) {
  int year = 0;
  std::from_chars(text.data(), text.data() + text.size(), year);
  return year;
}

std::vector<Choice> games_in(const store::PlayedWhat& played, const std::string& chosen) {
  if (played.games.size() < 2) return {};
  std::vector<Choice> choices{{"", "All games", chosen.empty()}};
  for (const std::string& game : played.games) choices.push_back({game, games::name_of_listed(game), game == chosen});
  return choices;
}

std::vector<Choice> periods_in(const store::PlayedWhat& played, const std::string& chosen) {
  if (played.years.size() < 2) return {};
  std::vector<Choice> choices{{"", "All time", chosen.empty()}};
  for (std::size_t i = 0; i < std::min(played.years.size(), kMostYears); ++i)
    choices.push_back({played.years[i], played.years[i], played.years[i] == chosen});
  return choices;
}

std::string moved_text(int places) {
  return places == 0 ? "" : fmt::format("{} {}", places > 0 ? "▲" : "▼", std::abs(places));
}

std::string facts_of(const Row& row) {
  std::string facts = games::amount_of(row.sessions, "session");
  if (!row.form.empty()) facts += " · " + form_text(row);
  return facts;
}

// How sure those who have a place are, as a sentence.
std::string note_of(std::span<const Row> placed) {
  if (placed.empty()) return {};
  const Row& least = std::ranges::max(placed, {}, [](const Row& row) { return row.rating.deviation; });
  const std::string games = sure_text(least);
  return games.empty() ? "" : fmt::format("Not all ratings are sure yet: that takes up to {} more each.", games);
}

std::vector<std::string> help_text() {
  constexpr const char* kRating =
      "Rating: how good somebody is at least, from whom they were ahead of and behind. Everybody begins with 0, and "
      "while little was played it goes up and down a lot.";
  constexpr const char* kWon =
      "Won: sessions, alone or with others. Share, luck: how many that is of all that they finished, and how many luck "
      "alone would have given them at those tables.";
  constexpr const char* kPlace = "Place: the mean of their places. Best run: how often they won one after the other.";
  constexpr const char* kBetter =
      "Better a hand: by how many points or chips a hand they were better than their tables. More is better, whichever "
      "way the game counts.";
  constexpr const char* kBelow =
      "Below the names: how far they moved in the last session (▲ ▼), their sessions, and the last ten places, the "
      "newest last.";
  return {kRating, kWon, kPlace, kBetter, kBelow};
}

}  // namespace

store::PlayedFilter StandingsPage::filter() const {
  if (period_.empty()) return {.game = game_};
  const int year = year_of(period_);
  return {.game = game_, .from = day_begins(year, 1, 1), .until = day_begins(year + 1, 1, 1)};
}

const StandingsPage::Read& StandingsPage::read() {
  const store::Store::ChangeMark mark = shared_.store.change_mark();
  store::PlayedFilter wanted = filter();
  if (!read_ || !(read_->mark == mark) || !(read_->filter == wanted)) {
    read_.emplace(Read{.mark = mark, .filter = wanted, .played = shared_.store.played()});
    read_->history = shared_.store.history(wanted);
    read_->rows = standings::rows_of(read_->history);
    read_->before = standings::rows_before(read_->history);
  }
  for (std::vector<Row>* rows : {&read_->rows, &read_->before}) standings::sort(*rows, read_->history, column_, kLeast);
  return *read_;
}

AnyScreen StandingsPage::view() {
  const Read& stored = read();
  StandingsView view;
  view.games = games_in(stored.played, game_);
  view.periods = periods_in(stored.played, period_);
  for (const Column column : kShown)
    view.columns.push_back({id_of(column), std::string{heading_of(column)}, column == column_});
  if (stored.rows.empty()) {
    view.nothing =
        stored.played.games.empty() ? "Nobody has played a whole hand yet." : "No whole hand was played then.";
    return view;
  }
  const std::size_t counted = standings::counted(stored.rows, kLeast);
  for (std::size_t i = 0; i < stored.rows.size(); ++i) {
    const Row& row = stored.rows[i];
    StandingsView::Line line;
    line.name = stored.history.name_of(row.person);
    if (i < counted) {
      line.place = fmt::format("{}.", i + 1);
      line.moved = moved_text(standings::moved_since(stored.before, i, row.person, kLeast));
    }
    if (const store::Person* person = shared_.people.find(line.name)) line.colour = person->colour;
    for (const Column column : kShown) line.cells.push_back(cell_of(row, column));
    line.facts = facts_of(row);
    view.lines.push_back(std::move(line));
  }
  if (counted < stored.rows.size()) view.few = fmt::format("Fewer than {}", games::amount_of(kLeast, "session"));
  view.note = note_of(std::span{stored.rows}.first(counted));
  view.help = help_text();
  return view;
}

HelpView StandingsPage::help() const { return help_view(shared_.game_at_table()); }

void StandingsPage::on(const ChooseStandings& choose) {
  switch (choose.of) {
    case ChooseStandings::Of::kGame:
      game_ = choose.id;
      break;
    case ChooseStandings::Of::kPeriod:
      period_ = choose.id;
      break;
    case ChooseStandings::Of::kColumn: {
      const auto found = std::ranges::find(kShown, choose.id, id_of);
      if (found != kShown.end()) column_ = *found;
      break;
    }
  }
}

void StandingsPage::on(const NextStandings& next) {
  const StandingsView now = std::get<StandingsView>(view());
  const std::vector<Choice>& choices = next.of == ChooseStandings::Of::kGame     ? now.games
                                       : next.of == ChooseStandings::Of::kPeriod ? now.periods
                                                                                 : now.columns;
  if (choices.empty()) return;
  const auto chosen = std::ranges::find(choices, true, &Choice::chosen) - choices.begin();
  on(ChooseStandings{next.of, choices[(static_cast<std::size_t>(chosen) + 1) % choices.size()].id});
}

}  // namespace nullo::app
