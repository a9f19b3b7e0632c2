// Scoring of a hand of Put and Take. Source: Denexa, "Put and Take".
#include <algorithm>
#include <utility>

#include "games/from_the_left.h"
#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"

namespace nullo::put_and_take {
namespace {

class Scorer {
 public:
  Scorer(const Rules& rules, const games::Deal& deal, const Hand& hand) : rules_{rules}, deal_{deal}, hand_{hand} {}

  games::ScoredHand<State> score() {
    for_each_match(hand_.put, "put", [this](Seat seat, Amount amount, std::optional<Card> card) {
      move(Account::of(seat), kPotAccount, amount, kPut, card);
    });
    for_each_match(hand_.take, "take", [this](Seat seat, Amount amount, std::optional<Card> card) {
      const Amount from_pot = std::min(amount, pot_);
      move(kPotAccount, Account::of(seat), from_pot, kTake, card);
      move(Account::of(deal_.dealer), Account::of(seat), amount - from_pot, kDealerOwes, card);
    });
    if (scored_.complete()) {
      move(kPotAccount, Account::of(deal_.dealer), pot_, kLeftOver, std::nullopt);
      Game::conclude(rules_, deal_, scored_);
    } else {
      scored_.after.pot = pot_;
    }
    return std::move(scored_);
  }

 private:
  static constexpr Account kPotAccount = Account::pot(1);

  void move(Account from, Account to, Amount amount, std::string_view reason, std::optional<Card> card) {
    if (amount == 0) return;
    if (from == kPotAccount) pot_ -= amount;
    if (to == kPotAccount) pot_ += amount;
    scored_.postings.emplace_back(from, to, amount, reason, std::int16_t{0}, card);
  }

  // Card after card, from the dealer's left. What is not known yet becomes missing and moves nothing.
  template <class Use>
  void for_each_match(const Round& round, std::string_view missing, Use use) {
    const int turned = turned_in(hand_, round);
    for (int turn = 0; turn < turned; ++turn) {
      const auto number = static_cast<std::size_t>(turn);
      const games::Counts matches = matches_of(deal_, hand_, round, turn);
      const std::optional<Card> card = card_at(round, turn);
      std::vector<Seat> unknown;
      for (const Seat seat : games::from_the_left(deal_)) {
        if (!matches[seat]) {
          unknown.push_back(seat);
        } else {
          use(seat, Amount{*matches[seat]} * rules_.stakes[number], card);
        }
      }
      if (!unknown.empty())
        scored_.missing.push_back({"matches", card ? CardSet{*card} : CardSet{}, unknown, turn + 1});
    }
    if (turned < kTurns) scored_.missing.push_back({missing, {}, {}, turned + 1});
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const Hand& hand_;
  Amount pot_ = 0;
  games::ScoredHand<State> scored_;
};

}  // namespace

games::ScoredHand<State> Game::score(const Rules& rules, const games::Deal& deal, const State&, const Hand& hand) {
  return Scorer{rules, deal, hand}.score();
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over = rules.hands && deal.number + 1 >= *rules.hands;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::not_in_sum(scores, {0});
}

}  // namespace nullo::put_and_take
