#include "base/temporary.h"

#include <csignal>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/disk.h"
#include "support/scratch.h"

namespace nullo {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kOwners = 0600;

class ATemporary : public ::testing::Test {
 protected:
  [[nodiscard]] std::size_t things() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{scratch_.folder()}, {}));
  }
  static void write(const Temporary& temporary, std::string_view text) {
    EXPECT_EQ(write_all(temporary.descriptor(), text), 0);
  }
  static std::string bytes_of(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
  }
  // Returns the status of a process of its own, which does the work.
  static int in_child(const std::function<void()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
      work();
      ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
  }

  testing::Scratch scratch_;
};

TEST_F(ATemporary, LiesInANewFolderThatOnlyItsOwnerMayOpen) {
  const mode_t before = ::umask(0);
  Temporary temporary;
  EXPECT_EQ(temporary.make(scratch_.folder(), kOwners), 0);
  ::umask(before);
  EXPECT_EQ(fs::status(temporary.path().parent_path()).permissions(), fs::perms::owner_all);
  EXPECT_EQ(temporary.path().parent_path().parent_path(), scratch_.folder());
  EXPECT_EQ(fs::status(temporary.path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(ATemporary, IsGoneAtTheEndUnlessItGotItsName) {
  {
    Temporary dropped;
    Temporary kept;
    EXPECT_EQ(dropped.make(scratch_.folder(), kOwners), 0);
    EXPECT_EQ(kept.make(scratch_.folder(), kOwners), 0);
    write(kept, "kept");
    EXPECT_EQ(kept.take_name(scratch_ / "name"), 0);
  }
  EXPECT_EQ(things(), 1U);
  EXPECT_EQ(bytes_of(scratch_ / "name"), "kept");
}

TEST_F(ATemporary, MeetsNoOtherOneForTheSameName) {
  Temporary one;
  Temporary other;
  EXPECT_EQ(one.make(scratch_.folder(), kOwners), 0);
  EXPECT_EQ(other.make(scratch_.folder(), kOwners), 0);
  write(one, "one, ");
  write(other, "other, ");
  write(one, "whole");
  write(other, "whole");
  EXPECT_EQ(one.take_name(scratch_ / "name"), 0);
  EXPECT_EQ(bytes_of(scratch_ / "name"), "one, whole");
  EXPECT_EQ(other.take_name(scratch_ / "name"), 0);
  EXPECT_EQ(bytes_of(scratch_ / "name"), "other, whole");
}

TEST_F(ATemporary, SaysWhyItCannotBeMade) {
  EXPECT_EQ(Temporary{}.make(scratch_ / "nowhere", kOwners), ENOENT);
  std::ofstream{scratch_ / "file"} << "x";
  EXPECT_EQ(Temporary{}.make(scratch_ / "file", kOwners), ENOTDIR);
  EXPECT_EQ(things(), 1U);
}

TEST_F(ATemporary, OfAKilledProcessIsTidiedUpWithWhatSQLitePutBesideIt) {
  const int status = in_child([this] {
    Temporary temporary;
    temporary.make(scratch_.folder(), kOwners);
    std::ofstream{temporary.path().string() + "-journal"} << "x";
    ::kill(::getpid(), SIGKILL);
  });
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(things(), 1U);
  tidy_temporaries(scratch_.folder());
  EXPECT_EQ(things(), 0U);
}

TEST_F(ATemporary, OfAProcessThatWorksIsNotTidiedUp) {
  Temporary temporary;
  EXPECT_EQ(temporary.make(scratch_.folder(), kOwners), 0);
  write(temporary, "x");
  tidy_temporaries(scratch_.folder());
  EXPECT_EQ(temporary.take_name(scratch_ / "name"), 0);
  EXPECT_EQ(bytes_of(scratch_ / "name"), "x");
}

TEST_F(ATemporary, IsNoLinkAndNoFileAndNoOpenFolderOfSuchAName) {
  const auto name = [this](char last) {
    return scratch_ / (std::string{".nullo-00000000-0000-4000-8000-00000000000"} + last);
  };
  fs::create_directory(scratch_ / "mine");
  std::ofstream{scratch_ / "mine" / "new"} << "mine";
  fs::permissions(scratch_ / "mine", fs::perms::owner_all);
  fs::create_symlink(scratch_ / "mine", name('1'));
  ASSERT_EQ(::mkfifo(name('2').c_str(), kOwners), 0);
  std::ofstream{name('3')} << "x";
  fs::create_directory(name('4'));
  fs::permissions(name('4'), fs::perms::all);
  fs::create_directory(scratch_ / ".nullo-mine");
  tidy_temporaries(scratch_.folder());
  EXPECT_EQ(things(), 6U);
  EXPECT_EQ(bytes_of(scratch_ / "mine" / "new"), "mine");
}

TEST_F(ATemporary, IsRemovedBySignalsThatEndTheProcess) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const int status = in_child([this, signal] {
      ::signal(signal, SIG_DFL);  // nohup and the shell ignore some
      remove_temporaries_at_signals();
      Temporary one;
      Temporary other;
      one.make(scratch_.folder(), kOwners);
      other.make(scratch_.folder(), kOwners);
      ::raise(signal);
    });
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << status;
    EXPECT_EQ(things(), 0U);
  }
}

TEST_F(ATemporary, SurvivesASignalThatTheProcessIgnores) {
  const int status = in_child([this] {
    ::signal(SIGHUP, SIG_IGN);
    remove_temporaries_at_signals();
    Temporary temporary;
    temporary.make(scratch_.folder(), kOwners);
    ::raise(SIGHUP);
    if (!fs::exists(temporary.path())) ::_exit(1);
  });
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace nullo
