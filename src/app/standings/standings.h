// Who is best, as the page and what it sends out say it: what was chosen, as long as the program runs, and what the
// store says of that.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/format.h"
#include "app/exchange/picture.h"
#include "app/people/players.h"
#include "app/people/statistics.h"
#include "app/period.h"
#include "app/standings/view.h"
#include "base/out.h"
#include "chart/chart.h"
#include "standings/season.h"
#include "standings/standings.h"
#include "store/store.h"

namespace nullo::app {

class Standings {
 public:
  void choose(StandingsOf of, const std::string& id);
  void choose_next(StandingsOf of, store::Store& store, std::string_view now);
  void choose_days(const Days& days);
  void show_behind(const std::string& name, const std::string& column);
  void unfold(StandingsOf of) { open_ = open_ == of ? std::nullopt : std::optional{of}; }
  // Closes what there is to choose from. False: it was closed.
  bool fold();

  // Sessions that are read within the frame that shows them; of more the view says that they are being read, until
  // read_ahead() has.
  static constexpr int kAtOnce = 400;
  // `now`: RFC 3339 UTC.
  [[nodiscard]] StandingsView view(store::Store& store, const Players& people, std::string_view now);
  // As a message to send.
  [[nodiscard]] std::string message(store::Store& store, std::string_view now);
  // As a page, or as a table for a spreadsheet.
  void write(store::Store& store, std::string_view now, Format as, const Out& out);
  // As a picture.
  [[nodiscard]] RankingView ranking(store::Store& store, const Players& people, std::string_view now);
  // What the columns mean.
  [[nodiscard]] static std::vector<std::string> help();
  // "Standings, Hearts, 2026"
  [[nodiscard]] std::string title() const;
  // The statistics of that person are to count the same.
  void choose_same(StatisticsPage& statistics, const std::string& name) const;

  // What counts of what is stored.
  struct Counted {
    standings::Filter filter = {};
    standings::History history = {};
    standings::Standing standing = {};
  };
  // What is stored, as long as nothing of it changes: reading it takes longer than a frame.
  struct Stored {
    store::Store::ChangeMark mark = {};
    standings::Played played = {};
    std::vector<std::string> games = {};
    std::vector<std::string> years = {};
    std::vector<standings::Group> groups = {};
    Counted all = {};
  };
  // Reads it where it is not known, or has changed.
  const Stored& stored(store::Store& store);
  // Reads the next piece of it, some milliseconds, so that the page appears at once.
  void read_ahead(store::Store& store);
  [[nodiscard]] bool is_read(store::Store& store) const { return stored_ && stored_->mark == store.change_mark(); }
  // `work` writes nothing that standings are made of: what was read stays known.
  template <class Work>
  void keep_known(store::Store& store, const Work& work) {
    const bool is_known = is_read(store);
    work();
    if (is_known) stored_->mark = store.change_mark();
  }

 private:
  const Counted& read(store::Store& store, std::string_view now);
  // What was chosen counts only as long as it is there to be chosen: a game that was deleted, a name that was changed.
  void drop_what_is_gone();
  [[nodiscard]] Counted count(standings::Filter filter) const;
  void take(const store::Store::ChangeMark& mark, standings::Played played);
  // Seasons change without a change of what was played.
  void read_seasons(store::Store& store);
  // What was read last.
  [[nodiscard]] const Counted& counted() const { return counted_ ? *counted_ : stored_->all; }
  [[nodiscard]] std::vector<StandingsView::Filter> filters() const;
  [[nodiscard]] std::vector<Choice> periods() const;
  [[nodiscard]] std::vector<Choice> ways() const;
  [[nodiscard]] StandingsView::Filter columns() const;
  void put_heads(std::vector<StandingsView::Line>& lines) const;
  [[nodiscard]] chart::Chart ratings(const std::vector<StandingsView::Line>& lines) const;

  StandingsView::Way way_ = StandingsView::Way::kTable;
  // The season that was chosen as the time; nullptr: another time was.
  [[nodiscard]] const standings::Season* season() const;
  [[nodiscard]] standings::Filter filter_of_now(std::string_view now) const;
  [[nodiscard]] std::optional<StandingsView::Behind> behind() const;

  std::vector<std::string> games_;  // as games::listed_as() says them; empty: all
  std::string period_;              // the id of a choice; empty: ever
  std::vector<std::string> group_;  // empty: everybody
  standings::Column column_ = standings::Column::kRating;
  bool last_first_ = false;  // the column was tapped once more
  std::optional<StandingsOf> open_;
  StandingsView::Typed days_;  // as they were typed last
  // Whose value in which column is open.
  struct Opened {
    std::string name;
    standings::Column column = standings::Column::kRating;
  };
  std::optional<Opened> opened_;
  std::optional<Stored> stored_;
  struct Reading {  // ahead
    store::Store::ChangeMark mark = {};
    store::PlayedReading pieces = store::PlayedReading{};
  };
  std::optional<Reading> reading_;
  std::vector<standings::Season> seasons_;
  store::Store::ChangeMark seasons_mark_;
  std::optional<Counted> counted_;  // nothing: all counts
};

// What the pages work with that count over the same sessions. `now`: RFC 3339 UTC.
struct OverStandings {
  store::Store& store;
  Standings& standings;
  const Players& people;
  std::string now;
};

}  // namespace nullo::app
