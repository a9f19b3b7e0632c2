// What becomes of a damaged database: never overwritten, never silently begun anew.
#include "store/rescue.h"

#include "store_fixture.h"
#include "support/full_disk.h"

namespace nullo::store {
namespace {

class ADamagedDatabase : public StoreTest {
 protected:
  void fill(int sessions) {
    Store store{path_, Access::kWrite};
    RandomSessions random{77};
    for (int count = 0; count < sessions; ++count) all_.push_back(random.of_any_game(3));
    store.import_all(all_, {});
    store.set_setting("look.theme", "light");
    store.keep_own_rules("Friday", tetka::Rules{}, 4);
  }

  void overwrite(std::int64_t page, const std::string& bytes, int at = 0) {
    std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp((page - 1) * 4096 + at);
    file << bytes;
  }
  std::int64_t root_of(const std::string& name) {
    return number(path_, "SELECT rootpage FROM sqlite_schema WHERE name = '" + name + "'");
  }

  // Opening refuses it, whatever the access, and leaves its bytes.
  void expect_found() {
    const std::string bytes = bytes_of(path_);
    for (const Access access : {Access::kWrite, Access::kWriteIfFree}) {
      const auto error = error_of([&] { Store{path_, access}; });
      ASSERT_TRUE(error);
      EXPECT_EQ(error->kind(), Kind::kDamaged) << error->what();
      EXPECT_NE(std::string{error->what()}.find("nullo restore"), std::string::npos) << error->what();
    }
    EXPECT_EQ(bytes_of(path_), bytes);
  }

  // Rescues it: the file lies aside with its bytes, and the fresh one is in order and has so many sessions, each as it
  // was.
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
    EXPECT_EQ(equal, done.sessions - done.doubtful);
    EXPECT_FALSE(fs::exists(path_.string() + ".rescued"));
    return done;
  }

  std::vector<session::Session> all_;
};

TEST_F(ADamagedDatabase, RemembersWhatWasDeleted) {
  fill(6);
  { Store{path_, Access::kWrite}.delete_session(all_[2].id); }
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
  EXPECT_EQ(done.unread, 0);
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.setting("look.theme"), "light");
  EXPECT_EQ(store.own_rules("tetka").rules.size(), 1U);
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
  const auto anna =
      std::find_if(people.begin(), people.end(), [](const Person& person) { return person.name == "Anna"; });
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
  EXPECT_EQ(done.unread, 0);
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
  EXPECT_GT(done.unread, 0);
  EXPECT_EQ(done.sessions + done.unread, 30);
}

TEST_F(ADamagedDatabase, WithOneBadSessionGivesTheOthersBack) {
  fill(5);
  sql(path_, "UPDATE hand SET facts = '{\"bum_card\":\"1X\"}' WHERE session = 3 AND number = 0");
  { Store store{path_, Access::kWrite}; }  // its pages are well
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 4);
  EXPECT_EQ(done.unread, 1);
  EXPECT_NE(to_text(done, path_).find("4 sessions could be read and were rescued; 1 session could not."),
            std::string::npos)
      << to_text(done, path_);
}

TEST_F(ADamagedDatabase, WithAHandLackingSaysThatTheSessionIsDoubtful) {
  fill(3);
  sql(path_, "UPDATE seat SET total = total + 1 WHERE session = 2 AND seat = 0");
  overwrite(root_of("posting"), std::string(4096, '\xAA'));
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 3);
  EXPECT_EQ(done.doubtful, 1);
  EXPECT_NE(to_text(done, path_).find("Of those rescued, 1 session no longer comes to the result that was noted"),
            std::string::npos);
}

TEST_F(ADamagedDatabase, WithThePageOfSessionsGoneIsSaidToHaveNothingThatCanBeRead) {
  fill(3);
  overwrite(root_of("session"), std::string(4096, '\0'));
  expect_found();
  const Rescue done = rescue_whole();
  EXPECT_EQ(done.sessions, 0);
  EXPECT_NE(to_text(done, path_).find("Nothing of it could be read."), std::string::npos) << to_text(done, path_);
}

TEST_F(ADamagedDatabase, WithoutItsIndexOfIdsGivesAllSessionsBack) {
  fill(30);
  overwrite(root_of("sqlite_autoindex_session_1"), std::string(4096, '\0'));
  expect_found();
  EXPECT_EQ(rescue_whole().sessions, 30);
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
  std::ofstream{path_.string() + "-wal", std::ios::binary} << log;  // looking for the page has brought it home
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
  sql(path_, "PRAGMA user_version = 99");
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
    EXPECT_EQ((Store{path_, Access::kWrite}.sessions().size()), 0U);
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

TEST(ARescue, IsToldInAFewSentences) {
  Rescue rescue;
  EXPECT_EQ(
      to_text(rescue, "/data/nullo.db"),
      "There was no /data/nullo.db, though there are backups of it: it was moved, deleted or lost. A new, empty one "
      "was begun.");
  rescue = {"/data/nullo.db.damaged-1", 1, 0, 2};
  EXPECT_EQ(
      to_text(rescue, "/data/nullo.db"),
      "/data/nullo.db was damaged. It was set aside untouched as nullo.db.damaged-1. 1 session could be read and was "
      "rescued; 2 sessions could not.");
}

}  // namespace
}  // namespace nullo::store
