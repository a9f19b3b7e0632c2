// What a table may enter of a hand of Samba now: who went out, then the cards that each team melded, then those that
// each still holds; melds of seven, red threes and penalties whenever they are made.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "games/counts.h"
#include "games/samba/fields.h"
#include "games/samba/kinds.h"
#include "games/samba/samba.h"
#include "games/sentence.h"
#include "games/words.h"

namespace nullo::samba {
namespace {

using Wants = games::Question::Wants;

std::string minimums_text(const games::Deal& deal, const games::Names& names) {
  const auto text = [&](int team) {
    return fmt::format("{} {}", team_text(team, names), minimum_of_first_meld(deal.totals[Seat{team}]));
  };
  return fmt::format("First meld: {}, {}", text(0), text(1));
}

games::CountsField counts_of_teams(std::string_view id, std::string_view label, int most) {
  games::CountsField field;
  field.id = id;
  field.label = label;
  field.most = most;
  field.values = games::Counts(kSeats);
  field.follows = games::Counts(kSeats);
  field.sides = kTeams;
  return field;
}

class Asking {
 public:
  Asking(const games::Deal& deal, const Hand& hand, const games::Names& names)
      : deal_{deal}, hand_{hand}, names_{names} {}

  games::Entry entry() {
    entry_.seats = kSeats;
    entry_.form = games::Form::kSummary;
    entry_.fields.emplace_back(cards_field(kMelded, "Cards melded", &Team::melded));
    entry_.fields.emplace_back(cards_field(kHeld, "Cards still held", &Team::held));
    for (const Tapped& tapped : kTapped) entry_.fields.emplace_back(tapped_field(tapped));
    entry_.fields.emplace_back(out_field());
    ask();
    panel();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] const Team& team_of(Seat seat) const {
    return hand_.teams[static_cast<std::size_t>(seat.index() % kTeams)];
  }

  [[nodiscard]] games::CountsField cards_field(std::string_view id, std::string_view label,
                                               std::optional<Entered> Team::* entered) const {
    games::CountsField field = counts_of_teams(id, label, kPointsInPacks);
    constexpr std::array<std::pair<std::string_view, char>, kKinds> kLabels{
        {{"Joker", 'j'}, {"Two", 't'}, {"Ace", 'a'}, {"8 to K", 'k'}, {"4 to 7", 'f'}, {"Black 3", 'b'}}};
    field.additions.reserve(kKinds);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const auto& [text, key] = kLabels[kind];
      PerSeat<int> counts(kSeats);
      for (const Seat seat : Seats{kSeats}) {
        if (const std::optional<Entered>& cards = team_of(seat).*entered) counts[seat] = cards->kinds[kind];
      }
      field.additions.push_back({std::string{text}, key, kWorth[kind], std::string{kKindKeys[kind]}, counts});
    }
    for (const Seat seat : Seats{kSeats}) {
      if (const std::optional<Entered>& cards = team_of(seat).*entered) {
        field.values[seat] = cards->worth();
      } else {
        field.asked.push_back(seat);
      }
    }
    return field;
  }

  [[nodiscard]] games::CountsField tapped_field(const Tapped& tapped) const {
    games::CountsField field = counts_of_teams(tapped.id, tapped.label, tapped.most);
    field.step_key = tapped.key;
    if (tapped.of_who_went_out && hand_.out && hand_.out->team) {
      field.whose = {Seat{*hand_.out->team}, Seat{*hand_.out->team + kTeams}};
    }
    for (const Seat seat : Seats{kSeats}) field.values[seat] = tapped.of(team_of(seat));
    return field;
  }

  [[nodiscard]] games::ChoiceField out_field() const {
    games::ChoiceField field;
    field.id = kOut;
    field.label = "Went out";
    for (int team = 0; team < kTeams; ++team) {
      field.choices.push_back({fmt::format("{}", team), static_cast<char>('1' + team), team_text(team, names_), {}});
    }
    field.choices.push_back({std::string{kNobodyOut}, '0', "Nobody", {}});
    if (hand_.out) field.value = hand_.out->team ? fmt::format("{}", *hand_.out->team) : std::string{kNobodyOut};
    return field;
  }

  void ask() {
    games::Question& question = entry_.question;
    question.heading = minimums_text(deal_, names_);
    if (!hand_.out) {
      question.wants = Wants::kChoice;
      question.field = kOut;
      question.text = "When the hand is over: who went out?";
      return;
    }
    // Row by row, as they stand on the screen, whoever went out.
    for (const bool melded : {true, false}) {
      for (int team = 0; team < kTeams; ++team) {
        const Team& own = hand_.teams[static_cast<std::size_t>(team)];
        if (melded ? own.melded : own.held) continue;
        question.wants = Wants::kCount;
        question.field = melded ? kMelded : kHeld;
        question.seat = Seat{team};
        question.choices = {Seat{team}};
        question.heading = fmt::format("{}: cards {}", team_text(team, names_), melded ? "melded" : "still held");
        question.text = fmt::format("What {}? Type the sum and {}, or tap the cards; a number first says how many.",
                                    melded ? "have they melded" : "do they still hold", games::kEnter);
        return;
      }
    }
    question.heading = "All the cards are entered";
    question.text = fmt::format("Canastas, sambas, red threes, penalties? Then {}.", games::kEnter);
    entry_.doubt = doubt();
  }

  // One question about all that the rules do not allow and that is more often a slip than a fault at the table.
  [[nodiscard]] std::string doubt() const {
    std::vector<std::string> unlikely;
    bool melds = true;  // nothing but melds of seven looks wrong
    for (int team = 0; team < kTeams; ++team) {
      const Team& own = hand_.teams[static_cast<std::size_t>(team)];
      if (hand_.out->team == team && own.melds_of_seven() < kMeldsToGoOut)
        unlikely.push_back(out_too_early(team, names_));
      const int melded = own.melded->worth();
      const int minimum = minimum_of_first_meld(deal_.totals[Seat{team}]);
      if (melded <= 0 || melded >= minimum) continue;
      melds = false;
      unlikely.push_back(
          fmt::format("{} melded {}, and a first meld is at least {}.", team_text(team, names_), melded, minimum));
    }
    if (unlikely.empty()) return {};
    return fmt::format("{} {} {}, or {}.", fmt::join(unlikely, " "),
                       unlikely.size() > 1 ? "Is all of it right?" : "Is that right?", games::kEnter,
                       melds ? "enter the canastas and sambas" : "mend it");
  }

  void panel() {
    if (hand_.out) entry_.panel.push_back(minimums_text(deal_, names_) + ".");
    for (int team = 0; team < kTeams; ++team) {
      const Team& own = hand_.teams[static_cast<std::size_t>(team)];
      if (own.melds_of_seven() >= kMeldsToGoOut) continue;
      if (own.red_threes > 0)
        entry_.panel.push_back(fmt::format("Red threes count against {}: they have fewer than two melds of seven.",
                                           team_text(team, names_)));
      if (hand_.out && hand_.out->team == team && own.melded && own.held)
        entry_.panel.push_back(out_too_early(team, names_));
    }
  }

  const games::Deal& deal_;
  const Hand& hand_;
  const games::Names& names_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Rules&, const games::Deal& deal, const State&, const Hand& hand,
                         const games::Names& names) {
  return Asking{deal, hand, names}.entry();
}

}  // namespace nullo::samba
