// The variants of Hearts, each a table of options. Source: named with each; pagat.com's page is "Hearts" there,
// Denexa's "Hearts".
#include "games/hearts/hearts.h"

namespace nullo::hearts {
namespace {

using games::CardPoints;
using Preset = games::Preset<Rules>;

constexpr Card kJackOfDiamonds{Rank::kJack, Suit::kDiamonds};
constexpr Card kTwoOfClubs{Rank::kTwo, Suit::kClubs};
constexpr Card kTwoOfDiamonds{Rank::kTwo, Suit::kDiamonds};

CardPoints points(Card card, int worth) { return {card.rank(), card.suit(), worth}; }

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

Rules denexa() {
  Rules rules;
  rules.moon = Moon::kAdd;
  rules.end = End::kExceed;
  rules.first_trick = FirstTrick::kNoPoints;
  return rules;
}

Rules denexa_omnibus() {
  Rules rules = denexa();
  rules.bonus = Points{points(kJackOfDiamonds, -10)};
  rules.moon_needs_bonus = true;
  return rules;
}

Rules with_bonus(Card card) {
  Rules rules;
  rules.bonus = Points{points(card, -10)};
  return rules;
}

Rules spot_hearts(int jack, int queen, int king, int ace) {
  Rules rules;
  rules.penalties = spots(jack, queen, king, ace);
  rules.target = 500;
  return rules;
}

Rules black_maria(const Points& penalties, int target, bool three) {
  Rules rules;
  rules.penalties = penalties;
  rules.target = target;
  if (three) rules.removed = {kTwoOfClubs};
  rules.first_lead = FirstLead::kLeftOfDealer;
  rules.hearts_led = HeartsLed::kAny;
  rules.passing = {Pass::kRight};
  return rules;
}

Points three_spades() {
  return {{std::nullopt, Suit::kHearts, 1},
          {Rank::kQueen, Suit::kSpades, 13},
          {Rank::kKing, Suit::kSpades, 10},
          {Rank::kAce, Suit::kSpades, 7}};
}

Rules turbo() {
  Rules rules = with_bonus(kJackOfDiamonds);
  rules.double_card = kTenOfClubs;
  rules.moon_captured = true;
  return rules;
}

Rules booster_nines() {
  Rules rules;
  rules.boosted_nines = true;
  return rules;
}

Rules cancellation() {
  Rules rules;
  rules.packs = 2;
  rules.first_lead = FirstLead::kLeftOfDealer;
  rules.hearts_led = HeartsLed::kAny;
  rules.passing = {Pass::kHold};
  return rules;
}

Rules partners(Teams teams, bool to_partner) {
  Rules rules;
  rules.teams = teams;
  if (to_partner) rules.passing = {Pass::kAcross};
  return rules;
}

Rules dirty(FirstTrick first_trick) {
  Rules rules;
  rules.penalties = {{std::nullopt, Suit::kHearts, 1},
                     {Rank::kQueen, Suit::kSpades, 26},
                     {Rank::kQueen, Suit::kClubs, 13},
                     {Rank::kQueen, Suit::kDiamonds, 13},
                     {Rank::kQueen, Suit::kHearts, 13}};
  rules.bonus = Points{points(kJackOfDiamonds, -10)};
  rules.moon = Moon::kWin;
  rules.moon_needs_bonus = true;
  rules.target = 300;
  rules.first_trick = first_trick;
  rules.passing = {Pass::kDealer};
  return rules;
}

Rules with_kitty(int cards) {
  Rules rules;
  rules.kitty = cards;
  return rules;
}

Rules without(CardSet cards) {
  Rules rules;
  rules.removed = cards;
  return rules;
}

Rules dame_de_pique() {
  Rules rules;
  rules.first_lead = FirstLead::kLeftOfDealer;
  rules.hearts_led = HeartsLed::kAny;
  rules.passing = {Pass::kHold};
  return rules;
}

Rules hartenjagen() {
  Rules rules;
  rules.penalties = {
      {std::nullopt, Suit::kHearts, 1}, {Rank::kQueen, Suit::kSpades, 5}, {Rank::kJack, Suit::kClubs, 2}};
  for (const Card card : CardSet::full_pack()) {
    if (static_cast<int>(card.rank()) < 7) rules.removed.insert(card);
  }
  return rules;
}

Rules with_moon(Moon moon) {
  Rules rules;
  rules.moon = moon;
  return rules;
}

Rules with_sun() {
  Rules rules;
  rules.sun_points = 52;
  return rules;
}

Rules with_reset(int to) {
  Rules rules;
  rules.reset = Reset{100, to};
  return rules;
}

Rules playing_on() {
  Rules rules;
  rules.tie = Tie::kPlayOn;
  return rules;
}

std::vector<Preset> all_presets() {
  const Points usual = Rules{}.penalties;
  const Points by_spots = spots(10, 10, 10, 15);
  return {
      {"standard", "Standard", "Hearts 1 each, Q♠ 13, to 100; after a moon the shooter chooses.", "pagat.com", {}},
      {"denexa", "Denexa", "Over 100 ends it; a moon gives the others 26; no points on the first trick.",
       "Denexa, Hearts", denexa()},
      {"omnibus", "Omnibus", "J♦ counts −10; a moon does not need it.", "pagat.com, Scoring",
       with_bonus(kJackOfDiamonds)},
      {"omnibus_denexa", "Omnibus, Denexa", "J♦ counts −10, and a moon needs it too.", "Denexa, Variants",
       denexa_omnibus()},
      {"ten_of_diamonds", "Ten of Diamonds", "10♦ counts −10 in place of the jack.", "pagat.com, Scoring",
       with_bonus(Card{Rank::kTen, Suit::kDiamonds})},
      {"auto_moon", "Kind moon",
       "A moon gives the others 26, unless that would lose the game: then the shooter −26. Anna has 80 and "
       "shoots. +26 would bring Boris to 116, and Clara would win, so Anna gets −26.",
       "pagat.com, Scoring", with_moon(Moon::kAuto)},
      {"add_moon", "Moon: others +26", "A moon always gives the others 26.", "pagat.com, Scoring",
       with_moon(Moon::kAdd)},
      {"subtract_moon", "Moon: shooter −26", "A moon always takes 26 off the shooter.", "pagat.com, Scoring",
       with_moon(Moon::kSubtract)},
      {"sun", "Shooting the sun", "Taking every trick counts 52 in place of 26.", "pagat.com, Scoring", with_sun()},
      {"back_to_50", "Back to 50", "Exactly 100 becomes 50.", "pagat.com, Scoring", with_reset(50)},
      {"back_to_0", "Back to 0", "Exactly 100 becomes 0.", "pagat.com, Scoring", with_reset(0)},
      {"play_on", "No shared win", "While the lowest total is tied, the game goes on.", "pagat.com, Scoring",
       playing_on()},
      {"spot", "Spot Hearts", "Hearts count their pips (J 11, Q 12, K 13, A 14), Q♠ 25; to 500.",
       "pagat.com, Spot Hearts", spot_hearts(11, 12, 13, 14)},
      {"spot_tens", "Spot Hearts with tens", "Hearts count their pips, pictures 10, the ace 15, Q♠ 25; to 500.",
       "pagat.com, Spot Hearts", spot_hearts(10, 10, 10, 15)},
      {"turbo", "Turbo", "J♦ −10, 10♣ doubles its captor's score; four cards may be exposed and count double.",
       "pagat.com, Turbo Hearts", turbo()},
      {"booster_nines", "Booster Nines", "A nine led, or following suit, makes the trick go round twice.",
       "pagat.com, Booster Nines", booster_nines()},
      {"partners_together", "Partners, together", "Partners across pool their tricks and share one score.",
       "pagat.com, Partnership Hearts", partners(Teams::kTogether, false), 4, 4},
      {"partners_individual", "Partners, each alone", "Own scores; at the end partners' totals are added.",
       "pagat.com, Partnership Hearts", partners(Teams::kIndividual, false), 4, 4},
      {"partners_passing", "Partners, passing across", "Own scores, added at the end; three cards to the partner.",
       "pagat.com, Partnership Hearts", partners(Teams::kIndividual, true), 4, 4},
      {"dirty", "Dirty", "Q♠ 26, the other queens 13, J♦ −10, to 300; taking them all wins the game.",
       "pagat.com, Dirty Nasty Filthy Hearts", dirty(FirstTrick::kNoPoints)},
      {"dirty_wide_open", "Dirty, wide open", "The same, and anything may be thrown on the first trick.",
       "pagat.com, Dirty Nasty Filthy Hearts", dirty(FirstTrick::kFree)},
      {"kitty_four", "Kitty of four", "Twelve cards each; four go to who takes the first penalty card.",
       "pagat.com, Deal", with_kitty(4), 4, 4},
      {"three_kitty", "Three players, kitty", "17 cards each and one left over, for who takes the first trick.",
       "pagat.com, Other Numbers of Players", with_kitty(1), 3, 3},
      {"three_removed", "Three players, without 2♦", "17 cards each of 51.", "pagat.com, Other Numbers of Players",
       without({kTwoOfDiamonds}), 3, 3},
      {"five_kitty", "Five players, kitty", "Ten cards each and two left over, for who takes the first trick.",
       "pagat.com, Other Numbers of Players", with_kitty(2), 5, 5},
      {"five_removed", "Five players, without 2♦ 2♣", "Ten cards each of 50; the 3♣ leads.",
       "pagat.com, Other Numbers of Players", without({kTwoOfDiamonds, kTwoOfClubs}), 5, 5},
      {"cancellation", "Cancellation", "Two packs: equal cards in a trick cancel each other.",
       "pagat.com, Cancellation Hearts", cancellation(), 6, 10},
      {"black_maria", "Black Maria", "Three players, no 2♣; pass right; hearts 1, Q♠ 13; left of the dealer leads.",
       "pagat.com, Black Maria", black_maria(usual, 100, true), 3, 3},
      {"black_maria_43", "Black Maria, 43 points", "The same with Q♠ 13, K♠ 10 and A♠ 7.", "pagat.com, Black Maria",
       black_maria(three_spades(), 100, true), 3, 3},
      {"black_maria_spots", "Black Maria by pips", "The same with hearts at their pips, Q♠ 25; to 500.",
       "pagat.com, Black Maria", black_maria(by_spots, 500, true), 3, 3},
      {"black_maria_four", "Black Maria for four", "Four players with all 52 cards; Q♠ 13, K♠ 10, A♠ 7.",
       "pagat.com, Black Maria", black_maria(three_spades(), 100, false), 4, 4},
      {"dame_de_pique", "Dame de Pique", "No passing; left of the dealer leads, any card.",
       "pagat.com (cribbage.ca), Dame de Pique", dame_de_pique()},
      {"hartenjagen", "Hartenjagen", "32 cards down to the 7: hearts 1, Q♠ 5, J♣ 2.", "pagat.com, Hartenjagen",
       hartenjagen(), 4, 4},
  };
}

}  // namespace

std::span<const Preset> Game::presets() {
  static const std::vector<Preset> kPresets = all_presets();
  return kPresets;
}

}  // namespace nullo::hearts
