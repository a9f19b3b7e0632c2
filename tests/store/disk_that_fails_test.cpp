// A disk that cannot be read is a failure of the machine and no damage, and nothing is changed because of it.
#include "store/rescue.h"
#include "store_fixture.h"
#include "support/failing_reads.h"

namespace nullo::store {
namespace {

using testing::FailingReads;

class ADiskThatFailsToRead : public StoreTest, public ::testing::WithParamInterface<FailingReads::Last> {
 protected:
  ADiskThatFailsToRead() {
    Store store{path_, Access::kWrite};
    RandomSessions random{77};
    for (int count = 0; count < 20; ++count) store.create(random.of_any_game(3));
  }

  // Does the work again and again, each time with a later read failing, until no read fails. Expects each time that the
  // work reports a failure of the machine and leaves the folder unchanged. Returns how many reads there were.
  template <class Work>
  int expect_said(Work work) {
    const std::string bytes = bytes_of(path_);
    for (int read = 1;; ++read) {
      std::optional<StoreError> error;
      bool has_failed = false;
      {
        const FailingReads failing{read, GetParam()};
        error = error_of(work);
        has_failed = FailingReads::has_failed();
      }
      if (!has_failed) return read - 1;
      EXPECT_EQ(error ? error->kind() : Kind::kMachine, Kind::kMachine) << "read " << read << ": " << error->what();
      EXPECT_EQ(bytes_of(path_), bytes) << "read " << read;
      EXPECT_EQ(set_aside(), 0) << "read " << read;
      if (HasFailure()) return read;
    }
  }

  [[nodiscard]] int set_aside() const {
    const std::vector<std::string> names = names_in(scratch_.folder());
    return static_cast<int>(std::count_if(names.begin(), names.end(), [](const std::string& name) {
      return name.find("damaged") != std::string::npos || name.find("rescued") != std::string::npos;
    }));
  }
};

TEST_P(ADiskThatFailsToRead, IsNotTakenForADamagedDatabaseOnOpening) {
  EXPECT_GT(expect_said([&] { Store{path_, Access::kWrite}; }), 10);
}

TEST_P(ADiskThatFailsToRead, IsNotTakenForADamagedDatabaseWhenAWindowOpens) {
  EXPECT_GT(expect_said([&] { (void)Store{path_, Access::kWriteIfFree}.sessions(); }), 10);
}

TEST_P(ADiskThatFailsToRead, IsNotTakenForDamageByVerifying) {
  EXPECT_GT(expect_said([&] {
              const Store::Verdict verdict = Store{path_, Access::kRead}.verify();
              EXPECT_EQ(verdict.problems, std::vector<std::string>{});
            }),
            10);
}

TEST_P(ADiskThatFailsToRead, IsNotTakenForDamageThatCouldBeRescued) {
  EXPECT_GT(expect_said([&] { EXPECT_FALSE(is_damaged(path_)); }), 10);
}

INSTANTIATE_TEST_SUITE_P(EachRead, ADiskThatFailsToRead,
                         ::testing::Values(FailingReads::Last::kOnce, FailingReads::Last::kForEver));

}  // namespace
}  // namespace nullo::store
