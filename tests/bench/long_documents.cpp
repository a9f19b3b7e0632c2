// How long people wait where a document is long: bench_long_documents [HANDS [PARTS [WHAT]]]
//
// Sessions of so many hands in each game (fewer where its rules have a longest game), of ones in which people change at
// every hand, in which every hand has a note and adjustments, or only scores were entered, one of nearly 64 MiB, and an
// evening of so many parts; WHAT names the only one that is wanted. A line each, with the seconds that each key, page
// and command took. Nothing may take more than about a second for each 10,000 hands: what does is marked with "!".
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/cli.h"
#include "document/document.h"
#include "document/read_again.h"
#include "session/limits.h"
#include "support/importing.h"
#include "support/random_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace {

using namespace nullo;
using testing::RandomSessions;

// Of a processor, so that it does not count what else the machine does.
template <class Work>
double seconds(Work work) {
  const std::clock_t before = std::clock();
  work();
  return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

// The longest of a few attempts: random games end early now and then, and some rules have a longest game.
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
  if (document::score_and_read_again(longest, {longest.hands.size()}).why_not.empty()) return longest;
  return long_session(game, hands * 4 / 5);
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

// Only scores were entered, as short as a hand can be.
session::Session only_scores(session::Session made, std::size_t hands) {
  session::Hand hand;
  hand.facts = games::empty_hand(made.rules);
  hand.scores = games::Counts(made.seats());
  for (const Seat seat : Seats{made.seats()}) hand.scores[seat] = 0;
  hand.scores[Seat{0}] = 1;
  hand.scores[Seat{1}] = -1;
  made.hands.assign(hands, hand);
  return made;
}

// As many bytes as a document may have, nearly.
session::Session as_large_as_can_be(session::Session made) {
  constexpr std::size_t kBytes = std::size_t{48} * 1024 * 1024;  // of notes; the rest of the hands comes on top
  const std::size_t each = kBytes / made.hands.size();
  for (session::Hand& hand : made.hands) {
    hand.note = std::string(session::kLongestNote, 'n');
    const std::size_t notes = each / (session::kLongestNote + 100);
    hand.adjustments.assign(notes, {Account::bank(), Account::of(Seat{0}), 1, hand.note});
  }
  return made;
}

// The seconds that each act on a document took.
class Acts {
 public:
  explicit Acts(std::size_t hands) : most_{std::max(1.0, static_cast<double>(hands) / 10'000)} {}

  template <class Work>
  void time(std::string_view what, Work work) {
    print(what, seconds(work));
  }
  void print(std::string_view what, double took) const {
    fmt::print("  {} {:.3f}{}", what, took, took > most_ ? "!" : "");
    std::fflush(stdout);
  }

 private:
  double most_;
};

// Runs a command and throws its output away.
void run_command(const std::vector<std::string>& words) {
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  std::fflush(stdout);
  const int kept = ::dup(STDOUT_FILENO);
  const int nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  ::dup2(nothing, STDOUT_FILENO);
  const int code = cli::run(static_cast<int>(arguments.size()), arguments.data(), {});
  std::fflush(stdout);
  ::dup2(kept, STDOUT_FILENO);
  ::close(kept);
  ::close(nothing);
  if (code != cli::kDone) fmt::print("  (exit code {})", code);
}

void time_commands(Acts& acts, const std::filesystem::path& folder, const std::string& id) {
  const std::string database = folder / "commands.db";
  const std::string file = folder / "all.jsonl";
  const auto command = [&](std::string_view name, std::vector<std::string> words) {
    words.insert(words.begin(), {"nullo", "--db", database});
    acts.time(name, [&] { run_command(words); });
  };
  command("score", {"score", "--lines", file});
  command("import", {"import", "--lines", file});
  command("sessions", {"sessions"});
  command("show", {"show", id});
  for (const std::string as : {"json", "csv", "ledger", "hands", "html"})
    command("export/" + as, {"export", "--as", as, id});
  command("export", {"export"});
  command("verify", {"verify"});
  command("backup", {"backup", folder / "copy.db"});
  command("delete", {"delete", id});
  command("restore", {"restore", id});
  command("replace", {"import", "--lines", "--replace", file});
}

// Somebody at the window: each page and the acts on it, and some keys.
void time_keys(Acts& acts, const std::filesystem::path& database, const std::string& id, const session::Session& last) {
  std::optional<testing::TableDriver> table;
  acts.time("open", [&] { table.emplace(database); });
  const auto act = [&](std::string_view name, const auto& intent) {
    acts.time(name, [&] { table->app.handle(intent); });
  };
  const auto keys = [&](std::string_view name, std::string_view typed) {
    double slowest = 0;
    for (const char each : typed) slowest = std::max(slowest, seconds([&] { table->type({&each, 1}); }));
    acts.print(name, slowest);
  };
  keys("key", "\n1234\n12");
  act("undo", app::Undo{});
  for (int step = 0; step < 6; ++step) act("undo", app::Undo{});
  for (int step = 0; step < 6; ++step) act("redo", app::Redo{});
  act("note", app::NoteHand{"a note"});
  act("board", app::ToggleBoard{});
  keys("key", "12\n");
  act("past", app::Go{app::Screen::kPast});
  act("search", app::Search{"anna"});
  act("look", app::OpenPast{id});
  act("hand", app::OpenHand{static_cast<int>(last.hands.size()) / 2, {}});
  act("replay", app::ReplayHand{});
  act("back", app::Back{});
  act("copy", app::CopyText{});
  act("session note", app::NoteSession{"a note"});
  act("undo", app::Undo{});
  act("correct", app::CorrectHand{0});
  act("take out", app::TakeOutHand{});
  act("keep", app::Accept{});
  act("repair", app::OpenRepair{});
  act("person", app::ReplacePerson{Seat{0}, "Somebody Else"});
  act("keep", app::Accept{});
  act("yes", app::Accept{});
  act("people", app::Go{app::Screen::kPlayers});
  act("player", app::OpenPlayer{last.players.back()});
  act("rename", app::RenamePlayer{"Another Name"});
  act("table", app::Go{app::Screen::kTable});
  act("stop", app::StopPlaying{});
  act("yes", app::Accept{});
  act("board", app::ToggleBoard{});
  act("play on", app::PlayOn{});
  act("undo", app::Undo{});
  act("redo", app::Redo{});
  act("others", app::GoOnWithOthers{});
  act("begin", app::Accept{});
  act("undo", app::Undo{});
  act("look", app::OpenPast{id});
  act("delete", app::DeleteSession{});
  act("yes", app::Accept{});
  act("bring back", app::Undo{});
  if (!table->app.view().trouble.empty()) fmt::print("  ({})", table->app.view().trouble);
}

void measure(std::string_view what, const std::vector<session::Session>& sessions) {
  const testing::Scratch scratch;
  const std::string id = sessions.back().id;
  std::size_t hands = 0;
  std::size_t bytes = 0;
  {
    std::ofstream file{scratch / "all.jsonl"};
    for (const session::Session& each : sessions) {
      hands += each.hands.size();
      const std::string text = document::write_session(each, json::Writer::Style::kCompact);
      bytes += text.size();
      file << text << '\n';
    }
  }
  fmt::print("{}, {} hands, {:.1f} MB:", what, hands, static_cast<double>(bytes) / 1e6);
  Acts acts{hands};
  time_commands(acts, scratch.folder(), id);
  {
    store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
    acts.time("store", [&] { testing::import_all(store, sessions); });
  }
  time_keys(acts, scratch / "nullo.db", id, sessions.back());
  fmt::print("\n\n");
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
  const std::string wanted = count > 3 ? arguments[3] : "";
  const auto document = [&wanted](std::string_view name, const auto& made) {
    if (wanted.empty() || wanted == name) measure(name, made());
  };
  using Sessions = std::vector<session::Session>;
  document("evening", [&] { return chain(parts); });
  for (const games::Info& game : games::all()) {
    document(game.id, [&] { return Sessions{long_session(game.id, hands)}; });
  }
  document("guests", [&] { return Sessions{with_guests(long_session("hearts", hands))}; });
  document("words", [&] { return Sessions{with_words(long_session("hearts", hands))}; });
  document("scores",
           [&] { return Sessions{only_scores(long_session("put_and_take", 1), static_cast<std::size_t>(hands))}; });
  document("large", [&] { return Sessions{as_large_as_can_be(long_session("put_and_take", hands))}; });
}
