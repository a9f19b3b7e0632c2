#include "core/card.h"

#include <gtest/gtest.h>

#include "core/card_set.h"

namespace nullo {
namespace {

TEST(Card, EveryCardOfThePackReadsBackFromItsText) {
  int cards = 0;
  for (const Card card : CardSet::full_pack()) {
    EXPECT_EQ(parse_card(to_string(card)), card);
    ++cards;
  }
  EXPECT_EQ(cards, 52);
}

TEST(Card, TenIsReadAsOneAndZeroTooButNothingElseIs) {
  EXPECT_EQ(parse_card("10H"), parse_card("TH"));
  for (const char* text : {"", "1", "1H", "10", "11H", "010H", "QHH", "QX", "hQ", "qh", "Q H", "XX", "0H", "AS "}) {
    EXPECT_EQ(parse_card(text), std::nullopt) << text;
  }
}

TEST(Card, PeopleReadTenAndTheSuitsSigns) {
  EXPECT_EQ(to_text(*parse_card("TD")), "10♦");
  EXPECT_EQ(to_text(*parse_card("AS")), "A♠");
  EXPECT_EQ(to_string(*parse_card("10D")), "TD");
}

TEST(Card, TheAceIsTheHighestOfItsSuit) {
  EXPECT_GT(*parse_card("AC"), *parse_card("KC"));
  EXPECT_GT(*parse_card("TC"), *parse_card("9C"));
}

TEST(CardSet, HoldsOneLaneASuitAndNothingBetween) {
  EXPECT_EQ(CardSet::full_pack().size(), 52);
  for (const Suit suit : kSuits) {
    EXPECT_EQ(CardSet::of_suit(suit).size(), 13);
    EXPECT_EQ(CardSet::full_pack().in_suit(suit), CardSet::of_suit(suit));
    EXPECT_EQ(CardSet::of_suit(suit).highest(), (Card{Rank::kAce, suit}));
  }
}

TEST(CardSet, InsertsErasesAndSubtracts) {
  CardSet set{*parse_card("2C"), *parse_card("AS")};
  set.insert(*parse_card("7H"));
  set.erase(*parse_card("AS"));
  EXPECT_EQ(set, (CardSet{*parse_card("7H"), *parse_card("2C")}));
  EXPECT_EQ(set - CardSet{*parse_card("2C")}, CardSet{*parse_card("7H")});
  EXPECT_EQ(CardSet{}.highest(), std::nullopt);
}

}  // namespace
}  // namespace nullo
