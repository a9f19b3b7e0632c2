// How long it takes to look back on many sessions of all games: the list of past sessions, each letter of a search in
// it, every player's page, verifying them all. bench_look_back [SESSIONS | DATABASE]
#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/app.h"
#include "support/many_sessions.h"
#include "support/scratch.h"

namespace {

using namespace nullo;

template <class Work>
double seconds(Work work) {
  const auto before = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
}

template <class Work>
void tell(std::string_view what, Work work) {
  fmt::print("{}: {:.2f} ms\n", what, 1000 * seconds(work));
}

void look(const std::filesystem::path& database) {
  std::optional<app::App> app;
  tell("start the program", [&] { app.emplace(database); });
  app->handle(app::Go{app::Screen::kStart});
  tell("the start page", [&] { app->handle(app::Go{app::Screen::kStart}); });
  tell("the list of past sessions, at once after the start", [&] { app->handle(app::Go{app::Screen::kPast}); });
  app.reset();  // what it changes in the file is no matter of the next one
  {
    app::App paused{database};
    double longest = 0;
    int pieces = 0;
    tell("reading standings and the list ahead, in a pause", [&] {
      for (; paused.read_ahead_after() > 0; ++pieces)
        longest = std::max(longest, 1000 * seconds([&] { paused.read_ahead(); }));
    });
    fmt::print("in {} pieces, the longest {:.2f} ms\n", pieces, longest);
    tell("the list, read ahead, the first time", [&] { paused.handle(app::Go{app::Screen::kPast}); });
    paused.handle(app::Back{});
    tell("standings, read ahead, the first time", [&] { paused.handle(app::Go{app::Screen::kStandings}); });
  }
  app.emplace(database);
  tell("standings, at once after the start", [&] { app->handle(app::Go{app::Screen::kStandings}); });
  app->handle(app::Go{app::Screen::kStart});
  while (app->read_ahead_after() > 0) app->read_ahead();
  tell("the list, once more", [&] { app->handle(app::Go{app::Screen::kPast}); });
  tell("the list of players", [&] { app->handle(app::Go{app::Screen::kPlayers}); });
  const auto people = std::get<app::PlayersView>(app->view().screen).lines;
  double slowest = 0;
  for (const auto& person : people) {
    slowest = std::max(slowest, 1000 * seconds([&] { app->handle(app::OpenPlayer{person.name}); }));
    app->handle(app::Back{});
  }
  fmt::print("each of {} players' pages: worst {:.2f} ms\n", people.size(), slowest);
  app->handle(app::Go{app::Screen::kStart});
  tell("standings, the first time", [&] { app->handle(app::Go{app::Screen::kStandings}); });
  const auto choose = [&](std::string_view what, app::StandingsOf of, const std::string& id) {
    tell(what, [&] { app->handle(app::ChooseStandings{of, id}); });
  };
  choose("standings of another game", app::StandingsOf::kGame, "hearts");
  choose("standings of all games", app::StandingsOf::kGame, "");
  choose("standings of a year", app::StandingsOf::kPeriod, "2019");
  choose("standings of all time", app::StandingsOf::kPeriod, "");
  choose("standings sorted by another column", app::StandingsOf::kColumn, "won");
  choose("standings head to head", app::StandingsOf::kWay, "heads");
  choose("standings over time", app::StandingsOf::kWay, "time");
  app->handle(app::Go{app::Screen::kPast});
  std::vector<double> letters;
  std::size_t found = 0;
  for (const std::string_view search : {"anna", "tetka 2019-11", "алёна борис", "ελενη hearts", "21.11.2016",
                                        "nov black maria", "cafe zurich", "no such words here", "a", "1"}) {
    double worst = 0;
    for (std::size_t typed = 1; typed <= search.size(); ++typed) {
      if (typed < search.size() && (static_cast<unsigned char>(search[typed]) & 0xC0U) == 0x80U) continue;
      const std::string text{search.substr(0, typed)};
      letters.push_back(1000 * seconds([&] { app->handle(app::Search{text}); }));
      worst = std::max(worst, letters.back());
    }
    found = std::get<app::PastView>(app->view().screen).lines.size();
    fmt::print("search \"{}\": {} found, worst letter {:.2f} ms\n", search, found, worst);
  }
  std::ranges::sort(letters);
  fmt::print("each of {} letters: median {:.2f} ms, worst {:.2f} ms\n", letters.size(), letters[letters.size() / 2],
             letters.back());
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1 && std::filesystem::exists(arguments[1])) {
    look(arguments[1]);
    return 0;
  }
  const int wanted = count > 1 ? std::stoi(arguments[1]) : 10'000;
  const testing::Scratch scratch;
  std::vector<std::string> ids;
  store::Store::Verdict verdict;
  {
    store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
    const double import = seconds([&] { ids = testing::make_many(store, wanted, 1, testing::GoingOn::kNone); });
    fmt::print("make and import {} sessions: {:.2f} s, {} MiB\n", wanted, import,
               std::filesystem::file_size(scratch / "nullo.db") >> 20U);
    tell("read the list", [&] { (void)store.sessions(); });
    tell("load one", [&] { (void)store.load(ids[0]); });
    tell("people", [&] { (void)store.people(); });
    const double time = seconds([&] { verdict = store.verify(); });
    fmt::print("verify: {} hands in {:.2f} s, {:.0f} hands/s, {} problems\n", verdict.hands, time, verdict.hands / time,
               verdict.problems.size());
  }
  look(scratch / "nullo.db");
  return verdict.problems.empty() ? 0 : 1;
}
