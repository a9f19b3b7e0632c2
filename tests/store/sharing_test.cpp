#include <algorithm>
#include <thread>

#include <signal.h>

#include "store_fixture.h"

namespace nullo::store {
namespace {

class SharingAStore : public StoreTest {};

TEST_F(SharingAStore, OnlyOneWritesAndTheOthersAreToldSo) {
  Store writer{path_, Access::kWrite};
  EXPECT_TRUE(writer.writes());
  const auto error = error_of([&] { Store{path_, Access::kWrite}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kReadOnly);
}

TEST_F(SharingAStore, ASecondReadsAlongAndSeesWhatTheFirstWrites) {
  Store writer{path_, Access::kWrite};
  Store reader{path_, Access::kWriteIfFree};
  EXPECT_FALSE(reader.writes());
  EXPECT_FALSE(reader.try_to_write());

  const std::int64_t before = reader.data_version();
  EXPECT_EQ(reader.data_version(), before);
  const session::Session session = RandomSessions{2}.session(2);
  writer.create(session);
  EXPECT_NE(reader.data_version(), before);
  EXPECT_EQ(reader.load(session.id), session);
}

TEST_F(SharingAStore, OnesOwnChangesAreNoNews) {
  Store writer{path_, Access::kWrite};
  const std::int64_t before = writer.data_version();
  writer.create(RandomSessions{2}.session(2));
  writer.set_setting("theme", "dark");
  EXPECT_EQ(writer.data_version(), before);
}

TEST_F(SharingAStore, WhoReadsAlongCannotWrite) {
  Store writer{path_, Access::kWrite};
  const session::Session session = RandomSessions{3}.session(1);
  writer.create(session);
  Store reader{path_, Access::kWriteIfFree};
  for (const auto& error : {error_of([&] { reader.set_setting("a", "b"); }), error_of([&] { reader.replace(session); }),
                            error_of([&] { reader.record(session, {0, "{}", "{}", "tap"}); })}) {
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind(), Kind::kReadOnly);
  }
  EXPECT_EQ(writer.log(session.id).size(), 0U);
}

TEST_F(SharingAStore, TheReaderTakesOverWhenTheWriterHasGone) {
  auto writer = std::make_unique<Store>(path_, Access::kWrite);
  Store reader{path_, Access::kWriteIfFree};
  Store another{path_, Access::kWriteIfFree};
  writer.reset();
  EXPECT_TRUE(reader.try_to_write());
  EXPECT_TRUE(reader.writes());
  EXPECT_FALSE(another.try_to_write());
  const std::int64_t before = another.data_version();
  reader.set_setting("theme", "light");
  EXPECT_NE(another.data_version(), before);
  EXPECT_EQ(another.setting("theme"), "light");
}

TEST_F(SharingAStore, AReaderNeverBecomesTheWriter) {
  {
    Store store{path_, Access::kWrite};
  }
  Store reader{path_, Access::kRead};
  EXPECT_FALSE(reader.try_to_write());
  EXPECT_EQ(error_of([&] { reader.set_setting("a", "b"); })->kind(), Kind::kReadOnly);
  Store writer{path_, Access::kWrite};
  writer.set_setting("a", "c");
  EXPECT_EQ(reader.setting("a"), "c");
}

TEST_F(SharingAStore, AReaderInAnotherProcessReadsWhileThisOneWrites) {
  Store writer{path_, Access::kWrite};
  const session::Session session = RandomSessions{4}.session(3);
  writer.create(session);
  const fs::path path = path_;
  EXPECT_EQ(in_child([&path, &session] { return Store{path, Access::kRead}.load(session.id) == session ? 0 : 1; }), 0);
  EXPECT_EQ(in_child([&path, &session] {
              Store along{path, Access::kWriteIfFree};
              return !along.writes() && along.load(session.id) == session ? 0 : 1;
            }),
            0);
  writer.set_setting("still", "writing");
  EXPECT_EQ(writer.setting("still"), "writing");
}

TEST_F(SharingAStore, AKilledWriterLeavesNoLockBehind) {
  int ready[2] = {};
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    Store store{path_, Access::kWrite};
    (void)!::write(ready[1], "x", 1);
    for (;;) ::pause();
  }
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  Store reader{path_, Access::kWriteIfFree};
  EXPECT_FALSE(reader.try_to_write());
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_TRUE(reader.try_to_write());
  ::close(ready[0]);
  ::close(ready[1]);
}

// Opens as a window does, which does not wait in SQLite, until it succeeds: another process may be creating the tables
// at this moment.
Store open_when_it_is_free(const fs::path& path) {
  while (true) {
    try {
      return Store{path, Access::kWriteIfFree};
    } catch (const StoreError& error) {
      if (error.kind() != Kind::kBusy) throw;
    }
    std::this_thread::yield();
  }
}

TEST_F(SharingAStore, SeveralThatStartAtOnceFindOneWriterAndReadAlong) {
  constexpr int kProcesses = 6;
  int outcome[2] = {};
  int done[2] = {};
  ASSERT_EQ(::pipe(outcome), 0);
  ASSERT_EQ(::pipe(done), 0);
  for (int process = 0; process < kProcesses; ++process) {
    if (::fork() != 0) continue;
    ::close(done[1]);
    char letter = 'e';
    try {
      Store store = open_when_it_is_free(path_);
      letter = store.writes() ? 'w' : 'r';
      (void)!::write(outcome[1], &letter, 1);
      (void)!::read(done[0], &letter, 1);  // until the test has heard everybody
    } catch (const std::exception& error) {
      std::fprintf(stderr, "child: %s\n", error.what());
      (void)!::write(outcome[1], &letter, 1);
    }
    ::_exit(0);
  }
  std::string letters(kProcesses, ' ');
  for (char& letter : letters) ASSERT_EQ(::read(outcome[0], &letter, 1), 1);
  ::close(done[1]);
  while (::wait(nullptr) > 0) {
  }
  std::ranges::sort(letters);
  EXPECT_EQ(letters, "rrrrrw");
  for (const int end : {outcome[0], outcome[1], done[0]}) ::close(end);
}

}  // namespace
}  // namespace nullo::store
