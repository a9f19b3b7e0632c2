#include "gui/sample_new_session.h"

#include <utility>

#include <fmt/format.h>

#include "core/card.h"

namespace nullo::gui {

namespace {

using View = app::NewSessionView;
using Option = View::Option;

std::vector<View::Choice> many_presets() {
  std::vector<View::Choice> presets{
      {"own/Friday", "Friday at the Krügers'", "Played to: 50, Shooting the moon: add 26 to the others",
       "Your own, kept 2026-11-21"},
      {"standard", "Standard", "Every heart a point, the queen of spades thirteen; to 100.", "pagat.com, Hearts"},
      {"omnibus", "Omnibus", "The jack of diamonds takes ten points off.", "pagat.com, Hearts: variations"},
      {"cancellation", "Cancellation", "Two packs: equal cards played to one trick cancel each other.",
       "pagat.com, Cancellation Hearts", false, "6 to 10 players"},
      {"partnership", "Partnership", "Those across from each other play together and share one score.",
       "denexa.com, Hearts", false, "4 players"}};
  while (presets.size() < 26) {
    const auto number = presets.size();
    presets.push_back({fmt::format("variant_{}", number), fmt::format("Variant number {}", number),
                       "Much as the standard game, but the first trick may hold points and hearts may be led at "
                       "any time.",
                       "Goren, Hoyle", false, number % 5 == 0 ? "3 players" : ""});
  }
  return presets;
}

Option option_of(std::string key, std::string label, std::string help) {
  Option option;
  option.key = std::move(key);
  option.label = std::move(label);
  option.help = std::move(help);
  return option;
}

Option number(std::string key, std::string label, int value, int least, int most) {
  Option option = option_of(std::move(key), std::move(label), "A game ends once somebody reaches so many points.");
  option.value = value;
  option.least = least;
  option.most = most;
  return option;
}

Option choice(std::string key, std::string label, std::vector<std::string> words) {
  Option option = option_of(std::move(key), std::move(label), "What happens when one player takes all the points.");
  option.kind = Option::Kind::kChoice;
  option.most = static_cast<int>(words.size()) - 1;
  option.words = std::move(words);
  return option;
}

Option cards(std::string key, std::string label, std::vector<Card> value) {
  Option option = option_of(std::move(key), std::move(label), "So that the pack can be dealt out evenly.");
  option.kind = Option::Kind::kCards;
  option.cards = std::move(value);
  return option;
}

Option points(std::string key, std::string label, std::vector<games::CardPoints> value) {
  Option option = option_of(std::move(key), std::move(label), "What is charged for each card captured.");
  option.kind = Option::Kind::kPoints;
  option.least = -1000;
  option.most = 1000;
  option.points = std::move(value);
  return option;
}

std::vector<Option> many_options() {
  const Card two_of_clubs{Rank::kTwo, Suit::kClubs};
  const Card two_of_diamonds{Rank::kTwo, Suit::kDiamonds};
  std::vector<Option> options{
      number("target", "Played to", 100, 1, 1'000'000),
      choice("moon", "Shooting the moon", {"add", "subtract", "the shooter chooses", "wins", "nothing"}),
      points("penalties", "Penalty cards",
             {{std::nullopt, Suit::kHearts, 1}, {Rank::kQueen, Suit::kSpades, 13}, {Rank::kTen, Suit::kDiamonds, -10}}),
      cards("removed", "Taken out of the pack", {two_of_clubs, two_of_diamonds}),
      choice("tie", "A tie", {"shared", "play on"}),
      choice("passing", "Passing",
             {"as usual for so many players", "left, right, across, hold", "left, right, across, scatter, hold",
              "left, right, 2nd left, hold, left, right, 2nd right, hold", "always left", "no passing",
              "left, right, across, no passing, and again from the start",
              "as agreed before each hand, by whoever deals it"}),
      number("kitty", "Cards in the kitty", 0, 0, 20)};
  for (int i = 0; i < 12; ++i) {
    options.push_back(choice(fmt::format("rare_{}", i), fmt::format("Rare rule {}", i), {"yes", "no", "as you like"}));
    options.back().rare = true;
  }
  Option pack = cards("many", "A set of many cards", {});
  for (unsigned rank = 2; rank <= 14; ++rank) pack.cards.emplace_back(static_cast<Rank>(rank), Suit::kHearts);
  pack.rare = true;
  options.push_back(pack);
  options.push_back(cards("none", "A set of no cards", {}));
  options.back().rare = true;
  return options;
}

View many_rules() {
  View view;
  view.games = {{"tetka", "Tëtka", "Avoid queens, the bum card, its number's trick and the last one.", ""},
                {"hearts", "Hearts", "Avoid hearts and the queen of spades, or take them all.", "", true},
                {"reversis", "Reversis", "The ancestor of them all, for chips.", ""}};
  view.presets = many_presets();
  view.options = many_options();
  view.own_rules = "Played to: 100, Shooting the moon: add, Penalty cards: ♥ 1, Q♠ 13, 10♦ −10";
  view.can_keep = true;
  view.name_problem = "Rules have a name of 1 to 64 characters.";
  view.unread = "Kept by another version of Nullo, which this one cannot read: Sunday.";
  view.length = "Until somebody reaches 100 points";
  view.least_seats = 3;
  view.most_seats = 10;
  view.places = {{"Anna", "", true}, {"Boris", ""}, {"Clara", ""}, {"Dmitri", ""},
                 {"Élise", ""},      {"", ""},      {"Jo", ""},    {"Anna", "Anna sits here twice"}};
  view.remembered = {{"Борис"}, {"Κλειώ"}, {"Grandmother"}};
  view.why_not = "8 players: the pack of 50 cards cannot be dealt out evenly.";
  return view;
}

app::View shown(View view) {
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  return all;
}

}  // namespace

app::View sample_many_rules() { return shown(many_rules()); }

app::View sample_kept_rules() {
  View view = many_rules();
  view.own_rules.clear();
  view.can_keep = false;
  view.presets.front().chosen = view.presets.front().own = true;
  view.places.resize(5);
  return shown(std::move(view));
}

}  // namespace nullo::gui
