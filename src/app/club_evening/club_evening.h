// A club's evening: who is here, and who sits at which table in each round. It is kept until it is cleared or six in
// the morning has come, also when the program ends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/club_evening/view.h"
#include "app/people/players.h"
#include "app/standings/standings.h"
#include "app/taken_back.h"
#include "base/out.h"
#include "draws/draw.h"
#include "standings/season.h"
#include "store/store.h"

namespace nullo::app {

// As it is kept.
struct EveningPlan {
  std::string began = {};  // RFC 3339 UTC, when somebody was first here
  std::vector<std::string> people = {};
  int seats = 4;
  draws::How how = draws::How::kSpread;
  int rounds = 4;
  struct Round {
    std::vector<std::vector<std::string>> tables = {};
    std::vector<std::string> byes = {};
  };
  std::vector<Round> drawn = {};
};
std::string write_evening(const EveningPlan& plan);
// What is no plan is an empty one.
EveningPlan read_evening(std::string_view text);

class ClubEvening {
 public:
  using At = OverStandings;
  [[nodiscard]] ClubEveningView view(const At& at);

  void come_or_go(const At& at, const std::string& typed);
  void choose(const At& at, const ChooseEvening& choice);
  void draw(const At& at, std::uint64_t seed);
  void clear(const At& at);
  // Whether there is one: somebody is here.
  [[nodiscard]] static bool is_on(store::Store& store, std::string_view now);
  // Who sits at that table, in seat order; empty: there is no such table. And the session that they have not ended;
  // empty: there is none.
  struct Seated {
    std::vector<std::string> people = {};
    std::string session = {};
  };
  [[nodiscard]] static Seated seated_at(const At& at, const BeginTable& table);

  // What undo takes back, or redo does again: "the draw"; empty: nothing.
  [[nodiscard]] std::string label(bool back) const { return changes_.label(back); }
  void step(const At& at, bool back);

  [[nodiscard]] std::string message(const At& at) const;
  // For the wall.
  void write(const At& at, const Out& out) const;
  [[nodiscard]] static std::string title(const At& at);

 private:
  void make(const At& at, std::string label, EveningPlan before, EveningPlan after);

  std::string problem_;
  TakenBack<EveningPlan> changes_;
};

}  // namespace nullo::app
