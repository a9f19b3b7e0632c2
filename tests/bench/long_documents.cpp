// How long people wait where a document is long: bench_long_documents [HANDS [PARTS]]
//
// Sessions of so many hands in each game, and of ones in which people change at every hand, or every hand has a note
// and adjustments; and an evening of so many parts. One line each: seconds to store it, list it, open it at the table,
// for the slowest of some keys, for undo, to look at it, for the slowest export, for the board, to verify it, and for a
// player's page. Nothing may take more than about a second for each 10,000 hands.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/exchange/exporting.h"
#include "support/importing.h"
#include "support/random_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace {

using namespace nullo;
using testing::RandomSessions;

template <class Work>
double seconds(Work work) {
  const auto before = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
}

// The longest of a few attempts; random games end early now and then.
session::Session long_session(std::string_view game, int hands) {
  constexpr std::uint32_t kAttempts = 5;
  session::Session longest;
  for (std::uint32_t seed = 1; seed <= kAttempts; ++seed) {
    session::Session made = RandomSessions{seed}.of_game(game, hands);
    if (made.hands.size() > longest.hands.size()) longest = std::move(made);
  }
  longest.ended_at.clear();
  longest.continues.clear();
  longest.started_at = "2026-11-21T18:30:00Z";
  return longest;
}

session::Session with_guests(session::Session made) {
  for (std::size_t i = 0; i < made.hands.size(); ++i) {
    made.hands[i].players = made.players;
    made.hands[i].players.back() = fmt::format("Guest {}", i);
  }
  return made;
}

session::Session with_words(session::Session made) {
  for (session::Hand& hand : made.hands) {
    hand.note = "It rained all evening, and the cat lay on the cards";
    hand.adjustments.assign(5, {Account::bank(), Account::of(Seat{0}), 1, "for the cat"});
  }
  return made;
}

double slowest_export(store::Store& store, const std::string& id) {
  double slowest = 0;
  const session::Session session = store.load(id).value();
  for (const app::Format format :
       {app::Format::kJson, app::Format::kSheet, app::Format::kLedger, app::Format::kHands, app::Format::kHtml}) {
    slowest = std::max(slowest, seconds([&] {
                         const auto hands = store.hand_by_hand(id);
                         app::write_out(*hands, app::writing_of(store, hands->session(), format, {}),
                                        [](std::string_view) {});
                       }));
  }
  slowest = std::max(slowest, seconds([&] { (void)app::message(session, app::known_of(store, session)); }));
  return slowest;
}

void measure(std::string_view what, const std::vector<session::Session>& sessions) {
  const testing::Scratch scratch;
  const std::filesystem::path database = scratch / "nullo.db";
  const std::string id = sessions.back().id;
  std::size_t hands = 0;
  for (const session::Session& each : sessions) hands += each.hands.size();
  std::vector<double> took;
  {
    store::Store store{database, store::Store::Access::kWrite};
    took.push_back(seconds([&] { testing::import_all(store, sessions); }));
    took.push_back(seconds([&] { (void)store.sessions(); }));
  }
  std::optional<testing::TableDriver> table;
  took.push_back(seconds([&] { table.emplace(database); }));
  double key = 0;
  for (const char each : std::string{"\n1234\n12"}) {
    key = std::max(key, seconds([&] { table->type({&each, 1}); }));
  }
  took.push_back(key);
  took.push_back(seconds([&] { table->app.handle(app::Undo{}); }));
  took.push_back(seconds([&] { table->app.handle(app::OpenPast{id}); }));
  took.push_back(seconds([&] { table->app.handle(app::ToggleBoard{}); }));
  took.push_back(seconds([&] { table->app.handle(app::OpenPlayer{sessions.back().players.front()}); }));
  table.reset();
  store::Store store{database, store::Store::Access::kWrite};
  took.push_back(slowest_export(store, id));
  took.push_back(seconds([&] { (void)store.verify(); }));
  fmt::print("{:<28} {:>7}", what, hands);
  for (const double each : took) fmt::print(" {:>7.3f}", each);
  fmt::print("\n");
  std::fflush(stdout);
}

std::vector<session::Session> chain(int parts) {
  RandomSessions random{1};
  std::vector<session::Session> all;
  for (int part = 0; part < parts; ++part) {
    session::Session& made = all.emplace_back(random.session(1));
    made.players = {"Anna", "Boris", "Clara", "Dmitri"};
    for (session::Hand& hand : made.hands) hand.players.clear();
    made.continues = part == 0 ? "" : all[static_cast<std::size_t>(part) - 1].id;
    made.started_at = "2026-11-21T18:30:00Z";
    made.ended_at = part + 1 == parts ? "" : "2026-11-21T19:30:00Z";
  }
  return all;
}

}  // namespace

int main(int count, char** arguments) {
  const int hands = count > 1 ? std::stoi(arguments[1]) : 10'000;
  const int parts = count > 2 ? std::stoi(arguments[2]) : 10'000;
  fmt::print("{:<28} {:>7}", "seconds", "hands");
  for (const char* what : {"store", "list", "open", "key", "undo", "look", "board", "player", "export", "verify"}) {
    fmt::print(" {:>7}", what);
  }
  fmt::print("\n");
  measure("an evening of many parts", chain(parts));
  for (const games::Info& game : games::all()) measure(game.id, {long_session(game.id, hands)});
  const session::Session tetka = long_session("tetka", hands);
  measure("a guest in each hand", {with_guests(tetka)});
  measure("notes and adjustments", {with_words(tetka)});
}
