#include "cli/nearest.h"

#include <gtest/gtest.h>

namespace nullo::cli {
namespace {

const std::vector<std::string> kKnown{"score", "import", "export", "sessions", "show", "backup", "restore", "verify"};

TEST(Nearest, FindsAWordWithALetterLeftOutDoubledReplacedOrExchanged) {
  EXPECT_EQ(nearest("sesions", kKnown), "sessions");
  EXPECT_EQ(nearest("imporrt", kKnown), "import");
  EXPECT_EQ(nearest("verifi", kKnown), "verify");
  EXPECT_EQ(nearest("shwo", kKnown), "show");
  EXPECT_EQ(nearest("exprot", kKnown), "export");
}

TEST(Nearest, FindsAWordByItsBeginning) {
  EXPECT_EQ(nearest("sess", kKnown), "sessions");
  EXPECT_EQ(nearest("rest", kKnown), "restore");
  EXPECT_EQ(nearest("s", kKnown), std::nullopt) << "several begin so";
}

TEST(Nearest, TakesTheNearestOfSeveral) {
  EXPECT_EQ(nearest("iport", kKnown), "import");
  EXPECT_EQ(nearest("eport", kKnown), "export");
}

TEST(Nearest, FindsNothingWhereMostLettersDiffer) {
  for (const char* far : {"frobnicate", "x", "", "list", "open", "delete"}) {
    EXPECT_EQ(nearest(far, kKnown), std::nullopt) << far;
  }
}

TEST(Nearest, DoesNotMindCaseAndAccents) {
  EXPECT_EQ(nearest("TETKA", {"Hearts", "Tëtka"}), "Tëtka");
  EXPECT_EQ(nearest("ecrte", {"Tëtka", "Écarté"}), "Écarté");
  EXPECT_EQ(nearest("Дмитрй", {"Дмитрий", "Анна"}), "Дмитрий");
}

TEST(Nearest, IsAskedForAtTheEndOfARefusal) {
  EXPECT_EQ(did_you_mean("sesions", kKnown), "did you mean 'sessions'?");
  EXPECT_EQ(did_you_mean("frobnicate", kKnown), "");
}

}  // namespace
}  // namespace nullo::cli
