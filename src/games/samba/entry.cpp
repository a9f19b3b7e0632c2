// What a table may enter of a hand of Samba now: who went out, then the cards that each team melded, then those that
// each still holds; melds of seven, red threes and penalties whenever they are made.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "games/samba/fields.h"
#include "games/samba/reasons.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::samba {
namespace {

using Wants = games::Question::Wants;

std::string minimums_text(const games::Deal& deal, const games::Names& names) {
  const auto minimum = [&deal](int team) { return minimum_of_first_meld(deal.totals[Seat{team}]); };
  return text::say("First meld: {players} {points}, {others} {others_points}", team_text(0, names), minimum(0),
                   team_text(1, names), minimum(1));
}

class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names) : play_{play}, names_{names} {}

  games::Entry entry() {
    entry_.seats = kSeats;
    entry_.form = games::Form::kSummary;
    entry_.fields.emplace_back(out_field());
    for (const games::Fact& fact : team_facts()) {
      if (!std::holds_alternative<games::OwnFact>(fact.kind)) entry_.fields.emplace_back(team_field(fact));
    }
    for (const PenaltyField& penalty : kPenaltyFields) entry_.fields.emplace_back(penalty_field(penalty));
    ask();
    panel();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] const Team& team_of(Seat seat) const {
    return play_.hand.teams[static_cast<std::size_t>(seat.index() % kTeams)];
  }

  [[nodiscard]] games::CountsField team_field(const games::Fact& fact) const {
    games::CountsField field = games::counts_field(fact, teams_fact(), play_.deal, &play_.hand);
    for (const Seat seat : Seats{kSeats}) {
      if (!field.values[seat]) field.asked.push_back(seat);
    }
    return field;
  }

  [[nodiscard]] games::CountsField penalty_field(const PenaltyField& of) const {
    games::CountsField field;
    field.id = of.id;
    field.label = text::say(of.label);
    field.most = kMostPenalties;
    field.sides = kTeams;
    field.step_key = of.letter;
    const auto penalty = static_cast<Penalty>(&of - kPenaltyFields.data());
    if (penalty == Penalty::kOutRefused && play_.hand.out && play_.hand.out->team)
      field.whose = {Seat{*play_.hand.out->team}, Seat{*play_.hand.out->team + kTeams}};
    field.values = games::Counts(kSeats);
    field.follows = games::Counts(kSeats);
    for (const Seat seat : Seats{kSeats}) field.values[seat] = count_of(penalty, team_of(seat));
    return field;
  }

  [[nodiscard]] games::ChoiceField out_field() const {
    games::ChoiceField field;
    field.id = kOut;
    field.label = text::say("Went out");
    for (int team = 0; team < kTeams; ++team) {
      field.choices.push_back({fmt::format("{}", team), static_cast<char>('1' + team), team_text(team, names_), {}});
    }
    field.choices.push_back({std::string{kNobodyOut}, '0', text::say("Nobody"), {}});
    if (play_.hand.out)
      field.value = play_.hand.out->team ? fmt::format("{}", *play_.hand.out->team) : std::string{kNobodyOut};
    return field;
  }

  void ask() {
    games::Question& question = entry_.question;
    question.heading = minimums_text(play_.deal, names_);
    if (!play_.hand.out) {
      question.wants = Wants::kChoice;
      question.field = kOut;
      question.text = text::say("When the hand is over: who went out?");
      return;
    }
    // Row by row, as they stand on the screen, whoever went out.
    for (const bool melded : {true, false}) {
      for (int team = 0; team < kTeams; ++team) {
        const Team& own = play_.hand.teams[static_cast<std::size_t>(team)];
        if (sum_of(melded ? own.melded : own.held)) continue;
        question.wants = Wants::kCount;
        question.field = melded ? kMeldedReason : kHeldReason;
        question.seat = Seat{team};
        question.choices = {Seat{team}};
        question.heading =
            text::say(melded ? text::mark("{players}: Cards melded") : text::mark("{players}: Cards still held"),
                      team_text(team, names_));
        const text::Sentence asks =
            melded ? text::mark(
                         "What have they melded? Type the sum and {key}, or tap the cards; a number first says "
                         "how many.")
                   : text::mark(
                         "What do they still hold? Type the sum and {key}, or tap the cards; a number first "
                         "says how many.");
        question.text = text::say(asks, games::kEnter);
        return;
      }
    }
    question.heading = text::say("All the cards are entered");
    question.text = text::say("Canastas, sambas, red threes, penalties? Then {key}.", games::kEnter);
    entry_.doubt = doubt();
  }

  // One question about all that the rules do not allow and that is more often a slip than a fault at the table.
  [[nodiscard]] std::string doubt() const {
    std::vector<std::string> unlikely;
    bool melds = true;  // nothing but melds of seven looks wrong
    for (int team = 0; team < kTeams; ++team) {
      const Team& own = play_.hand.teams[static_cast<std::size_t>(team)];
      if (play_.hand.out->team == team && own.melds_of_seven() < kMeldsToGoOut)
        unlikely.push_back(out_too_early(team, names_));
      const int melded = *sum_of(own.melded);
      const int minimum = minimum_of_first_meld(play_.deal.totals[Seat{team}]);
      if (melded <= 0 || melded >= minimum) continue;
      melds = false;
      unlikely.push_back(text::say("{players} melded {points}, and a first meld is at least {minimum}.",
                                   team_text(team, names_), melded, minimum));
    }
    if (unlikely.empty()) return {};
    const text::Sentence is_one_right = melds ? text::mark("Is that right? {key}, or enter the canastas and sambas.")
                                              : text::mark("Is that right? {key}, or mend it.");
    const text::Sentence are_all_right =
        melds ? text::mark("Is all of it right? {key}, or enter the canastas and sambas.")
              : text::mark("Is all of it right? {key}, or mend it.");
    return fmt::format("{} {}", fmt::join(unlikely, " "),
                       text::say(unlikely.size() > 1 ? are_all_right : is_one_right, games::kEnter));
  }

  void panel() {
    if (play_.hand.out) entry_.panel.push_back(minimums_text(play_.deal, names_) + ".");
    for (int team = 0; team < kTeams; ++team) {
      const Team& own = play_.hand.teams[static_cast<std::size_t>(team)];
      if (own.melds_of_seven() >= kMeldsToGoOut) continue;
      if (own.red_threes > 0)
        entry_.panel.push_back(text::say("Red threes count against {players}: they have fewer than two melds of seven.",
                                         team_text(team, names_)));
      if (play_.hand.out && play_.hand.out->team == team && sum_of(own.melded) && sum_of(own.held))
        entry_.panel.push_back(out_too_early(team, names_));
    }
  }

  const Game::Play& play_;
  const games::Names& names_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

}  // namespace nullo::samba
