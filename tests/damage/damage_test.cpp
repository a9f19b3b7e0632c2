// Damaged databases, read by every command and on every page of the window: no crash, no hang, no wrong score that is
// shown as right. Each kind of damage has a number of databases, which are always the same; NULLO_TRUST=full: a
// thousand in all; short: three each; else one each, as a test among others. What rescuing gives back is printed as a
// row of the table in docs/trust.md.
#include "support/damage.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/program.h"
#include "cli/cli.h"
#include "document/document.h"
#include "games/registry.h"
#include "gui/driver.h"
#include "gui/exchange/picture.h"
#include "gui/walk.h"
#include "support/good_database.h"
#include "support/table_driver.h"

namespace nullo {
namespace {

namespace fs = std::filesystem;
using testing::Damage;
using testing::GoodDatabase;
using testing::Random;
using testing::Scratch;

// Databases of each kind.
constexpr int kAmongTheTests = 1;
constexpr int kShort = 3;
constexpr int kFull = 67;
constexpr unsigned kMostSeconds = 300;  // for one database, before it counts as a hang

int databases_of_each_kind() {
  const char* trust = std::getenv("NULLO_TRUST");
  const std::string_view wanted = trust == nullptr ? "" : trust;
  return wanted == "full" ? kFull : wanted == "short" ? kShort : kAmongTheTests;
}

std::string bytes_of(const fs::path& file) {
  std::ifstream stream{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

// ---- a command

struct Ran {
  int code = 0;
  std::string out;
  std::string err;

  [[nodiscard]] bool looks_healthy() const { return code == 0 && err.empty(); }
};

// Sends a stream to a file while it lives.
class Redirected {
 public:
  Redirected(std::FILE* stream, const fs::path& file) : stream_{stream}, kept_{::dup(::fileno(stream))} {
    std::fflush(stream_);
    std::FILE* to = std::fopen(file.c_str(), "w");
    ::dup2(::fileno(to), ::fileno(stream_));
    std::fclose(to);
  }
  ~Redirected() {
    std::fflush(stream_);
    ::dup2(kept_, ::fileno(stream_));
    ::close(kept_);
  }
  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;

 private:
  std::FILE* stream_;
  int kept_;
};

// `nullo --db DATABASE ARGUMENT...`, in this process.
Ran run(const fs::path& database, const std::vector<std::string>& arguments) {
  const Scratch scratch;
  std::vector<std::string> all{"nullo", "--db", database.string()};
  all.insert(all.end(), arguments.begin(), arguments.end());
  std::vector<const char*> pointers;
  for (const std::string& each : all) pointers.push_back(each.c_str());
  Ran ran;
  {
    const Redirected out{stdout, scratch / "out"};
    const Redirected err{stderr, scratch / "err"};
    ran.code = cli::run(static_cast<int>(pointers.size()), pointers.data(),
                        {.open_window = {}, .painter = gui::draw_picture, .libraries = {}});
  }
  ran.out = bytes_of(scratch / "out");
  ran.err = bytes_of(scratch / "err");
  return ran;
}

// ---- the scores in what a command says

std::string scores_in_document(const std::string& text) {
  const Result<document::Read> read = document::read_session(text, document::Source::kStore);
  if (!read) return "no document";
  std::string scores = read->result.finished ? "finished" : "going on";
  for (const session::HandResult& hand : read->result.hands) {
    scores += '\n';
    for (const Seat seat : Seats{hand.scores.size()}) scores += fmt::format(" {}", hand.scores[seat]);
  }
  scores += "\ntotals";
  for (const Seat seat : Seats{read->result.totals.size()}) scores += fmt::format(" {}", read->result.totals[seat]);
  return scores;
}

bool is_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

// The cells of a table that are numbers.
std::string scores_in_table(std::string_view text) {
  std::string scores;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(",\r\n", at), text.size());
    if (is_number(text.substr(at, end - at))) scores += fmt::format("{} ", text.substr(at, end - at));
    if (end < text.size() && text[end] == '\n') scores += '\n';
    at = end + 1;
  }
  return scores;
}

// For each session, by the beginning of its id, the totals in its line of the list: "Anna 3, Boris 12".
std::map<std::string, std::string> scores_in_list(const std::string& text) {
  std::map<std::string, std::string> scores;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    std::string totals;
    for (std::size_t comma = 0; comma < line.size(); ++comma) {
      const std::size_t next = std::min(line.find(", ", comma), line.size());
      const std::size_t blank = line.rfind(' ', next - 1);
      if (blank != std::string::npos && is_number(line.substr(blank + 1, next - blank - 1)))
        totals += line.substr(blank, next - blank);
      comma = next;
    }
    scores[line.substr(0, 8)] = totals;
    at = end + 1;
  }
  return scores;
}

// ---- what is right

// Looks at every page. `asked`: the program asked or said that something failed.
void look_at_pages(const fs::path& database, const std::vector<std::string>& ids,
                   const std::function<void(const gui::Looked&)>& look) {
  app::Program program{database, testing::still_clock()};
  gui::Driver person{program, {1280, 2000}};
  gui::walk(program, person, ids, look);
}

// Deletes the rows of open hands of which nothing else is stored: docs/trust.md does not promise that it is noticed
// when such a row is gone. Returns the ids of their sessions.
std::vector<std::string> delete_open_hands(const fs::path& database) {
  constexpr const char* kOpen =
      "FROM session JOIN hand ON hand.session = session.key WHERE hand.number >= session.hands "
      "AND NOT EXISTS (SELECT 1 FROM posting WHERE posting.session = session.key AND posting.hand = hand.number) "
      "AND NOT EXISTS (SELECT 1 FROM log WHERE log.session = session.key)";
  SQLite::Database connection{database.string(), SQLite::OPEN_READWRITE, 5000};
  std::vector<std::string> ids;
  for (SQLite::Statement query{connection, fmt::format("SELECT session.id {} ORDER BY session.id", kOpen)};
       query.executeStep();) {
    ids.push_back(query.getColumn(0).getString());
  }
  connection.exec(fmt::format("DELETE FROM hand WHERE rowid IN (SELECT hand.rowid {})", kOpen));
  return ids;
}

// A good database, and the scores that may be shown of it; after a crash also those of the taps before the last one.
class Known {
 public:
  Known(std::uint32_t seed, GoodDatabase::Left left) : good{seed, left} {
    const Scratch scratch;
    std::vector<fs::path> folders = good.earlier();
    folders.push_back(scratch / "good");
    (void)good.copy_to(folders.back());
    for (const fs::path& folder : folders)  // the last taps are of the last session
      learn(scores_, folder / GoodDatabase::name(),
            folder == folders.back() ? good.ids() : std::vector{good.ids().back()});
    const fs::path lacking = folders.back() / GoodDatabase::name();
    learn(without_open_hands_, lacking, delete_open_hands(lacking));
  }

  // `where`: the command or page, and the session.
  [[nodiscard]] bool is_right(const std::string& where, const std::string& scores) const {
    const auto found = scores_.find(where);
    return found == scores_.end() || found->second.contains(scores);
  }

  // It is what is left of the session without its open hand, of which nothing else is stored.
  [[nodiscard]] bool only_lacks_open_hand(const std::string& where, const std::string& scores) const {
    const auto found = without_open_hands_.find(where);
    return found != without_open_hands_.end() && found->second.contains(scores);
  }

  GoodDatabase good;

 private:
  using Scores = std::map<std::string, std::set<std::string>, std::less<>>;  // by command or page, and session

  static void learn(Scores& all, const fs::path& database, const std::vector<std::string>& ids) {
    for (const std::string& id : ids) {
      all["export " + id].insert(scores_in_document(run(database, {"export", id}).out));
      all["csv " + id].insert(scores_in_table(run(database, {"export", "--as", "csv", id}).out));
    }
    for (const auto& [id, scores] : scores_in_list(run(database, {"sessions"}).out)) all["list " + id].insert(scores);
    look_at_pages(database, ids, [&all](const gui::Looked& looked) {
      if (!looked.scores.empty()) all[looked.page].insert(looked.scores);
    });
  }

  Scores scores_;
  Scores without_open_hands_;
};

const Known& known(Damage damage, int number) {
  static const Known kClosed{11, GoodDatabase::Left::kClosed};
  static const Known kWithBackups{12, GoodDatabase::Left::kWithBackups};
  static const Known kCrashed{13, GoodDatabase::Left::kCrashed};
  if (testing::needs_log(damage)) return kCrashed;
  return number % 2 == 0 ? kClosed : kWithBackups;
}

const GoodDatabase& another() {
  static const GoodDatabase kAnother{14, GoodDatabase::Left::kCrashed};
  return kAnother;
}

// ---- one damaged database

// What came of it; in memory that the process which reads it shares with the test.
struct Report {
  std::array<char, 2000> done;    // what was damaged
  std::array<char, 200> step;     // what is being read
  std::array<char, 4000> silent;  // scores that are wrong, and nothing said so
  std::array<char, 4000> faults;  // what else must not be
  int wrong_shown = 0;            // wrong scores in a reading that looked healthy, which `verify` says are wrong
  bool opened = false;            // it was opened as a sound database
  bool said = false;              // something was said
  int rescued = 0;
  int sessions = 0;
};

template <std::size_t N>
void put(std::array<char, N>& to, const std::string& text) {
  const std::size_t length = std::min(text.size(), N - 1);
  std::memcpy(to.data(), text.data(), length);
  to[length] = '\0';
}

class Reading {
 public:
  Reading(const Known& known, Damage damage, fs::path folder, std::size_t number, Report& report)
      : known_{known},
        rows_gone_{damage == Damage::kRowGone},
        folder_{std::move(folder)},
        number_{number},
        report_{report} {}

  void all() {
    const fs::path database = folder_ / "read" / GoodDatabase::name();
    copy("read");
    by_commands(database);
    copy("seen");
    on_pages(folder_ / "seen" / GoodDatabase::name());
    copy("verified");
    const Ran verified = step(folder_ / "verified" / GoodDatabase::name(), {"verify"});
    report_.said = report_.said || !verified.looks_healthy();
    report_.wrong_shown = static_cast<int>(wrong_.size());
    if (verified.looks_healthy()) put(report_.silent, fmt::format("{}", fmt::join(wrong_, "\n")));
    copy("rescued");
    rescue(folder_ / "rescued" / GoodDatabase::name());
  }

  void fault(const std::string& what) {
    faults_ += fmt::format("{}: {}\n", report_.step.data(), what);
    put(report_.faults, faults_);
  }

 private:
  void copy(const char* name) {
    fs::create_directories(folder_ / name);
    fs::copy(folder_ / "damaged", folder_ / name, fs::copy_options::recursive);
  }

  Ran step(const fs::path& database, const std::vector<std::string>& arguments) {
    put(report_.step, fmt::format("nullo {}", fmt::join(arguments, " ")));
    return run(database, arguments);
  }

  // The session's document: out of all of them, if all can be read.
  Ran exported(const fs::path& database, const std::string& id) {
    if (all_of_ != database) {
      all_of_ = database;
      all_ = step(database, {"export"});
    }
    if (!all_.looks_healthy()) return step(database, {"export", id});
    const std::size_t at = all_.out.find(fmt::format("\"id\":\"{}\"", id));
    if (at == std::string::npos) return step(database, {"export", id});
    const std::size_t before = all_.out.rfind('\n', at);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return {0, all_.out.substr(begin, all_.out.find('\n', at) - begin), ""};
  }

  [[nodiscard]] bool accepts(const std::string& where, const std::string& scores) const {
    return known_.is_right(where, scores) || (rows_gone_ && known_.only_lacks_open_hand(where, scores));
  }

  void note(const Ran& ran, const std::string& where, const std::string& scores) {
    if (!ran.looks_healthy()) {
      report_.said = true;
    } else if (!accepts(where, scores)) {
      wrong_.push_back(fmt::format("{}: {}", where, scores));
    }
  }

  void by_commands(const fs::path& database) {
    const Ran list = step(database, {"sessions"});
    report_.opened = list.looks_healthy();
    for (const auto& [id, scores] : scores_in_list(list.out)) note(list, "list " + id, scores);
    const std::vector<std::string>& ids = known_.good.ids();
    for (const std::string& id : ids) {
      const Ran ran = exported(database, id);
      note(ran, "export " + id, scores_in_document(ran.out));
    }
    // Every command and format for one of the sessions, another one in each database.
    const std::string& id = ids[number_ % ids.size()];
    const Ran table = step(database, {"export", "--as", "csv", id});
    note(table, "csv " + id, scores_in_table(table.out));
    const std::vector<std::vector<std::string>> others{{"show", id},
                                                       {"show", "--ledger", "last"},
                                                       {"export", "--as", "ledger", id},
                                                       {"export", "--as", "hands", id},
                                                       {"export", "--as", "html", id},
                                                       {"export", "--as", "png", id},
                                                       {"restore"},
                                                       {"backup", (folder_ / "copy.db").string()}};
    for (const std::vector<std::string>& arguments : others) {
      const Ran ran = step(database, arguments);
      if (ran.code == 0) continue;
      report_.said = true;
      if (ran.code > 2 || ran.err.empty()) fault(fmt::format("exit code {}, and it says: {}", ran.code, ran.err));
    }
  }

  void on_pages(const fs::path& database) {
    const std::vector<std::string>& ids = known_.good.ids();
    std::vector<std::string> some{ids.back()};
    for (std::size_t i = 0; i < 2; ++i) some.push_back(ids[(number_ * 2 + i) % ids.size()]);
    put(report_.step, "the window opens");
    bool asked = false;
    std::vector<std::string> wrong;
    look_at_pages(database, some, [&](const gui::Looked& looked) {
      put(report_.step, "after the page " + looked.page);
      asked = asked || looked.asked;
      if (!looked.scores.empty() && !accepts(looked.page, looked.scores))
        wrong.push_back(fmt::format("page {}: {}", looked.page, looked.scores));
    });
    report_.said = report_.said || asked;
    if (!asked) wrong_.insert(wrong_.end(), wrong.begin(), wrong.end());
  }

  // Whether anything that people still have has the beginning of this session's row, or a document of it.
  [[nodiscard]] bool has_traces(const std::string& id) const {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{folder_ / "damaged"}) {
      if (!entry.is_regular_file()) continue;
      const std::string bytes = bytes_of(entry.path());
      if (bytes.find(fmt::format("\"id\":\"{}\"", id)) != std::string::npos) return true;
      for (const games::Info& game : games::all()) {
        if (bytes.find(fmt::format("{}{}", id, game.id)) != std::string::npos) return true;
      }
    }
    return false;
  }

  // Each session that is not as it was is named, if it still stands somewhere.
  void rescue(const fs::path& database) {
    const Ran ran = step(database, {"restore", "--rescue"});
    std::vector<std::string> unnamed;
    report_.sessions = static_cast<int>(known_.good.ids().size());
    for (const std::string& id : known_.good.ids()) {
      const Ran now = exported(database, id);
      const std::string scores = scores_in_document(now.out);
      if (now.code == 0 && known_.is_right("export " + id, scores)) ++report_.rescued;
      const bool accepted = now.code == 0 && accepts("export " + id, scores);
      if (!accepted && ran.out.find(id.substr(0, 8)) == std::string::npos && has_traces(id)) unnamed.push_back(id);
    }
    if (ran.code != 0) return;
    const Ran verified = step(database, {"verify"});
    if (verified.code != 0) fault("after rescuing: " + verified.err);
    if (!unnamed.empty()) fault(fmt::format("not rescued and not named: {}\n{}", fmt::join(unnamed, ", "), ran.out));
  }

  const Known& known_;
  bool rows_gone_;
  fs::path folder_;
  std::size_t number_;
  Report& report_;
  std::vector<std::string> wrong_;
  std::string faults_;
  fs::path all_of_;  // the database that all_ was exported from
  Ran all_;
};

// Reads in a process of its own, which a crash or a hang ends.
class SharedReport {
 public:
  SharedReport()
      : report_{static_cast<Report*>(
            ::mmap(nullptr, sizeof(Report), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))} {}
  ~SharedReport() { ::munmap(report_, sizeof(Report)); }
  SharedReport(const SharedReport&) = delete;
  SharedReport& operator=(const SharedReport&) = delete;

  Report& operator*() { return *report_; }
  Report* operator->() { return report_; }

 private:
  Report* report_;
};

class DamagedDatabase : public ::testing::TestWithParam<Damage> {
 protected:
  // Whether the process that read it ended in order.
  static bool read(const Known& known, Damage damage, const Scratch& scratch, int number, SharedReport& report) {
    std::fflush(stdout);  // otherwise the child prints it too
    const pid_t child = ::fork();
    if (child == 0) {
      ::alarm(kMostSeconds);
      Reading reading{known, damage, scratch.folder(), static_cast<std::size_t>(number), *report};
      try {
        reading.all();
      } catch (const std::exception& error) {
        reading.fault(std::string{"the program would end with an exception: "} + error.what());
      }
      std::fflush(stdout);
      ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
      ADD_FAILURE() << "it hangs";
    } else if (WIFSIGNALED(status)) {
      ADD_FAILURE() << "signal " << WTERMSIG(status);
    } else {
      EXPECT_EQ(WEXITSTATUS(status), 0);
    }
    return status == 0;
  }
};

TEST_P(DamagedDatabase, IsReadWithoutACrashOrAWrongScoreThatLooksRight) {
  const Damage damage = GetParam();
  const int count = databases_of_each_kind();
  std::vector<int> yields;
  int refused = 0;
  int unharmed = 0;
  int wrong_shown = 0;
  int most = 0;
  for (int number = 0; number < count; ++number) {
    const Known& good = known(damage, number);
    const Scratch scratch;
    SharedReport report;
    Random random{static_cast<std::uint32_t>(number) * 100 + static_cast<std::uint32_t>(damage)};
    const fs::path other = another().copy_to(scratch / "other");
    put(report->done, do_damage(damage, good.good.copy_to(scratch / "damaged"), other, random));
    SCOPED_TRACE(fmt::format("database {}: {}", number, report->done.data()));
    const bool ended = read(good, damage, scratch, number, report);
    EXPECT_TRUE(ended) << "at: " << report->step.data();
    EXPECT_STREQ(report->faults.data(), "");
    EXPECT_STREQ(report->silent.data(), "") << "is wrong, and nothing says so";
    if (!report->opened) ++refused;
    if (!report->said) ++unharmed;
    if (report->wrong_shown > 0) ++wrong_shown;
    if (std::getenv("NULLO_TRUST_SHOW") != nullptr)
      fmt::print("  {}: opened {}, said {}, wrong {}, rescued {}\n", report->done.data(), report->opened, report->said,
                 report->wrong_shown, report->rescued);
    yields.push_back(report->rescued);
    most = std::max(most, report->sessions);
  }
  std::ranges::sort(yields);
  fmt::print("| {} | {} | {} | {} | {} | {} | {} of {} |\n", testing::kDamages.at(static_cast<std::size_t>(damage)),
             count, unharmed, refused, wrong_shown, yields.front(), yields[yields.size() / 2], most);
}

std::vector<Damage> all_damages() {
  std::vector<Damage> all;
  for (std::size_t i = 0; i < testing::kDamages.size(); ++i) all.push_back(static_cast<Damage>(i));
  return all;
}

INSTANTIATE_TEST_SUITE_P(Each, DamagedDatabase, ::testing::ValuesIn(all_damages()), [](const auto& tested) {
  std::string name{testing::kDamages.at(static_cast<std::size_t>(tested.param))};
  std::erase_if(name, [](char letter) { return std::isalpha(static_cast<unsigned char>(letter)) == 0; });
  return name;
});

}  // namespace
}  // namespace nullo
