// A club's evening: who is here, and who sits at which table in each round. It is kept until it is cleared or six in
// the morning has come, also when the program ends, and in a club every device has it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/club_evening/view.h"
#include "app/exchange/picture.h"
#include "app/people/players.h"
#include "app/standings/standings.h"
#include "app/taken_back.h"
#include "base/out.h"
#include "draws/plan.h"
#include "standings/club_evening.h"
#include "store/store.h"

namespace nullo::app {

class ClubEvening {
 public:
  using At = OverStandings;
  [[nodiscard]] ClubEveningView view(const At& at);
  // Nothing: no evening is on.
  [[nodiscard]] std::optional<EveningBoard> board(const At& at);
  // The board shows the evening also while a session is at the table here.
  [[nodiscard]] bool on_board(const At& at) { return stored(at.store, at.now).on_board; }

  void come_or_go(const At& at, const std::string& typed);
  void choose(const At& at, const ChooseEvening& choice);
  void draw(const At& at, std::uint64_t seed);
  void clear(const At& at);
  // Whether there is one: somebody is here.
  [[nodiscard]] bool is_on(store::Store& store, std::string_view now);
  // All of these people belong to it.
  [[nodiscard]] bool has_all(store::Store& store, std::string_view now, const std::vector<std::string>& people);
  // Who sits at that table, in seat order; empty: there is no such table. And the session that they have not ended;
  // empty: there is none. `note`: "Club evening: round 1, table 2".
  struct Seated {
    std::vector<std::string> people = {};
    std::string session = {};
    std::string note = {};
  };
  [[nodiscard]] Seated seated_at(const At& at, const BeginTable& table);

  // What undo takes back, or redo does again: "the draw"; empty: nothing.
  [[nodiscard]] std::string label(bool back) const { return changes_.label(back); }
  void step(const At& at, bool back);

  [[nodiscard]] std::string message(const At& at);
  // For the wall.
  void write(const At& at, const Out& out);
  // As a picture: the round that is played or comes next, and the standing.
  [[nodiscard]] RankingView ranking(const At& at);
  [[nodiscard]] static std::string title(const At& at);

 private:
  // What is stored of it, as long as nothing changes.
  struct Stored {
    store::Store::ChangeMark mark = {};
    draws::Plan plan = {};
    standings::Played played = {};          // since the evening began
    std::vector<store::OpenOne> open = {};  // sessions that are still played
    bool on_board = false;                  // also while a session is at the table here
  };
  // What is kept now. Another evening than the one that was planned begins with nobody.
  const Stored& stored(store::Store& store, std::string_view now);
  void make(const At& at, std::string label, draws::Plan after);
  void keep(const At& at, const draws::Plan& plan);

  std::string problem_;
  std::optional<Stored> stored_;
  TakenBack<draws::Plan> changes_;
};

}  // namespace nullo::app
