#include "support/catalog.h"

#include <gtest/gtest.h>

#include "text/catalog.h"
#include "text/plural.h"

namespace nullo::text {
namespace {

const std::string kRule = "nplurals=2; plural=(n != 1);";

TEST(Catalog, WithoutOneEverythingStaysEnglish) {
  const Catalog none;
  EXPECT_EQ(none.translated("Who won?"), "Who won?");
  EXPECT_EQ(none.translated("{count} card", "{count} cards", 1), "{count} card");
  EXPECT_EQ(none.translated("{count} card", "{count} cards", 0), "{count} cards");
}

TEST(Catalog, IsReadFromItsBytes) {
  const std::string file = testing::catalog_file({{"Who won?", "Wer hat gewonnen?"}}, kRule);
  const auto catalog = Catalog::read(file);
  ASSERT_TRUE(catalog);
  EXPECT_EQ(catalog->translated("Who won?"), "Wer hat gewonnen?");
  EXPECT_EQ(catalog->translated("Who lost?"), "Who lost?");
  EXPECT_EQ(catalog->translated(""), "");  // not its head
}

TEST(Catalog, RefusesWhatIsNone) {
  const std::string file = testing::catalog_file({{"Who won?", "Wer hat gewonnen?"}}, kRule);
  EXPECT_FALSE(Catalog::read(""));
  EXPECT_FALSE(Catalog::read("msgid \"Who won?\""));
  EXPECT_FALSE(Catalog::read(testing::catalog_file({}, "none")));
  EXPECT_FALSE(Catalog::read(testing::catalog_file({}, "nplurals=2; plural=n/2;")));
  for (std::size_t size = 0; size < file.size(); ++size) {
    const std::string torn = file.substr(0, size);  // copied, for what reads beyond its end to be found
    if (const auto catalog = Catalog::read(torn)) {
      EXPECT_LE(catalog->translated("Who won?").size(), size);
    }
  }
  for (std::size_t at = 0; at < file.size(); ++at) {
    std::string wrong = file;
    wrong[at] = '\x7f';
    if (const auto catalog = Catalog::read(wrong)) {
      EXPECT_LE(catalog->translated("Who won?", "Who won?", 3).size(), file.size());
    }
  }
}

std::size_t form(const std::string& rule, int count) { return Plural::read(rule).value().form_of(count); }

TEST(Plural, IsReadAsCatalogsSayIt) {
  EXPECT_EQ(form("nplurals=1; plural=0;", 7), 0U);
  EXPECT_EQ(form("nplurals=2; plural=n != 1;", 1), 0U);
  EXPECT_EQ(form("nplurals=2; plural=(n>1);", 0), 0U);
  EXPECT_EQ(form("nplurals=2; plural=(n>1);", -2), 1U);
  EXPECT_EQ(form("nplurals=3; plural=n==1 ? 0 : n>=2&&n<=4 ? 1 : 2;", 4), 1U);
  EXPECT_EQ(form("nplurals=3; plural=n==1 ? 0 : n>=2&&n<=4 ? 1 : 2;", 5), 2U);
  EXPECT_EQ(form("nplurals=2; plural=n%10==1 || n<1;", 300), 0U);
  EXPECT_EQ(form("nplurals=2; plural=n%10==1 || n<1;", 301), 1U);
}

TEST(Plural, RefusesWhatIsNoRule) {
  for (const char* wrong : {"", "plural", "nplurals=2; plural=", "nplurals=2; plural=(n;", "nplurals=2; plural=n ? 1;",
                            "nplurals=2; plural=m;", "nplurals=2; plural=n 1;", "nplurals=9; plural=n;"})
    EXPECT_FALSE(Plural::read(wrong)) << wrong;
  EXPECT_FALSE(Plural::read("nplurals=2; plural=" + std::string(1000, '(') + ";"));
}

}  // namespace
}  // namespace nullo::text
