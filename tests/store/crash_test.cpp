// What is left after a process was killed in the middle, or the disk was full.
#include <signal.h>

#include "store_fixture.h"
#include "support/full_disk.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

class AStoreInTrouble : public StoreTest {
 protected:
  AStoreInTrouble() {
    whole_ = RandomSessions{21}.session(8);
    start_ = testing::beginning_of(whole_);
    taps_ = testing::taps_of(whole_);
  }
  const session::Session& after(std::size_t taps) { return taps == 0 ? start_ : taps_[taps - 1].after; }

  session::Session whole_;
  session::Session start_;
  std::vector<Tap> taps_;
};

// Taps one after the other, and reports each on the pipe once the store has it.
[[noreturn]] void tap_and_tell(const fs::path& path, const std::vector<Tap>& taps, int pipe) {
  try {
    Store store{path, Access::kWrite};
    for (const Tap& tap : taps) {
      store.record(tap.after, tap.change);
      if (::write(pipe, "x", 1) != 1) ::_exit(2);
    }
    for (;;) ::pause();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "child: %s\n", error.what());
    ::_exit(1);
  }
}

TEST_F(AStoreInTrouble, HasEveryTapThatWasAcknowledgedWhenItsProcessIsKilled) {
  for (const std::size_t heard : {1U, 5U, 13U, 14U, 15U, 40U}) {
    fs::remove_all(scratch_.folder());
    {
      Store{path_, Access::kWrite}.create(start_);
    }
    int ends[2] = {};
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) tap_and_tell(path_, taps_, ends[1]);
    ::close(ends[1]);
    std::size_t acknowledged = 0;
    char byte = 0;
    while (acknowledged < heard && ::read(ends[0], &byte, 1) == 1) ++acknowledged;
    ::kill(child, SIGKILL);  // while it works on the next one
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &byte, 1) == 1) ++acknowledged;
    ::close(ends[0]);
    ASSERT_GE(acknowledged, heard);

    Store store{path_, Access::kWrite};
    const std::size_t stored = store.log(start_.id).size();
    EXPECT_GE(stored, acknowledged);
    EXPECT_LE(stored, acknowledged + 1);  // the last one may have been on disk before it was reported
    EXPECT_EQ(store.load(start_.id), after(stored));
    EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
  }
}

void expect_full(const std::optional<StoreError>& error, const std::string& what) {
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kMachine);
  const std::string text = error->what();
  for (const std::string& part : {std::string{"is full"}, what, std::string{"Nothing before it was lost"}}) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  }
}

TEST_F(AStoreInTrouble, KeepsAllAsItWasWhenTheDiskIsFullAndTakesTheTapOnceItIsNot) {
  Store store{path_, Access::kWrite};
  store.create(start_);
  store.record(taps_[0].after, taps_[0].change);
  std::size_t recorded = 1;
  std::optional<StoreError> error;
  {
    const testing::FullDisk full{fs::file_size(path_.string() + "-wal") + 40000};
    for (; !error && recorded < taps_.size(); ++recorded) {
      error = error_of([&] { store.record(taps_[recorded].after, taps_[recorded].change); });
    }
    --recorded;
    expect_full(error, "the last tap is not recorded");
    EXPECT_EQ(store.load(start_.id), after(recorded));
    EXPECT_EQ(store.log(start_.id).size(), recorded);
    expect_full(error_of([&] { store.record(taps_[recorded].after, taps_[recorded].change); }), "tap again");
  }
  store.record(taps_[recorded].after, taps_[recorded].change);
  EXPECT_EQ(store.load(start_.id), after(recorded + 1));
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(AStoreInTrouble, ImportsNothingIfNotAllFindsRoom) {
  Store store{path_, Access::kWrite};
  RandomSessions random{5};
  std::vector<session::Session> many;
  many.reserve(50);
  for (int count = 0; count < 50; ++count) many.push_back(random.session(8));
  {
    const testing::FullDisk full{100'000};
    expect_full(error_of([&] { testing::import_all(store, many); }), "nothing was imported");
  }
  EXPECT_EQ(store.sessions().size(), 0U);
  testing::import_all(store, many);
  EXPECT_EQ(store.sessions().size(), 50U);
}

TEST_F(AStoreInTrouble, LeavesAnOldDatabaseAloneIfThereIsNoRoomForItsCopy) {
  sql(path_, bytes_of(fs::path{NULLO_SOURCE_DIR} / "tests" / "schema" / "001.sql"));
  const std::vector<std::string> names{"backups", "nullo.db", "nullo.db.lock"};
  {
    const testing::FullDisk full{fs::file_size(path_) - 1};  // more than SQLite needs to open it
    expect_full(error_of([&] { Store{path_, Access::kWrite}; }), "nothing could be opened");
  }
  EXPECT_EQ(number(path_, "PRAGMA user_version"), 1);
  EXPECT_EQ(names_in(scratch_.folder()), names);
  EXPECT_EQ(names_in(scratch_ / "backups"), std::vector<std::string>{});
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.sessions().size(), 3U);
}

}  // namespace
}  // namespace nullo::store
