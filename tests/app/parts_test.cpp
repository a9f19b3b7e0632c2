// Reasons and payments in parts: what stands in columns, and beside the sentences that say the same.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "app/chips/due.h"
#include "app/sentences.h"
#include "app/table/open_session.h"
#include "app/three_pots.h"
#include "games/registry.h"
#include "ledger/chips.h"
#include "session/words.h"
#include "support/random_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::RandomSessions;
using testing::TableDriver;
using Texts = std::vector<std::string>;

const Texts kFourPlayers{"Anna", "Boris", "Clara", "Dmitri"};
constexpr std::uint32_t kSeeds = 25;

// "+1 | the bum card | 7♣ | trick 2", where a part that is empty has no place.
std::string columns(const games::Reason& reason) {
  Texts parts;
  if (!reason.amount.empty()) parts.push_back(reason.amount);
  parts.push_back(reason.words);
  for (const Card each : reason.cards) parts.push_back(to_text(each));
  if (reason.trick > 0) parts.push_back(fmt::format("trick {}", reason.trick));
  return fmt::format("{}", fmt::join(parts, " | "));
}

Texts columns(const std::vector<games::Reason>& reasons) {
  Texts texts;
  for (const games::Reason& reason : reasons) texts.push_back(columns(reason));
  return texts;
}

bool contains(const Texts& texts, std::string_view text) { return std::ranges::find(texts, text) != texts.end(); }

// The sessions of a game whose last hand is over.
std::vector<OpenSession> hands_over(std::string_view game) {
  std::vector<OpenSession> all;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    OpenSession open{RandomSessions{seed}.of_game(game, 2)};
    if (open.hand_complete()) all.push_back(std::move(open));
  }
  return all;
}

// The postings of the last hand in which this account pays or gets.
std::vector<Posting> postings_of(const OpenSession& open, Account account) {
  std::vector<Posting> all = open.result.hands.back().scored.postings;
  std::erase_if(all, [account](const Posting& each) { return each.from != account && each.to != account; });
  return all;
}

void expect_apart(const games::Reason& reason, const Posting& posting, Account account) {
  const bool gets = posting.to == account;
  EXPECT_EQ(reason.amount, games::signed_text(gets ? posting.amount : -posting.amount)) << reason.words;
  EXPECT_EQ(reason.trick, posting.trick) << reason.words;
  if (posting.card) {
    ASSERT_FALSE(reason.cards.empty()) << reason.words;
    EXPECT_EQ(reason.cards.front(), *posting.card) << reason.words;
  }
  EXPECT_FALSE(reason.words.empty());
  EXPECT_EQ(reason.words.find("trick " + std::to_string(posting.trick)), std::string::npos) << reason.words;
  for (const Card each : reason.cards) {
    EXPECT_EQ(reason.words.find(fmt::format("({})", to_text(each))), std::string::npos) << reason.words;
  }
}

}  // namespace

TEST(Parts, ReasonsHaveTheirAmountsCardsAndTricksApart) {
  std::set<std::string> with_cards;
  std::set<std::string> with_tricks;
  for (const games::Info& game : games::all()) {
    const std::string id{game.id};
    SCOPED_TRACE(id);
    const std::vector<OpenSession> over = hands_over(id);
    EXPECT_FALSE(over.empty());
    for (const OpenSession& open : over) {
      for (const HandOverView::Line& line : hand_over_view(open).lines) {
        const Account account = Account::of(line.seat);
        const std::vector<Posting> postings = postings_of(open, account);
        ASSERT_GE(line.reasons.size(), postings.size());
        for (std::size_t i = 0; i < postings.size(); ++i) expect_apart(line.reasons[i], postings[i], account);
        for (std::size_t i = postings.size(); i < line.reasons.size(); ++i)
          EXPECT_EQ(line.reasons[i], games::Reason{.words = line.reasons[i].words}) << "what is no posting";
        for (const games::Reason& reason : line.reasons) {
          if (!reason.cards.empty()) with_cards.insert(id);
          if (reason.trick > 0) with_tricks.insert(id);
        }
      }
    }
  }
  const std::set<std::string> tricks{"briscola", "ecarte", "fuenfzehnern", "hearts", "reversis", "tetka"};
  std::set<std::string> cards = tricks;
  cards.insert({"carioca", "put_and_take"});
  EXPECT_EQ(with_cards, cards);
  EXPECT_EQ(with_tricks, tricks);
}

TEST(Parts, TheReasonsOfAHandOfTetka) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("tetka", kFourPlayers);
  table.type("7c1b2c3d4hr3");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(columns(over->lines[1].reasons), Texts{"+1 | the bum card | 7♣ | trick 2"});
}

TEST(Parts, AReasonSaysWhichWayTheChipsWent) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("reversis", kFourPlayers);
  table.type("2q139d22s22h4331444171289\n\n");
  const auto* over = table.on<HandOverView>();
  ASSERT_NE(over, nullptr);
  const Texts annas = columns(over->lines[0].reasons);
  EXPECT_EQ(annas[0], "−10 | ante");
  EXPECT_TRUE(contains(annas, "+5 | from Clara, the Quinola thrown | J♥ | trick 2"));
  EXPECT_TRUE(contains(columns(over->lines[2].reasons), "−5 | to Anna, the Quinola thrown | J♥ | trick 2"));
}

TEST(Parts, TheReasonsBesideTheTableAreThoseOfItsSentences) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("reversis", kFourPlayers);
  table.type("2q139");
  ASSERT_GE(table.table().whys.size(), 2U);
  const WhyLine& newest = table.table().whys.front();
  EXPECT_EQ(newest.text, "trick 2, the pot (J♥): Anna takes 25 from pot 1");
  EXPECT_EQ(columns(newest.parts), "+25 | from pot 1, the pot | J♥ | trick 2");
}

namespace {

std::string row_text(const DueRow& row) {
  std::string chips;
  for (const auto& [piles, sign] : {std::pair{&row.chips, ""}, std::pair{&row.back, "−"}}) {
    for (const DueRow::Pile& pile : *piles)
      chips += fmt::format("{}{}{} × {}", chips.empty() ? "" : ", ", sign, pile.count, pile.value);
  }
  return fmt::format("{} {} {} {}: {}", row.payer.name, row.owed ? "owes" : "pays", row.receiver.name, row.amount,
                     row.owed ? row.has : chips);
}

Texts row_texts(const std::vector<DueRow>& rows) {
  Texts texts;
  for (const DueRow& row : rows) texts.push_back(row_text(row));
  return texts;
}

Amount sum_of(const std::vector<DueRow::Pile>& piles) {
  Amount sum = 0;
  for (const DueRow::Pile& pile : piles) sum += pile.count * pile.value;
  return sum;
}

}  // namespace

TEST(Parts, ThreeReceiversAreThreeRowsAndPotsComeLast) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("reversis", kFourPlayers);
  EXPECT_EQ(row_texts(table.table().payments), (Texts{"Anna pays the pot 10: 2 × 5", "Boris pays the pot 5: 1 × 5",
                                                      "Clara pays the pot 5: 1 × 5", "Dmitri pays the pot 5: 1 × 5"}));
  table.type("2q139");
  const std::vector<DueRow>& rows = table.table().payments;
  EXPECT_EQ(row_texts(rows), (Texts{"Clara pays Anna 5: 1 × 5", "the pot pays Anna 25: 5 × 5"}));
  EXPECT_EQ(columns(rows[0].why), "the Quinola thrown | J♥ | trick 2");
  EXPECT_EQ(rows[0].payer, (DueRow::Side{"Clara", Seat{2}}));
  EXPECT_EQ(rows[1].payer, (DueRow::Side{"the pot", {}, 1}));
}

TEST(Parts, WhoCannotPayOwesInARowThatSaysWhatTheyHave) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("razz", {"Anna", "Boris", "Clara"});
  table.app.handle(Adjust{Seat{2}, std::nullopt, 200, "lost chips"});
  table.app.handle(SwitchForm{games::Form::kPoints});
  table.type("48\n0\n-48\n\n");
  EXPECT_EQ(row_texts(table.table().payments),
            (Texts{"Anna pays the pot 1: 1 × 1", "Boris pays the pot 1: 1 × 1", "Clara owes Anna 48: has no chips left",
                   "Clara owes the pot 1: has no chips left"}));
  table.app.handle(Adjust{std::nullopt, Seat{2}, 100, "chips bought"});
  EXPECT_EQ(row_texts(table.table().payments),
            (Texts{"Anna pays the pot 1: 1 × 1", "Boris pays the pot 1: 1 × 1", "Clara pays Anna 48: 2 × 25, −2 × 1",
                   "Clara pays the pot 1: 1 × 1", "the bank pays Clara 100: 2 × 25, 8 × 5, 10 × 1"}));
}

TEST(Parts, OfSeveralPotsInOneHeapEachPlayerHasARow) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  const HandOverView* over = three_pots_of_razz(table);
  ASSERT_NE(over, nullptr);
  ASSERT_EQ(over->payments.size(), 3U);
  EXPECT_EQ(over->payments[0].payer, (DueRow::Side{"the pot", {}, 1}));
  EXPECT_EQ(over->payments[0].receiver, (DueRow::Side{"Anna", Seat{0}}));
  EXPECT_EQ(over->payments[0].amount, "28");
  EXPECT_EQ(columns(over->payments[0].why), "side pot 1: 6, side pot 2: 22");
}

TEST(Parts, EachDueAmountIsARowWhoseChipsAddUpToIt) {
  const auto place = [](const DueRow::Side& side) {
    return side.seat ? std::pair{0, side.seat->index()} : side.pot ? std::pair{2, *side.pot} : std::pair{1, 0};
  };
  for (const games::Info& game : games::all()) {
    if (!game.pays_at_once) continue;
    SCOPED_TRACE(game.id);
    int seen = 0;
    for (const OpenSession& open : hands_over(game.id)) {
      const auto [lines, rows] = due_both(open, ChipSet{});
      EXPECT_EQ(sentences(lines), sentences(due_now(open, ChipSet{})));
      EXPECT_EQ(lines.empty(), rows.empty());
      EXPECT_GE(rows.size(), lines.size());
      for (const DueRow& row : rows) {
        ++seen;
        EXPECT_NE(row.payer.name, "");
        EXPECT_NE(row.receiver.name, "");
        EXPECT_EQ(row.why.amount, "");
        EXPECT_EQ(row.has.empty(), !row.owed);
        if (row.owed) {
          EXPECT_TRUE(row.chips.empty());
        } else {
          EXPECT_EQ(session::total_text(sum_of(row.chips) - sum_of(row.back)), row.amount) << row_text(row);
        }
        EXPECT_TRUE(std::ranges::is_sorted(row.chips, std::ranges::greater{}, &DueRow::Pile::value));
      }
      EXPECT_TRUE(std::ranges::is_sorted(
          rows, {}, [&](const DueRow& row) { return std::pair{place(row.payer), place(row.receiver)}; }));
    }
    EXPECT_GT(seen, 0);
  }
}

TEST(Parts, ACorrectionHasNoRowForTheAnteOfTheNextHand) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("reversis", kFourPlayers);
  table.type("2q139d22s22h4331444171289\n\n\n");
  const std::vector<DueRow> antes = table.table().payments;
  ASSERT_FALSE(antes.empty());
  table.app.handle(OpenHand{0});
  EXPECT_TRUE(table.table().payments.empty()) << "comparing shows which chips move";
  table.app.handle(TapField{"points", Seat{1}, 8});
  table.app.handle(TapField{"points", Seat{2}, 12});
  table.type("\n");
  const auto* compared = table.on<CompareView>();
  ASSERT_NE(compared, nullptr);
  EXPECT_FALSE(compared->payments.empty());
  for (const DueRow& row : compared->payments) {
    for (const DueRow& ante : antes) EXPECT_FALSE(says_the_same(row, ante)) << row_text(row);
  }
  ASSERT_FALSE(compared->after.whys.empty());
  EXPECT_TRUE(compared->after.whys[0].parts.words.starts_with("hand 1, ")) << compared->after.whys[0].parts.words;
}

}  // namespace nullo::app
