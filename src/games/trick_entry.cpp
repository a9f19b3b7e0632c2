#include "games/trick_entry.h"

#include "games/words.h"
#include "text/say.h"

namespace nullo::games {

bool in_order(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes) {
  return outcomes.over < static_cast<int>(tricks.size()) && tricks.back().is_play;
}

void fill_tricks(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                 std::optional<Seat> first_leader) {
  entry.tricks_in_hand = rules.rounds;
  entry.pack = rules.pack;
  entry.tricks_entered = outcomes.over;
  const auto rounds = static_cast<std::size_t>(rules.rounds);
  entry.tricks.reserve(rounds);
  for (std::size_t k = 0; k < rounds; ++k) {
    TrickCell cell;
    if (k < tricks.size()) {
      cell.leader = outcomes[k].leader;
      cell.winner = outcomes[k].winner;
      cell.cards = tricks[k].cards;
      cell.is_play = tricks[k].is_play;
    } else if (k == tricks.size()) {
      cell.leader = k == 0 ? first_leader : outcomes.next_leader;
    }
    for (std::size_t i = 0; i < cell.cards.size(); ++i) {
      cell.cards[i].by = player_of(tricks[k], i, cell.leader, rules.seats);
    }
    entry.tricks.push_back(cell);
  }
}

void fill_trick_fields(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes,
                       const TrickRules& rules) {
  if (outcomes.rounds >= rules.rounds) return;
  const bool ordered = in_order(tricks, outcomes);
  if (ordered) {
    CardField field;
    field.id = kPlayedCard;
    field.label = text::say("Next card");
    field.choices = rules.pack;
    for (const TrickOutcome& outcome : outcomes.tricks) field.choices = field.choices - outcome.cards;
    entry.fields.emplace_back(std::move(field));
  }
  entry.shortcuts.push_back(rest_shortcut());
  entry.shortcuts.push_back(
      {std::string{kEveryCard}, 'p', ordered ? text::say("Winners only") : text::say("Every card"), false});
}

Shortcut rest_shortcut() {
  return {std::string{kTheRest}, 'r', text::say("The rest goes to …"), true,
          text::mark("{player} takes all that is left")};
}

std::string trick_heading(const Entry& entry, std::size_t trick, const Names& names) {
  const std::optional<Seat> leader = entry.tricks[trick].leader;
  return leader
             ? text::say("Trick {trick} of {tricks} – {player} leads", trick + 1, entry.tricks_in_hand, names[*leader])
             : text::say("Trick {trick} of {tricks}", trick + 1, entry.tricks_in_hand);
}

void ask_trick(Entry& entry, const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, std::string_view what,
               const Names& names) {
  if (in_order(tricks, outcomes)) {
    const auto now = static_cast<std::size_t>(outcomes.over);
    Question& question = entry.question;
    question.heading = trick_heading(entry, now, names);
    question.wants = Question::Wants::kCard;
    question.field = kPlayedCard;
    const auto played = static_cast<int>(tricks[now].cards.size());
    const Seat next = (*outcomes[now].leader).left(names.size(), played);
    question.text = text::say("Which card does {player} play?", names[next]);
    return;
  }
  ask_winner(entry, what, names);
}

void ask_winner(Entry& entry, std::string_view what, const Names& names) {
  const auto now = static_cast<std::size_t>(entry.tricks_entered);
  Question& question = entry.question;
  question.heading = trick_heading(entry, now, names);
  question.wants = Question::Wants::kTrick;
  for (const Seat seat : Seats{names.size()}) question.choices.push_back(seat);
  const TrickCards& noted = entry.tricks[now].cards;
  if (!noted.empty()) {
    question.text = who_won_with(noted);
  } else {
    question.text = what.empty() ? text::say("Who won?") : text::say("{question} Who won?", what);
  }
}

}  // namespace nullo::games
