// The variants of Hearts, each a table of options. Source: named with each; pagat.com's page is "Hearts" there,
// Denexa's "Hearts".
#include "games/hearts/hearts.h"
#include "text/sentence.h"

namespace nullo::hearts {
namespace {

using games::CardPoints;
using Preset = games::Preset<Rules>;

constexpr Card kJackOfDiamonds{Rank::kJack, Suit::kDiamonds};
constexpr Card kTwoOfClubs{Rank::kTwo, Suit::kClubs};
constexpr Card kTwoOfDiamonds{Rank::kTwo, Suit::kDiamonds};
constexpr CardPoints kEachHeart{std::nullopt, Suit::kHearts, 1};

Points bonus(Card card) { return {{card.rank(), card.suit(), -10}}; }

// Hearts from two to ten count their number, the others what is given here; the Q♠ counts 25.
Points spots(int jack, int queen, int king, int ace) {
  Points spots{{Rank::kQueen, Suit::kSpades, 25}};
  for (int rank = 2; rank <= 10; ++rank) spots.set({static_cast<Rank>(rank), Suit::kHearts, rank});
  spots.set({Rank::kJack, Suit::kHearts, jack});
  spots.set({Rank::kQueen, Suit::kHearts, queen});
  spots.set({Rank::kKing, Suit::kHearts, king});
  spots.set({Rank::kAce, Suit::kHearts, ace});
  return spots;
}

Points three_spades() {
  return {
      kEachHeart, {Rank::kQueen, Suit::kSpades, 13}, {Rank::kKing, Suit::kSpades, 10}, {Rank::kAce, Suit::kSpades, 7}};
}

// Three players play without the 2♣, four with all cards.
Rules black_maria(const Points& penalties, int target, CardSet removed) {
  return {.penalties = penalties,
          .target = target,
          .removed = removed,
          .first_lead = FirstLead::kLeftOfDealer,
          .hearts_led = HeartsLed::kAny,
          .passing = {{Pass::kRight}}};
}

Rules dirty(FirstTrick first_trick) {
  return {.penalties = {kEachHeart,
                        {Rank::kQueen, Suit::kSpades, 26},
                        {Rank::kQueen, Suit::kClubs, 13},
                        {Rank::kQueen, Suit::kDiamonds, 13},
                        {Rank::kQueen, Suit::kHearts, 13}},
          .bonus = bonus(kJackOfDiamonds),
          .moon = Moon::kWin,
          .moon_needs_bonus = true,
          .target = 300,
          .first_trick = first_trick,
          .passing = {{Pass::kDealer}}};
}

Rules hartenjagen() {
  Rules rules{.penalties = {kEachHeart, {Rank::kQueen, Suit::kSpades, 5}, {Rank::kJack, Suit::kClubs, 2}}};
  for (const Card card : CardSet::full_pack()) {
    if (card.rank() < Rank{7}) rules.removed.insert(card);
  }
  return rules;
}

std::vector<Preset> all_presets() {
  const Points usual = Rules{}.penalties;
  const Points by_spots = spots(10, 10, 10, 15);
  return {
      {"standard",
       text::mark("Standard"),
       text::mark("Hearts 1 each, Q♠ 13, to 100; after a moon the shooter chooses."),
       "pagat.com",
       {}},
      {"denexa", text::mark("Denexa"),
       text::mark("Over 100 ends it; a moon gives the others 26; no points on the first trick."), "Denexa, Hearts",
       Rules{.moon = Moon::kAdd, .end = End::kExceed, .first_trick = FirstTrick::kNoPoints}},
      {"omnibus", text::mark("Omnibus"), text::mark("J♦ counts −10; a moon does not need it."), "pagat.com, Scoring",
       Rules{.bonus = bonus(kJackOfDiamonds)}},
      {"omnibus_denexa", text::mark("Omnibus, Denexa"), text::mark("J♦ counts −10, and a moon needs it too."),
       "Denexa, Variants",
       Rules{.bonus = bonus(kJackOfDiamonds),
             .moon = Moon::kAdd,
             .moon_needs_bonus = true,
             .end = End::kExceed,
             .first_trick = FirstTrick::kNoPoints}},
      {"ten_of_diamonds", text::mark("Ten of Diamonds"), text::mark("10♦ counts −10 in place of the jack."),
       "pagat.com, Scoring", Rules{.bonus = bonus(Card{Rank::kTen, Suit::kDiamonds})}},
      {"auto_moon", text::mark("Kind moon"),
       text::mark("A moon gives the others 26, unless that would lose the game: then the shooter −26. Anna has 80 and "
                  "shoots. +26 would bring Boris to 116, and Clara would win, so Anna gets −26."),
       "pagat.com, Scoring", Rules{.moon = Moon::kAuto}},
      {"add_moon", text::mark("Moon: others +26"), text::mark("A moon always gives the others 26."),
       "pagat.com, Scoring", Rules{.moon = Moon::kAdd}},
      {"subtract_moon", text::mark("Moon: shooter −26"), text::mark("A moon always takes 26 off the shooter."),
       "pagat.com, Scoring", Rules{.moon = Moon::kSubtract}},
      {"sun", text::mark("Shooting the sun"), text::mark("Taking every trick counts 52 in place of 26."),
       "pagat.com, Scoring", Rules{.sun_points = 52}},
      {"back_to_50", text::mark("Back to 50"), text::mark("Exactly 100 becomes 50."), "pagat.com, Scoring",
       Rules{.reset = Reset{100, 50}}},
      {"back_to_0", text::mark("Back to 0"), text::mark("Exactly 100 becomes 0."), "pagat.com, Scoring",
       Rules{.reset = Reset{100, 0}}},
      {"play_on", text::mark("No shared win"), text::mark("While the lowest total is tied, the game goes on."),
       "pagat.com, Scoring", Rules{.tie = Tie::kPlayOn}},
      {"spot", text::mark("Spot Hearts"),
       text::mark("Hearts count their pips (J 11, Q 12, K 13, A 14), Q♠ 25; to 500."), "pagat.com, Spot Hearts",
       Rules{.penalties = spots(11, 12, 13, 14), .target = 500}},
      {"spot_tens", text::mark("Spot Hearts with tens"),
       text::mark("Hearts count their pips, pictures 10, the ace 15, Q♠ 25; to 500."), "pagat.com, Spot Hearts",
       Rules{.penalties = by_spots, .target = 500}},
      {"turbo", text::mark("Turbo"),
       text::mark("J♦ −10, 10♣ doubles its captor's score; four cards may be exposed and count double."),
       "pagat.com, Turbo Hearts",
       Rules{.bonus = bonus(kJackOfDiamonds), .moon_captured = true, .double_card = kTenOfClubs}},
      {"booster_nines", text::mark("Booster Nines"),
       text::mark("A nine led, or following suit, makes the trick go round twice."), "pagat.com, Booster Nines",
       Rules{.boosted_nines = true}},
      {"partners_together", text::mark("Partners, together"),
       text::mark("Partners across pool their tricks and share one score."), "pagat.com, Partnership Hearts",
       Rules{.teams = Teams::kTogether}, 4, 4},
      {"partners_individual", text::mark("Partners, each alone"),
       text::mark("Own scores; at the end partners' totals are added."), "pagat.com, Partnership Hearts",
       Rules{.teams = Teams::kIndividual}, 4, 4},
      {"partners_passing", text::mark("Partners, passing across"),
       text::mark("Own scores, added at the end; three cards to the partner."), "pagat.com, Partnership Hearts",
       Rules{.teams = Teams::kIndividual, .passing = {{Pass::kAcross}}}, 4, 4},
      {"dirty", text::mark("Dirty"),
       text::mark("Q♠ 26, the other queens 13, J♦ −10, to 300; taking them all wins the game."),
       "pagat.com, Dirty Nasty Filthy Hearts", dirty(FirstTrick::kNoPoints)},
      {"dirty_wide_open", text::mark("Dirty, wide open"),
       text::mark("Dirty, and anything may be thrown on the first trick."), "pagat.com, Dirty Nasty Filthy Hearts",
       dirty(FirstTrick::kFree)},
      {"kitty_four", text::mark("Kitty of four"),
       text::mark("Twelve cards each; whoever takes the first penalty card gets the other four."), "pagat.com, Deal",
       Rules{.kitty = 4}, 4, 4},
      {"three_kitty", text::mark("Three players, kitty"),
       text::mark("17 cards each; whoever takes the first trick gets the one left over."),
       "pagat.com, Other Numbers of Players", Rules{.kitty = 1}, 3, 3},
      {"three_removed", text::mark("Three players, without 2♦"), text::mark("17 cards each of 51."),
       "pagat.com, Other Numbers of Players", Rules{.removed = {kTwoOfDiamonds}}, 3, 3},
      {"five_kitty", text::mark("Five players, kitty"),
       text::mark("Ten cards each; whoever takes the first trick gets the two left over."),
       "pagat.com, Other Numbers of Players", Rules{.kitty = 2}, 5, 5},
      {"five_removed", text::mark("Five players, without 2♦ 2♣"), text::mark("Ten cards each of 50; the 3♣ leads."),
       "pagat.com, Other Numbers of Players", Rules{.removed = {kTwoOfDiamonds, kTwoOfClubs}}, 5, 5},
      {"cancellation", text::mark("Cancellation"), text::mark("Two packs: equal cards in a trick cancel each other."),
       "pagat.com, Cancellation Hearts",
       Rules{.packs = 2,
             .first_lead = FirstLead::kLeftOfDealer,
             .hearts_led = HeartsLed::kAny,
             .passing = {{Pass::kHold}}},
       6, 10},
      {"black_maria", text::mark("Black Maria"),
       text::mark("Three players, no 2♣; pass right; hearts 1, Q♠ 13; left of the dealer leads."),
       "pagat.com, Black Maria", black_maria(usual, 100, {kTwoOfClubs}), 3, 3},
      {"black_maria_43", text::mark("Black Maria, 43 points"), text::mark("Black Maria with Q♠ 13, K♠ 10 and A♠ 7."),
       "pagat.com, Black Maria", black_maria(three_spades(), 100, {kTwoOfClubs}), 3, 3},
      {"black_maria_spots", text::mark("Black Maria by pips"),
       text::mark("Black Maria with hearts at their pips, Q♠ 25; to 500."), "pagat.com, Black Maria",
       black_maria(by_spots, 500, {kTwoOfClubs}), 3, 3},
      {"black_maria_four", text::mark("Black Maria for four"),
       text::mark("Four players with all 52 cards; Q♠ 13, K♠ 10, A♠ 7."), "pagat.com, Black Maria",
       black_maria(three_spades(), 100, {}), 4, 4},
      {"dame_de_pique", text::mark("Dame de Pique"), text::mark("No passing; left of the dealer leads, any card."),
       "pagat.com (cribbage.ca), Dame de Pique",
       Rules{.first_lead = FirstLead::kLeftOfDealer, .hearts_led = HeartsLed::kAny, .passing = {{Pass::kHold}}}},
      {"hartenjagen", text::mark("Hartenjagen"), text::mark("32 cards down to the 7: hearts 1, Q♠ 5, J♣ 2."),
       "pagat.com, Hartenjagen", hartenjagen(), 4, 4},
  };
}

}  // namespace

std::span<const Preset> Game::presets() {
  static const std::vector<Preset> kPresets = all_presets();
  return kPresets;
}

}  // namespace nullo::hearts
