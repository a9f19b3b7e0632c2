#include "document/document.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

// The parameter is the version of the old tables: tests/schema has a dump of each.
class MigratingFromOldTables : public StoreTest, public ::testing::WithParamInterface<int> {
 protected:
  static constexpr const char* kSessionColumns =
      "key, id, game, rules, first_dealer, started_at, ended_at, note, hands, finished";

  MigratingFromOldTables() {
    sql(path_, bytes_of(fs::path{NULLO_SOURCE_DIR} / "tests" / "schema" / fmt::format("{:03}.sql", GetParam())));
  }

  // The tables that existed already.
  std::vector<std::string> tables() const {
    std::vector<std::string> names{"player", "session", "seat", "hand", "sitter", "posting", "setting"};
    if (GetParam() >= 2) names.emplace_back("log");
    if (GetParam() >= 3) names.emplace_back("own_rules");
    return names;
  }

  // The columns of the old tables.
  static std::string columns_of(const std::string& table) {
    if (table == "session") return kSessionColumns;
    if (table == "hand") return "session, number, facts, dealer, complete";
    if (table == "log") return "session, ordinal, at, label, hand, before, after, undone";
    return table == "player" ? "id, name" : "*";
  }

  std::vector<std::string> all_rows(const fs::path& path) {
    std::vector<std::string> all;
    for (const std::string& table : tables()) {
      for (const std::string& row : rows(path, "SELECT " + columns_of(table) + " FROM " + table + " ORDER BY 1, 2")) {
        all.push_back(fmt::format("{}: {}", table, row));
      }
    }
    return all;
  }
  std::vector<fs::path> copies() {
    std::vector<fs::path> found;
    for (const Backup& backup : backups_of(path_)) found.push_back(backup.file);
    return found;
  }
};

TEST_P(MigratingFromOldTables, GivesTheTablesOfAFreshDatabase) {
  {
    Store store{path_, Access::kWrite};
  }
  {
    Store store{scratch_ / "fresh.db", Access::kWrite};
  }
  const std::string tables = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  EXPECT_EQ(rows(path_, tables), rows(scratch_ / "fresh.db", tables));
  for (const char* mark : {"PRAGMA user_version", "PRAGMA application_id"}) {
    EXPECT_EQ(number(path_, mark), number(scratch_ / "fresh.db", mark));
  }
}

TEST_P(MigratingFromOldTables, KeepsEveryRow) {
  std::vector<std::string> before = all_rows(path_);
  ASSERT_GT(before.size(), 100U);
  Store store{path_, Access::kWrite};
  std::vector<std::string> after = all_rows(path_);
  // The version of the way in which statistics are counted.
  for (std::vector<std::string>* rows : {&before, &after})
    std::erase_if(*rows, [](const std::string& row) { return row.starts_with("setting: statistics|"); });
  EXPECT_EQ(after, before);
  const Store::Verdict verdict = store.verify();
  EXPECT_EQ(verdict.problems, std::vector<std::string>{});
  EXPECT_EQ(verdict.sessions, 3);
  EXPECT_EQ(store.setting("theme"), "dark");
  EXPECT_EQ(store.count_sessions(), 3);
  EXPECT_TRUE(store.lists().deleted.empty());
}

TEST_P(MigratingFromOldTables, LeavesSessionsThatCanBeTappedOn) {
  Store store{path_, Access::kWrite};
  session::Session session = store.load(store.sessions().back().id).value();
  const std::string before = document::write_hand(session.rules, session.hands.back());
  session.hands.back().note = "tapped";
  const int last = static_cast<int>(session.hands.size()) - 1;
  store.record(session, {last, before, document::write_hand(session.rules, session.hands.back()), "a note"});
  EXPECT_EQ(store.load(session.id), session);
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_P(MigratingFromOldTables, MakesABackupOfWhatWasThereForItsOwnerOnly) {
  const std::vector<std::string> before = all_rows(path_);
  {
    Store store{path_, Access::kWrite};
  }
  ASSERT_EQ(copies().size(), 1U);
  const fs::path copy = copies()[0];
  EXPECT_EQ(backups_of(path_)[0].occasion, Occasion::kBeforeUpdate);
  EXPECT_EQ(fs::status(copy).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(number(copy, "PRAGMA user_version"), GetParam());
  EXPECT_EQ(number(copy, "PRAGMA application_id"), 0x4E756C6C);
  EXPECT_EQ(all_rows(copy), before);
  {
    Store store{path_, Access::kWrite};
  }
  EXPECT_EQ(copies().size(), 1U);
}

TEST_P(MigratingFromOldTables, RollsBackWholeIfARowPointsToNothing) {
  sql(path_, "DELETE FROM player WHERE id = 1");
  const std::vector<std::string> before = all_rows(path_);
  const auto error = error_of([&] { Store{path_, Access::kWrite}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged);
  EXPECT_NE(std::string{error->what()}.find("points to a row of player"), std::string::npos) << error->what();
  EXPECT_EQ(number(path_, "PRAGMA user_version"), GetParam());
  EXPECT_EQ(number(path_, "SELECT count(*) FROM sqlite_schema WHERE name = 'session_open'"), 0);
  EXPECT_EQ(all_rows(path_), before);
}

TEST_P(MigratingFromOldTables, IsDoneInACopyForWhoMayOnlyRead) {
  const std::string bytes = bytes_of(path_);
  {
    Store reader{path_, Access::kRead};
    EXPECT_EQ(reader.sessions().size(), 3U);
    EXPECT_EQ(reader.verify().problems, std::vector<std::string>{});
  }
  EXPECT_EQ(bytes_of(path_), bytes);
  EXPECT_EQ(number(path_, "PRAGMA user_version"), GetParam());
  EXPECT_EQ(copies().size(), 0U);
}

// Takes away what came after the tenth tables.
constexpr const char* kBackToTheTenth =
    "DROP TABLE season; DROP TRIGGER tell_new_session; DROP TRIGGER tell_session; DROP TRIGGER tell_new_hand; DROP "
    "TRIGGER tell_hand;"
    "DROP TRIGGER tell_removed_hand; DROP TRIGGER tell_handed; DROP TRIGGER tell_taken_back_handed;"
    "DROP TRIGGER tell_name; DROP TRIGGER guest_tells_one; DROP TABLE membership; DROP TABLE shared; DROP TABLE "
    "outbox; DROP TABLE passed;"
    "DROP TABLE side; DROP TRIGGER tell_look; DROP TRIGGER tell_kept_rules; DROP TRIGGER tell_rules_kept_anew;"
    "DROP TRIGGER tell_forgotten_rules; DROP TABLE untold_habit; DROP TRIGGER tell_evening; DROP "
    "TRIGGER tell_evening_changed;"
    "ALTER TABLE log DROP COLUMN part; DROP INDEX session_open; DROP INDEX session_by_deletion;"
    "DROP INDEX session_counted; DROP INDEX played_without_place; DROP TABLE revision; PRAGMA user_version = 10;"
    "ALTER TABLE log DROP COLUMN kind; ALTER TABLE log DROP COLUMN together;"
    "ALTER TABLE session DROP COLUMN touched; ALTER TABLE session DROP COLUMN taken_back; DROP INDEX session_apart;"
    "ALTER TABLE session DROP COLUMN apart; ALTER TABLE session DROP COLUMN opening_bags;";

class MigratingFromTheTenthTables : public StoreTest {};

TEST_F(MigratingFromTheTenthTables, TellsThePartOfAnEveningThatALabelSaidInWords) {
  {
    Store store{path_, Access::kWrite};
    store.create(RandomSessions{11}.session(3));
  }
  sql(path_, kBackToTheTenth);
  sql(path_,
      "DELETE FROM log; INSERT INTO log (session, ordinal, at, label, hand, before, after, undone) VALUES "
      "(1, 0, '2026-11-01T18:00:00Z', 'hand 1 corrected in part 12', NULL, '{}', '{}', 0),"
      "(1, 1, '2026-11-01T18:00:00Z', 'rules corrected', NULL, '{}', '{}', 0)");
  {
    Store store{path_, Access::kWrite};
  }
  EXPECT_EQ(rows(path_, "SELECT label, coalesce(part, 'none') FROM log ORDER BY ordinal"),
            (std::vector<std::string>{"hand 1 corrected|12", "rules corrected|none"}));
}

// Labels said what a change is, and equal times and labels which rows were written together.
TEST_F(MigratingFromTheTenthTables, FillsKindsOnceFromTheLabels) {
  {
    Store store{path_, Access::kWrite};
    for (const unsigned seed : {11U, 12U, 13U}) {
      session::Session session = RandomSessions{seed}.session(3);
      session.ended_at.clear();
      store.create(session);
    }
  }
  sql(path_, kBackToTheTenth);
  sql(path_,
      "DELETE FROM log;"
      "UPDATE session SET continues = (SELECT id FROM session WHERE key = 1), hands = 0 WHERE key > 1;"
      "UPDATE session SET deleted_at = '2026-11-01T18:00:00Z', continues = (SELECT id FROM session WHERE key = 2) "
      "WHERE key = 3;"
      "INSERT INTO log (session, ordinal, at, label, hand, before, after, undone) VALUES "
      "(1, 0, '2026-11-01T18:00:00Z', 'a note', 0, '{}', '{}', 0),"
      "(1, 1, '2026-11-01T18:00:01Z', 'going on with others', NULL, '{}', '{}', 0),"
      "(1, 2, '2026-11-01T18:00:02Z', 'hand 1 corrected', NULL, '{}', '{}', 0),"
      "(2, 0, '2026-11-01T18:00:02Z', 'hand 1 corrected in part 1', NULL, '{}', '{}', 0)");
  {
    Store store{path_, Access::kWrite};
  }
  const std::string second = rows(path_, "SELECT id FROM session WHERE key = 2").at(0);
  const std::string shared = "2026-11-01T18:00:02Z hand 1 corrected";
  EXPECT_EQ(rows(path_, "SELECT session, label, kind, together FROM log ORDER BY session, ordinal"),
            (std::vector<std::string>{"1|a note||", "1|going on with others|going_on|" + second,
                                      "1|hand 1 corrected||" + shared, "2|hand 1 corrected||" + shared}));
  EXPECT_EQ(rows(path_, "SELECT key, taken_back FROM session ORDER BY key"),
            (std::vector<std::string>{"1|0", "2|0", "3|1"}))
      << "the third was begun by a going on that was undone";
}

INSTANTIATE_TEST_SUITE_P(Of, MigratingFromOldTables, ::testing::Values(1, 2, 3, 4, 11),
                         [](const auto& version) { return fmt::format("Version{}", version.param); });

}  // namespace
}  // namespace nullo::store
