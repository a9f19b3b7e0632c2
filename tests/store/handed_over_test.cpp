// What was handed over at a table is kept beside its session.
#include "document/document.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

const Account kAnna = Account::of(Seat{0});
const Account kBoris = Account::of(Seat{1});
const Account kPot = Account::pot(1);

class WhatWasHandedOver : public ::testing::Test {
 protected:
  WhatWasHandedOver() {
    start_ = testing::beginning_of(RandomSessions{11}.session(3));
    taps_ = testing::taps_of(RandomSessions{11}.session(3));
    store_->create(start_);
  }
  void record(std::size_t tap, const std::vector<Handing>& handed) {
    store_->record(taps_[tap].after, taps_[tap].change, handed);
  }

  Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
  std::optional<Store> store_{std::in_place, path_, Access::kWrite};
  session::Session start_;
  std::vector<Tap> taps_;
};

TEST_F(WhatWasHandedOver, IsReadAgainInItsOrder) {
  EXPECT_TRUE(store_->handed_over(start_.id).empty());
  record(0, {{kAnna, kPot, 10}, {kBoris, kPot, 5}});
  record(1, {{kPot, kBoris, 15}});
  store_.reset();
  store_.emplace(path_, Access::kWrite);
  EXPECT_EQ(store_->handed_over(start_.id),
            (std::vector<Handing>{{kAnna, kPot, 10}, {kBoris, kPot, 5}, {kPot, kBoris, 15}}));
  EXPECT_TRUE(store_->handed_over("another").empty());
}

TEST_F(WhatWasHandedOver, WhatGoesPastAnEmptyPotGoesThroughIt) {
  record(0, {{kAnna, kBoris, 8, kPot}});
  EXPECT_EQ(store_->handed_over(start_.id), (std::vector<Handing>{{kAnna, kPot, 8}, {kPot, kBoris, 8}}));
}

TEST_F(WhatWasHandedOver, StaysWhenATapIsUndoneAndGoesWithTheHands) {
  record(0, {{kAnna, kPot, 10}});
  store_->undo(start_);
  EXPECT_EQ(store_->handed_over(start_.id), (std::vector<Handing>{{kAnna, kPot, 10}}));
  store_->replace(start_);
  EXPECT_TRUE(store_->handed_over(start_.id).empty()) << "another document, of which nothing is known";
}

TEST_F(WhatWasHandedOver, IsInNoDocument) {
  record(0, {{kAnna, kPot, 77}});
  const std::string text = document::write_session(*store_->load(start_.id), json::Writer::Style::kCompact);
  EXPECT_EQ(text.find("77"), std::string::npos);
  EXPECT_EQ(text.find("handed"), std::string::npos);
}

}  // namespace
}  // namespace nullo::store
