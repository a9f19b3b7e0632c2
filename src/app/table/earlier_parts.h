// The earlier parts of an evening, for the sheet and the chart of its last part.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/table/over_view.h"
#include "app/table/sheet_view.h"
#include "session/columns.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

class EarlierParts {
 public:
  EarlierParts() = default;
  // Reads the parts before `now`.
  EarlierParts(store::Store& store, const session::Session& now);

  [[nodiscard]] bool has(std::string_view id) const;

  // Puts the newest of their hands before all hands of `now`, as many as there is room for beside the table, marked
  // where a part begins. Whoever has left has no column.
  void put_newest_before(const session::Session& now, const session::Columns& columns, Sheet& sheet) const;
  // The same with all their hands, and a column for each person who has left, as far as colours go.
  void put_before_with_all(const session::Session& now, const session::Columns& columns, Sheet& sheet) const;
  // Those who have left, as lines of the standing of `now`, which has `beside` others: without a place, with their last
  // total, and after which hand they left.
  [[nodiscard]] std::vector<GameOverView::Line> who_left(const session::Session& now, const session::Columns& columns,
                                                         std::size_t beside) const;
  // Makes it the chart of the whole evening, with the lines of people who have left.
  void put_before(const session::Session& now, const session::Columns& columns, Chart& chart) const;

 private:
  struct Person {
    std::string name;
    Amount score = 0;
    Amount total = 0;
  };
  struct Hand {
    Sheet::Row row;  // without its cells
    std::vector<Person> people;
  };

  [[nodiscard]] static const Person* find(const std::vector<Person>& people, std::string_view name);
  // Those who played for no total of `now`, in the order in which they came; as many as there are colours left for
  // beside so many columns.
  [[nodiscard]] std::vector<std::string> left(const session::Session& now, const session::Columns& columns,
                                              std::size_t beside) const;
  // From hand `first` of theirs on.
  void put(const session::Session& now, const std::vector<std::string>& whose, std::size_t first, Sheet& sheet) const;
  [[nodiscard]] std::vector<double> values_of(std::string_view name, std::size_t& skip, bool has_left) const;

  std::vector<std::string> ids_;
  std::vector<Person> opening_;  // what everybody began the evening with
  std::vector<Hand> hands_;      // only complete ones
  int hands_before_ = 0;
};

}  // namespace nullo::app
