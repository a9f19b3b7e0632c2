#include "json/writer.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "json/tree.h"

namespace nullo::json {
namespace {

TEST(Writer, WritesCompactTextOnOneLine) {
  Writer writer;
  writer.begin_object().member("a", 1).member("b", true).key("c").begin_array();
  writer.value("x").null().value(-7).raw("[0]").begin_object().end_object().end_array().end_object();
  EXPECT_EQ(writer.take(), R"({"a":1,"b":true,"c":["x",null,-7,[0],{}]})");
}

TEST(Writer, EscapesWhatHasToBeEscaped) {
  EXPECT_EQ(quoted(""), "\"\"");
  EXPECT_EQ(quoted("a\"b\\c\n\t\r\x01\x1f"), R"("a\"b\\c\n\t\r\u0001\u001f")");
  EXPECT_EQ(quoted("Tëtka 🃞 Q♠ −5 «é»"), "\"Tëtka 🃞 Q♠ −5 «é»\"");
}

TEST(Quoted, NothingInItReachesATerminalAsACommand) {
  EXPECT_EQ(quoted("a\x7f\u0080b\u009b31m"), R"("a\u007f\u0080b\u009b31m")");
  EXPECT_EQ(quoted("a\u2028b\u202ec\u2066d\u2069"), R"("a\u2028b\u202ec\u2066d\u2069")");
  EXPECT_EQ(quoted("\u00a0\u00bf\u2027\u202f\u2065\u206a"), "\"\u00a0\u00bf\u2027\u202f\u2065\u206a\"");
  EXPECT_EQ(quoted("seven b\u0085"), R"("seven b\u0085")") << "at the end of a piece of eight bytes";
  EXPECT_EQ(quoted("\xC2"), "\"\xC2\"") << "no UTF-8";
}

TEST(Writer, KeepsWhatIsShortAndShallowOnOneLine) {
  Writer writer{Writer::Style::kIndented};
  writer.begin_object().member("a", "b").key("seats").begin_array().value(1).value(2).end_array();
  writer.key("tricks").begin_array();
  for (int i = 0; i < 2; ++i) writer.begin_object().member("winner", i).end_object();
  writer.end_array().key("none").begin_array().end_array().end_object();
  EXPECT_EQ(writer.take(), R"({
 "a": "b",
 "seats": [1, 2],
 "tricks": [{"winner": 0}, {"winner": 1}],
 "none": []
})");
}

TEST(Writer, PutsWhatDoesNotFitOnLinesOfItsOwn) {
  Writer writer{Writer::Style::kIndented};
  writer.begin_object().key("list").begin_array();
  for (int i = 0; i < 3; ++i) writer.value(std::string(40, 'x'));
  writer.end_array().key("deep").begin_array().begin_array().begin_array().begin_array().end_array().end_array();
  writer.end_array().end_array().end_object();
  const std::string x = "\"" + std::string(40, 'x') + "\"";
  EXPECT_EQ(writer.take(),
            "{\n \"list\": [\n  " + x + ",\n  " + x + ",\n  " + x + "\n ],\n \"deep\": [\n  [[[]]]\n ]\n}");
}

TEST(Writer, GoesOnAfterTextWasTakenAway) {
  for (const auto style : {Writer::Style::kCompact, Writer::Style::kIndented}) {
    Writer writer{style};
    writer.begin_object().key("hands").begin_array().value(1);
    std::string text = writer.take();
    writer.value(2);
    text += writer.take();
    writer.end_array().member("b", 3).end_object();
    text += writer.take();
    Tree tree;
    Faults faults;
    ASSERT_TRUE(tree.parse(text, faults)) << text;
    EXPECT_EQ(tree.root().nearest("/hands/1").integer(), 2);
    EXPECT_EQ(tree.root().nearest("/b").integer(), 3);
  }
}

RC_GTEST_PROP(Writer, TextsAreReadAsTheyWereWritten, (const std::vector<std::uint16_t>& units)) {
  std::string text;
  for (const std::uint16_t unit : units) {  // UTF-8 of one, two and three bytes
    if (unit < 0x80) {
      text += static_cast<char>(unit);
    } else if (unit < 0x800) {
      text += static_cast<char>(0xC0U | unit >> 6U);
      text += static_cast<char>(0x80U | (unit & 0x3FU));
    } else if (unit < 0xD800) {
      text += static_cast<char>(0xE0U | unit >> 12U);
      text += static_cast<char>(0x80U | (unit >> 6U & 0x3FU));
      text += static_cast<char>(0x80U | (unit & 0x3FU));
    } else {
      text += static_cast<char>(unit & 0x7FU);
    }
  }
  Tree tree;
  Faults faults;
  RC_ASSERT(tree.parse(json::quoted(text), faults));
  RC_ASSERT(tree.root().text() == text);
}

RC_GTEST_PROP(Writer, WholeNumbersAreReadAsTheyWereWritten, (std::int64_t number)) {
  Writer writer;
  Tree tree;
  Faults faults;
  RC_ASSERT(tree.parse(writer.value(number).text(), faults));
  RC_ASSERT(tree.root().integer() == number);
}

}  // namespace
}  // namespace nullo::json
