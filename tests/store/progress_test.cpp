// What takes long says how far it is.
#include "document/document.h"
#include "store/restore.h"
#include "store_fixture.h"
#include "support/many_sessions.h"

namespace nullo::store {
namespace {

class LongWork : public StoreTest {
 protected:
  LongWork() { testing::make_many(store_, 40, 2); }

  // The steps with this name that were reported.
  Progress noting(std::string_view what) {
    return [this, what](const Step& step) {
      if (step.what == what) steps_.push_back(step);
    };
  }
  void expect_to_the_end(std::int64_t all) const {
    ASSERT_FALSE(steps_.empty());
    for (std::size_t i = 1; i < steps_.size(); ++i) EXPECT_GE(steps_[i].done, steps_[i - 1].done);
    for (const Step& step : steps_) EXPECT_EQ(step.all, all);
    EXPECT_GE(steps_.back().done, all - 1);
  }

  Store store_{path_, Access::kWrite};
  std::vector<Step> steps_;
};

TEST_F(LongWork, SaysHowManySessionsAreVerified) {
  EXPECT_EQ(store_.verify(noting("sessions are scored again")).problems, std::vector<std::string>{});
  EXPECT_EQ(steps_.size(), 40U);
  expect_to_the_end(40);
}

TEST_F(LongWork, SaysHowManySessionsAreStored) {
  std::vector<std::string> texts;
  for (const Listed& listed : store_.sessions()) {
    texts.push_back(document::write_session(*store_.load(listed.id), json::Writer::Style::kCompact));
  }
  Store other{scratch_ / "other.db", Access::kWrite};
  other.import_all({texts.begin(), texts.end()}, {}, {}, noting("sessions are stored"));
  EXPECT_EQ(other.count_sessions(), 40);
  expect_to_the_end(40);
}

TEST_F(LongWork, SaysHowManyPagesAreCopiedAndCopiesAllOfThem) {
  // So many pages that they are copied in several steps.
  sql(path_, "UPDATE session SET note = hex(zeroblob(500000))");
  store_.copy_to(scratch_ / "copy.db", noting("pages are copied"));
  EXPECT_GT(steps_.size(), 2U);
  expect_to_the_end(number(path_, "PRAGMA page_count"));
  Store copy{scratch_ / "copy.db", Access::kRead};
  EXPECT_EQ(copy.count_sessions(), 40);
  const std::string all = "SELECT id, note FROM session ORDER BY key";
  EXPECT_EQ(rows(scratch_ / "copy.db", all), rows(path_, all));
}

TEST_F(LongWork, SaysHowManyPagesAreRestored) {
  store_.copy_to(scratch_ / "copy.db");
  fs::path aside = restore(scratch_ / "restored.db", scratch_ / "copy.db", noting("pages are copied"));
  EXPECT_TRUE(aside.empty());
  ASSERT_FALSE(steps_.empty());
  EXPECT_EQ(Store(scratch_ / "restored.db", Access::kRead).count_sessions(), 40);
}

}  // namespace
}  // namespace nullo::store
