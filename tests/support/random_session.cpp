#include "support/random_session.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "document/document.h"
#include "session/seating.h"
#include "session/sides.h"

namespace nullo::testing {
namespace {

std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

const RandomGame& game_of(const games::Rules& rules) { return random_game(games::info(rules).id); }

}  // namespace

std::string RandomSessions::id() {
  std::string text = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
  for (char& letter : text) {
    if (letter == 'x') letter = "0123456789abcdef"[below(16)];
  }
  return text;
}

session::Session RandomSessions::of_any_game(int hands) { return of_game(random_.any_of(games::all()).id, hands); }

// Lets the points go with the players, if partners stay partners then.
void RandomSessions::follow(const session::Session& made, session::Hand& hand, const session::Fold& fold) {
  hand.points_follow = session::PointsFollow::kPlayer;
  const bool partners = session::keeps_partners(made.rules, session::came_from(fold.players(), hand));
  if (!partners) hand.points_follow = session::PointsFollow::kSeat;
}

// Replaces the hand by its scores, as somebody enters a hand that nobody watched, if such a hand is allowed.
void RandomSessions::enter(const session::Session& made, session::Hand& hand, const session::Fold& fold) {
  const games::Deal deal = fold.deal_of(hand, false);
  const auto scored = games::score({made.rules, deal, fold.state(), hand.facts});
  const PerSeat<Amount> sums = scores_of(scored.postings, deal.seats);
  games::Counts scores(deal.seats);
  for (const Seat seat : Seats{deal.seats}) scores[seat] = static_cast<int>(sums[seat]);
  if (!scored.complete() || games::refuse_scores(made.rules, deal, scores)) return;
  hand.scores = scores;
  hand.facts = games::empty_hand(made.rules);
}

// A score for every seat, as the rules allow it.
games::Counts RandomSessions::scores(const games::Rules& rules, int seats) {
  games::Counts scores(seats);
  int sum = 0;
  Seat last;
  for (const session::Side& side : session::sides_of(rules, seats)) {
    const int score = below(200) - 50;
    for (const Seat seat : side) scores[seat] = score;
    last = side.front();
    sum += score;
  }
  const std::optional<int> fixed = games::sum_of_scores(rules);
  if (!fixed) return scores;
  const int followed = *fixed - sum + *scores[last];
  for (const Seat partner : games::sharing(rules, seats, last)) scores[partner] = followed;
  scores[last] = followed;
  return scores;
}

session::Session RandomSessions::of_game(std::string_view game, int hands) {
  session::Session made = begun(random_game(game).table(random_, hands));
  if (chance(2)) made.hands_before = below(4);
  session::Fold fold{made};
  for (int number = 0; number < hands && !fold.over(); ++number) {
    session::Hand& hand = next_hand(made);
    if (!hand.players.empty() && chance(5)) follow(made, hand, fold);
    hand.facts = random_game(game).hand(random_, made.rules, fold.deal_of(hand, false));
    if (games::info(made.rules).only_scores) {
      hand.scores = scores(made.rules, made.seats());
    } else if (chance(1)) {
      enter(made, hand, fold);
    }
    fold.add(hand, false);
  }
  return stopped(std::move(made));
}

session::Session RandomSessions::session(int hands) {
  const RandomGame& tetka = random_game("tetka");
  session::Session made = begun(tetka.table(random_, hands));
  for (int number = 0; number < hands; ++number) next_hand(made).facts = tetka.hand(random_, made.rules, {});
  return stopped(std::move(made));
}

std::vector<std::string> RandomSessions::names(int seats) {
  std::vector<std::string> all{"Anna", "Boris", "Clara", "Dmitri", "Ελένη", "Zoë O'Hara", "\"R\\D\"", "名"};
  if (seats > static_cast<int>(all.size())) all.insert(all.end(), {"Irina", "Juri"});
  std::shuffle(all.begin(), all.end(), random_.engine());
  all.resize(static_cast<std::size_t>(seats));
  return all;
}

session::Session RandomSessions::begun(const RandomGame::Table& table) {
  const auto& [rules, seats] = table;
  session::Session made;
  made.id = id();
  made.rules = rules;
  made.players = names(seats);
  made.first_dealer = Seat{below(seats)};
  if (chance(5)) made.started_at = "20" + two(below(90) + 10) + "-" + two(1 + below(12)) + "-11T18:30:00Z";
  if (chance(2)) made.note = "«" + std::string(static_cast<std::size_t>(below(40)), 'n') + "\" \\ \n»";
  if (chance(2)) made.continues = id();
  if (chance(2)) made.stake = Stake{below(100), chance(5) ? Against::kWinner : Against::kAverage};
  if (chance(2)) {
    made.opening = PerSeat<Amount>(seats);
    for (const Seat seat : Seats{seats}) {
      made.opening[seat] = std::max(games::info(rules).least_opening, below(200) - 50);
      for (const Seat partner : games::sharing(rules, seats, seat))
        made.opening[seat] = made.opening[std::min(seat, partner)];
    }
    if (const std::optional<int> most = games::most_opening_bags(rules)) {
      made.opening_bags = PerSeat<int>(seats);
      for (const Seat seat : Seats{seats})
        made.opening_bags[seat] = static_cast<int>(std::abs(made.opening[seat])) % (*most + 1);
    }
  }
  return made;
}

session::Hand& RandomSessions::next_hand(session::Session& made) {
  session::Hand& hand = made.hands.emplace_back();
  around(hand, made.players);
  if (!games::info(made.rules).pays_at_once) return hand;
  if (chance(1)) pay_a_debt(made, hand);
  for (session::Adjustment& each : hand.adjustments) {
    const bool with_bank = each.from.is_bank() || each.to.is_bank();
    each.bought = with_bank && each.amount % 2 == 0;
  }
  return hand;
}

void RandomSessions::pay_a_debt(const session::Session& made, session::Hand& hand) {
  const Seat from{below(made.seats())};
  const Seat other = from.left(made.seats(), 1 + below(made.seats() - 1));
  const Account to = chance(2) ? Account::bank() : Account::of(other);
  hand.adjustments.push_back({Account::of(from), to, 1 + below(100), "debt"});
}

void RandomSessions::around(session::Hand& made, const std::vector<std::string>& players) {
  const int seats = static_cast<int>(players.size());
  if (chance(1)) made.dealer = Seat{below(seats)};
  if (chance(1)) made.note = "a note";
  if (chance(1)) {
    made.players = players;
    made.players[static_cast<std::size_t>(below(seats))] = "Guest " + std::to_string(below(5));
  }
  if (chance(2)) {
    const Seat to{below(seats)};
    made.adjustments.push_back({Account::bank(), Account::of(to), 1 + below(1000), chance(5) ? "revoke" : ""});
  }
}

// Now and then the last hand is incomplete, and the players stop.
session::Session RandomSessions::stopped(session::Session made) {
  if (!made.hands.empty() && chance(3)) {
    session::Hand& last = made.hands.back();
    if (last.has_only_scores()) {
      last.scores[Seat{0}].reset();
    } else {
      last.facts = game_of(made.rules).cut_short(random_, last.facts);
    }
  }
  if (made.ended_at.empty() && chance(2)) made.ended_at = "2099-12-31T23:59:59Z";
  return made;
}

session::Session beginning_of(session::Session session) {
  session.hands.clear();
  session.ended_at.clear();
  return session;
}

std::vector<Tap> taps_of(const session::Session& whole) {
  std::vector<Tap> taps;
  session::Session now = beginning_of(whole);
  for (int number = 0; number < static_cast<int>(whole.hands.size()); ++number) {
    session::Hand hand = whole.hands[static_cast<std::size_t>(number)];
    std::optional<std::string> before;
    for (games::Hand& facts : game_of(whole.rules).growing(hand.facts)) {
      hand.facts = std::move(facts);
      now.hands.resize(static_cast<std::size_t>(number), hand);
      now.hands.push_back(hand);
      std::string after = document::write_hand(whole.rules, hand);
      taps.push_back({now, {number, before, after, "tap " + std::to_string(taps.size() + 1)}});
      before = std::move(after);
    }
  }
  return taps;
}

}  // namespace nullo::testing
