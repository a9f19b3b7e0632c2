#include "base/unicode.h"

#include <gtest/gtest.h>

namespace nullo::unicode {
namespace {

TEST(Unicode, BlanksAreWhiteSpaceOfEveryKind) {
  for (const char32_t blank : {U' ', U'\t', U'\n', U'\r', U'\x85', U'\u00A0', U'\u1680', U'\u2003', U'\u2028',
                               U'\u2029', U'\u202F', U'\u205F', U'\u3000'}) {
    EXPECT_TRUE(is_blank(blank)) << std::hex << static_cast<unsigned>(blank);
  }
  for (const char32_t other : {U'a', U'\x1B', U'\u200B', U'\uFEFF', U'\u3164', U'ß'}) {
    EXPECT_FALSE(is_blank(other)) << std::hex << static_cast<unsigned>(other);
  }
}

TEST(Unicode, KnowsWhatCannotBeSeen) {
  for (const char32_t hidden : {U' ',      U'\u00A0', U'\x1B',   U'\x9B',   U'\u00AD', U'\u034F',    U'\u115F',
                                U'\u1160', U'\u180E', U'\u200B', U'\u200D', U'\u202E', U'\u2060',    U'\u2800',
                                U'\u3164', U'\uFE0F', U'\uFEFF', U'\uFFA0', U'\uFFF9', U'\U000E0041'}) {
    EXPECT_FALSE(is_visible(hidden)) << std::hex << static_cast<unsigned>(hidden);
  }
  for (const char32_t seen : {U'a', U'.', U'ë', U'ж', U'李', U'ا', U'한', U'🦊', U'\u0301', U'\uE000'}) {
    EXPECT_TRUE(is_visible(seen)) << std::hex << static_cast<unsigned>(seen);
  }
}

TEST(Unicode, TakesBlanksOffBothEnds) {
  EXPECT_EQ(trimmed(" \t\u00A0Zoë B\u3000\n"), "Zoë B");
  EXPECT_EQ(trimmed("\u00A0\u2003"), "");
  EXPECT_EQ(trimmed(""), "");
  EXPECT_EQ(trimmed("\u200BAnna"), "\u200BAnna") << "no blank, though it cannot be seen";
  EXPECT_EQ(trimmed(" \xFF \xA0"), "\xFF \xA0") << "no UTF-8";
}

TEST(Unicode, ACapitalBeginsAText) {
  EXPECT_EQ(unicode::capitalized("hand 3"), "Hand 3");
  EXPECT_EQ(unicode::capitalized("взятка 5"), "Взятка 5");
  EXPECT_EQ(unicode::capitalized("écarté"), "Écarté");
  for (const char* same : {"", "3 hands", "Hand", "\xFF"}) EXPECT_EQ(unicode::capitalized(same), same);
}

TEST(Unicode, OneTextHasOneNormalForm) {
  EXPECT_EQ(normalized("Zoe\u0308"), "Zoë");
  EXPECT_EQ(normalized("\u212B"), "Å") << "the sign of the unit";
  EXPECT_EQ(normalized("ﬁ"), "ﬁ") << "what only looks alike stays";
  EXPECT_EQ(normalized(""), "");
  EXPECT_EQ(normalized("Zoe\u0308\xFF"), "Zoe\u0308\xFF") << "no UTF-8";
}

}  // namespace
}  // namespace nullo::unicode
