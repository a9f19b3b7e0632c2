// What Kabu declares: its name, texts and options. Source: Denexa, "Kabu".
#include <array>

#include "games/game_module.h"
#include "games/kabu/kabu.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::kabu {
namespace {

constexpr int kChipsOfAll = 10;
constexpr int kChipsAPlayer = 15;
constexpr int kUsualChips = 70;  // of four players

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 7> kRulesInShort{
      text::mark("Two to six players, aces to tens of one pack (40 cards). Everybody begins with 10 chips and 15 more "
                 "for every "
                 "player."),
      text::mark("Two cards each, face down. An ace counts 1, the others their number; of the sum only the last digit "
                 "counts, so "
                 "nine is best."),
      text::mark("From the dealer's left: pass, or draw a card. Nobody draws more than two."),
      text::mark("Then all cards are shown. Everybody pays each player with a higher number the difference in chips."),
      text::mark("Payments are made from the lowest number up: chips received in the hand can be used to pay."),
      text::mark("Who cannot pay all that is owed pays nobody, is still paid by the others, and the game is over."),
      text::mark("Whoever has the most chips wins."),
  };
  static constexpr std::array<games::ScoreLine, 4> kScoring{{
      {text::mark("An ace"), text::mark("1")},
      {text::mark("A two to a ten"), text::mark("its number")},
      {text::mark("A sum over nine"), text::mark("its last digit")},
      {text::mark("Each player with a higher number is paid"), text::mark("the difference")},
  }};
  static constexpr games::Info kInfo{
      .id = "kabu",
      .name = text::mark("Kabu"),
      .summary =
          text::mark("Come close to nine with two to four cards and be paid the difference. The most chips win."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kChip,
      .pays_at_once = true,
      .has_tricks = false,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"usual",
                           text::mark("As printed"),
                           text::mark("10 chips each, and 15 more for every player."),
                           "Denexa, Kabu",
                           {}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{games::ReasonText{"difference", text::mark("the difference")}};
  return kReasons;
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const int seats = hand.points.empty() ? hand.cards.size() : hand.points.size();
  const std::optional<Seat> from = posting.from.seat();
  const std::optional<Seat> to = posting.to.seat();
  if (seats == 0 || !from || !to) return {};
  const games::Counts known = numbers(seats, hand);
  if (!known[*from] || !known[*to]) return {};
  return text::say("the difference, {number} against {other}", *known[*from], *known[*to]);
}

std::span<const games::NoteText> Game::note_texts() {
  static constexpr std::array kNotes{games::NoteText{
      "cannot_pay", "the seat cannot pay all that it owes; it pays nobody, and the game is over", true}};
  return kNotes;
}

games::RuleList Game::rule_list() {
  static constexpr games::Either kEither{"chips", text::mark("Chips at the start"),
                                         text::mark("By the number of players, or as many as you agree on."),
                                         text::mark("10 and 15 a player"), text::mark("your own number")};
  static const std::array<games::Rule, 1> kRules{{
      {.key = "starting_chips",
       .label = text::mark("Chips of each player"),
       .help = text::mark("What each player begins with."),
       .about = "Chips of each player; absent: 10, and 15 more for every player at the table.",
       .kind = games::MaybeNumberRule{.in = games::at<&Rules::starting_chips>,
                                      .most = kMostStartingChips,
                                      .usual = kUsualChips,
                                      .either = kEither}},
  }};
  return kRules;
}

Amount Game::starting_total(const Rules& rules, int seats) {
  return rules.starting_chips.value_or(kChipsOfAll + kChipsAPlayer * seats);
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 3> kFigures{{
      {"nines", text::mark("Nines"), text::mark("The best number there is.")},
      {"zeros", text::mark("Zeros"), {}},
      {"could_not_pay", text::mark("Could not pay"), text::mark("Ended the game that way.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  std::vector<games::Tally> tallies;
  const games::Counts known = numbers(play.deal.seats, play.hand);
  for (const Seat seat : Seats{play.deal.seats}) {
    if (known[seat] == kBestNumber) tallies.push_back({seat, "nines"});
    if (known[seat] == 0) tallies.push_back({seat, "zeros"});
  }
  for (const games::Note& note : scored.notes) tallies.push_back({*note.seat, "could_not_pay"});
  return tallies;
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  return text::say("Which number does {players} have?", games::join_names(missing.seats, names, games::Last::kOr));
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  return text::say("{player} cannot pay everything and so pays nobody; the game is over.", names[*note.seat]);
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::kabu
