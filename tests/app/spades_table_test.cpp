// Hands of Spades at the table, key by key, without a window. The points are worked out by hand.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "games/sentence.h"
#include "session/words.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class SpadesTable : public ::testing::Test {
 protected:
  // Anna deals first, so Boris bids and leads.
  SpadesTable() {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"spades"});
    constexpr std::array kNames{"Anna", "Boris", "Clara", "Dmitri"};
    for (int seat = 0; seat < 4; ++seat) {
      table.app.handle(SetName{Seat{seat}, kNames.at(static_cast<std::size_t>(seat))});
    }
    table.app.handle(Accept{});
  }

  [[nodiscard]] Texts scores() const {
    Texts scores;
    const auto* over = table.on<HandOverView>();
    if (over == nullptr) return {"the hand is not over"};
    for (const HandOverView::Line& line : over->lines) scores.push_back(line.score);
    return scores;
  }
  [[nodiscard]] Texts bids() const {
    Texts texts;
    for (const CountsRow::Cell& cell : table.table().fields.front().as<CountsRow>().cells) texts.push_back(cell.text);
    return texts;
  }
  [[nodiscard]] Texts marks() const {
    Texts texts;
    for (const TableView::Place& place : table.table().places) texts.push_back(place.mark);
    return texts;
  }

  testing::Scratch scratch_;
  TableDriver table{scratch_ / "nullo.db"};
};

TEST_F(SpadesTable, FourBidsByOneKeyEachThenThirteenTricks) {
  EXPECT_EQ(table.table().question.text, "What does Boris bid?");
  table.type("332");
  EXPECT_EQ(table.table().question.text, "Clara bid 3. What does Anna bid?");
  table.type("4");
  EXPECT_EQ(table.table().question.heading, "Trick 1 of 13 – Boris leads");
  EXPECT_EQ(table.table().question.text, "Anna and Clara 0 of 7, Boris and Dmitri 0 of 5. Who won?");
  table.type("1133112322114");
  EXPECT_EQ(scores(), (Texts{"+72", "−50"})) << "nine of 7, four of 5";
}

TEST_F(SpadesTable, InSumTheFourthCountFollowsAndIsAskedOnceMore) {
  table.type("3324\t");
  EXPECT_EQ(table.table().question.heading, "Anna and Clara bid 7, Boris and Dmitri bid 5");
  table.type("534");
  EXPECT_EQ(games::with_keys(table.table().question.text), "Dmitri must have the other 1. Press Enter, or type it.");
  table.type("1");
  EXPECT_EQ(scores(), (Texts{"+72", "−50"}));
  EXPECT_EQ(table.on<HandOverView>()->explained,
            (Texts{"Anna and Clara bid 7 and took 9: +70", "Anna and Clara: 2 bags: +2",
                   "Boris and Dmitri bid 5 and took 4: −50"}));
  EXPECT_TRUE(table.on<HandOverView>()->next.ends_with("Bags: Anna and Clara 2, Boris and Dmitri 0."));
}

TEST_F(SpadesTable, NilIsAWordOfTheSeatThatIsAskedAndZeroIsNone) {
  table.type("0");
  EXPECT_EQ(table.table().problem, "A bid is 1 to 13, nil or blind nil.");
  EXPECT_EQ(marks(), Texts(4));
  table.type("ntb");
  EXPECT_EQ(bids(), (Texts{"", "Nil", "10", "Blind nil"}));
  EXPECT_EQ(marks(), (Texts{"", "nil", "bid 10", "blind nil"}));
  table.type("4");
  EXPECT_EQ(table.table().question.heading, "Trick 1 of 13 – Boris leads");
  table.type("2");
  EXPECT_EQ(marks(), (Texts{"bid 4", "nil failed", "bid 10", "blind nil"}));
}

TEST_F(SpadesTable, ABidIsMendedAtItsPlaceWhateverIsAsked) {
  table.type("3324");
  table.app.handle(TapField{"bids", Seat{2}, std::nullopt});
  table.type("n");
  EXPECT_EQ(bids(), (Texts{"4", "3", "Nil", "2"})) << "the bid of the seat that was tapped, and of no other";
  EXPECT_EQ(table.table().question.text, "Anna and Clara 0 of 4, Boris and Dmitri 0 of 5. Who won?");
  table.app.handle(TapField{"bids", Seat{0}, -2});
  EXPECT_EQ(bids(), (Texts{"Blind nil", "3", "Nil", "2"}));
}

TEST_F(SpadesTable, ANilThatFailedSaysWhose) {
  table.type("n3n4\t5143");  // Boris and Dmitri both bid nil: Boris took one trick, and Dmitri three
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  const std::vector<games::Reason>& all = over->lines[1].reasons;
  for (const char* words : {"Boris's nil failed", "Dmitri's nil failed"}) {
    EXPECT_TRUE(std::ranges::find(all, games::Reason{.amount = "−100", .words = words, .counts = 100}) != all.end())
        << words;
  }
}

TEST_F(SpadesTable, TheHistorySaysNilAndNoNumberBelowZero) {
  table.type("n32b\t6142");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  store::Store store{scratch_ / "nullo.db", store::Store::Access::kRead};
  const session::Session session = *store.load(store.sessions().front().id);
  const Texts facts = session::facts_of(session.rules, session::context_of(session, 0), session.hands.front());
  EXPECT_EQ(facts.front(), "Bid: Blind nil, Nil, 3, 2");
}

TEST_F(SpadesTable, UndoNamesTheBid) {
  table.type("3n");
  EXPECT_EQ(table.app.view().undo, "Bid, Clara: Nil");
}

TEST_F(SpadesTable, TenBagsAreTakenOffOverTheHands) {
  table.type("2222\t524\n\n");
  EXPECT_EQ(table.table().title, "Spades · hand 2 · Boris dealt");
  const auto& panel = table.table().panel;
  EXPECT_EQ(panel.back(), "Bags: Anna and Clara 5, Boris and Dmitri 0; 10 cost 100");
  table.type("2323524\n");
  EXPECT_EQ(scores(), (Texts{"−55", "−60"}));
  EXPECT_EQ(table.on<HandOverView>()->explained[1], "Anna and Clara: 5 bags: +5; 10 in all: −100, none left");
}

}  // namespace
}  // namespace nullo::app
