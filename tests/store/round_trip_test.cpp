#include <rapidcheck.h>

#include "document/document.h"
#include "store_fixture.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

std::string text_of(const session::Session& session) {
  return document::write_session(session, json::Writer::Style::kCompact);
}

class RoundTrip : public ::testing::Test {
 protected:
  Scratch scratch_;
  Store store_{scratch_ / "nullo.db", Access::kWrite};
};

TEST_F(RoundTrip, OfAnImportedDocumentIsIdentity) {
  const bool holds = rc::check([this](std::uint32_t seed) {
    const std::string text = text_of(RandomSessions{seed}.of_any_game());
    const auto read = document::read_session(text);
    RC_ASSERT(read.has_value());
    const bool stored = store_.load(read->session.id).has_value();  // a small seed may come more than once
    testing::import_all(store_, stored ? std::vector<session::Session>{} : std::vector{read->session},
                        stored ? std::vector{read->session} : std::vector<session::Session>{});
    RC_ASSERT(text_of(store_.load(read->session.id).value()) == text);
  });
  EXPECT_TRUE(holds);
  EXPECT_EQ(store_.verify().problems, std::vector<std::string>{});
}

TEST_F(RoundTrip, OfASessionThatIsTappedInWithSomeUndoneIsIdentity) {
  std::uint32_t cases = 0;
  const bool holds = rc::check([this, &cases](std::uint32_t seed) {
    RandomSessions random{seed};
    session::Session whole = random.of_any_game(1 + random.below(3));
    whole.id = RandomSessions{++cases}.id();
    const std::vector<Tap> taps = testing::taps_of(whole);
    store_.create(testing::beginning_of(whole));
    for (std::size_t tap = 0; tap < taps.size(); ++tap) {
      store_.record(taps[tap].after, taps[tap].change);
      if (tap == 0 || random.below(3) > 0) continue;
      store_.undo(taps[tap - 1].after);
      RC_ASSERT(store_.load(whole.id) == taps[tap - 1].after);
      store_.redo(taps[tap].after);
    }
    RC_ASSERT(text_of(store_.load(whole.id).value()) == text_of(taps.back().after));
  });
  EXPECT_TRUE(holds);
  EXPECT_EQ(store_.verify().problems, std::vector<std::string>{});
}

}  // namespace
}  // namespace nullo::store
