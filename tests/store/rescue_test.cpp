// What happens to a damaged database: it is never overwritten, and never silently replaced by a new one.
#include "store/rescue.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "document/document.h"
#include "games/tetka/tetka.h"
#include "store_fixture.h"
#include "support/full_disk.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

class ADamagedDatabase : public StoreTest {
 protected:
  void fill(int sessions) {
    Store store{path_, Access::kWrite};
    RandomSessions random{77};
    for (int count = 0; count < sessions; ++count) all_.push_back(random.of_any_game(3));
    testing::import_all(store, all_);
    store.set_setting("look.theme", "light");
    store.keep_own_rules("Friday", tetka::Rules{}, 4);
    store.keep_season({.id = "00000000-0000-4000-8000-000000000001", .name = "Cup", .place_points = {3, 1}});
  }

  void overwrite(std::int64_t page, const std::string& bytes, int at = 0) {
    std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp((page - 1) * 4096 + at);
    file << bytes;
  }
  std::int64_t root_of(const std::string& name) {
    return number(path_, "SELECT rootpage FROM sqlite_schema WHERE name = '" + name + "'");
  }

  // Expects that opening refuses it, whatever the access, and leaves its bytes unchanged.
  void expect_found() {
    const std::string bytes = bytes_of(path_);
    for (const Access access : {Access::kWrite, Access::kWriteIfFree}) {
      const auto error = error_of([&] { Store{path_, access}; });
      ASSERT_TRUE(error);
      EXPECT_EQ(error->kind(), Kind::kDamaged) << error->what();
      EXPECT_NE(std::string{error->what()}.find(path_.string()), std::string::npos) << error->what();
    }
    EXPECT_EQ(bytes_of(path_), bytes);
  }

  // Expects that a rescue keeps the file with its bytes under another name, and that the fresh one is in order and has
  // so many sessions, each as it was.
  Rescue rescue_whole() {
    const std::string bytes = bytes_of(path_);
    Rescue done = rescue(path_);
    EXPECT_TRUE(done.aside.filename().string().starts_with("nullo.db.damaged-")) << done.aside;
    EXPECT_EQ(bytes_of(done.aside), bytes);
    Store store{path_, Access::kWrite};
    EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
    EXPECT_EQ(store.sessions().size(), static_cast<std::size_t>(done.sessions));
    EXPECT_EQ(store.setting(kRescueKey), to_text(done, path_));
    int equal = 0;
    for (const session::Session& session : all_) {
      const auto loaded = store.load(session.id);
      if (loaded == session) ++equal;
    }
    EXPECT_EQ(equal, done.sessions - static_cast<int>(done.doubtful.size() + done.cut.size()));
    EXPECT_FALSE(fs::exists(path_.string() + ".rescued"));
    return done;
  }

  std::vector<session::Session> all_;
};

TEST_F(ADamagedDatabase, RemembersWhatWasDeleted) {
  fill(6);
  {
    Store{path_, Access::kWrite}.delete_session(all_[2].id);
  }
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  EXPECT_EQ(rescue(path_).sessions, 6);
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.count_sessions(), 5);
  EXPECT_TRUE(store.is_deleted(all_[2].id));
}

TEST_F(ADamagedDatabase, WithAPageOfTheLedgerGoneGivesAllSessionsBack) {
  fill(30);
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 30);
  EXPECT_EQ(done.lost, std::vector<std::string>{});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.setting("look.theme"), "light");
  EXPECT_EQ(store.own_rules("tetka").rules.size(), 1U);
  EXPECT_EQ(store.seasons().size(), 1U);
}

TEST_F(ADamagedDatabase, KnowsPeopleAndTheirOtherNamesAgain) {
  {
    Store store{path_, Access::kWrite};
    for (const char* name : {"Ana", "Anna"}) {
      session::Session session = RandomSessions{name[2] == 'a' ? 1U : 2U}.session(1);
      session.players = {name, "Boris", "Clara", "Dmitri"};
      session.hands[0].players.clear();
      store.create(session);
    }
    EXPECT_FALSE(store.merge_people("Ana", "Anna"));
    EXPECT_FALSE(store.set_person_look("Anna", 4, "An"));
  }
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  EXPECT_EQ(rescue(path_).sessions, 2);
  Store store{path_, Access::kWrite};
  const std::vector<Person> people = store.people();
  const auto anna = std::ranges::find_if(people, [](const Person& person) { return person.name == "Anna"; });
  ASSERT_NE(anna, people.end());
  EXPECT_EQ(anna->also, std::vector<std::string>{"Ana"});
  EXPECT_EQ(anna->colour, 4);
  EXPECT_EQ(anna->short_name, "An");
  EXPECT_EQ(anna->sessions, 2);
}

TEST_F(ADamagedDatabase, OfAnOlderProgramGivesItsSessionsBack) {
  sql(path_, bytes_of(fs::path{NULLO_SOURCE_DIR} / "tests" / "schema" / "003.sql"));
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 3);
  EXPECT_EQ(done.lost, std::vector<std::string>{});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(ADamagedDatabase, WithAPageOfHandsGoneGivesTheOtherSessionsBackAndCountsTheLost) {
  fill(30);
  const std::int64_t leaf = number(path_, "SELECT rootpage FROM sqlite_schema WHERE name = 'hand'");
  // A leaf somewhere in the middle: the right child of the first cell of the root, found by its content.
  std::int64_t page = 0;
  const std::string bytes = bytes_of(path_);
  for (std::int64_t each = leaf + 1; each * 4096 <= static_cast<std::int64_t>(bytes.size()); ++each) {
    const std::string text = bytes.substr(static_cast<std::size_t>((each - 1) * 4096), 4096);
    if (text[0] == '\x0D' && text.find("\"tricks\"") != std::string::npos) page = each;
    if (page != 0 && each > 40) break;
  }
  ASSERT_NE(page, 0);
  overwrite(page, std::string(4096, '\0'));
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_GT(done.sessions, 15);
  EXPECT_GT(done.lost.size() + done.cut.size(), 0U);
  EXPECT_EQ(static_cast<std::size_t>(done.sessions) + done.lost.size(), 30U);
}

TEST_F(ADamagedDatabase, WithOneBadSessionGivesTheOthersBack) {
  fill(5);
  sql(path_, "UPDATE hand SET facts = '{\"bum_card\":\"1X\"}' WHERE session = 3 AND number = 0");
  {
    Store store{path_, Access::kWrite};
  }  // its pages are sound
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 4);
  EXPECT_EQ(done.lost.size(), 1U);
  EXPECT_NE(to_text(done, path_).find("4 sessions were rescued. 1 session could not be read: "), std::string::npos)
      << to_text(done, path_);
}

TEST_F(ADamagedDatabase, WithAHandLackingSaysThatTheSessionIsDoubtful) {
  fill(3);
  sql(path_, "UPDATE seat SET total = total + 1 WHERE session = 2 AND seat = 0");
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 3);
  EXPECT_EQ(done.doubtful.size(), 1U);
  EXPECT_NE(to_text(done, path_).find("1 session no longer comes to what was noted: "), std::string::npos);
}

// The last hand of an imported session, so that no log has it.
class WithoutTheRowOfALastHand : public ADamagedDatabase {
 protected:
  void expect_said(const std::string& statements) {
    std::uint32_t seed = 1;
    while (session::score(RandomSessions{seed}.session(3)).complete_hands < 3) ++seed;
    all_.push_back(RandomSessions{seed}.session(3));
    {
      Store store{path_, Access::kWrite};
      testing::import_all(store, all_);
    }
    sql(path_, statements);
    const Rescue done = rescue(path_);
    EXPECT_EQ(done.sessions, 1);
    EXPECT_EQ(done.cut.size() + done.doubtful.size(), 1U) << to_text(done, path_);
  }
};

TEST_F(WithoutTheRowOfALastHand, ARescueSaysThatTheSessionIsNotWhole) {
  expect_said("DELETE FROM hand WHERE number = 2");
}

TEST_F(WithoutTheRowOfALastHand, AndItsPostingsARescueSaysSoToo) {
  expect_said("DELETE FROM hand WHERE number = 2; DELETE FROM posting WHERE hand = 2");
}

// The session notes only complete hands, so nothing in its row speaks of one that is still open.
TEST_F(ADamagedDatabase, WithoutItsTableOfHandsSaysThatAnOpenHandIsGone) {
  session::Session session = RandomSessions{3}.session(1);
  session.hands[0].facts = games::empty_hand(session.rules);
  {
    Store store{path_, Access::kWrite};
    store.create(session);
  }
  sql(path_, "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'hand'");
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.lost.size() + done.doubtful.size(), 1U) << to_text(done, path_);
}

TEST_F(ADamagedDatabase, WithoutItsTableOfHandsTakesAnOpenHandFromTheBackup) {
  session::Session session = RandomSessions{3}.session(1);
  session.hands[0].facts = games::empty_hand(session.rules);
  {
    Store store{path_, Access::kWrite};
    store.create(session);
    (void)store.back_up();
  }
  sql(path_, "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'hand'");
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.from_backup.size(), 1U) << to_text(done, path_);
  EXPECT_EQ(Store(path_, Access::kRead).load(session.id), session);
}

TEST_F(ADamagedDatabase, WithAHandOfAnAbsurdNumberTakesNoMemoryForTheHandsBeforeIt) {
  fill(3);
  sql(path_, "UPDATE hand SET number = 2147483646 WHERE session = 2 AND number = 0");
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions + static_cast<int>(done.lost.size()), 3);
  EXPECT_GE(done.sessions, 2);
}

TEST_F(ADamagedDatabase, WithThePageOfSessionsGoneNamesEachThatIsLost) {
  fill(3);
  overwrite(root_of("session"), std::string(4096, '\0'));
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 0);
  EXPECT_EQ(done.lost.size(), 3U);
  const std::string text = to_text(done, path_);
  EXPECT_NE(text.find("No session could be rescued. 3 sessions could not be read: "), std::string::npos) << text;
  for (const session::Session& session : all_) {
    EXPECT_NE(text.find(session.id.substr(0, 8)), std::string::npos) << text;
    EXPECT_NE(text.find(session.players.front()), std::string::npos) << text;
  }
}

TEST_F(ADamagedDatabase, WhoseListOfTablesIsGoneNamesEachSessionThatIsLost) {
  fill(3);
  // A page of the list of tables: SQLite knows no table that stands there or behind it.
  const std::string bytes = bytes_of(path_);
  const std::size_t page = bytes.find("CREATE TABLE session ") / 4096 + 1;
  overwrite(static_cast<std::int64_t>(page), std::string(4096, '\xAA'), page == 1 ? 100 : 0);
  expect_found();
  const Rescue done = rescue(path_);
  const std::string text = to_text(done, path_);
  for (const session::Session& session : all_) {
    EXPECT_NE(text.find(session.id.substr(0, 8)), std::string::npos) << text;
  }
  EXPECT_EQ(static_cast<std::size_t>(done.sessions) + done.lost.size(), 3U);
}

TEST_F(ADamagedDatabase, CutShortNamesEachSessionWhoseRowIsStillInTheFile) {
  fill(15);
  fs::resize_file(path_, fs::file_size(path_) / 3);
  const std::string left = bytes_of(path_);
  const std::string text = to_text(rescue(path_), path_);
  Store store{path_, Access::kRead};
  int lost = 0;
  for (const session::Session& session : all_) {
    const std::string row = session.id + std::string{games::info(session.rules).id};
    if (left.find(row) == std::string::npos || store.load(session.id)) continue;
    ++lost;
    EXPECT_NE(text.find(session.id.substr(0, 8)), std::string::npos) << text;
  }
  EXPECT_GT(lost, 0);
}

// As when somebody copies one file of two databases.
TEST_F(ADamagedDatabase, BesideTheLogOfAnotherOneGivesItsOwnSessionsBack) {
  fill(10);
  const fs::path other = scratch_ / "other.db";
  RandomSessions random{5};
  {
    Store store{other, Access::kWrite};
    for (int count = 0; count < 4; ++count) store.create(random.of_any_game(2));
  }
  ASSERT_EQ(in_child([&] {  // ends as a crash does, and leaves the log behind
              static Store store{other, Access::kWrite};
              store.create(random.of_any_game(2));
              return 0;
            }),
            0);
  std::ofstream{path_.string() + "-wal", std::ios::binary} << bytes_of(other.string() + "-wal");
  ASSERT_TRUE(is_damaged(path_));
  const Rescue done = rescue(path_);
  EXPECT_GT(done.from_file.size(), 0U);
  Store store{path_, Access::kWrite};
  for (const session::Session& session : all_) EXPECT_EQ(store.load(session.id), session);
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

// The number of sessions comes from the sizes of three indices.
TEST_F(ADamagedDatabase, WithAnIndexOfAnotherTableHasNoNegativeNumberOfSessions) {
  fill(3);
  sql(path_,
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name "
      "= 'sqlite_autoindex_player_1') WHERE name = 'session_by_deletion'");
  const auto error = error_of([&] { (void)Store{path_, Access::kRead}.count_sessions(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged) << error->what();
}

TEST_F(ADamagedDatabase, WithoutItsIndexOfIdsGivesAllSessionsBack) {
  fill(30);
  overwrite(root_of("sqlite_autoindex_session_1"), std::string(4096, '\0'));
  expect_found();
  EXPECT_EQ(rescue_whole().sessions, 30);
}

// SQLite does not open a file that is shorter than its header says.
TEST_F(ADamagedDatabase, CutShortByItsLastPageGivesBackNearlyAll) {
  fill(30);
  fs::resize_file(path_, fs::file_size(path_) - 4096);
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_GE(done.sessions, 20);
  EXPECT_EQ(static_cast<std::size_t>(done.sessions) + done.lost.size(), 30U);
}

TEST_F(ADamagedDatabase, CutShortGivesBackWhatIsLeft) {
  fill(30);
  fs::resize_file(path_, fs::file_size(path_) / 2 / 4096 * 4096);
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_LT(done.sessions, 30);
}

TEST_F(ADamagedDatabase, CutInTheMiddleOfAPageIsFound) {
  fill(30);
  fs::resize_file(path_, fs::file_size(path_) - 1000);
  expect_found();
  rescue_whole();
}

TEST_F(ADamagedDatabase, ThatIsNoDatabaseAnyMoreIsDamagedAndNotAStrangersFile) {
  fill(2);
  std::ofstream{path_} << std::string(9000, 'x');
  expect_found();
  EXPECT_EQ(rescue_whole().sessions, 0);
}

TEST_F(ADamagedDatabase, WithItsFirstPageWipedIsFound) {
  fill(2);
  overwrite(1, std::string(4096, '\0'));
  expect_found();
  EXPECT_EQ(rescue_whole().sessions, 0);
}

TEST_F(ADamagedDatabase, IsSetAsideWithItsLogAndWhatStandsThereIsRescued) {
  fill(2);
  ASSERT_EQ(in_child([&] {  // ends as a crash does, and leaves the log behind
              static Store store{path_, Access::kWrite};
              RandomSessions random{5};
              store.create(random.session(2));
              return 0;
            }),
            0);
  const std::string log = bytes_of(path_.string() + "-wal");
  ASSERT_FALSE(log.empty());
  overwrite(root_of("sitter"), std::string(4096, '\xAA'));
  std::ofstream{path_.string() + "-wal", std::ios::binary} << log;  // finding the page has moved it into the database
  const Rescue done = rescue(path_);
  EXPECT_EQ(bytes_of(done.aside.string() + "-wal"), log);
  EXPECT_EQ(done.sessions, 3);
  EXPECT_FALSE(fs::exists(path_.string() + "-wal"));
}

TEST_F(ADamagedDatabase, IsNotTouchedWhileAnotherProcessWrites) {
  fill(2);
  Store writer{path_, Access::kWrite};
  EXPECT_EQ(error_of([&] { rescue(path_); })->kind(), Kind::kReadOnly);
  EXPECT_EQ(writer.sessions().size(), 2U);
}

TEST_F(ADamagedDatabase, StaysWhereItIsIfThereIsNoRoomForWhatIsRescued) {
  fill(10);
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const std::string bytes = bytes_of(path_);
  const std::vector<std::string> names = names_in(scratch_.folder());
  {
    const testing::FullDisk full{16384};
    const auto error = error_of([&] { rescue(path_); });
    ASSERT_TRUE(error);
    EXPECT_NE(std::string{error->what()}.find("nothing was rescued"), std::string::npos) << error->what();
  }
  EXPECT_EQ(bytes_of(path_), bytes);
  EXPECT_EQ(names_in(scratch_.folder()), names);
  EXPECT_EQ(rescue_whole().sessions, 10);
}

TEST_F(ADamagedDatabase, ThatANewerProgramMadeIsRefusedAsEver) {
  fill(1);
  sql(path_, "PRAGMA user_version = 99; CREATE TABLE of_the_future (x)");
  EXPECT_EQ(error_of([&] { Store{path_, Access::kWrite}; })->kind(), Kind::kNewer);
  EXPECT_EQ(error_of([&] { rescue(path_); })->kind(), Kind::kNewer);
  EXPECT_EQ(number(path_, "SELECT count(*) FROM session"), 1);
}

TEST_F(ADamagedDatabase, MayBeOneThatIsGoneOrEmptyWhileThereAreBackups) {
  fill(1);
  (void)Store{path_, Access::kWrite}.back_up();
  for (const bool gone : {true, false}) {
    fs::remove(path_);
    if (!gone) const std::ofstream empty{path_};
    const auto error = error_of([&] { Store{path_, Access::kWriteIfFree}; });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind(), Kind::kDamaged);
    const Rescue done = rescue(path_);
    EXPECT_EQ(done.aside.empty(), gone);
    EXPECT_EQ(done.from_backup.size(), 1U) << "the backup is all that is left";
    EXPECT_EQ((Store{path_, Access::kWrite}.sessions().size()), 1U);
  }
}

TEST_F(ADamagedDatabase, WhoReadAlongGoesOnWithTheRescuedOneWhenTheWriterHasGone) {
  fill(3);
  auto writer = std::make_unique<Store>(path_, Access::kWrite);
  Store reader{path_, Access::kWriteIfFree};
  writer.reset();
  rescue(path_);
  EXPECT_TRUE(reader.try_to_write());
  reader.set_setting("key", "in the new one");
  EXPECT_EQ(rows(path_, "SELECT value FROM setting WHERE key = 'key'"), std::vector<std::string>{"in the new one"});
}

TEST_F(ADamagedDatabase, WithAnIndexThatLacksRowsIsDamagedForVerifyingAndForRescuingAlike) {
  fill(30);
  // An index of a table that is otherwise sound, with the entries of another table's index.
  sql(path_,
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name "
      "= "
      "'played_by_session') WHERE name = 'seat_by_player'");
  EXPECT_FALSE((Store{path_, Access::kRead}.verify().problems.empty()));
  EXPECT_TRUE(is_damaged(path_));
  EXPECT_EQ(rescue_whole().sessions, 30);
}

TEST_F(ADamagedDatabase, WithThePageOfNamesGoneKnowsThemFromTheirIndex) {
  fill(30);
  overwrite(root_of("player"), std::string(4096, '\0'));
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 30);
  EXPECT_EQ(done.doubtful, std::vector<std::string>{});
}

TEST_F(ADamagedDatabase, WithThePeopleOfAnotherOneNamesASessionWhosePointsGoToOthers) {
  session::Session session = RandomSessions{5}.session(2);
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.hands[0].players.clear();
  session.hands[1].players = {"Boris", "Anna", "Clara", "Dmitri"};
  session.hands[1].points_follow = session::PointsFollow::kPlayer;
  const auto totals = [this] {
    std::vector<Amount> all;
    const Listed listed = Store{path_, Access::kRead}.sessions().at(0);
    for (const Seat seat : Seats{listed.totals.size()}) all.push_back(listed.totals[seat]);
    return all;
  };
  Store{path_, Access::kWrite}.create(session);
  const std::vector<Amount> before = totals();
  for (const auto& [name, other] : {std::pair{"Anna", "Eva"}, {"Boris", "Anna"}, {"Eva", "Boris"}}) {
    sql(path_, fmt::format("UPDATE player SET name = '{}' WHERE name = '{}'", other, name));
  }
  const Rescue done = rescue(path_);
  EXPECT_NE(totals(), before);
  EXPECT_EQ(done.doubtful.size(), 1U);
}

TEST_F(ADamagedDatabase, WithAnIndexOfHandsGoneGivesAllSessionsBack) {
  fill(30);
  overwrite(root_of("sqlite_autoindex_hand_1"), std::string(4096, '\0'));
  expect_found();
  EXPECT_EQ(rescue_whole().sessions, 30);
}

TEST_F(ADamagedDatabase, CountsASessionWhoseRowsAreGoneFromEveryIndex) {
  fill(10);
  sql(path_, "DELETE FROM session WHERE key = 4");  // its hands are still there
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 9);
  EXPECT_EQ(done.lost.size(), 1U);
}

TEST_F(ADamagedDatabase, WithOneValueThatNoTableTakesGivesTheOthersBack) {
  fill(5);
  sql(path_, "UPDATE session SET started_at = 'yesterday' WHERE key = 2; UPDATE player SET colour = 77 WHERE id = 1");
  EXPECT_TRUE(is_damaged(path_));
  EXPECT_GE(rescue(path_).sessions, 4);
  EXPECT_EQ((Store{path_, Access::kWrite}.verify().problems), std::vector<std::string>{});
}

TEST_F(ADamagedDatabase, TakesASessionThatIsGoneFromTheNewestBackup) {
  fill(5);
  (void)Store{path_, Access::kWrite}.back_up();
  overwrite(root_of("session"), std::string(4096, '\0'));
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 5);
  EXPECT_EQ(done.from_backup.size(), 5U);
  EXPECT_EQ(done.lost, std::vector<std::string>{});
}

// A clock that was wrong once, and data that were restored from elsewhere, leave backups of which none has everything.
TEST_F(ADamagedDatabase, TakesEachSessionFromTheNewestBackupThatHasItWhateverTheirNames) {
  fill(2);
  const fs::path folder = backup_folder(path_);
  session::Session edited = all_[0];
  {
    Store store{path_, Access::kWrite};
    fs::rename(store.back_up().file, folder / "nullo-20991121T183000.000Z.db");
    edited.note = "later";
    store.replace(edited);
    store.back_up();
  }
  {
    Store other{scratch_ / "other.db", Access::kWrite};
    all_.push_back(RandomSessions{5}.of_any_game(2));
    other.create(all_.back());
    fs::rename(other.back_up().file, folder / "nullo-20200101T000000.000Z.db");
  }
  fs::remove(path_);
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 3);
  EXPECT_EQ(done.from_backup.size(), 3U);
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.load(edited.id), edited) << "not as in the old one that says 2099";
  for (std::size_t each = 1; each < all_.size(); ++each) EXPECT_EQ(store.load(all_[each].id), all_[each]);
  const fs::path made = store.back_up().file;
  EXPECT_EQ(newest_backup(store.backups())->file, made);
}

TEST_F(ADamagedDatabase, TakesAHandThatIsGoneFromTheEntryLogWithWhatUndoesIt) {
  session::Session session = RandomSessions{3}.session(2);
  const std::string facts = document::write_hand(session.rules, session.hands[1]);
  {
    Store store{path_, Access::kWrite};
    session::Session first = session;
    first.hands.pop_back();
    store.create(first);
    store.record(session, {1, std::nullopt, facts, "all of it"});
  }
  sql(path_, "UPDATE hand SET facts = replace(facts, '\"', ' ') WHERE number = 1");
  EXPECT_TRUE(is_damaged(path_));
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 1);
  EXPECT_EQ(done.doubtful, std::vector<std::string>{});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.load(session.id), session);
  ASSERT_TRUE(store.undo_row(session.id));
  EXPECT_EQ(store.undo_row(session.id)->change.label, "all of it");
}

TEST_F(ADamagedDatabase, WhoseLogSaysAnEarlierTapWasUndoneGivesItsSessionsBackWithoutTheLog) {
  session::Session session = RandomSessions{3}.session(2);
  const session::Session whole = session;
  {
    Store store{path_, Access::kWrite};
    session.hands.clear();
    store.create(session);
    for (const session::Hand& hand : whole.hands) {
      const int number = static_cast<int>(session.hands.size());
      session.hands.push_back(hand);
      store.record(session, {number, std::nullopt, document::write_hand(whole.rules, hand), "all of it"});
    }
  }
  sql(path_, "UPDATE log SET undone = 1 WHERE ordinal = (SELECT min(ordinal) FROM log)");
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 1);
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.load(whole.id), whole);
  EXPECT_EQ(store.log(whole.id).size(), 0U) << "undo goes back step by step, and a step is not known";
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(ADamagedDatabase, TellsANoteThatTheDiskChangedFromOneThatWasMade) {
  session::Session session = RandomSessions{3}.session(1);
  session.hands[0].note = "a revoke";
  {
    Store{path_, Access::kWrite}.create(session);
  }
  sql(path_, "UPDATE hand SET facts = replace(facts, 'a revoke', 'a remoke')");
  const std::vector<std::string> problems = Store{path_, Access::kRead}.verify().problems;
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_NE(problems[0].find("hand 1: its facts are not those that were written"), std::string::npos) << problems[0];
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 1);
  EXPECT_EQ(done.doubtful.size(), 1U);
}

TEST_F(ADamagedDatabase, WhoseVersionIsAnotherIsNotTakenForANewerProgramsOne) {
  fill(3);
  for (const int version : {15, 3, 0, -1, 4103}) {
    sql(path_, fmt::format("PRAGMA user_version = {}", version));
    const auto error = error_of([&] { Store{path_, Access::kWrite}; });
    ASSERT_TRUE(error) << version;
    EXPECT_EQ(error->kind(), Kind::kDamaged) << error->what();
    EXPECT_TRUE(is_damaged(path_));
    EXPECT_EQ(rescue(path_).sessions, 3);
  }
}

TEST_F(ADamagedDatabase, WithSeatsBeyondATableIsSaidToBeDamagedWithTableAndRow) {
  fill(2);
  for (int seat = 10; seat < 40; ++seat) {
    sql(path_, fmt::format("INSERT INTO seat (session, seat, player, total, won) VALUES (1, {0}, {0}00, 0, 0)", seat));
  }
  const auto error = error_of([&] { (void)Store{path_, Access::kRead}.sessions(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged);
  EXPECT_NE(std::string{error->what()}.find("table seat, row with session 1: \"seat\" is 10, expected 0 to 9"),
            std::string::npos)
      << error->what();
  EXPECT_TRUE(is_damaged(path_));
  EXPECT_EQ(rescue(path_).sessions, 2);
}

// Each column of each table, with values that no column may have.
TEST_F(ADamagedDatabase, WithAnyColumnHoldingAnythingIsReadWithoutHarm) {
  fill(4);
  const std::string sound = bytes_of(path_);
  for (const std::string& column :
       rows(path_,
            "SELECT m.name || '.' || p.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS p WHERE m.type = "
            "'table' AND m.name NOT LIKE 'sqlite%' ORDER BY 1")) {
    const std::string table = column.substr(0, column.find('.'));
    const std::string name = column.substr(column.find('.') + 1);
    for (const char* value : {"9223372036854775807", "-1", "'x'"}) {
      std::ofstream{path_, std::ios::binary} << sound;
      fs::remove(path_.string() + "-wal");
      fs::remove(path_.string() + "-shm");
      try {
        sql(path_, fmt::format("UPDATE OR IGNORE {} SET \"{}\" = {}", table, name, value));
      } catch (const SQLite::Exception&) {
        continue;  // of another type: STRICT tables take no text for a number
      }
      const auto look = [&] {
        Store store{path_, Access::kWrite};
        (void)store.verify();
        (void)store.people();
        for (const Listed& listed : store.sessions()) (void)error_of([&] { (void)store.load(listed.id); });
        for (const Person& person : store.people()) (void)store.statistics(person.name, {});
      };
      if (const auto error = error_of(look)) {
        // SQLite itself refuses sums beyond 64 bits.
        const bool too_large = std::string{error->what()}.find("integer overflow") != std::string::npos;
        EXPECT_TRUE(error->kind() == Kind::kDamaged || too_large) << column << ": " << error->what();
      }
    }
  }
}

TEST(ARescue, IsToldInAFewSentences) {
  Rescue rescue;
  EXPECT_EQ(to_text(rescue, "/data/nullo.db"),
            "There was no /data/nullo.db, though there are backups of it: it was moved, deleted or lost. A new one was "
            "begun. "
            "No session could be rescued.");
  rescue.aside = "/data/nullo.db.damaged-1";
  rescue.sessions = 4;
  rescue.from_file = {"Briscola (6)"};
  rescue.from_backup = {"Tëtka (1)"};
  rescue.cut = {"Hearts (2)"};
  rescue.doubtful = {"Razz (3)"};
  rescue.lost = {"Samba (4)", "Kabu (5)"};
  EXPECT_EQ(to_text(rescue, "/data/nullo.db"),
            "/data/nullo.db was damaged. It was set aside untouched as nullo.db.damaged-1. 4 sessions were rescued. "
            "2 sessions could not be read: Samba (4); Kabu (5). 1 session is as in the file without its log (-wal), "
            "which may "
            "have had later entries: Briscola (6). 1 session is as in the newest backup that has it, without what came "
            "later: "
            "Tëtka (1). 1 session lacks its last hands, which could not be read: Hearts (2). 1 session no longer "
            "comes to what was noted: Razz (3).");
}

}  // namespace
}  // namespace nullo::store
