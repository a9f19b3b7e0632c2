// Scoring of a hand of Reversis. Source: Denexa, "Reversis"; reversis R1-R21.
#include <algorithm>

#include "games/reversis/espagnolette.h"
#include "games/reversis/known.h"
#include "games/reversis/party.h"
#include "games/reversis/purse.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "games/tricks.h"
#include "text/say.h"

namespace nullo::reversis {
namespace {

constexpr Amount kQuinolaDiscardedPays = 5;
constexpr Amount kQuinolaForcedPays = 10;
constexpr Amount kQuinolaOthersPay = 5;
constexpr Amount kReversisAcrossPays = 32;
constexpr Amount kReversisOthersPay = 16;
constexpr Amount kReversisInAll = kReversisAcrossPays + 2 * kReversisOthersPay;
constexpr Amount kBrokenPays = 64;
constexpr Amount kBrokenByQuinolaPays = 54;

class Scorer {
 public:
  explicit Scorer(const Game::Play& play) : play_{play}, known_{known(play.deal, play.hand)}, purse_{play.before} {}

  games::ScoredHand<State> score() {
    games::ScoredHand<State> scored;
    espagnolette_ = espagnolette_of(play_.hand, known_);
    purse_.ante(play_.deal.dealer);
    pay_for_cards();
    find_missing(scored.missing);
    if (scored.complete()) settle();
    if (scored.complete()) Game::conclude(play_.rules, play_.deal, scored);
    const bool over = scored.over || (scored.complete() && play_.deal.players_stop);
    if (over && play_.rules.final_pots == FinalPots::kSplit) purse_.split_pots(play_.deal.dealer);
    scored.notes = notes();
    scored.postings = purse_.take_postings();
    scored.after = purse_.take_state();
    return scored;
  }

 private:
  // ---- aces and the Quinola, while the hand is played

  void pay_for_cards() {
    for (const Paid& paid : known_.paid) {
      if (known_.undertaker && paid.trick >= kUndertaken) break;  // none is made after nine tricks [reversis R13]
      if (paid.card == kQuinola) {
        pay_for_quinola(paid);
      } else {
        pay_for_ace(paid);
      }
    }
    if (known_.undertaker) purse_.refund();
  }

  void pay_for_ace(const Paid& ace) {
    const Amount amount = ace_pays(ace.card);
    if (ace.fall == Fall::kDiscarded) {
      purse_.pay(ace.winner, *ace.by, amount, {kAceDiscarded, ace.trick + 1, ace.card});
    } else if (ace.fall == Fall::kFollowed) {
      purse_.pay(*ace.by, ace.leader, amount, {kAceFollowed, ace.trick + 1, ace.card});
    }
  }

  void pay_for_quinola(const Paid& quinola) {
    const int trick = quinola.trick + 1;
    if (quinola.fall == Fall::kDiscarded) {
      purse_.pay(quinola.winner, *quinola.by, kQuinolaDiscardedPays, {kQuinolaDiscarded, trick, kQuinola});
      purse_.take_pot(*quinola.by, {kPotTaken, trick, kQuinola});
    } else if (quinola.fall == Fall::kFollowed) {
      const Cause cause{kQuinolaFollowed, trick, kQuinola};
      purse_.pay(*quinola.by, quinola.leader, kQuinolaForcedPays, cause);
      others_pay(quinola.leader, *quinola.by, kQuinolaOthersPay, cause);
      purse_.remise(*quinola.by, {kRemise, trick, kQuinola});
    }
  }

  // Lets the two other seats pay, from the payee's left on.
  void others_pay(Seat payee, Seat but, Amount amount, const Cause& cause) {
    for (int turn = 1; turn < kSeats; ++turn) {
      const Seat seat = payee.left(kSeats, turn);
      if (seat != but) purse_.pay(seat, payee, amount, cause);
    }
  }

  // ---- what is not known yet

  void find_missing(std::vector<games::Missing>& missing) const {
    for (const Paid& paid : known_.paid) {
      if (paid.fall == Fall::kUnknownPlayer) missing.push_back({"player", {paid.card}, {}, paid.trick + 1});
      if (paid.fall == Fall::kUnknownSuit) missing.push_back({"led", {paid.card}, {}, paid.trick + 1});
    }
    if (!known_.all_over()) {
      missing.push_back({"tricks", {}, {}, known_.tricks_over() + 1});
      return;
    }
    const CardSet out = known_.honours_out();
    if (known_.undertaker) return find_missing_quinola(missing);
    if (!known_.all_points_known()) return miss_points(missing);
    const CardSet paid_out = out & kPaid;
    const bool talon_is_full = !known_.talon.empty() && !paid_out.empty();
    if (talon_is_full || (known_.talon.empty() && !talon_can_hold(paid_out, known_))) {
      missing.push_back({"honours", paid_out, {}, 0});
    }
  }

  // With a reversis there is no party, but it must be known where the Quinola was. [reversis R14, R15]
  void find_missing_quinola(std::vector<games::Missing>& missing) const {
    const CardSet out = known_.honours_out();
    if (!out.contains(kQuinola) || (known_.talon.empty() && out.size() <= kTalonCards)) return;
    if (known_.talon.empty() && !known_.all_points_known()) return miss_points(missing);
    if (!known_.talon.empty() || !talon_can_hold({kQuinola}, known_)) missing.push_back({"honours", {kQuinola}, {}, 0});
  }

  // Points are missing until the honours are noted or the piles are counted.
  void miss_points(std::vector<games::Missing>& missing) const {
    missing.push_back({"points", known_.honours_out(), games::unknown_seats(known_.points), 0});
  }

  // ---- the end of the hand

  void settle() {
    if (known_.undertaker) {
      settle_reversis(*known_.undertaker);
    } else {
      settle_party();
    }
    if (purse_.pots().empty() && play_.rules.new_pot == NewPot::kAtOnce) purse_.form_pot(play_.deal.dealer);
  }

  void settle_reversis(Seat undertaker) {
    const Paid* quinola = known_.paid.find(kQuinola);
    const bool played_quinola = quinola != nullptr && quinola->by == undertaker && quinola->trick < kUndertaken;
    const auto trick_of_quinola = played_quinola ? quinola->trick + 1 : 0;
    for (std::size_t k = kUndertaken; k < kTricksPerHand; ++k) {
      const Seat winner = *known_.outcomes[k].winner;
      if (winner == undertaker) continue;
      const bool by_quinola = quinola != nullptr && quinola->trick == static_cast<int>(k) && quinola->by == winner;
      purse_.pay(undertaker, winner, by_quinola ? kBrokenByQuinolaPays : kBrokenPays,
                 {kReversisBroken, static_cast<int>(k) + 1, by_quinola ? std::optional{kQuinola} : std::nullopt});
      if (played_quinola) purse_.remise(undertaker, {kRemise, trick_of_quinola, kQuinola});
      return;
    }
    if (espagnolette_ && espagnolette_ != undertaker) {  // pays it all [reversis R19]
      purse_.pay(*espagnolette_, undertaker, kReversisInAll, {kReversisMade});
    } else {
      for (int turn = 1; turn < kSeats; ++turn) {
        purse_.pay(undertaker.left(kSeats, turn), undertaker, turn == 2 ? kReversisAcrossPays : kReversisOthersPay,
                   {kReversisMade});
      }
    }
    if (played_quinola) purse_.take_pot(undertaker, {kPotTaken, trick_of_quinola, kQuinola});
  }

  void settle_party() {
    const bool failed = espagnolette_ && known_.tricks[at(*espagnolette_)] > 0;
    if (failed) purse_.pay_back_double(*espagnolette_);
    const Party party = party_of(play_.rules, play_.deal.dealer, known_, espagnolette_);
    purse_.pay(party.loser, party.winner, party.amount(), {kParty});
    for (const Paid& paid : known_.paid) {
      const bool claimed = std::ranges::find(play_.hand.claims, paid.card) != play_.hand.claims.end();
      if (claimed && paid.fall == Fall::kLed && paid.by != party.winner) pay_claim(paid, party.winner);
    }
  }

  void pay_claim(const Paid& paid, Seat winner) {
    if (paid.card != kQuinola) {
      return purse_.pay(*paid.by, winner, ace_pays(paid.card), {kAceClaimed, paid.trick + 1, paid.card});
    }
    const Cause cause{kQuinolaClaimed, paid.trick + 1, kQuinola};
    purse_.pay(*paid.by, winner, kQuinolaForcedPays, cause);
    others_pay(winner, *paid.by, kQuinolaOthersPay, cause);
  }

  // ---- revokes: those in the first nine tricks are part of an espagnolette [reversis R16]

  std::vector<games::Note> notes() const {
    std::vector<games::Note> notes = games::revokes(play_.hand.tricks, known_.outcomes, kTrickRules, std::nullopt);
    std::erase_if(notes,
                  [this](const games::Note& note) { return note.seat == espagnolette_ && note.trick <= kUndertaken; });
    return notes;
  }

  const Game::Play& play_;
  Known known_;
  Purse purse_;
  std::optional<Seat> espagnolette_;
};

}  // namespace

games::ScoredHand<State> Game::score(const Play& play) { return Scorer{play}.score(); }

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over = rules.hands && deal.number + 1 >= *rules.hands;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts&) {
  return games::Impossible{text::say("a hand of Reversis by its tricks, as scores cannot tell what became of the pots"),
                           text::say("scores"),
                           text::say("The scores do not show what became of the pots. Enter the tricks.")};
}

}  // namespace nullo::reversis
