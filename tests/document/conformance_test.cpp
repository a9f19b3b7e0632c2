// What holds for a hand of every game, played and entered by taps at random: no tap makes the hand contradict itself,
// and one that would is refused in a sentence, not in the words in which documents are refused; an incomplete hand asks
// for something, a hand that is written and read back scores the same, and the result does not depend on which chair is
// the first. (tests/app/input_test.cpp undoes the taps, in every game as well.)
#include <algorithm>
#include <vector>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "session/session.h"
#include "support/random_session.h"
#include "support/random_taps.h"

namespace nullo::document {
namespace {

#ifdef NULLO_SANITIZED  // many times slower; all of them are run without the sanitizers
constexpr int kSessions = 10;
#else
constexpr int kSessions = 40;
#endif
constexpr int kTaps = 60;

class HandOfAnyGame : public ::testing::TestWithParam<std::string_view> {
 protected:
  // A session after some hands, so that its totals and pots are not those of the beginning.
  static session::Session going_on(testing::RandomSessions& random) {
    session::Session session = random.of_game(GetParam(), random.below(4));
    session.ended_at.clear();
    const session::SessionResult result = session::score(session);
    if (!result.hands.empty() && !result.hands.back().complete()) session.hands.pop_back();
    return session;
  }

  static void expect_sound(const session::Session& session, const session::Fold& fold, const session::Hand& hand) {
    const games::Deal deal = fold.deal_of(hand, false);
    const std::vector<games::Conflict> conflicts = session::check(session.rules, deal, fold.state(), hand);
    ASSERT_TRUE(conflicts.empty()) << to_string(conflicts.front().ways.front());
    session::Fold after = fold;
    const games::Scored scored = after.add(hand, false).scored;
    const games::Names names = session::names_of(fold.players());
    const games::Entry entry = session::entry(session.rules, deal, fold.state(), hand, names);
    if (!scored.complete()) {
      EXPECT_NE(entry.question.text, "") << games::say(session.rules, scored.missing.front(), names);
    }
    for (const games::Missing& missing : scored.missing) EXPECT_NE(games::say(session.rules, missing, names), "");
    for (const games::Note& note : scored.notes) EXPECT_NE(games::say(session.rules, note, names), "");
    for (const Posting& posting : scored.postings) EXPECT_GT(posting.amount, 0);
    expect_read_again(session, fold, hand);
  }

  static void expect_read_again(const session::Session& session, const session::Fold& fold, const session::Hand& hand) {
    const Result<session::Hand> again = read_hand(write_hand(session.rules, hand), session, fold);
    ASSERT_TRUE(again) << to_string(again.error().kept().front());
    EXPECT_EQ(*again, hand);
  }
};

// A slip of the finger beside each number that stands there: a little more or less, a card too many or one taken away.
std::vector<games::Tap> slips(const games::Entry& entry) {
  constexpr int kFar = 2;
  std::vector<games::Tap> taps;
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr) continue;
    for (const Seat seat : Seats{entry.seats}) {
      const int now = counts->values[seat].value_or(counts->least);
      for (int count = std::max(counts->least, now - kFar); count <= std::min(counts->most, now + kFar); ++count)
        taps.emplace_back(games::SetCount{counts->id, seat, count, true});
      for (const auto& addition : counts->additions) {
        for (const int more : {1, -1}) taps.emplace_back(games::AddOfKind{counts->id, seat, addition.kind, more});
      }
    }
  }
  return taps;
}

TEST_P(HandOfAnyGame, IsSoundAfterWhateverIsTapped) {
  int accepted = 0;
  for (std::uint32_t seed = 0; seed < kSessions && !HasFailure(); ++seed) {
    testing::RandomSessions random{seed};
    const session::Session session = going_on(random);
    session::Fold fold{session};
    for (const session::Hand& hand : session.hands) fold.add(hand, false);
    if (fold.over()) continue;
    const games::Names names = session::names_of(fold.players());
    session::Hand hand;
    hand.facts = games::empty_hand(session.rules);
    const games::Deal deal = fold.deal_of(hand, true);
    for (int tap = 0; tap < kTaps && !HasFailure(); ++tap) {
      const games::Entry entry = session::entry(session.rules, deal, fold.state(), hand, names);
      const auto after =
          session::apply(session.rules, deal, fold.state(), hand, testing::random_tap(random.random(), entry), names);
      if (!after) {
        EXPECT_NE(after.error().text, "");
        EXPECT_FALSE(after.error().text.starts_with("It must be "))
            << fmt::format("seed {}, tap {} to {}: {}", seed, tap, write_hand(session.rules, hand), after.error().text);
        continue;
      }
      ++accepted;
      hand = *after;
      SCOPED_TRACE(fmt::format("seed {}, tap {}: {}", seed, tap, write_hand(session.rules, hand)));
      expect_sound(session, fold, hand);
      for (const games::Tap& slip : slips(session::entry(session.rules, deal, fold.state(), hand, names))) {
        const auto slipped = session::apply(session.rules, deal, fold.state(), hand, slip, names);
        if (!slipped) continue;
        SCOPED_TRACE(write_hand(session.rules, *slipped));
        expect_read_again(session, fold, *slipped);
      }
    }
  }
  EXPECT_GT(accepted, kSessions * kTaps / 20) << "most taps were refused: the test means little";
}

TEST_P(HandOfAnyGame, IsSoundWhilePeopleEnterIt) {
  for (std::uint32_t seed = 0; seed < kSessions && !HasFailure(); ++seed) {
    testing::RandomSessions random{seed};
    const session::Session session = going_on(random);
    session::Fold fold{session};
    for (const session::Hand& hand : session.hands) fold.add(hand, false);
    if (fold.over()) continue;
    const testing::RandomGame& game = testing::random_game(GetParam());
    session::Hand hand;
    const games::Hand whole = game.hand(random.random(), session.rules, fold.deal_of(hand, true));
    for (const games::Hand& step : game.growing(whole)) {
      hand.facts = step;
      SCOPED_TRACE(fmt::format("seed {}: {}", seed, write_hand(session.rules, hand)));
      expect_sound(session, fold, hand);
    }
  }
}

// The same hand at a table where everybody has moved one chair to the left, the dealer too.
class HandMovedLeft {
 public:
  explicit HandMovedLeft(const session::Session& session)
      : rules_{session.rules},
        fold_{session},
        deal_{fold_.deal_of({}, true)},
        names_{session::names_of(fold_.players())} {
    hand_.facts = games::empty_hand(rules_);
  }

  [[nodiscard]] games::Entry entry() const { return session::entry(rules_, deal_, fold_.state(), hand_, names_); }
  bool tap(const games::Tap& tap) {
    auto after = session::apply(rules_, deal_, fold_.state(), hand_, tap, names_);
    if (after) hand_ = std::move(*after);
    return after.has_value();
  }
  // Sorted, because seats come into the list in the order of their numbers.
  [[nodiscard]] std::vector<std::string> postings(int chairs) const {
    std::vector<std::string> lines;
    for (const Posting& posting : score().postings) {
      lines.push_back(fmt::format("{} {} {} {} {} {}", to_string(moved(posting.from, chairs)),
                                  to_string(moved(posting.to, chairs)), posting.amount, posting.reason, posting.trick,
                                  posting.card ? to_string(*posting.card) : ""));
    }
    std::ranges::sort(lines);
    return lines;
  }
  [[nodiscard]] std::vector<std::string_view> missing() const {
    std::vector<std::string_view> keys;
    for (const games::Missing& each : score().missing) keys.push_back(each.key);
    std::ranges::sort(keys);
    return keys;
  }

 private:
  [[nodiscard]] games::Scored score() const {
    session::Fold fold = fold_;
    return fold.add(hand_, false).scored;
  }
  [[nodiscard]] Account moved(Account account, int chairs) const {
    return account.seat() ? Account::of(account.seat()->left(deal_.seats, chairs)) : account;
  }

  const games::Rules& rules_;
  session::Fold fold_;
  games::Deal deal_;
  games::Names names_;
  session::Hand hand_;
};

TEST_P(HandOfAnyGame, IsScoredBySeatsRoundTheTableAndNotByTheirNumbers) {
  for (std::uint32_t seed = 0; seed < kSessions && !HasFailure(); ++seed) {
    testing::RandomSessions random{seed};
    session::Session here = random.of_game(GetParam(), 0);
    here.ended_at.clear();
    session::Session there = here;
    there.first_dealer = here.first_dealer.left(here.seats());
    if (!here.opening.empty()) {
      for (const Seat seat : Seats{here.seats()}) there.opening[seat.left(here.seats())] = here.opening[seat];
    }
    if (!here.opening_bags.empty()) {
      for (const Seat seat : Seats{here.seats()}) there.opening_bags[seat.left(here.seats())] = here.opening_bags[seat];
    }
    HandMovedLeft hand{here};
    HandMovedLeft same{there};
    for (int tap = 0; tap < kTaps && !HasFailure(); ++tap) {
      const games::Tap tapped = testing::random_tap(random.random(), hand.entry());
      const bool accepted = hand.tap(tapped);
      ASSERT_EQ(same.tap(testing::moved_left(tapped, here.seats())), accepted)
          << fmt::format("seed {}, tap {} of kind {}", seed, tap, tapped.index());
      if (!accepted) continue;
      EXPECT_EQ(same.postings(0), hand.postings(1)) << fmt::format("seed {}, tap {}", seed, tap);
      EXPECT_EQ(same.missing(), hand.missing()) << fmt::format("seed {}, tap {}", seed, tap);
    }
  }
}

std::vector<std::string_view> ids() {
  std::vector<std::string_view> list;
  for (const games::Info& game : games::all()) list.push_back(game.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, HandOfAnyGame, ::testing::ValuesIn(ids()),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace nullo::document
