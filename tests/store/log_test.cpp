#include "document/document.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

class TheEntryLog : public ::testing::Test {
 protected:
  TheEntryLog() {
    whole_ = RandomSessions{11}.session(3);
    start_ = testing::beginning_of(whole_);
    taps_ = testing::taps_of(whole_);
    store_->create(start_);
  }

  void reopen() {
    store_.reset();
    store_.emplace(path_, Access::kWrite);
  }
  void record(std::size_t taps) {
    for (std::size_t tap = 0; tap < taps; ++tap) store_->record(taps_[tap].after, taps_[tap].change);
  }
  // The session after so many taps.
  const session::Session& after(std::size_t taps) { return taps == 0 ? start_ : taps_[taps - 1].after; }
  void expect_well(const session::Session& session) {
    EXPECT_EQ(store_->load(session.id), session);
    EXPECT_EQ(store_->verify().problems, std::vector<std::string>{});
  }

  Scratch scratch_;  // hundreds of commits, and none of this is about the disk
  fs::path path_ = scratch_ / "nullo.db";
  std::optional<Store> store_{std::in_place, path_, Access::kWrite};
  session::Session whole_;
  session::Session start_;
  std::vector<Tap> taps_;
};

TEST_F(TheEntryLog, HasARowForEachTapWithWhatStoodBeforeItAndAfter) {
  record(taps_.size());
  const std::vector<Logged> log = store_->log(whole_.id);
  ASSERT_EQ(log.size(), taps_.size());
  for (std::size_t row = 0; row < log.size(); ++row) {
    EXPECT_EQ(log[row].change.hand, taps_[row].change.hand);
    EXPECT_EQ(log[row].change.before, taps_[row].change.before);
    EXPECT_EQ(log[row].change.after, taps_[row].change.after);
    EXPECT_EQ(log[row].change.label, taps_[row].change.label);
    EXPECT_EQ(log[row].at.size(), std::string{"2026-11-21T18:30:00Z"}.size());
    EXPECT_FALSE(log[row].undone);
  }
  expect_well(taps_.back().after);
}

TEST_F(TheEntryLog, KeepsTheSessionAndItsLedgerRightAfterEveryTapUndoAndRedo) {
  for (const Tap& tap : taps_) {
    store_->record(tap.after, tap.change);
    expect_well(tap.after);
  }
  for (std::size_t left = taps_.size(); left-- > 0;) {
    ASSERT_EQ(store_->undo_row(whole_.id)->change.label, taps_[left].change.label);
    store_->undo(after(left));
    expect_well(after(left));
  }
  EXPECT_EQ(store_->undo_row(whole_.id), std::nullopt);
  for (const Tap& tap : taps_) {
    ASSERT_EQ(store_->redo_row(whole_.id)->change.label, tap.change.label);
    store_->redo(tap.after);
    expect_well(tap.after);
  }
  EXPECT_EQ(store_->redo_row(whole_.id), std::nullopt);
}

TEST_F(TheEntryLog, UndoesAndRedoesAcrossRestarts) {
  record(20);
  reopen();
  for (std::size_t left = 20; left-- > 12;) {
    EXPECT_EQ(store_->undo_row(whole_.id)->change.before, taps_[left].change.before);
    store_->undo(after(left));
    reopen();
  }
  expect_well(after(12));
  EXPECT_EQ(store_->redo_row(whole_.id)->change.after, taps_[12].change.after);
  store_->redo(after(13));
  reopen();
  expect_well(after(13));
}

TEST_F(TheEntryLog, ForgetsWhatWasUndoneAtTheNextTap) {
  record(10);
  for (std::size_t left = 10; left-- > 6;) store_->undo(after(left));
  EXPECT_EQ(store_->log(whole_.id).size(), 10U);
  EXPECT_TRUE(store_->log(whole_.id).back().undone);
  store_->record(taps_[6].after, {taps_[6].change.hand, taps_[6].change.before, taps_[6].change.after, "another"});
  EXPECT_EQ(store_->redo_row(whole_.id), std::nullopt);
  EXPECT_EQ(store_->log(whole_.id).size(), 7U);
  EXPECT_EQ(store_->undo_row(whole_.id)->change.label, "another");
  expect_well(after(7));
}

TEST_F(TheEntryLog, OfOneSessionLeavesTheOthersAlone) {
  const session::Session other = RandomSessions{12}.session(1);
  store_->create(other);
  record(5);
  store_->undo(after(4));
  EXPECT_EQ(store_->undo_row(other.id), std::nullopt);
  store_->record(other, {std::nullopt, "{}", "{}", "a note"});
  EXPECT_TRUE(store_->redo_row(whole_.id));
  EXPECT_EQ(store_->redo_row(other.id), std::nullopt);
  EXPECT_EQ(store_->undo_row("no such session"), std::nullopt);
  EXPECT_EQ(store_->log("no such session").size(), 0U);
}

TEST_F(TheEntryLog, TakesAChangeOfTheWholeSession) {
  record(taps_.size());
  session::Session changed = taps_.back().after;
  std::swap(changed.players[0], changed.players[2]);
  changed.first_dealer = Seat{3};
  changed.note = "seats repaired";
  changed.hands.erase(changed.hands.begin());
  const auto text = [](const session::Session& session) {
    return document::write_session(session, json::Writer::Style::kCompact);
  };
  store_->record(changed, {std::nullopt, text(taps_.back().after), text(changed), "seats repaired"});
  expect_well(changed);
  store_->undo(taps_.back().after);
  expect_well(taps_.back().after);
  store_->redo(changed);
  expect_well(changed);
}

TEST_F(TheEntryLog, ScoresLaterHandsAgainWhenAnEarlierOneIsCorrected) {
  record(taps_.size());
  session::Session corrected = taps_.back().after;
  session::Hand& first = corrected.hands[0];
  const std::string before = document::write_hand(corrected.rules, first);
  first.dealer = corrected.first_dealer.left(4, 2);  // every later deal follows from it
  first.adjustments.push_back({Account::bank(), Account::of(Seat{1}), 7, "revoke"});
  store_->record(corrected, {0, before, document::write_hand(corrected.rules, first), "dealer"});
  expect_well(corrected);
  EXPECT_EQ(number(path_, "SELECT sum(amount) FROM posting WHERE reason = 'adjustment' AND hand = 0 AND amount = 7"),
            7);
  store_->undo(taps_.back().after);
  expect_well(taps_.back().after);
}

TEST_F(TheEntryLog, RefusesATapOnASessionThatIsNotStored) {
  session::Session other = start_;
  other.id = RandomSessions{99}.id();
  EXPECT_EQ(error_of([&] { store_->record(other, {std::nullopt, "{}", "{}", "tap"}); })->kind(), Kind::kDamaged);
  EXPECT_EQ(number(path_, "SELECT count(*) FROM log"), 0);
}

TEST_F(TheEntryLog, RefusesWhatIsNoJsonAndLeavesAllAsItWas) {
  record(3);
  EXPECT_TRUE(error_of([&] { store_->record(taps_[3].after, {0, "{}", "{not json", "tap"}); }));
  EXPECT_EQ(store_->log(whole_.id).size(), 3U);
  expect_well(after(3));
}

}  // namespace
}  // namespace nullo::store
