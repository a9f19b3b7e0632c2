// What a game declares in its folder: a struct `Game` with the functions of Module (module.h), but with the game's own
// types in place of the common ones. It inherits defaults for some of them from GameOf.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/module.h"
#include "games/reseat.h"

namespace nullo::games {

template <class OwnRules>
struct Preset {
  std::string_view id;
  text::Sentence name;
  text::Sentence sentence;
  std::string_view source;
  OwnRules rules;
  int least_seats = 0;  // the numbers of players it is for; 0: as for the game
  int most_seats = 0;
};

// What a hand leaves the next one besides the totals, where that is nothing.
struct NothingLeft {
  friend bool operator==(const NothingLeft&, const NothingLeft&) = default;
};

// The defaults: everybody plays alone, for points, from 0, until the players stop; all rules fit any number; nothing
// contradicts anything, and nothing but points and places is counted.
template <class OwnRules, class OwnHand, class OwnState>
struct GameOf {
  using Rules = OwnRules;
  using Hand = OwnHand;
  using State = OwnState;
  using Play = PlayOf<OwnRules, OwnState, OwnHand>;

  static std::string reason_text(const Rules&, const Hand&, std::span<const Posting>, const Posting&, const Names&) {
    return {};
  }
  static std::vector<Card> listed_cards(const Hand&, const Posting&) { return {}; }
  static std::string problem(const Rules&, int) { return {}; }
  static std::vector<Seat> sharing(const Rules&, int, Seat) { return {}; }
  static std::string opening(const Rules&, const Deal&, const State&, const Names&) { return {}; }
  static std::string length(const Rules&, int) { return {}; }
  static std::optional<int> hands_in_game(const Rules&, int) { return std::nullopt; }
  static std::optional<Rules> one_more_round(const Rules&, int) { return std::nullopt; }
  static Amount starting_total(const Rules&, int) { return 0; }
  static State initial(const Rules&, int) { return {}; }
  static std::optional<int> most_opening_bags(const Rules&) { return std::nullopt; }
  static void begin_with(const PerSeat<int>&, State&) {}  // bags
  static PerSeat<int> bags(const State&) { return {}; }
  static std::optional<std::vector<Amount>> pots(const State&) { return std::nullopt; }
  static void conclude(const Rules&, const Deal&, Scored&) {}
  static std::optional<int> sum_of_scores(const Rules&) { return std::nullopt; }
  static std::vector<Conflict> check(const Play&) { return {}; }
  static void reseat(Hand&, Reseat&) {}
  static std::span<const ReasonText> reasons() { return {}; }
  static std::span<const NoteText> note_texts() { return {}; }
  static std::span<const Figure> figures() { return {}; }
  static std::vector<Tally> tally(const Play&, const Scored&) { return {}; }
  static std::string say(const Missing&, const Names&) { return {}; }
  static std::string say(const Note&, const Names&) { return {}; }
};

}  // namespace nullo::games
