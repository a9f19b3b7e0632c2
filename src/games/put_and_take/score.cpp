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
  explicit Scorer(const Game::Play& play) : play_{play} {}

  games::ScoredHand<State> score() {
    for_each_match(play_.hand.put, "put", [this](Seat seat, Amount amount, std::optional<Card> card) {
      move(Account::of(seat), kPotAccount, amount, kPut, card);
    });
    for_each_match(play_.hand.take, "take", [this](Seat seat, Amount amount, std::optional<Card> card) {
      const Amount from_pot = std::min(amount, pot_);
      move(kPotAccount, Account::of(seat), from_pot, kTake, card);
      move(Account::of(play_.deal.dealer), Account::of(seat), amount - from_pot, kDealerOwes, card);
    });
    if (scored_.complete()) {
      move(kPotAccount, Account::of(play_.deal.dealer), pot_, kLeftOver, std::nullopt);
      Game::conclude(play_.rules, play_.deal, scored_);
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
    const int turned = turned_in(play_.hand, round);
    for (int turn = 0; turn < turned; ++turn) {
      const auto number = static_cast<std::size_t>(turn);
      const games::Counts matches = matches_of(play_.deal, play_.hand, round, turn);
      const std::optional<Card> card = card_at(round, turn);
      std::vector<Seat> unknown;
      for (const Seat seat : games::from_the_left(play_.deal)) {
        if (!matches[seat]) {
          unknown.push_back(seat);
        } else {
          use(seat, Amount{*matches[seat]} * play_.rules.stakes[number], card);
        }
      }
      if (!unknown.empty())
        scored_.missing.push_back({"matches", card ? CardSet{*card} : CardSet{}, unknown, turn + 1});
    }
    if (turned < kTurns) scored_.missing.push_back({missing, {}, {}, turned + 1});
  }

  const Game::Play& play_;
  Amount pot_ = 0;
  games::ScoredHand<State> scored_;
};

}  // namespace

games::ScoredHand<State> Game::score(const Play& play) { return Scorer{play}.score(); }

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over = rules.hands && deal.number + 1 >= *rules.hands;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::not_in_sum(scores, {0});
}

}  // namespace nullo::put_and_take
