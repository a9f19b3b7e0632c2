// What Briscola declares: its name, texts and options. Source: Denexa, "Briscola"; briscola B1.
#include <array>

#include "games/briscola/briscola.h"
#include "games/game_module.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::briscola {
namespace {

constexpr int kFour = 4;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<text::Sentence, 8> kRulesInShort{
      text::mark("Two or three play for themselves; four play across, two against two, with a common pile."),
      text::mark("The pack has no 8, 9 and 10: 40 cards. With three players one 2 stays out as well."),
      text::mark(
          "Everybody gets three cards; the next one is turned up, and its suit is trumps. It lies under the stock."),
      text::mark("From the highest: A 3 K Q J 7 6 5 4 2. The player left of the dealer leads."),
      text::mark(
          "You may play any card: suit need not be followed. The highest trump wins, else the highest card of the suit "
          "led."),
      text::mark(
          "After each trick all draw a card, its winner first, who then leads. The card turned up is drawn last."),
      text::mark("All points are 120. Two hands are played, three with three players, and the totals count."),
      text::mark("If the best total is tied then, further hands are played until the tie is broken."),
  };
  static constexpr std::array<games::ScoreLine, 6> kScoring{{
      {text::mark("An ace"), text::mark("11")},
      {text::mark("A three"), text::mark("10")},
      {text::mark("A king"), text::mark("4")},
      {text::mark("A queen"), text::mark("3")},
      {text::mark("A jack"), text::mark("2")},
      {text::mark("7, 6, 5, 4, 2"), text::mark("nothing")},
  }};
  static constexpr games::Info kInfo{
      .id = "briscola",
      .name = text::mark("Briscola"),
      .summary =
          text::mark("Aces and threes in tricks, with trumps and without following suit. The highest total wins."),
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = games::Unit::kPoint,
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{
          "usual", text::mark("As usual"), text::mark("Two hands, with three players three."), "Denexa, Briscola", {}},
      games::Preset<Rules>{"four_hands",
                           text::mark("Four hands"),
                           text::mark("A longer game: four hands, then as many more as a tie needs."),
                           "Denexa, Briscola, with more hands",
                           {.hands = kFour}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"ace", text::mark("an ace")},
      games::ReasonText{"three", text::mark("a three")},
      games::ReasonText{"king", text::mark("a king")},
      games::ReasonText{"queen", text::mark("a queen")},
      games::ReasonText{"jack", text::mark("a jack")},
      games::ReasonText{games::kPile, text::mark("counted in the pile")},
  };
  return kReasons;
}

games::RuleList Game::rule_list() {
  static constexpr games::Either kLength{"length", text::mark("Hands"),
                                         text::mark("Two, with three players three; or as many as you like."),
                                         text::mark("As usual"), text::mark("Choose a number")};
  static constexpr std::array<std::string_view, 4> kTwos{"2C", "2D", "2H", "2S"};
  static constexpr std::array<text::Sentence, 4> kTwosShown{text::mark("2♣"), text::mark("2♦"), text::mark("2♥"),
                                                            text::mark("2♠")};
  static const std::array<games::Rule, 2> kRules{{
      {.key = "hands",
       .label = text::mark("How many hands"),
       .help = text::mark("While the best total is tied, one more hand is played."),
       .about = "The length of the game. Absent: two, with three players three. While the best total is tied, one more "
                "hand is played.",
       .kind =
           games::MaybeNumberRule{
               .in = games::at<&Rules::hands>, .least = 1, .most = kMostHands, .usual = kFour, .either = kLength}},
      {.key = "removed",
       .label = text::mark("The two that is out"),
       .help = text::mark("Only three players take a two out of the pack."),
       .about = "With three players, the two that is taken out of the pack.",
       .kind = games::word_rule<&Rules::removed>(
           kTwos, kTwosShown, 3, text::mark("Only three players take a two out of the pack: set it back to 2♣.")),
       .rare = true},
  }};
  return kRules;
}

std::vector<Seat> Game::sharing(const Rules&, int seats, Seat seat) {
  return seats == kFour ? std::vector<Seat>{seat.left(seats, 2)} : std::vector<Seat>{};
}

std::string Game::length(const Rules& rules, int seats) {
  return text::say_count(hands_of(rules, seats), "{count} hand", "{count} hands");
}

std::optional<int> Game::hands_in_game(const Rules& rules, int seats) { return hands_of(rules, seats); }

std::optional<Rules> Game::one_more_round(const Rules& rules, int seats) {
  const int more = hands_of(rules, seats) + seats;
  if (more > kMostHands) return std::nullopt;
  Rules changed = rules;
  changed.hands = more;
  return changed;
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 5> kFigures{{
      {"hands_won", text::mark("Hands won"), text::mark("More points than anybody else.")},
      {"big_hands", text::mark("Hands with 90 or more"), {}},
      {"aces", text::mark("Aces taken"), text::mark("In hands entered trick by trick.")},
      {"threes", text::mark("Threes taken"), text::mark("In hands entered trick by trick.")},
      {"clean_hands", text::mark("Hands without a point"), {}},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  constexpr Amount kBig = 90;
  static constexpr std::array<games::Counted, 2> kCounted{{{"aces", "ace"}, {"threes", "three"}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, play.deal.seats, "clean_hands", tallies);
  const PerSeat<Amount> points = games::points_taken(scored.postings, play.deal.seats);
  const std::vector<Seat> best = best_seats(points, BestIs::kHighest);
  const std::size_t one_side = play.deal.seats == kFour ? 2 : 1;
  for (const Seat seat : best) {
    if (best.size() == one_side) tallies.push_back({seat, "hands_won"});
  }
  for (const Seat seat : Seats{play.deal.seats}) {
    if (points[seat] >= kBig) tallies.push_back({seat, "big_hands"});
  }
  return tallies;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::briscola
