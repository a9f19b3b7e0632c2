#include "base/utf8.h"

#include <gtest/gtest.h>

namespace nullo::utf8 {
namespace {

TEST(Utf8, IsCountedByCharacters) {
  EXPECT_EQ(characters(""), 0U);
  EXPECT_EQ(characters("Anna"), 4U);
  EXPECT_EQ(characters("Алёна Zoë 名 🂡"), 13U);
}

TEST(Utf8, IsCutBetweenCharacters) {
  EXPECT_EQ(cut("Zoë", 9), "Zoë");
  EXPECT_EQ(cut("Zoë", 4), "Zoë");
  EXPECT_EQ(cut("Zoë", 3), "Zo");
  EXPECT_EQ(cut("名", 2), "");
  EXPECT_EQ(without_last("Zoë"), "Zo");
  EXPECT_EQ(without_last("🂡"), "");
  EXPECT_EQ(without_last(""), "");
}

TEST(Utf8, IsPutTogetherOfCodePoints) {
  std::string text;
  for (const char32_t character : {U'a', U'\x7F', U'ë', U'\u07FF', U'\u0800', U'名', U'🂡'}) append(character, text);
  EXPECT_EQ(text, "a\x7Fë\u07FF\u0800名🂡");
}

}  // namespace
}  // namespace nullo::utf8
