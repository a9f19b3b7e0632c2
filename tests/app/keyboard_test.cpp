// Cards typed by the letters that people see on them, in every language: no two cards have the same keys, and whole
// hands typed so are the hands that the English keys enter.
#include "app/keyboard.h"

#include <array>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "app/app.h"
#include "base/unicode.h"
#include "document/document.h"
#include "support/scratch.h"
#include "support/table_driver.h"
#include "text/language.h"

namespace nullo::app {
namespace {

constexpr std::array kRanks{Rank::kTwo,  Rank{3},    Rank{4},     Rank{5},      Rank{6},     Rank{7},   Rank{8},
                            Rank::kNine, Rank::kTen, Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kAce};

char32_t only_character(const std::string& key) {
  const auto first = unicode::first(key);
  return first && first->bytes == key.size() ? first->code : U'\0';
}

TEST(Keyboard, TheLettersOfEachLanguageAreThoseOfItsCards) {
  const auto letters = [](const char* code) {
    const text::Speaking speaking{text::language_of(code)};
    std::string all;
    for (const Rank rank : {Rank::kJack, Rank::kQueen, Rank::kKing, Rank::kAce})
      all += to_text(Card{rank, Suit::kHearts});
    return all;
  };
  EXPECT_EQ(letters("en"), "J♥Q♥K♥A♥");
  EXPECT_EQ(letters("de"), "B♥D♥K♥A♥");
  EXPECT_EQ(letters("fr"), "V♥D♥R♥A♥");
  EXPECT_EQ(letters("it"), "F♥D♥R♥A♥");
  EXPECT_EQ(letters("es"), "J♥Q♥K♥A♥");
  EXPECT_EQ(letters("ru"), "В♥Д♥К♥Т♥");
}

TEST(Keyboard, TwoKeysAreOneCardInEitherOrder) {
  for (const text::Language& language : text::languages()) {
    SCOPED_TRACE(language.code);
    const text::Speaking speaking{language};
    int both = 0;
    std::set<std::string> keys;
    for (const Rank rank : kRanks) {
      const CardHalf half = half_of(only_character(key_of(rank)));
      EXPECT_EQ(half.rank, rank);
      both += half.suit ? 1 : 0;
      keys.insert(key_of(rank));
    }
    EXPECT_EQ(keys.size(), kRanks.size());
    keys.clear();
    for (const Suit suit : kSuits) {
      EXPECT_EQ(half_of(only_character(key_of(suit))).suit, suit) << key_of(suit);
      keys.insert(key_of(suit));
    }
    EXPECT_EQ(keys.size(), kSuits.size());
    EXPECT_LE(both, 1) << "with two such letters nobody could tell which is the rank";
  }
}

TEST(Keyboard, TheEnglishLettersWorkInEveryLanguage) {
  for (const text::Language& language : text::languages()) {
    SCOPED_TRACE(language.code);
    const text::Speaking speaking{language};
    for (const char letter : std::string_view{"23456789TJQKA"})
      EXPECT_EQ(half_of(static_cast<unsigned char>(letter)).rank, rank_of(letter)) << letter;
    for (const char letter : std::string_view{"CDHS"})
      EXPECT_EQ(half_of(static_cast<unsigned char>(letter)).suit, suit_of(letter)) << letter;
  }
}

class TypedInItsLanguage : public ::testing::Test {
 protected:
  void TearDown() override { text::speak(text::english()); }

  // The first hand, as it is stored.
  static std::string hand(const char* code, const char* game, const std::vector<std::string>& names, const char* preset,
                          std::string_view keys) {
    const testing::Scratch scratch;
    testing::TableDriver table{scratch / "nullo.db"};
    table.app.handle(SetLanguage{code});
    table.start(game, names, preset);
    table.type(keys);
    const session::Session session = table.stored();
    return session.hands.empty() ? "" : document::write_hand(session.rules, session.hands.front());
  }
};

const std::vector<std::string> kAtTheTable{"Anna", "Boris", "Clara", "Dmitri"};

TEST_F(TypedInItsLanguage, AHandOfTetkaInRussian) {
  const std::string meant = hand("en", "tetka", kAtTheTable, nullptr, testing::kTetkaHand);
  EXPECT_EQ(hand("ru", "tetka", kAtTheTable, nullptr, testing::kTetkaHand), meant);
  EXPECT_EQ(hand("ru", "tetka", kAtTheTable, nullptr, "7т1и2Дт3Дб4чДк3\n"), meant);
}

TEST_F(TypedInItsLanguage, AHandOfReversisInFrench) {
  const std::string meant = hand("en", "reversis", kAtTheTable, "open", "2q139d22s22h43314441\n");
  EXPECT_EQ(hand("fr", "reversis", kAtTheTable, "open", "2vh139ad22ap22ah43314441\n"), meant);
}

TEST_F(TypedInItsLanguage, AHandOfFuenfzehnernInGerman) {
  const std::string meant = hand("en", "fuenfzehnern", kAtTheTable, "eight_hands", "p7hjhqhkh7sqdksjdr1\n");
  EXPECT_EQ(hand("de", "fuenfzehnern", kAtTheTable, "eight_hands", "p7hbhdhkh7pddkpbdr1\n"), meant);
}

TEST_F(TypedInItsLanguage,
       WhereACardIsAskedForItsLetterIsNoButton) {  // r gave somebody the rest, p asked for every card
  const testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  table.app.handle(SetLanguage{"it"});
  table.start("briscola", kAtTheTable);
  table.type("r");
  EXPECT_EQ(table.table().pending, "R …");
  table.type("p");
  EXPECT_EQ(table.table().problem, "");
  EXPECT_EQ(table.table().question.wants, games::Question::Wants::kTrick) << "the R♠ was turned up";
  table.type("/r");
  EXPECT_EQ(table.table().pending, "R …");
  for (const games::Shortcut& shortcut : table.table().shortcuts) EXPECT_EQ(shortcut.key, 0) << shortcut.label;
  table.type("\x1b");
  for (const TableView::PaletteCard& card : table.table().palette) {
    const bool hearts = card.card.suit() == Suit::kHearts;
    const bool spades = card.card.suit() == Suit::kSpades;
    if (card.card.rank() != Rank::kKing || (!hearts && !spades)) continue;
    EXPECT_EQ(card.key, hearts ? "hr" : "sr") << "p is a button here";
  }
}

TEST_F(TypedInItsLanguage, F1ShowsTheLettersAndNoneTwice) {  // b and d were said to begin a card, where they were one
  const testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  table.app.handle(SetLanguage{"de"});
  table.start("tetka", kAtTheTable);
  const auto shown = [&table] {
    table.app.handle(Go{Screen::kHelp});
    std::multiset<std::string> keys;
    for (const HelpView::Key& key : table.on<HelpView>()->keys) {
      std::istringstream words{key.keys};
      for (std::string word; words >> word;) keys.insert(word);
    }
    table.app.handle(Back{});
    return keys;
  };
  std::multiset<std::string> keys = shown();  // which is the bum card?
  for (const char* letter : {"b", "k", "a", "c", "h", "p"}) EXPECT_EQ(keys.count(letter), 1U) << letter;
  EXPECT_EQ(keys.count("d"), 2U) << "the Dame, and diamonds";
  table.type("7c");
  keys = shown();  // who won the trick? b is the bum card, d the queen of diamonds
  for (const char* letter : {"b", "d", "j", "q", "k", "a"}) EXPECT_EQ(keys.count(letter), 1U) << letter;
}

TEST_F(TypedInItsLanguage, ALetterThatIsRankAndSuitWaitsForTheOtherHalf) {
  const testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  table.app.handle(SetLanguage{"de"});
  table.start("tetka", kAtTheTable);
  table.type("d");
  EXPECT_EQ(table.table().pending, "D / ♦ …");
  table.type("\n");
  EXPECT_NE(table.table().problem.find("D wartet auf die Farbe"), std::string::npos) << table.table().problem;
  table.type("d");
  EXPECT_TRUE(table.table().pending.empty());
}

}  // namespace
}  // namespace nullo::app
