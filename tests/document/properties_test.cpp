// What holds for every session.
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "document/document.h"
#include "games/tetka/hands.h"
#include "support/random_session.h"

namespace nullo::document {
namespace {

using json::Writer;

session::Session played_session(std::uint32_t seed) {
  std::mt19937 random{seed};
  session::Session session = testing::RandomSessions{seed}.session(0);
  session.first_dealer = Seat{static_cast<int>(random() % 4)};
  session.rules = tetka::Rules{.orbits = 2};
  for (int k = 0; k < static_cast<int>(seed % 9); ++k) {
    const testing::TetkaWays ways = testing::random_hand(random, session.first_dealer.left(4, k % 4).index());
    const std::array<const tetka::Hand*, 3> forms{&ways.play, &ways.seen, &ways.summary};
    session.hands.emplace_back().facts = games::Hand::of(*forms[random() % 3]);
  }
  return session;
}

void expect_same_when_read(const session::Session& session) {
  for (const auto style : {Writer::Style::kCompact, Writer::Style::kIndented}) {
    const std::string text = write_session(session, style);
    const Result<Read> read = read_session(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->session == session);
    RC_ASSERT(write_session(read->session, style) == text);
    RC_ASSERT(write_result(session, session::score(session), style) == write_result(session, read->result, style));
  }
}

RC_GTEST_PROP(SessionDocument, IsReadAsItWasWritten, (std::uint32_t seed)) {
  expect_same_when_read(testing::RandomSessions{seed}.of_any_game());
}

RC_GTEST_PROP(SessionDocument, OfHandsPlayedByTheRulesIsReadAsItWasWritten, (std::uint32_t seed)) {
  expect_same_when_read(played_session(seed));
}

RC_GTEST_PROP(SessionDocument, CutShortIsRefused, (std::uint32_t seed)) {
  const std::string text = write_session(played_session(seed), Writer::Style::kCompact);
  RC_ASSERT(!read_session(text.substr(0, seed % text.size())));
}

RC_GTEST_PROP(SessionDocument, OfAnythingElseIsRefused, (const std::string& text)) {
  const Result<Read> read = read_session(text);
  RC_ASSERT(!read);
  RC_ASSERT(!read.error().empty());
}

}  // namespace
}  // namespace nullo::document
