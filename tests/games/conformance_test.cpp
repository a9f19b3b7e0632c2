// What every game in the registry keeps to, whatever its rules are.
#include <set>

#include <gtest/gtest.h>

#include "games/registry.h"

namespace nullo::games {
namespace {

class Conformance : public ::testing::TestWithParam<std::string_view> {
 protected:
  [[nodiscard]] Rules rules() const { return *rules_of(GetParam()); }
  [[nodiscard]] Deal deal() const {
    Deal deal;
    deal.seats = info(rules()).least_seats;
    deal.totals = PerSeat<Amount>(deal.seats, starting_total(rules(), deal.seats));
    return deal;
  }
};

TEST_P(Conformance, ItsIdIsPlainAndItsWordsAreThere) {
  const Rules defaults = rules();
  const Info& game = info(defaults);
  EXPECT_EQ(game.id, GetParam());
  EXPECT_EQ(game.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos);
  for (const text::Sentence sentence : {game.name, game.summary}) EXPECT_FALSE(sentence.empty());
  EXPECT_FALSE(game.rules.empty());
  EXPECT_FALSE(game.scoring.empty());
  EXPECT_LE(game.least_seats, game.most_seats);
  ASSERT_GE(game.seats_step, 1);
  EXPECT_EQ((game.most_seats - game.least_seats) % game.seats_step, 0);
  EXPECT_LE(game.most_seats, kMostSeats);
}

TEST_P(Conformance, TheNumberOfPlayersNearestToAnyIsOneThatItTakes) {
  const Rules defaults = rules();
  const Info& game = info(defaults);
  for (int count = 0; count <= kMostSeats; ++count) {
    const int fitting = fitting_seats(game, count);
    EXPECT_EQ((fitting - game.least_seats) % game.seats_step, 0);
    EXPECT_GE(fitting, std::min(count, game.most_seats)) << "nobody has to leave who can stay";
    EXPECT_GE(fitting, game.least_seats);
    EXPECT_LE(fitting, game.most_seats);
  }
}

TEST_P(Conformance, ItsPresetsAreDifferentAndSaySomething) {
  std::set<std::string_view> ids;
  for (const PresetInfo& preset : presets(GetParam())) {
    EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
    EXPECT_FALSE(preset.sentence.empty());
    EXPECT_FALSE(preset.source.empty());
    EXPECT_EQ(info(preset.rules).id, GetParam());
  }
  EXPECT_FALSE(ids.empty());
  EXPECT_EQ(presets(GetParam()).front().rules, rules());  // the first one is the default
}

TEST_P(Conformance, EveryOptionCanBeSetToEachEndAndIsWrittenAndReadBack) {
  for (const Option& option : options(rules())) {
    EXPECT_FALSE(option.help.empty()) << option.key;
    std::vector<OptionValue> values;
    if (const auto* number = std::get_if<Option::Number>(&option.kind)) {
      values = {number->least, number->most};
    } else if (const auto* choice = std::get_if<Option::Choice>(&option.kind)) {
      for (std::size_t i = 0; i < choice->words.size(); ++i) values.emplace_back(static_cast<int>(i));
    } else if (std::holds_alternative<Option::Cards>(option.kind)) {
      values = {CardSet{}, CardSet{Card{Rank::kTwo, Suit::kClubs}, Card{Rank::kTwo, Suit::kDiamonds}}};
    } else if (const auto* name = std::get_if<Option::Name>(&option.kind)) {
      values = {std::string{"A"}, std::string(name->most, 'x')};
    } else {
      const auto& points = std::get<Option::Points>(option.kind);
      values = {std::vector<CardPoints>{}, std::vector<CardPoints>{{Rank::kTen, Suit::kClubs, points.most},
                                                                   {std::nullopt, Suit::kClubs, points.least}}};
    }
    for (const OptionValue& value : values) {
      const Rules changed = with_option(rules(), option.key, value);
      if (!problem(changed, deal().seats).empty()) continue;
      json::Writer writer;
      writer.begin_object();
      write_rules(writer, changed);
      writer.end_object();
      json::Tree tree;
      Faults faults;
      ASSERT_TRUE(tree.parse(writer.text(), faults));
      json::Object object{tree.root(), faults};
      EXPECT_EQ(read_rules(info(changed), object, deal().seats), changed);
      object.refuse_others();
      EXPECT_TRUE(faults.empty());
    }
  }
}

TEST_P(Conformance, AnEmptyHandIsIncompleteAsksSomethingAndPostsOnlyWhatHasFallenDue) {
  const Hand hand = empty_hand(rules());
  const State before = initial(rules(), deal().seats);
  const Play play{rules(), deal(), before, hand};
  const auto scored = score(play);
  EXPECT_FALSE(scored.complete());
  EXPECT_FALSE(scored.over);
  EXPECT_TRUE(check(play).empty());
  Names names(deal().seats, "Anna");
  const Entry asked = entry(play, names);
  EXPECT_NE(asked.question.wants, Question::Wants::kNothing);
  EXPECT_FALSE(asked.question.text.empty());
  EXPECT_EQ(asked.seats, deal().seats);
  for (const Missing& missing : scored.missing) EXPECT_FALSE(say(rules(), missing, names).empty());
  for (const Posting& posting : scored.postings) {
    EXPECT_GT(posting.amount, 0);
    EXPECT_NE(posting.from, posting.to);
  }
}

TEST_P(Conformance, ItsKeysOnTheTableDoNotClash) {
  const Hand hand = empty_hand(rules());
  const Entry asked = entry({rules(), deal(), initial(rules(), deal().seats), hand}, Names(deal().seats, "Anna"));
  std::set<char> keys{'i', 'x', '/'};  // the table's own
  for (const Shortcut& shortcut : asked.shortcuts) EXPECT_TRUE(keys.insert(shortcut.key).second) << shortcut.key;
  for (const PaletteCard& card : asked.palette) {
    for (const char key : card.keys) EXPECT_TRUE(keys.insert(key).second) << key;
  }
  for (char digit = '0'; digit <= '9'; ++digit) EXPECT_FALSE(keys.contains(digit));
}

std::vector<std::string_view> ids() {
  std::vector<std::string_view> list;
  for (const Info& game : all()) list.push_back(game.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, Conformance, ::testing::ValuesIn(ids()),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace nullo::games
