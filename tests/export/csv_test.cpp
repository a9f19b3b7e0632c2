#include "export/csv.h"

#include <gtest/gtest.h>

namespace nullo::exports {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";

std::string cell(std::string_view text) {
  Csv csv;
  csv.text(text).end_row();
  std::string row = csv.result();
  EXPECT_TRUE(row.starts_with(kMark) && row.ends_with("\r\n"));
  return row.substr(kMark.size(), row.size() - kMark.size() - 2);
}

TEST(Csv, BeginsWithAByteOrderMarkAndEndsEveryRow) {
  Csv csv;
  EXPECT_EQ(csv.result(), kMark);
  csv.text("Zoë").number(3).no_value().end_row();
  csv.no_value().number(-12).text("名").end_row();
  EXPECT_EQ(csv.result(),
            "\xEF\xBB\xBF"
            "Zoë,3,\r\n,-12,名\r\n");
}

TEST(Csv, PutsQuotesAroundWhatNeedsThem) {
  EXPECT_EQ(cell("plain"), "plain");
  EXPECT_EQ(cell("a,b"), "\"a,b\"");
  EXPECT_EQ(cell("a;b"), "\"a;b\"");
  EXPECT_EQ(cell("\"R\\D\""), "\"\"\"R\\D\"\"\"");
  EXPECT_EQ(cell("one\ntwo"), "\"one\ntwo\"");
  EXPECT_EQ(cell("one\r\ntwo"), "\"one\r\ntwo\"");
  EXPECT_EQ(cell(" x"), "\" x\"");
  EXPECT_EQ(cell("x "), "\"x \"");
  EXPECT_EQ(cell("O'Hara"), "O'Hara");
  EXPECT_EQ(cell(""), "");
}

TEST(Csv, NoTextRunsAsAFormula) {
  EXPECT_EQ(cell("=cmd()"), "'=cmd()");
  EXPECT_EQ(cell("+1"), "'+1");
  EXPECT_EQ(cell("-1"), "'-1");
  EXPECT_EQ(cell("@sum"), "'@sum");
  EXPECT_EQ(cell("\t=1"), "\"'\t'=1\"");
  EXPECT_EQ(cell("\r=1"), "\"'\r'=1\"");
  EXPECT_EQ(cell("\n=1"), "\"'\n'=1\"");
  EXPECT_EQ(cell("＝1"), "'＝1");
  EXPECT_EQ(cell("=a,\"b\""), "\"'=a,\"\"b\"\"\"");
  EXPECT_EQ(cell("1=1"), "1=1");
  EXPECT_EQ(cell("a-b"), "a-b");
}

TEST(Csv, NoTextRunsAsAFormulaWhereverAReaderSplitsIt) {
  EXPECT_EQ(cell("a;=1+1;b"), "\"a;'=1+1;b\"");
  EXPECT_EQ(cell("a,=1+1,b"), "\"a,'=1+1,b\"");
  EXPECT_EQ(cell("a; \u200B=1"), "\"a;' \u200B=1\"");
  EXPECT_EQ(cell("a;\"=1\""), "\"a;'\"\"=1\"\"\"");
  for (const char split : std::string_view{",;\t\r\n"}) {
    for (const char* formula : {"=1", "+1", "-1", "@sum", "＝1"}) {
      const std::string text = std::string{"a"} + split + formula + split + "b";
      EXPECT_EQ(cell(text), std::string{"\"a"} + split + "'" + formula + split + "b\"");
    }
  }
  EXPECT_EQ(cell("Anna; Boris; 1-2"), "\"Anna; Boris; 1-2\"");
}

TEST(Csv, NoFormulaHidesBehindBlanksOrWhatCannotBeSeen) {
  EXPECT_EQ(cell(" =1"), "\"' =1\"");
  EXPECT_EQ(cell("\u00A0=1"), "'\u00A0=1") << "a no-break space";
  EXPECT_EQ(cell("\u3000＋1"), "'\u3000＋1") << "an ideographic space";
  EXPECT_EQ(cell("\u2003 \u202F-1"), "'\u2003 \u202F-1");
  EXPECT_EQ(cell("\u0085@sum"), "'\uFFFD@sum");
  EXPECT_EQ(cell(" \t=1"), "\" \t'=1\"");
  EXPECT_EQ(cell("\u200B=1"), "'\u200B=1") << "a space of no width";
  EXPECT_EQ(cell("\uFEFF=1"), "'\uFEFF=1") << "a byte order mark";
  EXPECT_EQ(cell(" x=1"), "\" x=1\"");
  EXPECT_EQ(cell("\u00A0Zoë"), "\u00A0Zoë");
}

TEST(Csv, NoControlCharacterPassesForACommandToATerminal) {
  EXPECT_EQ(cell("a\u009B31m\x7F"), "a\uFFFD31m\uFFFD");
  EXPECT_EQ(cell("a\x1B[2J"), "a\uFFFD[2J");
  EXPECT_EQ(cell("a\tb"), "\"a\tb\"");
}

TEST(Csv, NumbersStayNumbers) {
  Csv csv;
  csv.number(0).number(-5).number(1'000'000).end_row();
  EXPECT_EQ(csv.result(),
            "\xEF\xBB\xBF"
            "0,-5,1000000\r\n");
}

}  // namespace
}  // namespace nullo::exports
