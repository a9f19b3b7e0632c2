#include "cli/progress_line.h"

#include <gtest/gtest.h>

namespace nullo::cli {
namespace {

using std::chrono::milliseconds;

// A terminal that keeps what is written, and a clock that is set.
class Waiting : public ::testing::Test {
 protected:
  ProgressLine::Terminal terminal() {
    return {[this](std::string_view text) { written_ += text; }, [this] { return now_; }};
  }
  void pass(int time) { now_ += milliseconds{time}; }

  std::string written_;
  std::chrono::steady_clock::time_point now_;
};

TEST_F(Waiting, UpToASecondNeedsNoLine) {
  {
    ProgressLine line{terminal()};
    const Progress progress = line.progress();
    progress({"sessions are scored again", 1, 10});
    pass(999);
    progress({"sessions are scored again", 9, 10});
  }
  EXPECT_EQ(written_, "");
}

TEST_F(Waiting, LongerShowsOneLineThatIsWrittenAnewAndTakenAway) {
  {
    ProgressLine line{terminal()};
    const Progress progress = line.progress();
    pass(1'000);
    progress({"sessions are scored again", 3'700, 10'000});
    EXPECT_EQ(written_, "\r\x1b[Knullo: 37 % · 3,700 of 10,000 sessions are scored again");
    pass(50);
    progress({"sessions are scored again", 3'800, 10'000});
    EXPECT_EQ(written_.find("3,800"), std::string::npos) << "not more often than one can read";
    pass(50);
    progress({"sessions are scored again", 3'900, 10'000});
    EXPECT_NE(written_.find("\r\x1b[Knullo: 39 % · 3,900 of 10,000"), std::string::npos);
    EXPECT_EQ(written_.find('\n'), std::string::npos);
  }
  EXPECT_TRUE(written_.ends_with("\r\x1b[K"));
}

TEST_F(Waiting, WithoutATerminalNobodyReports) {
  ProgressLine line{ProgressLine::Terminal{}};
  EXPECT_FALSE(line.progress());
}

TEST(ProgressText, SaysAsMuchAsIsKnown) {
  EXPECT_EQ(progress_text({"the file is looked through"}), "the file is looked through");
  EXPECT_EQ(progress_text({"documents are read", 3'700}), "3,700 documents are read");
  EXPECT_EQ(progress_text({"pages are copied", 0, 7}), "0 % · 0 of 7 pages are copied");
}

}  // namespace
}  // namespace nullo::cli
