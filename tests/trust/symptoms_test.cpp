// What the sweeps have found, each under the name of its symptom: with a fault at every call of one act.
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "store/store.h"
#include "support/scratch.h"
#include "trust/evening.h"
#include "trust/faulty_disk.h"

namespace nullo::trust {
namespace {

namespace fs = std::filesystem;
using app::Screen;

class ADiskThatFailsOnce : public ::testing::Test {
 protected:
  ADiskThatFailsOnce() {
    fs::create_directories(folder_);
    watch(folder_);
    Desk desk{folder_};
    desk.need(app::Go{Screen::kNewSession});
    desk.need(app::ChooseGame{"tetka"});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) desk.need(app::SetName{Seat{seat++}, name});
    desk.need(app::Accept{});
    desk.need("7c1b2c3d4hr3");
    files_ = files_in(folder_);
  }

  // Does `way` and then `act`, again and again, each time with a fault at a later call of `act`; then `look`.
  void at_each_call(const std::function<void(Desk&)>& way, const std::function<Outcome(Desk&)>& act,
                    const std::function<void(Desk&, const Outcome&)>& look) {
    for (long at = 1;; at += stride_) {
      put_files(files_, folder_);
      Desk desk{folder_, 1000};
      way(desk);
      arm({fault_, at, for_ever_});
      Outcome outcome;
      EXPECT_NO_THROW(outcome = act(desk)) << struck();
      disarm();
      if (struck().empty()) {
        EXPECT_GT(at, 5) << "there are calls";
        return;
      }
      SCOPED_TRACE(std::string{to_text(fault_)} + " at call " + std::to_string(at) + ", " + struck() + ": " +
                   outcome.said);
      look(desk, outcome);
      if (HasFailure()) return;
    }
  }

  static void nothing(Desk& desk) { desk.open(); }
  static void no_window(Desk& desk) { desk.close(); }

  static bool says(const Outcome& outcome, std::string_view part) {
    return outcome.said.find(part) != std::string::npos;
  }

  // What a rescue without faults would leave of the files.
  std::string rescued() {
    put_files(files_, folder_);
    Desk desk{folder_, 1000};
    EXPECT_TRUE(desk.call({"restore", "--rescue"}).done);
    return contents(desk.database());
  }

  Fault fault_ = Fault::kError;
  bool for_ever_ = false;
  long stride_ = 1;  // only every so many-th call is tried, where there are many
  testing::Scratch scratch_;
  fs::path folder_ = scratch_ / "evening";
  Files files_;
};

TEST_F(ADiskThatFailsOnce, HasNoRecordedHandCalledLostBecauseItsLogWasNotCopied) {
  at_each_call(
      nothing, [](Desk& desk) { return desk.type('\n'); },
      [](Desk& desk, const Outcome& outcome) {
        if (outcome.said.starts_with("Not stored yet")) {
          EXPECT_TRUE(desk.wait().done) << desk.program().view().trouble;
        }
        store::Store store{desk.database(), store::Store::Access::kRead};
        const std::size_t hands = store.load(store.newest_session().value())->hands.size();
        const bool denied = outcome.said.find("not recorded") != std::string::npos;
        EXPECT_EQ(hands, denied ? 1U : 2U);
      });
}

TEST_F(ADiskThatFailsOnce, BeginsNoSecondSessionWhenEnterIsPressedAgain) {
  at_each_call(
      [](Desk& desk) {
        desk.need(app::Go{Screen::kNewSession});
        desk.need(app::ChooseGame{"kabu"});
        desk.need(app::SetPlayers{2});
        desk.need(app::SetName{Seat{0}, "Anna"});
        desk.need(app::SetName{Seat{1}, "Boris"});
      },
      [](Desk& desk) { return desk.mean(app::Accept{}); },
      [](Desk& desk, const Outcome& outcome) {
        if (!outcome.done) desk.mean(app::Accept{});
        EXPECT_LE((store::Store{desk.database(), store::Store::Access::kRead}.count_sessions()), 2);
      });
}

TEST_F(ADiskThatFailsOnce, LetsTheSettingsBeSeen) {
  at_each_call(
      nothing, [](Desk& desk) { return desk.mean(app::Go{Screen::kSettings}); },
      [](Desk& desk, const Outcome& outcome) {
        const Outcome later = outcome.done                      ? outcome
                              : desk.program().poll_after() > 0 ? desk.wait()
                                                                : desk.mean(app::Go{Screen::kSettings});
        EXPECT_TRUE(later.done) << later.said;
      });
}

TEST_F(ADiskThatFailsOnce, IsNamedInASentenceByEachCommand) {
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"restore"}, {"restore", "--rescue"}, {"verify"}, {"sessions"}, {"show", "last"}}) {
    at_each_call([](Desk& desk) { desk.close(); }, [&](Desk& desk) { return desk.call(command); },
                 [](Desk&, const Outcome& outcome) {
                   EXPECT_EQ(outcome.said.find("filesystem error"), std::string::npos);
                   EXPECT_EQ(outcome.said.find("is damaged"), std::string::npos);
                   if (!outcome.done) {
                     EXPECT_EQ(outcome.said.find("nullo: "), 0U);
                   }
                 });
  }
}

TEST_F(ADiskThatFailsOnce, LeavesACopyThatIsWholeAndOfWhichItIsSaidThatItIsThere) {
  at_each_call(
      no_window, [](Desk& desk) { return desk.call({"backup", (desk.folder() / "copy.db").string()}); },
      [](Desk& desk, const Outcome& outcome) {
        const fs::path copy = desk.folder() / "copy.db";
        const bool said_to_be_there =
            outcome.done || says(outcome, "copy.db is written, but may be gone after a power cut");
        EXPECT_EQ(fs::exists(copy), said_to_be_there);
        if (!fs::exists(copy)) return;
        EXPECT_EQ(contents(copy), contents(desk.database()));
        EXPECT_TRUE((store::Store{copy, store::Store::Access::kRead}.verify().problems.empty()));
      });
}

TEST_F(ADiskThatFailsOnce, IsNotCalledDamageOfWhatIsRestoredAndSaysWhetherItIsRestored) {
  stride_ = 3;
  std::string in_copy;
  at_each_call(
      [&](Desk& desk) {
        EXPECT_TRUE(desk.call({"backup", (desk.folder() / "copy.db").string()}).done);
        in_copy = contents(desk.folder() / "copy.db");
        desk.need("\n");
        desk.close();
      },
      [](Desk& desk) { return desk.call({"restore", (desk.folder() / "copy.db").string()}); },
      [&](Desk& desk, const Outcome& outcome) {
        EXPECT_FALSE(says(outcome, "is damaged"));
        const bool restored = contents(desk.database()) == in_copy;
        if (outcome.done) {
          EXPECT_TRUE(restored);
        }
        if (says(outcome, "nothing was restored")) {
          EXPECT_FALSE(restored);
        }
      });
}

TEST_F(ADiskThatFailsOnce, OpensNoWindowInWhichNoTapCanBeRecorded) {
  at_each_call(
      no_window, [](Desk& desk) { return desk.open(); },
      [](Desk& desk, const Outcome& outcome) {
        if (desk.waits_to_open()) desk.wait();
        if (desk.has_no_database()) desk.open();
        const Outcome tapped = desk.type('\n');
        EXPECT_TRUE(tapped.done) << outcome.said << tapped.said;
      });
}

TEST_F(ADiskThatFailsOnce, HasNothingForgottenOfWhatOnlyTheLogBesideADamagedDatabaseHas) {
  {
    put_files(files_, folder_);
    SQLite::Database connection{(folder_ / "nullo.db").string(), SQLite::OPEN_READWRITE};
    connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    connection.exec("UPDATE hand SET checksum = checksum + 1; UPDATE player SET name = name || ' K.'");
    files_ = files_in(folder_);  // while it is open: with its log
  }
  ASSERT_GT(files_.at("nullo.db-wal").size(), 0U);
  const std::string expected = rescued();
  for (const Fault fault : {Fault::kFull, Fault::kError}) {
    fault_ = fault;
    stride_ = fault == Fault::kError ? 3 : 1;
    at_each_call(
        no_window, [](Desk& desk) { return desk.call({"restore", "--rescue"}); },
        [&](Desk& desk, const Outcome& outcome) {
          if (!outcome.done) desk.call({"restore", "--rescue"});
          EXPECT_EQ(contents(desk.database()), expected);
        });
  }
}

TEST_F(ADiskThatFailsOnce, TakesNoUndoFromARescuedSession) {
  {
    put_files(files_, folder_);
    SQLite::Database connection{(folder_ / "nullo.db").string(), SQLite::OPEN_READWRITE};
    connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  {
    std::fstream file{folder_ / "nullo.db", std::ios::in | std::ios::out | std::ios::binary};
    constexpr std::streamoff kPage = 4096;
    constexpr std::streamoff kSomePage = 4;
    file.seekp(kSomePage * kPage);
    file << std::string(200, '\xAA');
  }
  files_ = files_in(folder_);
  const std::string expected = rescued();
  // In the window; the disk may also fail after all is done.
  stride_ = 2;
  at_each_call([](Desk& desk) { EXPECT_FALSE(desk.open().done); }, [](Desk& desk) { return desk.mean(app::Accept{}); },
               [&](Desk& desk, const Outcome& outcome) {
                 desk.close();
                 if (says(outcome, "is written, but may be gone after a power cut")) {
                   EXPECT_EQ(contents(desk.database()), expected);
                 }
                 if (!desk.open().done) desk.mean(app::Accept{});
                 desk.close();
                 EXPECT_EQ(contents(desk.database()), expected);
               });
}

class ADiskThatIsReadNoMore : public ADiskThatFailsOnce {
 protected:
  ADiskThatIsReadNoMore() { for_ever_ = true; }

  // Opens pages that cannot be read, from a hand that is over; `look` comes when the disk works again.
  void at_each_old_screen(const std::function<void(Desk&)>& look) {
    for (const Screen page : {Screen::kPast, Screen::kPlayers, Screen::kSettings, Screen::kNewSession}) {
      at_each_call([](Desk& desk) { desk.open(); }, [page](Desk& desk) { return desk.mean(app::Go{page}); },
                   [&](Desk& desk, const Outcome& outcome) {
                     EXPECT_LT(slept(), kMostMicroseconds) << "the window stood still";
                     const bool waits = says(outcome, "Not stored yet");
                     if (!outcome.done && !waits && shows_hand(desk) && desk.program().poll_after() > 0) look(desk);
                   });
    }
  }

  static constexpr long kMostMicroseconds = 100'000;

  static bool shows_hand(Desk& desk) { return std::holds_alternative<app::HandOverView>(desk.program().view().screen); }
};

TEST_F(ADiskThatIsReadNoMore, HasNoTapTakenForAPageThatNobodySees) {
  int unseen = 0;  // pages that were opened all the same
  at_each_old_screen([&unseen](Desk& desk) {
    const std::string before = contents(desk.database());
    const Outcome tapped = desk.type('\n');
    EXPECT_TRUE(says(tapped, "was not taken")) << tapped.said;
    EXPECT_EQ(contents(desk.database()), before);
    if (!shows_hand(desk)) ++unseen;
    EXPECT_TRUE(desk.mean(app::Go{Screen::kTable}).done);
    EXPECT_TRUE(shows_hand(desk));
    EXPECT_TRUE(desk.type('\n').done);
    EXPECT_NE(contents(desk.database()), before);
  });
  EXPECT_GT(unseen, 0);
}

TEST_F(ADiskThatIsReadNoMore, IsLookedAtAgainWithoutAKey) {
  int unseen = 0;
  at_each_old_screen([&unseen](Desk& desk) {
    desk.wait();
    EXPECT_EQ(desk.program().poll_after(), 0);
    if (!shows_hand(desk)) ++unseen;
  });
  EXPECT_GT(unseen, 0);
}

TEST_F(ADiskThatIsReadNoMore, EndsNoProgramWhoseBoardIsOpen) {
  at_each_call([](Desk& desk) { desk.need(app::ToggleBoard{}); },
               [](Desk& desk) {
                 for (const app::Intent& intent : {app::Intent{app::StopPlaying{}}, app::Intent{app::Accept{}}}) {
                   if (Outcome outcome = desk.mean(intent); !outcome.done) return outcome;
                   (void)desk.program().board();
                 }
                 return Outcome{};
               },
               [](Desk& desk, const Outcome&) { EXPECT_TRUE(desk.program().view().board); });
}

class ADiskThatIsFullForEver : public ADiskThatFailsOnce {
 protected:
  ADiskThatIsFullForEver() {
    fault_ = Fault::kFull;
    for_ever_ = true;
  }
};

TEST_F(ADiskThatIsFullForEver, HasNothingCalledMissingThatTheNextStartFinds) {
  const fs::path document = fs::path{NULLO_SOURCE_DIR} / "tests/golden/hearts/standard.json";
  at_each_call(
      no_window, [&](Desk& desk) { return desk.call({"import", document.string()}); },
      [](Desk& desk, const Outcome& outcome) {
        const bool stored = store::Store{desk.database(), store::Store::Access::kRead}.count_sessions() == 2;
        if (stored && !outcome.done) {
          EXPECT_TRUE(says(outcome, "After the next start it may be there all the same."));
        }
      });
}

}  // namespace
}  // namespace nullo::trust
