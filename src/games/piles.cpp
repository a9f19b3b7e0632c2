#include "games/piles.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/captured.h"
#include "text/say.h"

namespace nullo::games {
namespace {

CardSet noted_in(const std::vector<Trick>& tricks) {
  CardSet cards;
  for (const Trick& trick : tricks) {
    for (const NotedCard& noted : trick.cards) cards.insert(noted.card);
  }
  return cards;
}

void find_missing(const Piles& piles, const PileRules& rules, KnownPiles& known) {
  if (piles.points) {
    std::vector<Seat> unknown = unknown_seats(known.points);
    if (!unknown.empty()) known.missing.push_back({"points", {}, std::move(unknown), 0});
    return;
  }
  if (known.trumps_decide) known.missing.push_back({"upcard", {}, {}, 0});
  if (!known.all_over(rules)) known.missing.push_back({"tricks", {}, {}, known.outcomes.over + 1});
  if (!known.out.empty()) known.missing.push_back({"captured", known.out, {}, 0});
}

// Posts to a seat and to the partner who shares its pile.
void post(const PileRules& rules, Seat seat, int points, std::string_view reason, std::size_t trick,
          std::optional<Card> card, std::vector<Posting>& postings) {
  for (int at = 0; at < rules.tricks.seats; at += rules.sides) {
    postings.emplace_back(Account::bank(), Account::of(seat.left(rules.tricks.seats, at)), points, reason,
                          static_cast<std::int16_t>(trick), card);
  }
}

}  // namespace

const RankPoints* PileRules::worth_of(Card card) const {
  const auto found = std::ranges::find_if(worth, [card](const RankPoints& each) { return each.rank == card.rank(); });
  return found == worth.end() ? nullptr : &*found;
}

CardSet PileRules::counting() const {
  CardSet cards;
  for (const Card card : tricks.pack) {
    if (worth_of(card) != nullptr) cards.insert(card);
  }
  return cards;
}

std::optional<Seat> KnownPiles::captor_of(Card card) const {
  for (std::size_t k = 0; k < static_cast<std::size_t>(outcomes.over); ++k) {
    if (outcomes[k].cards.contains(card)) return outcomes[k].winner;
  }
  for (const Captured& each : beside) {
    if (each.card == card) return each.by;
  }
  return std::nullopt;
}

PerSeat<int> KnownPiles::captured(const PileRules& rules) const {
  PerSeat<int> sums(rules.sides);
  for (const Seat side : Seats{points.size()}) sums[side] = points[side].value_or(0);
  for (std::size_t k = 0; k < static_cast<std::size_t>(outcomes.over); ++k) {
    for (const Card card : outcomes[k].cards) {
      const RankPoints* worth = rules.worth_of(card);
      if (worth != nullptr) sums[rules.side_of(*outcomes[k].winner)] += worth->points;
    }
  }
  for (const Captured& each : beside) {
    const RankPoints* worth = rules.worth_of(each.card);
    if (worth != nullptr) sums[rules.side_of(each.by)] += worth->points;
  }
  return sums;
}

KnownPiles known(const Piles& piles, const PileRules& rules) {
  KnownPiles known;
  if (piles.points) {
    known.points = piles.points->empty() ? Counts(rules.sides) : with_followed(*piles.points, rules.total);
  } else {
    known.outcomes = outcomes_of(piles.tricks, rules.first_leader, rules.tricks);
    known.out = rules.counting() - noted_in(piles.tricks);
    known.beside = piles.captured;
    for (const Captured& each : piles.captured) known.out.erase(each.card);
    const auto next = static_cast<std::size_t>(known.outcomes.over);
    known.trumps_decide = next < piles.tricks.size() && known.outcomes[next].is_full_play;
  }
  find_missing(piles, rules, known);
  return known;
}

std::vector<Posting> pile_postings(const Piles& piles, const KnownPiles& known, const PileRules& rules) {
  std::vector<Posting> postings;
  postings.reserve(64);
  for (std::size_t k = 0; k < static_cast<std::size_t>(known.outcomes.over); ++k) {
    for (const NotedCard& noted : piles.tricks[k].cards) {
      const RankPoints* worth = rules.worth_of(noted.card);
      if (worth == nullptr) continue;
      post(rules, *known.outcomes[k].winner, worth->points, worth->reason, k + 1, noted.card, postings);
    }
  }
  for (const Captured& each : known.beside) {
    const RankPoints* worth = rules.worth_of(each.card);
    if (worth != nullptr) post(rules, each.by, worth->points, worth->reason, 0, each.card, postings);
  }
  for (const Seat side : Seats{known.points.size()}) {
    const int points = known.points[side].value_or(0);
    if (points > 0) post(rules, side, points, kPile, 0, std::nullopt, postings);
  }
  return postings;
}

void check_piles(const Piles& piles, const PileRules& rules, std::vector<Conflict>& conflicts) {
  const TrickOutcomes outcomes = outcomes_of(piles.tricks, rules.first_leader, rules.tricks);
  check_tricks(piles.tricks, outcomes, rules.first_leader, rules.tricks, conflicts);
  if (!piles.points) return check_beside(piles.captured, piles.tricks, outcomes, rules.tricks, conflicts);
  check_one_form(piles.captured, piles.tricks, conflicts);
  const int sum = known_sum(*piles.points);
  const bool all_known = !any_unknown(*piles.points);
  if (piles.points->empty() || (all_known ? sum == rules.total : sum <= rules.total)) return;
  conflicts.push_back(
      {{{"/summary/points", text::say("points that add up to {total}", rules.total), fmt::format("{}", sum)}},
       text::say_count(rules.total, "There is only one point in all; these are {sum}.",
                       "There are only {count} points in all; these are {sum}.", sum)});
}

std::string say_missing_of_piles(const Missing& missing, const Names& names) {
  if (missing.key == "upcard") return text::say("Which card was turned up? Its suit is trumps.");
  if (missing.key == "tricks") return text::say("Who won trick {trick}?", missing.trick);
  if (missing.key == "captured") return text::say("Who captured {cards}?", join_cards(missing.cards));
  std::string whose = std::string{names[missing.seats.front()]};
  for (std::size_t i = 1; i < missing.seats.size(); ++i) {
    const std::string_view next = names[missing.seats[i]];
    whose = i + 1 < missing.seats.size() ? fmt::format("{}, {}", whose, next)
                                         : text::say("{players} and in that of {player}", whose, next);
  }
  return text::say("How many points lie in the pile of {players}?", whose);
}

std::array<Fact, 3> facts_of_piles(const PilesIn& in) {
  return {{
      {.key = "tricks",
       .about = "In order, each with the cards that somebody noted, or with every card.",
       .missing = "who won a trick",
       .kind = TricksFact{.in = in.tricks, .pack = in.pack, .rounds = in.rounds}},
      {.key = "captured",
       .about = "Beside tricks: who captured cards of which nobody knows in which trick they lie.",
       .missing = "cards that count and lie in no trick",
       .kind = CapturedFact{.in = in.captured}},
      {.key = "summary",
       .label = text::mark("Points in the pile"),
       .about = "In place of tricks: the points of the piles when the hand was over; null: not known yet. A single "
                "unknown number follows from the others.",
       .missing = "the points of a pile",
       .kind = SummaryFact{.in = in.points,
                           .of = "points",
                           .what = "the points that were counted in the piles",
                           .sides = in.sides,
                           .total = in.total}},
  }};
}

void check_in_pack(std::optional<Card> card, const TrickRules& rules, std::string_view key,
                   std::vector<Conflict>& conflicts) {
  if (!card || rules.pack.contains(*card)) return;
  conflicts.push_back({{{std::string{key}, text::say("a card of the pack in play"), to_string(*card)}},
                       text::say("The {card} is not in this pack.", to_string(*card))});
}

}  // namespace nullo::games
