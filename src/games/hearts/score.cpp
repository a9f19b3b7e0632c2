// Scoring of a hand of Hearts. Source: pagat.com, "Hearts"; Denexa, "Hearts"; hearts H1-H14.
#include <algorithm>

#include "games/hearts/ending.h"
#include "games/hearts/hearts.h"
#include "games/hearts/moon.h"
#include "games/hearts/notes.h"
#include "games/hearts/sheet.h"
#include "games/hearts/taken.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

std::string_view penalty_reason(Card card) {
  if (card == kQueenOfSpades) return "queen_of_spades";
  return card.suit() == Suit::kHearts ? "heart" : "penalty_card";
}

// Posts the captured cards of one hand.
class Scorer {
 public:
  Scorer(const Known& known, Sheet& sheet)
      : rules_{known.rules}, counting_{known.counting}, hand_{known.hand}, taken_{known.taken}, sheet_{sheet} {}

  void run() {
    if (hand_.summary) {
      sum();
    } else {
      tricks();
    }
    kitty();
  }

 private:
  // A card has a penalty or a bonus, never both, so the sign of its points is known where they are posted.
  void card(Seat captor, Card card, std::size_t trick) {
    if (const int penalty = rules_.penalties.of(card); penalty > 0) {
      capture(captor, penalty, penalty_reason(card), trick, card);
    } else if (const int bonus = rules_.bonus.of(card); bonus < 0) {
      capture(captor, bonus, "bonus_card", trick, card);
    }
  }

  void capture(Seat captor, int points, std::string_view reason, std::size_t trick, Card card) {
    sheet_.capture(captor, points, reason, trick, card);
    if (is_charged(hand_, card)) sheet_.capture(captor, points, "charged", trick, card);
  }

  void tricks() {
    const bool two_packs = rules_.packs == 2;
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      const CardSet counted = taken_.outcomes[k].cards & counting_.cards;
      const std::optional<Seat> captor = taken_.outcomes[k].captor;
      if (captor && hand_.tricks[k].hearts > 0) hearts(*captor, hand_.tricks[k].hearts, k + 1);
      if (counted.empty() || !captor) continue;
      if (!two_packs) {
        for (const Card each : counted) card(*captor, each, k + 1);
        continue;
      }
      for (const NotedCard& noted : hand_.tricks[k].cards) {
        if (counting_.cards.contains(noted.card)) card(*captor, noted.card, k + 1);
      }
    }
    for (const games::Captured& captured : hand_.captured) {
      if (counting_.cards.contains(captured.card)) card(captured.by, captured.card, 0);
    }
  }

  // Hearts entered as a count: each is worth the same.
  void hearts(Seat captor, int count, std::size_t trick) {
    const std::optional<Card> heart = counting_.by_count.highest();
    if (!heart || count == 0) return;
    const int points = count * rules_.penalties.of(*heart);
    sheet_.capture(captor, points, "hearts", trick, std::nullopt);
    if (is_charged(hand_, *heart)) sheet_.capture(captor, points, "charged", trick, std::nullopt);
  }

  void sum() {
    for (const games::Captured& captured : hand_.summary->captured) {
      const bool singly = counting_.cards.contains(captured.card) && !counting_.by_count.contains(captured.card);
      if (singly) card(captured.by, captured.card, 0);
    }
    for (const Seat seat : Seats{taken_.hearts_least.size()}) {
      hearts(seat, taken_.hearts[seat].value_or(taken_.hearts_least[seat]), 0);
    }
  }

  // The kitty's cards go with whoever got it; a summary may have them among its captured cards.
  void kitty() {
    if (!taken_.kitty_to) return;
    for (const Card each : taken_.in_kitty) {
      if (!counting_.cards.contains(each)) continue;
      if (!hand_.summary) {
        card(*taken_.kitty_to, each, 0);
        continue;
      }
      const auto& captured = hand_.summary->captured;
      const bool named =
          std::ranges::any_of(captured, [each](const games::Captured& other) { return other.card == each; });
      if (!named && !counting_.by_count.contains(each)) card(*taken_.kitty_to, each, 0);
    }
  }

  const Rules& rules_;
  const Counting& counting_;
  const Hand& hand_;
  const Taken& taken_;
  Sheet& sheet_;
};

std::vector<Seat> unknown_counts(const games::Counts& counts) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{counts.size()}) {
    if (!counts[seat]) seats.push_back(seat);
  }
  return seats;
}

void find_missing(const Known& known, std::vector<games::Missing>& missing) {
  const Hand& hand = known.hand;
  const Taken& taken = known.taken;
  if (!hand.summary && !hand.thrown_in && taken.outcomes.rounds < known.pack.rounds) {
    const auto next = static_cast<std::size_t>(taken.outcomes.over);
    const bool leader_missing = next < hand.tricks.size() && taken.outcomes[next].is_full_play;
    missing.push_back({leader_missing ? "leader" : "tricks", {}, {}, taken.outcomes.over + 1});
  }
  if (hand.summary && !known.counting.by_count.empty()) {
    std::vector<Seat> seats = unknown_counts(taken.hearts);
    if (!seats.empty()) missing.push_back({"hearts", {}, std::move(seats), 0});
  }
  if (!taken.out.once.empty()) missing.push_back({"captured", taken.out.once, {}, 0});
  if (taken.kitty_to || hand.summary) return;
  CardSet in_kitty;
  for (const Card card : taken.in_kitty) in_kitty.insert(card);
  in_kitty = in_kitty & known.counting.cards;
  if (!in_kitty.empty()) missing.push_back({"kitty_to", in_kitty, {}, 0});
}

std::optional<MoonChoice> choice_of(const Rules& rules, const Hand& hand) {
  if (rules.moon == Moon::kAdd) return MoonChoice::kAdd;
  if (rules.moon == Moon::kSubtract) return MoonChoice::kSubtract;
  return rules.moon == Moon::kChoice ? hand.moon_choice : std::nullopt;
}

// A summary does not say who took the tricks, and a sun would score differently from a moon.
bool tricks_matter(const Known& known, const Shot& shot, const Sheet& sheet) {
  return shot.may_be_sun && known.rules.moon != Moon::kWin &&
         moon_worth(known, shot, captured_by(shot, sheet)) != known.rules.sun_points;
}

// Whether one side took every trick so far, and would score otherwise if it took all that are left. [hearts H4]
bool sun_is_open(const Known& known) {
  if (known.taken.outcomes.rounds >= known.pack.rounds || known.rules.moon == Moon::kWin) return false;
  std::optional<Shot> shot = shot_of(known);
  if (!shot || !shot->sun) return false;
  shot->sun = false;
  Sheet sheet{known.rules, known.deal.seats};
  Scorer{known, sheet}.run();
  return moon_worth(known, *shot, captured_by(*shot, sheet)) != known.rules.sun_points;
}

}  // namespace

bool is_charged(const Hand& hand, Card card) {
  if (hand.charged.empty()) return false;
  if (card.suit() == Suit::kHearts) return hand.charged.contains(Card{Rank::kAce, Suit::kHearts});
  const bool can_be = card == kQueenOfSpades || card == Card{Rank::kJack, Suit::kDiamonds};
  return can_be && hand.charged.contains(card);
}

std::string why_not_thrown_in(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  const Known known = hearts::known(rules, deal, hand);
  const Taken& taken = known.taken;
  if (taken.outcomes.over < static_cast<int>(hand.tricks.size())) return text::say("The last trick is not over.");
  for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
    if (!taken.outcomes[k].captor && !(taken.outcomes[k].cards & known.counting.cards).empty())
      return text::say("Nobody has captured trick {trick} yet.", k + 1);
  }
  if (!taken.out.once.empty()) return text::say("In no trick yet: {cards}.", games::join_cards(taken.out.once));
  return sun_is_open(known) ? text::say("Whoever took every trick may still shoot the sun.") : "";
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const Known known = hearts::known(play.rules, play.deal, play.hand);
  Sheet sheet{play.rules, play.deal.seats};
  Scorer{known, sheet}.run();
  find_missing(known, scored.missing);
  if (known.taken.players_known) scored.notes = notes(known);

  std::optional<Shot> shot;
  std::optional<MoonChoice> choice = choice_of(play.rules, play.hand);
  if (scored.complete()) shot = shot_of(known);
  if (shot && tricks_matter(known, *shot, sheet)) scored.missing.push_back({"tricks", {}, shot->shooters.list(), 0});
  if (shot && play.rules.moon == Moon::kChoice && !choice) {
    scored.missing.push_back({"moon_choice", {}, shot->shooters.list(), 0});
  }
  if (scored.complete()) {
    if (shot && play.rules.moon == Moon::kAuto) choice = automatic(known, *shot, sheet);
    const PerSeat<Amount> totals = settle(known, shot, choice, sheet);
    const bool won = shot && play.rules.moon == Moon::kWin;  // even below the target [hearts H14]
    look_for_the_end(play.rules, play.deal, totals, scored);
    if (won) {
      scored.over = true;
      scored.winners = side_of(shot->shooters.front(), play.deal.seats, play.rules.teams != Teams::kNone).list();
    }
  }
  scored.postings = sheet.take();
  return scored;
}

}  // namespace nullo::hearts
