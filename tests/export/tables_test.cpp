#include "export/tables.h"

#include <gtest/gtest.h>

#include "export/samples.h"

namespace nullo::exports {
namespace {

using testing::file_text;
using testing::sample;
using testing::written;

// The rows of a file, without the byte order mark and with line feeds alone.
std::string rows_of(std::string csv) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  EXPECT_TRUE(csv.starts_with(kMark));
  EXPECT_TRUE(csv.ends_with("\r\n"));
  csv.erase(0, kMark.size());
  for (std::size_t at = csv.find("\r\n"); at != std::string::npos; at = csv.find("\r\n", at)) csv.erase(at, 1);
  return csv;
}

void expect_tables(const std::string& game) {
  const session::Session session = sample(game).session;
  EXPECT_EQ(rows_of(written(sheet_csv, session)), file_text(game + ".csv"));
  EXPECT_EQ(rows_of(written(ledger_csv, session)), file_text(game + ".ledger.csv"));
  EXPECT_EQ(rows_of(written(hands_csv, session)), file_text(game + ".hands.csv"));
}

// Bum card 7♣. Hand 1: the first seat has 1 for it, 1 for the Q♠ and 1 for most tricks; the second 2 for the Q♣ and 1
// for trick 7; the third 1 for the Q♦, 1 for the last trick and 10 for a revoke; the fourth 1 for the Q♥. In hand 2
// somebody sits in for the fourth, and one trick is entered. Every name and note would be a formula or markup.
TEST(Tables, OfTetkaWithOddNames) { expect_tables("tetka"); }

// 26 points a hand, the queen of spades being 13 of them; Boris reaches 20 and the game is over.
TEST(Tables, OfHearts) { expect_tables("hearts"); }

// 100 chips each and 50 bought: 450 in all, of which 25 lie in the pot after the antes (reversis R1). Dmitri threw the
// A♥ into Boris' trick, who pays 1 for it (reversis R4).
TEST(Tables, OfReversisCountThePots) { expect_tables("reversis"); }

TEST(Tables, TheSheetHasAColumnOfBoughtChipsWhereSomebodyBought) {
  session::Session session = sample("reversis").session;
  session.hands.resize(1);
  session.hands[0].facts = games::empty_hand(session.rules);
  session.hands[0].adjustments = {{Account::bank(), Account::of(Seat{1}), 50, "", true}};
  session.hands[0].scores = {1, -1, 0, 0};
  session.hands.push_back(session.hands[0]);
  session.hands[1].adjustments = {{Account::of(Seat{1}), Account::bank(), 20, "", true}};
  const std::string rows = rows_of(written(sheet_csv, session));
  const std::string& name = session.players[1];
  EXPECT_NE(rows.find(",Complete," + session.players[0] + " bought," + name + " bought,"), std::string::npos) << rows;
  EXPECT_NE(rows.find(",1,101,49,149,0,100,0,100,0,yes,0,50,0,0\n"), std::string::npos) << rows;
  EXPECT_NE(rows.find(",1,102,-21,128,0,100,0,100,0,yes,0,30,0,0\n"), std::string::npos) << rows;
}

TEST(Tables, CountTheHandsThroughTheEveningAsTheProgramDoes) {
  session::Session session = sample("hearts").session;
  session.hands_before = 4;
  for (const auto& rows : {rows_of(written(sheet_csv, session)), rows_of(written(ledger_csv, session)),
                           rows_of(written(hands_csv, session))}) {
    EXPECT_EQ(rows.substr(rows.find('\n') + 1, 2), "5,");
  }
}

TEST(Tables, OfASessionWithoutHandsAreTheirHeadings) {
  session::Session session = sample("hearts").session;
  session.hands.clear();
  EXPECT_EQ(rows_of(written(ledger_csv, session)),
            "Hand,Number,Trick,Card,From,To,Amount,Reason,Reason in words,Note\n");
  EXPECT_EQ(rows_of(written(sheet_csv, session)),
            "Hand,Dealer,Anna,Anna total,Boris,Boris total,Clara,Clara total,Dmitri,Dmitri total,Complete\n");
}

TEST(Tables, OfASessionThatWasOnlyBegunHaveWhatEachBeginsWith) {
  session::Session session = sample("hearts").session;
  session.hands.clear();
  session.opening = PerSeat<Amount>{5, 0, -2, 7};
  const std::string rows = rows_of(written(sheet_csv, session));
  EXPECT_EQ(rows.substr(rows.find('\n') + 1), "Opening,,,5,,0,,-2,,7,\n");
}

}  // namespace
}  // namespace nullo::exports
