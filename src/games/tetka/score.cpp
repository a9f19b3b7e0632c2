// Scoring of a Tëtka hand. Source: Denexa, "Tëtka", Penalties; tetka T1-T6.
#include "games/tetka/most_tricks.h"
#include "games/tetka/taken.h"
#include "games/tetka/tetka.h"
#include "games/tricks.h"

namespace nullo::tetka {
namespace {

// Collects the postings of one hand.
class Sheet {
 public:
  Sheet() { postings_.reserve(kPointsPerHand + 1); }

  void penalty(Seat taker, Amount points, std::string_view reason, std::size_t trick,
               std::optional<Card> card = std::nullopt) {
    postings_.emplace_back(Account::bank(), Account::of(taker), points, reason, static_cast<std::int16_t>(trick), card);
  }
  std::vector<Posting> take() { return std::move(postings_); }

 private:
  std::vector<Posting> postings_;
};

// A captured card: bum card 1, Tëtka 2, another queen 1; a queen as bum card is Tëtka too [tetka T2]. While the bum
// card is not known, a queen is one point at least.
void score_card(const Hand& hand, Card card, Seat taker, std::size_t trick, Sheet& sheet) {
  if (card == hand.bum_card) sheet.penalty(taker, 1, "bum_card", trick, card);
  if (card.rank() != Rank::kQueen) return;
  const bool is_tetka = hand.bum_card && card.suit() == hand.bum_card->suit();
  sheet.penalty(taker, is_tetka ? 2 : 1, is_tetka ? "tetka" : "queen", trick, card);
}

void score_tricks(const Hand& hand, const Taken& taken, Sheet& sheet) {
  const std::size_t bum_trick = hand.bum_card ? static_cast<std::size_t>(bum_number(*hand.bum_card)) : 0;
  const CardSet scoring = noted_cards(hand);
  for (std::size_t k = 1; k <= static_cast<std::size_t>(taken.tricks_over()); ++k) {
    const Seat taker = *taken.outcomes[k - 1].winner;
    if (!(taken.outcomes[k - 1].cards & scoring).empty()) {
      for (const NotedCard& noted : hand.tricks[k - 1].cards) score_card(hand, noted.card, taker, k, sheet);
    }
    if (k == bum_trick) sheet.penalty(taker, 1, "bum_trick", k);
    if (k == kTricksPerHand) sheet.penalty(taker, 1, "last_trick", k);
  }
  for (const Captured& captured : hand.captured) score_card(hand, captured.card, captured.by, 0, sheet);
}

void score_summary(const Hand& hand, const Taken& taken, Sheet& sheet) {
  for (const Captured& captured : hand.summary->captured) score_card(hand, captured.card, captured.by, 0, sheet);
  const std::size_t bum_trick = hand.bum_card ? static_cast<std::size_t>(bum_number(*hand.bum_card)) : 0;
  if (taken.bum_trick) sheet.penalty(*taken.bum_trick, 1, "bum_trick", bum_trick);
  if (taken.last_trick) sheet.penalty(*taken.last_trick, 1, "last_trick", kTricksPerHand);
}

void find_missing(const Hand& hand, const Taken& taken, std::vector<games::Missing>& missing) {
  if (!hand.bum_card) missing.push_back({"bum_card", {}, {}, 0});
  if (!taken.all_tricks()) {
    missing.push_back({"tricks", {}, {}, hand.summary ? 0 : taken.tricks_over() + 1});
  }
  if (hand.summary && !taken.bum_trick) missing.push_back({"bum_trick", {}, {}, 0});
  if (hand.summary && !taken.last_trick) missing.push_back({"last_trick", {}, {}, 0});
  for (const Card card : noted_cards(hand) - taken.all_cards()) missing.push_back({"captured", {card}, {}, 0});
}

void score_most_tricks(const Hand& hand, const Taken& taken, Sheet& sheet, std::vector<games::Missing>& missing) {
  const MostTricks most = most_tricks(taken, hand.bum_card, hand.bum_suit_top);
  using Verdict = MostTricks::Verdict;
  if (most.verdict == Verdict::kAskSuit) missing.push_back({"bum_suit", most.deciding, most.between.list(), 0});
  if (most.verdict == Verdict::kAskTop) missing.push_back({"bum_suit_top", most.deciding, most.between.list(), 0});
  if (most.verdict == Verdict::kTaker && missing.empty()) sheet.penalty(*most.taker, 1, "most_tricks", 0);
}

}  // namespace

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const Taken taken = tetka::taken(play.deal, play.hand);
  Sheet sheet;
  if (play.hand.summary) {
    score_summary(play.hand, taken, sheet);
  } else {
    score_tricks(play.hand, taken, sheet);
  }
  find_missing(play.hand, taken, scored.missing);
  score_most_tricks(play.hand, taken, sheet, scored.missing);
  scored.postings = sheet.take();
  if (taken.players_known) {
    std::optional<NotedCard> exposed;
    if (play.hand.bum_card) exposed = NotedCard{*play.hand.bum_card, play.deal.dealer};
    scored.notes = games::revokes(play.hand.tricks, taken.outcomes, kTrickRules, exposed);
  }
  if (scored.complete()) conclude(play.rules, play.deal, scored);
  return scored;
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over = deal.number + 1 >= kSeats * rules.orbits;  // [tetka T6]
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::not_handed_out(scores, {kPointsPerHand, kPointsPerHand - 1});  // most tricks may be nobody's [tetka T5]
}

}  // namespace nullo::tetka
