// The seasons, as their page shows and changes them: which one is open, and what was changed since the program began,
// so that it can be taken back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/format.h"
#include "app/exchange/picture.h"
#include "app/people/players.h"
#include "app/seasons/view.h"
#include "app/standings/standings.h"
#include "app/taken_back.h"
#include "base/out.h"
#include "standings/season.h"
#include "store/store.h"

namespace nullo::app {

class Seasons {
 public:
  using At = OverStandings;
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
  // What undo takes back, or redo does again: "the season's name"; empty: nothing.
  [[nodiscard]] std::string label(bool back) const { return changes_.label(back); }
  void step(const At& at, bool back);

  // Of the one that is open; nothing: there is none.
  [[nodiscard]] std::optional<std::string> message(const At& at);
  [[nodiscard]] std::string title(const At& at);
  void write(const At& at, Format as, const Out& out);
  // As a picture: the newest rounds.
  [[nodiscard]] RankingView ranking(const At& at);

 private:
  // A season as it is kept; nothing: it is not there.
  struct Kept {
    std::string id;
    std::optional<standings::Season> season = {};
  };
  // The one that is open, or the first one where that is gone.
  [[nodiscard]] std::optional<standings::Season> opened(const At& at) { return opened_among(at.store.seasons()); }
  [[nodiscard]] std::optional<standings::Season> opened_among(const std::vector<standings::Season>& seasons);
  void keep(const At& at, const Kept& kept);
  void make(const At& at, std::string label, Kept before, Kept after);
  void make(const At& at, std::string label, const standings::Season& before,
            tl::expected<standings::Season, std::string> after);
  static void put_table(const At& at, const standings::Season& season, SeasonsView& view);
  static void put_sessions(const At& at, const standings::Season& season, SeasonsView& view);
  static void put_form(const At& at, const standings::Season& season, SeasonsView& view);

  std::string opened_;
  SeasonsView::Way way_ = SeasonsView::Way::kTable;
  std::string problem_;
  std::optional<SeasonPart> refused_;  // the part that it is about
  TakenBack<Kept> changes_;
};

}  // namespace nullo::app
