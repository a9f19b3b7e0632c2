// docs/promises.md: every later release opens the database of every release. tests/schema has the tables of each as
// SQL, and the documents that the release itself exported from them.
#include <algorithm>
#include <sstream>

#include "document/document.h"
#include "json/writer.h"
#include "store/rescue.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

const fs::path kDumps = fs::path{NULLO_SOURCE_DIR} / "tests" / "schema";

// The versions of the tables of which there are documents, too: those of the releases.
std::vector<std::string> released() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator{kDumps}) {
    if (entry.path().extension() == ".jsonl") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

// Lines in an order of their own.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::ranges::sort(lines);
  return lines;
}

class TheDatabaseOfARelease : public StoreTest, public ::testing::WithParamInterface<std::string> {
 protected:
  TheDatabaseOfARelease() { sql(path_, bytes_of(kDumps / (GetParam() + ".sql"))); }

  static std::string documents(Store& store) {
    std::string all;
    for (const Listed& listed : store.sessions()) {
      const std::optional<session::Session> session = store.load(listed.id);
      if (session) all += document::write_session(*session, json::Writer::Style::kCompact) + "\n";
    }
    return all;
  }
};

TEST_P(TheDatabaseOfARelease, GivesTheDocumentsThatTheReleaseGave) {
  Store store{path_, Access::kWrite};
  const std::vector<std::string> then = lines_of(bytes_of(kDumps / (GetParam() + ".jsonl")));
  ASSERT_GT(then.size(), 10U);
  EXPECT_EQ(lines_of(documents(store)), then);
}

TEST_P(TheDatabaseOfARelease, IsSoundAndHasTheTablesOfANewOne) {
  {
    Store store{path_, Access::kWrite};
    EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
  }
  {
    Store store{scratch_ / "fresh.db", Access::kWrite};
  }
  const std::string tables = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  EXPECT_EQ(rows(path_, tables), rows(scratch_ / "fresh.db", tables));
}

TEST_P(TheDatabaseOfARelease, KeepsPeopleRulesDeletedSessionsAndTheEntryLog) {
  std::vector<std::string> tables{"player", "session", "seat", "hand", "log", "own_rules"};
  if (GetParam() >= "020") tables.emplace_back("season");  // they came with it
  tables.emplace_back("setting");
  const auto counts = [&] {
    std::vector<std::int64_t> all;
    for (const std::string& table : tables) all.push_back(number(path_, "SELECT count(*) FROM " + table));
    return all;
  };
  const std::vector<std::int64_t> then = counts();
  Store store{path_, Access::kWrite};
  const std::vector<std::int64_t> now = counts();
  for (std::size_t i = 0; i + 1 < then.size(); ++i) {
    EXPECT_GT(then[i], 0) << "the dump has nothing of it: " << tables[i];
    EXPECT_EQ(now[i], then[i]) << tables[i];
  }
  EXPECT_GE(now.back(), then.back());
  EXPECT_FALSE(store.lists().deleted.empty());
  EXPECT_TRUE(store.newest_open_session());
}

TEST_P(TheDatabaseOfARelease, CanBePlayedOnAndUndone) {
  Store store{path_, Access::kWrite};
  session::Session session = store.load(*store.newest_open_session()).value();
  const session::Session before = session;
  const int last = static_cast<int>(session.hands.size()) - 1;
  const std::string facts = document::write_hand(session.rules, session.hands.back());
  session.hands.back().note = "played on";
  store.record(session, {last, facts, document::write_hand(session.rules, session.hands.back()), "a note"});
  EXPECT_EQ(store.load(session.id), session);
  store.undo(before);
  EXPECT_EQ(store.load(session.id), before);
}

TEST_P(TheDatabaseOfARelease, CanBeRescued) {
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.lost, std::vector<std::string>{});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(lines_of(documents(store)), lines_of(bytes_of(kDumps / (GetParam() + ".jsonl"))));
}

INSTANTIATE_TEST_SUITE_P(With, TheDatabaseOfARelease, ::testing::ValuesIn(released()),
                         [](const auto& version) { return "Tables" + version.param; });

}  // namespace
}  // namespace nullo::store
