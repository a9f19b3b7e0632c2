#include "games/scores_entry.h"

#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::games {
namespace {

// Some score below 0 is possible. To try -1 to -4 is enough: Twenty-Four loses a few cards a hand, a game with chips
// any number of them.
bool can_lose(const Rules& rules, const Deal& deal) {
  constexpr int kLowest = -4;
  for (const Seat seat : Seats{deal.seats}) {
    for (int score = kLowest; score < 0; ++score) {
      Counts scores(deal.seats);
      for (const Seat each : side_of(rules, deal.seats, seat)) scores[each] = score;
      if (!refuse_scores(rules, deal, scores)) return true;
    }
  }
  return false;
}

// The score that the last side must have, where the rules fix the sum of all; nothing: more than one is unknown.
std::optional<int> last_of_sum(const Rules& rules, const CountsField& scores) {
  const std::optional<int> sum = sum_of_scores(rules);
  if (!sum) return std::nullopt;
  Counts once(scores.sides > 0 ? scores.sides : scores.values.size());
  for (const Seat seat : Seats{once.size()}) once[seat] = scores.values[seat];
  if (unknown_scores(once).size() != 1) return std::nullopt;
  return *sum - known_sum(once);
}

// Asks once for each score, even if partners share it.
void ask_score(const Rules& rules, const CountsField& scores, const Names& names, Entry& entry) {
  const std::vector<Seat> unknown = unknown_scores(scores.values);
  if (unknown.empty()) return;
  Question& question = entry.question;
  question.wants = Question::Wants::kCount;
  question.field = kScores;
  question.seat = unknown.front();
  const std::string who = whose(entry, kScores, unknown.front(), names);
  question.usual_count = last_of_sum(rules, scores);
  question.text = question.usual_count ? text::say("{player} must have {points}. [[Press|Tap]] {key}, or type it.", who,
                                                   signed_text(*question.usual_count), kEnter)
                  : info(rules).pays_at_once ? text::say("What did {player} win or lose? A loss begins with −.", who)
                                             : text::say("What did {player} score?", who);
}

}  // namespace

std::vector<Seat> side_of(const Rules& rules, int seats, Seat seat) {
  std::vector<Seat> side = sharing(rules, seats, seat);
  side.push_back(seat);
  return side;
}

Entry entry_of_scores(const Rules& rules, const Deal& deal, const Counts& known, const Names& names) {
  const bool only_scores = info(rules).only_scores;
  Entry entry;
  entry.seats = deal.seats;
  entry.form = Form::kPoints;
  entry.can_switch = !only_scores;
  if (entry.can_switch)
    entry.other_form = info(rules).has_tricks ? text::say("Trick by trick") : text::say("What happened in it");
  entry.can_enter_scores = true;
  CountsField scores;
  scores.id = kScores;
  const Unit unit = info(rules).unit;
  scores.label = text::say(for_unit(unit, text::mark("Points"), text::mark("Chips"), text::mark("Cards")));
  scores.most = kMostEntered;
  scores.least = can_lose(rules, deal) ? -kMostEntered : 0;
  scores.values = known;
  scores.follows = Counts(entry.seats);
  const auto side = static_cast<int>(side_of(rules, entry.seats, Seat{0}).size());
  if (side > 1) scores.sides = entry.seats / side;
  entry.fields.emplace_back(scores);
  if (only_scores) {
    entry.question.heading = text::say("Hand {hand} – {player} dealt", deal.number + 1, names[deal.dealer]);
  } else {
    entry.question.heading = text::say(
        for_unit(unit, text::mark("Only the points"), text::mark("Only the chips"), text::mark("Only the cards")));
    if (all_known(known))
      entry.explained = {
          text::say(for_unit(unit, text::mark("Only the points were entered."),
                             text::mark("Only the chips were entered."), text::mark("Only the cards were entered.")))};
  }
  ask_score(rules, scores, names, entry);
  return entry;
}

}  // namespace nullo::games
