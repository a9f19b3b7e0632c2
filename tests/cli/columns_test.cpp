#include "cli/columns.h"

#include <gtest/gtest.h>

namespace nullo::cli {
namespace {

TEST(Columns, KnowHowWideTextIs) {
  EXPECT_EQ(width_of(""), 0U);
  EXPECT_EQ(width_of("Anna"), 4U);
  EXPECT_EQ(width_of("Tëtka"), 5U);
  EXPECT_EQ(width_of("Te\u0308tka"), 5U) << "a combining mark takes no column";
  EXPECT_EQ(width_of("Ελένη Ёлка"), 10U);
  EXPECT_EQ(width_of("李雷"), 4U);
  EXPECT_EQ(width_of("김민준"), 6U);
  EXPECT_EQ(width_of("🦊"), 2U);
  EXPECT_EQ(width_of("Q♥"), 2U);
}

TEST(Columns, AreAsWideAsTheirWidestCell) {
  EXPECT_EQ(in_columns({{"Name", "Points"}, {"李雷", "7"}, {"Zoë", "12345678"}}, 1),
            "Name    Points\n"
            "李雷         7\n"
            "Zoë   12345678\n");
}

TEST(Columns, ShowWhatATerminalWouldTakeForACommand) {
  EXPECT_EQ(in_columns({{"Name", "Points"}, {"A\x1B[31m", "7"}, {"B\nC", "\u202E"}}, 1),
            "Name         Points\n"
            "A\\u001b[31m       7\n"
            "B\\u000aC     \\u202e\n");
}

TEST(Columns, LeaveNoBlanksAtTheEndOfALine) {
  EXPECT_EQ(in_columns({{"a", ""}, {"", "bb"}, {"", ""}}, 2), "a\n   bb\n\n");
  EXPECT_EQ(in_columns({{"a", "b"}, {"c"}}, 2), "a  b\nc\n");
  EXPECT_EQ(in_columns({}, 0), "");
}

}  // namespace
}  // namespace nullo::cli
