// The index of past sessions finds what a look through the text of every line finds, and gives each line as it was.
#include "app/past/line_index.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/folding.h"
#include "app/past/session_list.h"
#include "support/many_sessions.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

// What a person can search for in a line: all that it shows, except who won.
std::string text_of(const PastView::Line& line) {
  std::string text = line.players + "\n" + line.game + "\n" + line.note + "\n" + line.date;
  if (line.date.size() >= 10) {
    const std::string year = line.date.substr(0, 4);
    const int month = std::stoi(line.date.substr(5, 2));
    const int day = std::stoi(line.date.substr(8, 2));
    text += fmt::format(" {0:02}.{1:02}.{2} {0}.{1}.{2} {0}/{1}/{2}", day, month, year);
  }
  if (line.outcome.find(" won with ") == std::string::npos) text += " " + line.outcome;
  if (line.outcome.find("stopped early") != std::string::npos) text += " stopped early";
  return folded(text);
}

PastView all_read(SessionList& list, store::Store& store, std::string_view search) {
  (void)list.find(store, search);
  while (!list.is_whole()) list.read_on(store);
  return list.find(store, search);
}

std::vector<std::string> ids_of(const PastView& view) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < view.lines.size(); ++i) ids.push_back(view.lines[i].id);
  return ids;
}

TEST(TheIndexOfPastSessions, FindsWhatALookThroughEveryLineFinds) {
  const testing::Scratch scratch;
  store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
  testing::make_many(store, 400, 9);
  SessionList list;
  const PastView all = all_read(list, store, "");
  ASSERT_EQ(all.lines.size(), 400U);
  EXPECT_EQ(all.count, "400 sessions");
  std::size_t found_any = 0;
  for (const char* search : {"anna",
                             "an",
                             "e",
                             "1",
                             "19",
                             "2012",
                             "2012-0",
                             "21.1",
                             "5.3.2012",
                             "5/3",
                             ":15",
                             "20:15",
                             "hearts",
                             "·",
                             "black",
                             "Zoë",
                             "алёна борис",
                             "ελενη",
                             "hans-",
                             "peter",
                             "-peter",
                             "(+",
                             "zurich",
                             "cafe zurich",
                             "lake,evening",
                             "open",
                             "stopped",
                             "early stopped",
                             "hands",
                             "complete",
                             "won",
                             "with",
                             "anna boris clara",
                             "no such thing",
                             "queen of",
                             "2012-02 hearts",
                             "0",
                             "00",
                             "x",
                             "tetka 2013",
                             "result"}) {
    std::vector<std::string> expected;
    for (std::size_t i = 0; i < all.lines.size(); ++i) {
      const PastView::Line line = all.lines[i];
      if (has_all(text_of(line), search_words(search))) expected.push_back(line.id);
    }
    if (!expected.empty()) ++found_any;
    EXPECT_EQ(ids_of(all_read(list, store, search)), expected) << search;
  }
  EXPECT_GT(found_any, 25U);
}

TEST(TheIndexOfPastSessions, KeepsIdsThatAreNoUuids) {
  LineIndex index;
  LineIndex::Entry entry;
  entry.players = {"Anna", "Boris"};
  for (const char* id : {"0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11", "0B5C1C2E-6D0E-4C55-9A53-8B1F0C7D2A11", "game-7", "",
                         "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a1g", "0b5c1c2e66d0e-4c55-9a53-8b1f0c7d2a11"}) {
    entry.id = id;
    index.add(entry);
    EXPECT_EQ(index.line(static_cast<std::uint32_t>(index.size() - 1)).id, id);
  }
}

TEST(TheIndexOfPastSessions, ShowsADateThatIsNoneAsItIs) {
  LineIndex index;
  LineIndex::Entry entry;
  for (const char* date : {"", "2026-11-21 19:30", "2026-11-21T19:30", "2026-11-21 99:99", "some day"}) {
    entry.date = date;
    index.add(entry);
    EXPECT_EQ(index.line(static_cast<std::uint32_t>(index.size() - 1)).date, date);
  }
  EXPECT_EQ(index.find(std::vector<std::string>{"some"}), std::vector<std::uint32_t>{4});
  EXPECT_EQ(index.find(std::vector<std::string>{"19:30"}), (std::vector<std::uint32_t>{1, 2}));
}

TEST(TheIndexOfPastSessions, FindsADayInAllWaysOfWritingIt) {
  LineIndex index;
  LineIndex::Entry entry;
  for (const char* date :
       {"2026-11-05 19:30", "2026-11-05", "2026-11-05 in the evening", "2026-13-05 08:15", "0999-01-31"}) {
    entry.date = date;
    index.add(entry);
    EXPECT_EQ(index.line(static_cast<std::uint32_t>(index.size() - 1)).date, date);
  }
  using Numbers = std::vector<std::uint32_t>;
  for (const char* search : {"2026-11-05", "05.11.2026", "5.11.", "5/11/2026", "november"}) {
    EXPECT_EQ(index.find(std::vector<std::string>{search}), (Numbers{0, 1, 2})) << search;
  }
  EXPECT_EQ(index.find(std::vector<std::string>{"2026"}), (Numbers{0, 1, 2, 3}));
  EXPECT_EQ(index.find(std::vector<std::string>{"31.1.0999"}), Numbers{4});
  EXPECT_EQ(index.find(std::vector<std::string>{"08:15"}), Numbers{3}) << "a time of a day that is none";
}

TEST(TheIndexOfPastSessions, ShowsTotalsOfAnySize) {
  LineIndex index;
  LineIndex::Entry entry;
  entry.players = {"Anna", "Boris"};
  entry.winners = {Seat{1}};
  for (const Amount total : {Amount{6}, Amount{-2'147'483'648}, Amount{2'147'483'648}, Amount{-999'999'999'999}}) {
    entry.total = total;
    index.add(entry);
    EXPECT_EQ(index.line(static_cast<std::uint32_t>(index.size() - 1)).outcome,
              won_text(entry.winners, entry.players, total, false));
  }
}

TEST(TheIndexOfPastSessions, TakesNumbersOfAnySize) {
  const std::vector<std::uint32_t> numbers{0, 127, 128, 16'383, 16'384, 0xFFFFFFFE, 0xFFFFFFFF, 1};
  PackedNumbers packed;
  for (const std::uint32_t number : numbers) packed.add(number);
  packed.close();
  std::size_t place = 0;
  for (const std::uint32_t number : numbers) EXPECT_EQ(packed.next(place), number);
  EXPECT_EQ(place, packed.end());
}

// ---- a list that is not read to its end yet

class AListInPieces : public ::testing::Test {
 protected:
  AListInPieces() {
    store::Store store{database_, store::Store::Access::kWrite};
    testing::make_many(store, SessionList::kPiece + 120, 4);
  }
  static const PastView& list(const testing::TableDriver& table) { return std::get<PastView>(table.app.view().screen); }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(AListInPieces, ShowsItsNewestSessionsAtOnceAndTheOthersInThePauses) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(list(table).lines.size(), static_cast<std::size_t>(SessionList::kPiece));
  EXPECT_TRUE(list(table).reading);
  EXPECT_EQ(list(table).count, "420 sessions");
  const std::string newest = list(table).lines.front().id;
  ASSERT_GT(table.app.read_ahead_after(), 0);
  EXPECT_TRUE(table.app.read_ahead()) << "the view has changed";
  EXPECT_EQ(table.app.read_ahead_after(), 0);
  EXPECT_EQ(list(table).lines.size(), 420U);
  EXPECT_FALSE(list(table).reading);
  EXPECT_EQ(list(table).lines.front().id, newest);
}

TEST_F(AListInPieces, SearchedBeforeItsEndIsReadSaysSoAndFindsTheRestLater) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  table.app.handle(Search{"hearts"});
  const std::size_t first = list(table).lines.size();
  EXPECT_EQ(list(table).count, fmt::format("{} so far", first));
  while (table.app.read_ahead_after() > 0) table.app.read_ahead();
  EXPECT_GT(list(table).lines.size(), first);
  EXPECT_EQ(list(table).count, fmt::format("{} of 420", list(table).lines.size()));
  EXPECT_EQ(list(table).search, "hearts");
}

TEST_F(AListInPieces, BegunOnTheStartPageGoesOnWhereItIsOpened) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kStart});
  ASSERT_GT(table.app.read_ahead_after(), 0.1) << "a pause comes first";
  EXPECT_FALSE(table.app.read_ahead());
  EXPECT_GT(table.app.read_ahead_after(), 0);
  EXPECT_LT(table.app.read_ahead_after(), 0.1) << "and then no pause between the pieces";
  table.app.handle(Go{Screen::kPast});
  EXPECT_TRUE(list(table).reading);
  EXPECT_TRUE(table.app.read_ahead());
  EXPECT_EQ(list(table).lines.size(), 420U);
}

}  // namespace
}  // namespace nullo::app
