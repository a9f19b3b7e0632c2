// Where points or chips came from in a session: what each reason brought each side, and how long the bars for that are.
// Drawn by the window and into the pages that are written out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::chart {

struct Sources {
  struct Cell {
    Amount amount = 0;
    std::string text = {};  // "+3", "−5"; empty: nothing, ever
  };
  struct Row {
    std::string label;        // "the bum card's number"
    std::vector<Cell> cells;  // one for each side
  };
  std::string heading;             // "Where the points come from"
  std::vector<std::string> names;  // of the sides
  std::vector<Row> rows;           // the reason that moved most comes first; empty: nothing has been scored
  std::vector<Cell> sums;          // of each side
};

// "Where the points come from", "Where the chips came from and went to".
std::string sources_heading(const games::Info& game);

// Over all complete hands, by the game's reasons and in its words.
Sources sources(const session::Session& session, const session::SessionResult& result);

// The same of hands that come by one after another.
class SourcesSum {
 public:
  explicit SourcesSum(const session::Session& session) : session_{&session} {}
  void add(const session::HandResult& hand);
  // `names`: of the totals, one a seat; session/columns.h.
  [[nodiscard]] Sources finish(const std::vector<std::string>& names) const;

 private:
  struct ByReason {
    std::string_view reason;
    PerSeat<Amount> amounts;

    [[nodiscard]] Amount moved() const;
  };
  PerSeat<Amount>& of(std::string_view reason);

  const session::Session* session_;
  std::vector<ByReason> reasons_;  // in the order in which they first came up
};

// The bars of all cells have one scale, so that they can be compared. Lengths are parts of a cell's width.
class BarScale {
 public:
  explicit BarScale(const Sources& sources);

  struct Bar {
    double from = 0;
    double to = 0;
  };
  // The place of zero: gains go to the right from it, losses to the left.
  [[nodiscard]] double zero() const { return low_ / (low_ + high_); }
  [[nodiscard]] Bar bar(Amount amount) const;

 private:
  double low_ = 0;  // the greatest loss
  double high_ = 0;
};

}  // namespace nullo::chart
