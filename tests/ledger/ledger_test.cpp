#include <map>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "ledger/posting.h"
#include "ledger/standings.h"

namespace nullo {
namespace {

TEST(Account, ReadsBackFromItsTextAndNothingElseIsAnAccount) {
  for (const Account account : {Account::bank(), Account::of(Seat{0}), Account::of(Seat{9}), Account::pot(1)}) {
    EXPECT_EQ(parse_account(to_string(account)), account);
  }
  for (const char* text : {"", "Bank", "seat", "seat:", "seat:10", "seat:-1", "seat:01", "seat:1 ", "pot:0", "pot:x"}) {
    EXPECT_EQ(parse_account(text), std::nullopt) << text;
  }
}

TEST(Standings, EqualTotalsShareAPlaceAndTheNextOneCountsOn) {
  EXPECT_EQ(places({5, 3, 5, 9}, BestIs::kLowest), (PerSeat<int>{2, 1, 2, 4}));
  EXPECT_EQ(places({5, 3, 5, 9}, BestIs::kHighest), (PerSeat<int>{2, 4, 2, 1}));
  EXPECT_EQ(best_seats({-2, 4, -2}, BestIs::kLowest), (std::vector{Seat{0}, Seat{2}}));
}

Account any_account() {
  switch (*rc::gen::inRange(0, 3)) {
    case 0:
      return Account::bank();
    case 1:
      return Account::of(Seat{*rc::gen::inRange(0, 4)});
    default:
      return Account::pot(*rc::gen::inRange(1, 4));
  }
}

RC_GTEST_PROP(Ledger, AllAccountsTogetherStayAtZeroAfterEveryPosting, ()) {
  std::map<std::string, Amount> accounts;
  std::vector<Posting> postings;
  const int count = *rc::gen::inRange(0, 30);
  for (int i = 0; i < count; ++i) {
    postings.emplace_back(any_account(), any_account(), *rc::gen::inRange(1, 100), "test", std::int16_t{0},
                          std::nullopt);
    accounts[to_string(postings.back().from)] -= postings.back().amount;
    accounts[to_string(postings.back().to)] += postings.back().amount;
    Amount sum = 0;
    for (const auto& account : accounts) sum += account.second;
    RC_ASSERT(sum == 0);
  }
  const PerSeat<Amount> scores = scores_of(postings, 4);
  for (const Seat seat : Seats{4}) RC_ASSERT(scores[seat] == accounts[to_string(Account::of(seat))]);
}

}  // namespace
}  // namespace nullo
