// What holds for every evening of Reversis, over hands dealt and played so that everything happens. To check the
// engine, each evening is scored a second time, chip by chip from the rulings.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/reversis/espagnolette.h"
#include "games/reversis/hands.h"
#include "games/reversis/known.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reference.h"
#include "games/reversis/reversis.h"
#include "support/random_session.h"

namespace nullo::reversis {
namespace {

using session::HandResult;
using session::Session;
using session::SessionResult;

constexpr int kEvenings = 30;  // for each case; a property has a hundred cases

const std::set<std::string_view> kFallDueInPlay{kAceDiscarded,    kAceFollowed, kQuinolaDiscarded,
                                                kQuinolaFollowed, kPotTaken,    kRemise};

std::uint32_t any_seed() { return *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint32_t>()); }

// Sessions by any rules, with the same hands entered in three ways: as played, as seen, and with the points of each
// pile.
std::array<Session, 3> in_three_ways(testing::RandomSessions& sessions, int hands) {
  testing::Random& random = sessions.random();
  const Session first = sessions.begun(testing::random_game("reversis").table(random, hands));
  std::array<Session, 3> ways{first, first, first};
  if (random.chance(4)) {
    for (Session& way : ways) way.ended_at = "2099-12-31T23:59:59Z";
  }
  Seat dealer = first.first_dealer;
  for (int number = 0; number < hands; ++number) {
    session::Hand hand;
    sessions.around(hand, first.players);
    if (random.chance(1)) sessions.pay_a_debt(first, hand);
    games::Deal deal;
    deal.dealer = dealer = hand.dealer.value_or(dealer);
    const std::vector<Hand> forms = testing::ReversisHand{random.engine(), deal}.ways().all();
    for (std::size_t way = 0; way < ways.size(); ++way) {
      hand.facts = games::Hand::of(forms[way]);
      ways[way].hands.push_back(hand);
    }
    dealer = dealer.left(kSeats);
  }
  return ways;
}

// Evenings of one to five hands, each entered in three ways.
template <class Use>
void for_evenings(Use use) {
  testing::RandomSessions random{any_seed()};
  for (int i = 0; i < kEvenings; ++i) use(in_three_ways(random, 1 + random.below(5)), random);
}

const Hand& facts(const Session& session, std::size_t number) { return session.hands[number].facts.as<Hand>(); }

// The session with its last hand cut after so many tricks.
Session cut(Session session, int tricks) {
  Hand last = facts(session, session.hands.size() - 1);
  last.tricks.resize(static_cast<std::size_t>(tricks));
  last.claims.clear();
  session.hands.back().facts = games::Hand::of(last);
  return session;
}

bool has(const HandResult& hand, std::string_view reason) {
  return std::ranges::any_of(hand.scored.postings,
                             [reason](const Posting& posting) { return posting.reason == reason; });
}

// ---- against the reference

void expect_as_the_rulings_say(const Session& played, const SessionResult& result) {
  const Reference reference{played};
  RC_ASSERT(result.hands.size() == reference.scores().size());
  for (std::size_t number = 0; number < result.hands.size(); ++number) {
    for (const Seat seat : Seats{kSeats}) {
      RC_ASSERT(result.hands[number].scores[seat] == reference.scores()[number][at(seat)]);
    }
  }
  for (const Seat seat : Seats{kSeats}) RC_ASSERT(result.totals[seat] == reference.chips()[at(seat)]);
  RC_ASSERT(std::vector<long>(result.pots->begin(), result.pots->end()) == reference.pots());
  RC_ASSERT(result.finished == reference.finished());
  std::set<int> winners;
  for (const Seat seat : result.winners) winners.insert(seat.index());
  RC_ASSERT(winners == reference.winners());
}

RC_GTEST_PROP(ReversisProperties, AnEveningComesToWhatTheRulingsSay, ()) {
  for_evenings([](const auto& ways, auto&) {
    const SessionResult result = session::score(ways[0]);
    for (const HandResult& hand : result.hands) RC_ASSERT(hand.complete());
    expect_as_the_rulings_say(ways[0], result);
  });
}

RC_GTEST_PROP(ReversisProperties, AHalfPlayedHandComesToWhatTheRulingsSay, ()) {
  for_evenings([](const auto& ways, auto& random) {
    const Session half = cut(ways[0], random.below(kTricksPerHand));
    expect_as_the_rulings_say(half, session::score(half));
  });
}

// ---- the forms of entry

RC_GTEST_PROP(ReversisProperties, EveryWayToEnterAHandIsAccepted, ()) {
  for_evenings([](const auto& ways, auto&) {
    for (const Session& session : ways) {
      for (std::size_t number = 0; number < session.hands.size(); ++number) {
        const session::HandContext context = session::context_of(session, number);
        RC_ASSERT(games::check({session.rules, context.deal, context.before, session.hands[number].facts}).empty());
      }
    }
  });
}

RC_GTEST_PROP(ReversisProperties, PlayedSeenAndCountedComeToTheSame, ()) {
  for_evenings([](const auto& ways, auto&) {
    const SessionResult played = session::score(ways[0]);
    for (const Session& session : {ways[1], ways[2]}) {
      const SessionResult other = session::score(session);
      for (std::size_t number = 0; number < played.hands.size(); ++number) {
        RC_ASSERT(other.hands[number].complete());
        RC_ASSERT(other.hands[number].scored.postings == played.hands[number].scored.postings);
      }
      RC_ASSERT(other.totals == played.totals);
      RC_ASSERT(other.pots == played.pots);
      RC_ASSERT(other.winners == played.winners);
    }
  });
}

RC_GTEST_PROP(ReversisProperties, AnEspagnoletteIsProvenByAFullPlayAndNeverWrongly, ()) {
  std::mt19937 random{any_seed()};
  for (int i = 0; i < 10 * kEvenings; ++i) {
    games::Deal deal;
    deal.dealer = Seat{static_cast<int>(random() % kSeats)};
    const testing::ReversisHand hand{random, deal};
    const auto proven = [&](Hand entered) {
      entered.espagnolette.reset();
      return proven_espagnolette(entered, known(deal, entered));
    };
    RC_ASSERT(proven(hand.ways().play) == hand.espagnolette());
    for (const Hand& entered : {hand.ways().seen, hand.ways().points}) {
      const std::optional<Seat> seat = proven(entered);
      const bool right = !seat || seat == hand.espagnolette();
      RC_ASSERT(right);
    }
  }
}

// ---- chips

// The balance of each account; the bank's is negative by what it has paid.
using Books = std::map<Account, Amount>;

Amount chips_and_pots(const Books& books) {
  Amount all = 0;
  for (const auto& [account, amount] : books) all += account.is_bank() ? 0 : amount;
  return all;
}

RC_GTEST_PROP(ReversisProperties, ChipsHeldAndPotsAreWhatTheyWereAfterEveryPosting, ()) {
  for_evenings([](const auto& ways, auto& random) {
    const Session session = random.below(2) == 0 ? ways[2] : cut(ways[2], random.below(kTricksPerHand));
    const PerSeat<Amount> opening = session::opening_totals(session);
    const Amount chips = std::accumulate(opening.begin(), opening.end(), Amount{0});
    const SessionResult result = session::score(session);
    Books books;
    for (const Seat seat : Seats{kSeats}) books[Account::of(seat)] = opening[seat];
    for (const HandResult& hand : result.hands) {
      for (const Posting& posting : hand.scored.postings) {
        RC_ASSERT(posting.amount > 0);
        RC_ASSERT(posting.from != posting.to);
        const bool of_the_bank = posting.from.is_bank() || posting.to.is_bank();
        const bool agreed = posting.reason == kAdjustment;
        RC_ASSERT((!of_the_bank || agreed));
        books[posting.from] -= posting.amount;
        books[posting.to] += posting.amount;
        if (posting.from.pot()) RC_ASSERT(books[posting.from] >= 0);
        RC_ASSERT(chips_and_pots(books) == chips - books[Account::bank()]);
      }
    }
    for (const Seat seat : Seats{kSeats}) RC_ASSERT(books[Account::of(seat)] == result.totals[seat]);
    std::vector<Amount> pots;
    for (const auto& [account, amount] : books) {
      if (account.pot() && amount > 0) pots.push_back(amount);
    }
    RC_ASSERT(pots == *result.pots);
  });
}

RC_GTEST_PROP(ReversisProperties, AReversisGivesBackEveryPaymentOnceAndLeavesThePotsAsTheyWere, ()) {
  for_evenings([](const auto& ways, auto& random) {
    const Session& session = ways[static_cast<std::size_t>(random.below(3))];
    const SessionResult result = session::score(session);
    for (std::size_t number = 0; number < session.hands.size(); ++number) {
      const session::HandContext context = session::context_of(session, number);
      const auto& before = context.before.as<State>();
      const auto& rules = session.rules.as<Rules>();
      const auto after = [&](int tricks) {
        Hand hand = facts(session, number);
        hand.tricks.resize(static_cast<std::size_t>(tricks));
        hand.claims.clear();
        return Game::score({rules, context.deal, before, hand});
      };
      const bool undertaken = known(context.deal, facts(session, number)).undertaker.has_value();
      RC_ASSERT(has(result.hands[number], kRefund) <= undertaken);
      if (!undertaken) continue;
      RC_ASSERT(after(kUndertaken).after == after(0).after);
      std::vector<Posting> paid;
      std::vector<Posting> back;
      for (const Posting& posting : after(kUndertaken).postings) {
        if (kFallDueInPlay.contains(posting.reason)) paid.push_back(posting);
        if (posting.reason != kRefund) continue;
        back.emplace_back(posting.to, posting.from, posting.amount, kRefund, posting.trick, posting.card);
      }
      RC_ASSERT(paid.size() == back.size());
      for (const Posting& each : paid) {
        const auto same = std::find_if(back.begin(), back.end(), [&](const Posting& posting) {
          return posting.from == each.from && posting.to == each.to && posting.amount == each.amount &&
                 posting.trick == each.trick && posting.card == each.card;
        });
        RC_ASSERT((same != back.end()));
        back.erase(same);
      }
    }
  });
}

RC_GTEST_PROP(ReversisProperties, WhatAHalfPlayedHandHasPostedStaysPosted, ()) {
  for_evenings([](const auto& ways, auto& random) {
    const Session& session = ways[static_cast<std::size_t>(random.below(3))];
    const std::vector<Posting> whole = session::score(session).hands.back().scored.postings;
    std::size_t least = 0;
    for (int tricks = 0; tricks < kTricksPerHand; ++tricks) {
      const SessionResult half = session::score(cut(session, tricks));
      RC_ASSERT(!half.hands.back().complete());
      RC_ASSERT(!half.finished);
      const std::vector<Posting>& part = half.hands.back().scored.postings;
      RC_ASSERT(part.size() >= least);
      RC_ASSERT(part.size() <= whole.size());
      RC_ASSERT(std::equal(part.begin(), part.end(), whole.begin()));
      least = part.size();
    }
  });
}

RC_GTEST_PROP(ReversisProperties, EachHandHandsItsPotsAndRemisesOnToTheNext, ()) {
  for_evenings([](const auto& ways, auto&) {
    const Session& session = ways[1];
    const SessionResult result = session::score(session);
    State state = Game::initial({}, kSeats);
    for (std::size_t number = 0; number < session.hands.size(); ++number) {
      const session::HandContext context = session::context_of(session, number);
      RC_ASSERT(context.before.as<State>() == state);
      games::Deal deal = context.deal;
      deal.players_stop = number + 1 == session.hands.size() && !session.ended_at.empty();
      const auto scored = Game::score({session.rules.as<Rules>(), deal, state, facts(session, number)});
      const std::vector<Posting>& postings = result.hands[number].scored.postings;
      const auto adjustments = static_cast<std::ptrdiff_t>(session.hands[number].adjustments.size());
      RC_ASSERT(std::vector<Posting>(postings.begin() + adjustments, postings.end()) == scored.postings);
      state = scored.after;
    }
    RC_ASSERT(state.pots == *result.pots);
  });
}

// ---- seats

Session turned(Session session, int steps) {
  const auto turn = [steps](Account& account) {
    if (account.seat()) account = Account::of(account.seat()->left(kSeats, steps));
  };
  std::ranges::rotate(session.players, session.players.begin() + (kSeats - steps));
  session.first_dealer = session.first_dealer.left(kSeats, steps);
  const PerSeat<Amount> opening = session.opening;
  for (const Seat seat : Seats{opening.size()}) session.opening[seat.left(kSeats, steps)] = opening[seat];
  for (session::Hand& hand : session.hands) {
    if (hand.dealer) hand.dealer = hand.dealer->left(kSeats, steps);
    hand.players.clear();
    for (session::Adjustment& each : hand.adjustments) {
      turn(each.from);
      turn(each.to);
    }
    hand.facts = games::Hand::of(testing::rotated(hand.facts.as<Hand>(), steps));
  }
  return session;
}

RC_GTEST_PROP(ReversisProperties, TurningTheSeatsTurnsTheChips, ()) {
  for_evenings([](const auto& ways, auto& random) {
    const Session& session = ways[static_cast<std::size_t>(random.below(3))];
    const int steps = 1 + random.below(kSeats - 1);
    const SessionResult before = session::score(session);
    const SessionResult after = session::score(turned(session, steps));
    for (const Seat seat : Seats{kSeats}) {
      RC_ASSERT(after.totals[seat.left(kSeats, steps)] == before.totals[seat]);
      for (std::size_t number = 0; number < before.hands.size(); ++number) {
        RC_ASSERT(after.hands[number].scores[seat.left(kSeats, steps)] == before.hands[number].scores[seat]);
      }
    }
    RC_ASSERT(after.pots == before.pots);
    std::set<Seat> winners;
    for (const Seat seat : before.winners) winners.insert(seat.left(kSeats, steps));
    RC_ASSERT(winners == std::set<Seat>(after.winners.begin(), after.winners.end()));
  });
}

// ---- the hands themselves

TEST(ReversisHands, LetEverythingHappen) {
  testing::RandomSessions random{7};
  std::map<std::string, int> times;
  constexpr int kHands = 2000;
  for (int i = 0; i < kHands / 4; ++i) {
    const Session session = in_three_ways(random, 4)[0];
    const SessionResult result = session::score(session);
    for (std::size_t number = 0; number < result.hands.size(); ++number) {
      const HandResult& hand = result.hands[number];
      std::set<std::string> reasons;
      for (const Posting& posting : hand.scored.postings) reasons.emplace(posting.reason);
      for (const std::string& reason : reasons) ++times[reason];
      const Known all = known(session::context_of(session, number).deal, facts(session, number));
      const auto espagnolette = espagnolette_of(facts(session, number), all);
      if (!espagnolette) continue;
      if (has(hand, kReversisMade)) ++times["made under an espagnolette"];
      if (has(hand, kReversisBroken)) ++times["broken under an espagnolette"];
      if (has(hand, kParty)) ++times[all.tricks[at(*espagnolette)] == 0 ? "espagnolette made" : "espagnolette failed"];
    }
  }
  for (const games::ReasonText& reason : Game::reasons())
    EXPECT_GE(times[std::string{reason.reason}], 20) << reason.reason;
  for (const char* what : {"made under an espagnolette", "broken under an espagnolette", "espagnolette made"}) {
    EXPECT_GE(times[what], 10) << what;
  }
  EXPECT_GE(times["espagnolette failed"], 50);
  for (const auto& [what, count] : times) RecordProperty(what, count);
}

}  // namespace
}  // namespace nullo::reversis
