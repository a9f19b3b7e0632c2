#include "base/printable.h"

#include <gtest/gtest.h>

#include "core/fault.h"

namespace nullo {
namespace {

TEST(Printable, TextOfAnyLanguageStaysAsItIs) {
  for (const char* text : {"", "Anna", "Zoë Ελένη Ёлка 李雷 김민준 🦊 Q♥ −5 “so”", "a\\u001bb", "שרה"}) {
    EXPECT_EQ(printable(text), text);
    EXPECT_EQ(printable_lines(text), text);
  }
}

TEST(Printable, NoControlCharacterReachesATerminal) {
  EXPECT_EQ(printable("\x1B[2J\a"), "\\u001b[2J\\u0007");
  EXPECT_EQ(printable("a\nnullo: all is well\r"), "a\\u000anullo: all is well\\u000d");
  EXPECT_EQ(printable({"\0\x7F", 2}), "\\u0000\\u007f");
  EXPECT_EQ(printable("\u0085\u009B31m"), "\\u0085\\u009b31m");
  EXPECT_EQ(printable_lines("one\n\ttwo\x1B\n"), "one\n\\u0009two\\u001b\n");
}

TEST(Printable, NothingTurnsTheTextAroundItOrBeginsALine) {
  EXPECT_EQ(printable("a\u2028b\u2029"), "a\\u2028b\\u2029");
  EXPECT_EQ(printable("\u202Aa\u202Eb\u2066c\u2069"), "\\u202aa\\u202eb\\u2066c\\u2069");
}

TEST(Printable, BytesThatAreNoUtf8AreShownAsBytes) {
  EXPECT_EQ(printable("Zo\xEB!"), "Zo\\xeb!");
  EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80") << "half a pair of surrogates";
  EXPECT_EQ(printable("\xC3"), "\\xc3");
}

TEST(Printable, AFaultIsOneLineWhateverTheDocumentSays) {
  EXPECT_EQ(to_string(Fault{"/a\n\x1B[31m", "a \u0085", "\"\xFF\u202E\""}),
            "/a\\u000a\\u001b[31m: expected a \\u0085, found \"\\xff\\u202e\"");
}

}  // namespace
}  // namespace nullo
