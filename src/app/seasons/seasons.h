// The seasons, as their page shows and changes them: which one is open, and what was changed since the program began,
// so that it can be taken back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/format.h"
#include "app/people/players.h"
#include "app/seasons/view.h"
#include "app/standings/standings.h"
#include "base/out.h"
#include "standings/season.h"
#include "store/store.h"

namespace nullo::app {

class Seasons {
 public:
  // What a page works with. `now`: RFC 3339 UTC.
  struct At {
    store::Store& store;
    Standings& standings;
    const Players& people;
    std::string now;
  };
  [[nodiscard]] SeasonsView view(const At& at);
  void open(const std::string& id) { opened_ = id; }
  void open_next(const At& at);
  void show(const std::string& way);
  void show_next();

  // Each change is stored at once.
  void add(const At& at);
  void change(const At& at, const ChangeSeason& change);
  void adjust(const At& at, const AdjustSeason& adjust);
  void remove_adjustment(const At& at, std::size_t index);
  void leave_out(const At& at, const std::string& session);
  void delete_one(const At& at);
  // What undo takes back: "the name"; empty: nothing.
  [[nodiscard]] std::string undo_label() const { return label_of(done_); }
  [[nodiscard]] std::string redo_label() const { return label_of(undone_); }
  void step(const At& at, bool back);

  // Of the one that is open; nothing: there is none.
  [[nodiscard]] std::optional<std::string> message(const At& at);
  [[nodiscard]] std::string title(const At& at);
  void write(const At& at, Format as, const Out& out);

 private:
  // One change; nothing: the season was not there before, or is not after it.
  struct Change {
    std::string label;
    std::string id;
    std::optional<standings::Season> before = {};
    std::optional<standings::Season> after = {};
  };
  // The one that is open, or the first one where that is gone.
  [[nodiscard]] std::optional<standings::Season> opened(const At& at);
  static void keep(const At& at, const std::string& id, const std::optional<standings::Season>& season);
  void make(const At& at, Change change);
  void make(const At& at, std::string label, const standings::Season& before,
            tl::expected<standings::Season, std::string> after);
  static std::string label_of(const std::vector<Change>& changes) {
    return changes.empty() ? std::string{} : changes.back().label;
  }
  static void put_table(const At& at, const standings::Season& season, SeasonsView& view);
  static void put_sessions(const At& at, const standings::Season& season, SeasonsView& view);
  static void put_form(const At& at, const standings::Season& season, SeasonsView& view);

  std::string opened_;
  SeasonsView::Way way_ = SeasonsView::Way::kTable;
  std::string problem_;
  std::optional<SeasonPart> refused_;  // the part that it is about
  std::vector<Change> done_;
  std::vector<Change> undone_;
};

}  // namespace nullo::app
