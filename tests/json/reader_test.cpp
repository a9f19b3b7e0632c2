#include "json/reader.h"

#include <gtest/gtest.h>

#include "json/stored_text.h"
#include "json/values.h"

namespace nullo::json {
namespace {

// Reads a text as a tree, and collects the faults in it.
class Reading {
 public:
  explicit Reading(std::string_view text) { EXPECT_TRUE(tree_.parse(text, faults_)) << text; }

  [[nodiscard]] Value root() const { return tree_.root(); }
  Faults& faults() { return faults_; }
  // All faults, one on each line.
  [[nodiscard]] std::string told() const {
    std::string text;
    for (const Fault& fault : faults_.kept()) text += to_string(fault) + "\n";
    return text;
  }

 private:
  Tree tree_;
  Faults faults_;
};

TEST(Reader, GivesMembersByNameInAnyOrder) {
  Reading reading{R"({"c": 3, "a": 1, "b": 2, "d": null})"};
  Object object{reading.root(), reading.faults()};
  EXPECT_EQ(object.get("a")->integer(), 1);
  EXPECT_EQ(object.get("c")->integer(), 3);
  EXPECT_EQ(object.get("b")->integer(), 2);
  EXPECT_EQ(object.get("a")->integer(), 1) << "once more";
  EXPECT_FALSE(object.get("d")) << "null is absent";
  EXPECT_FALSE(object.get("e"));
  object.refuse_others();
  EXPECT_EQ(reading.told(), "");
}

TEST(Reader, RefusesEveryKeyThatNobodyAskedFor) {
  Reading reading{R"({"a": 1, "x": 1, "b": 2, "y": null})"};
  Object object{reading.root(), reading.faults()};
  EXPECT_TRUE(object.get("b"));
  EXPECT_TRUE(object.get("a"));
  EXPECT_TRUE(object.get("a"));
  EXPECT_TRUE(object.get("b"));
  object.refuse_others();
  EXPECT_EQ(reading.told(),
            "/x: expected one of the keys \"b\" or \"a\", found the key \"x\"\n"
            "/y: expected one of the keys \"b\" or \"a\", found the key \"y\"\n");
}

TEST(Reader, RefusesKeysOfAnObjectThatHasNone) {
  Reading reading{R"({"x": 1})"};
  Object object{reading.root(), reading.faults()};
  object.refuse_others();
  EXPECT_EQ(reading.told(), "/x: expected an object without keys, found the key \"x\"\n");
}

TEST(Reader, MissesWhatIsRequiredAtTheObjectAndNullAtTheMember) {
  Reading reading{R"({"hand": {"b": null}})"};
  Object object{reading.root().nearest("/hand"), reading.faults()};
  EXPECT_FALSE(object.require("a", "\"a\", a number"));
  EXPECT_FALSE(object.require("b", "\"b\", a number"));
  EXPECT_EQ(reading.told(),
            "/hand: expected \"a\", a number, found no such key\n"
            "/hand/b: expected \"b\", a number, found null\n");
}

TEST(Reader, RequiresNothingOfWhatIsNoObject) {
  for (const std::string_view text : {"[{\"a\": 1}]", "7", "\"a\"", "null"}) {
    Reading reading{text};
    Object object{reading.root(), reading.faults(), "a trick"};
    EXPECT_FALSE(object.get("a"));
    EXPECT_FALSE(object.require("b", "\"b\""));
    object.refuse_others();
    EXPECT_EQ(reading.told(), ": expected a trick, found " + reading.root().said() + "\n");
  }
}

TEST(Reader, ReadsAnObjectThatWasLeftOut) {
  Reading reading{R"({"a": 1})"};
  Object object = Object::absent(reading.root(), reading.faults());
  EXPECT_FALSE(object.get("a"));
  object.refuse_others();
  EXPECT_EQ(reading.told(), "");
  EXPECT_FALSE(object.require("a", "\"a\""));
  EXPECT_EQ(reading.told(), ": expected \"a\", found no such key\n");
}

TEST(Reader, ReadsWholeNumbersWithinBounds) {
  Reading reading{R"([0, 13, 14, -1, 7.0, 1e1, "7", true])"};
  std::vector<std::optional<std::int64_t>> numbers;
  for (const Value value : reading.root()) numbers.push_back(read_integer(value, 0, 13, reading.faults()));
  numbers.resize(3);
  EXPECT_EQ(numbers, (std::vector<std::optional<std::int64_t>>{0, 13, std::nullopt}));
  EXPECT_EQ(reading.told(),
            "/2: expected a whole number from 0 to 13, found 14\n"
            "/3: expected a whole number from 0 to 13, found -1\n"
            "/4: expected a whole number from 0 to 13, found 7.0\n"
            "/5: expected a whole number from 0 to 13, found 1e1\n"
            "/6: expected a whole number from 0 to 13, found \"7\"\n"
            "/7: expected a whole number from 0 to 13, found true\n");
}

TEST(Reader, ReadsSeatsCardsSuitsAndFlags) {
  Reading reading{R"([3, 4, "QS", "10D", "1C", 7, "H", "X", true, 1])"};
  const std::vector<Value> values = values_of(reading.root());
  Faults& faults = reading.faults();
  EXPECT_EQ(read_seat(values[0], 4, faults), Seat{3});
  EXPECT_FALSE(read_seat(values[1], 4, faults));
  EXPECT_EQ(read_card(values[2], faults), (Card{Rank::kQueen, Suit::kSpades}));
  EXPECT_EQ(read_card(values[3], faults), (Card{Rank::kTen, Suit::kDiamonds}));
  EXPECT_FALSE(read_card(values[4], faults));
  EXPECT_FALSE(read_card(values[5], faults));
  EXPECT_EQ(read_suit(values[6], faults), Suit::kHearts);
  EXPECT_FALSE(read_suit(values[7], faults));
  EXPECT_EQ(read_bool(values[8], faults), true);
  EXPECT_FALSE(read_bool(values[9], faults));
  EXPECT_EQ(reading.told(),
            "/1: expected a seat from 0 to 3, found 4\n"
            "/4: expected a card, rank and suit, like \"QS\", found \"1C\"\n"
            "/5: expected a card, rank and suit, like \"QS\", found 7\n"
            "/7: expected a suit, \"C\", \"D\", \"H\" or \"S\", found \"X\"\n"
            "/9: expected true or false, found 1\n");
}

TEST(Reader, ReadsOneOfSomeWords) {
  constexpr std::array<std::string_view, 3> kWords{"add", "subtract", "choice"};
  Reading reading{R"(["choice", "none", 2])"};
  const std::vector<Value> values = values_of(reading.root());
  EXPECT_EQ(read_word(values[0], kWords, reading.faults()), 2U);
  EXPECT_FALSE(read_word(values[1], kWords, reading.faults()));
  EXPECT_FALSE(read_word(values[2], kWords, reading.faults()));
  EXPECT_EQ(reading.told(),
            "/1: expected \"add\", \"subtract\" or \"choice\", found \"none\"\n"
            "/2: expected \"add\", \"subtract\" or \"choice\", found 2\n");
}

TEST(Reader, CountsTheCharactersOfTextsAndNotTheirBytes) {
  Reading reading{R"(["äöü", "äöüß", "", "a\nb\tc", "a\u0007", "a\u007f", 5])"};
  const std::vector<Value> values = values_of(reading.root());
  Faults& faults = reading.faults();
  EXPECT_EQ(read_text(values[0], 1, 3, faults), "äöü");
  EXPECT_FALSE(read_text(values[1], 0, 3, faults));
  EXPECT_FALSE(read_text(values[2], 1, 3, faults));
  EXPECT_EQ(read_text(values[3], 0, 9, faults), "a\nb\tc");
  EXPECT_FALSE(read_text(values[4], 0, 9, faults));
  EXPECT_FALSE(read_text(values[5], 0, 9, faults));
  EXPECT_FALSE(read_text(values[6], 0, 9, faults, "a note"));
  EXPECT_FALSE(read_line(values[3], 9, faults, "a name"));
  EXPECT_EQ(reading.told(),
            "/1: expected text of at most 3 characters, found 4 characters\n"
            "/2: expected text of 1 to 3 characters, found \"\"\n"
            "/4: expected text without control characters, found the character U+0007\n"
            "/5: expected text without control characters, found the character U+007F\n"
            "/6: expected a note of at most 9 characters, found 5\n"
            "/3: expected a name without control characters, found the character U+000A\n");
}

TEST(Reader, RefusesWhatBeginsACommandToATerminalUnlessItIsStoredAlready) {
  Reading reading{R"(["a\u0080", "a\u009b31m", "a\u00a0", "¿\u0041", "a\n\u0085", "a\u007f"])"};
  const std::vector<Value> values = values_of(reading.root());
  Faults& faults = reading.faults();
  EXPECT_FALSE(read_text(values[0], 0, 9, faults));
  EXPECT_FALSE(read_line(values[1], 9, faults, "a name"));
  EXPECT_EQ(read_line(values[2], 9, faults, "a name"), "a\u00a0");
  EXPECT_EQ(read_text(values[3], 0, 9, faults), "¿A");
  EXPECT_EQ(read_stored_text(values[4], 0, 9, faults, "a note"), "a\n\u0085");
  EXPECT_EQ(read_stored_line(values[1], 9, faults, "a name"), "a\u009b31m");
  EXPECT_FALSE(read_stored_line(values[4], 9, faults, "a name"));
  EXPECT_FALSE(read_stored_text(values[5], 0, 9, faults, "a note"));
  EXPECT_EQ(reading.told(),
            "/0: expected text without control characters, found the character U+0080\n"
            "/1: expected a name without control characters, found the character U+009B\n"
            "/4: expected a name without control characters, found the character U+000A\n"
            "/5: expected a note without control characters, found the character U+007F\n");
}

TEST(Reader, ReadsCountsOfWhichSomeAreNotKnown) {
  Reading reading{R"([[1, null, 13, 0], [1, 2, 3], [1, 2, 3, 14], [1, "2", -3, 4], {}])"};
  const std::vector<Value> values = values_of(reading.root());
  const auto counts = read_counts(values[0], 4, 13, reading.faults());
  EXPECT_EQ(counts, (PerSeat<std::optional<int>>{1, std::nullopt, 13, 0}));
  for (std::size_t i = 1; i < values.size(); ++i) EXPECT_FALSE(read_counts(values[i], 4, 13, reading.faults()));
  EXPECT_EQ(reading.told(),
            "/1: expected a list of 4 counts, one for each seat, found 3 of them\n"
            "/2/3: expected a count from 0 to 13, found 14\n"
            "/3/1: expected a count from 0 to 13, found \"2\"\n"
            "/3/2: expected a count from 0 to 13, found -3\n"
            "/4: expected a list of 4 counts, one for each seat, found an object\n");
}

TEST(Reader, KeepsAHundredFaultsAndCountsTheOthers) {
  std::string text = "[";
  for (int i = 0; i < 250; ++i) text += "true,";
  Reading reading{text + "1]"};
  for (const Value value : reading.root()) read_integer(value, 0, 1, reading.faults());
  EXPECT_EQ(reading.faults().kept().size(), 100U);
  EXPECT_EQ(reading.faults().count(), 250U);
  EXPECT_EQ(reading.faults().kept().back().at, "/99");
}

std::optional<std::string> time_of(std::string_view text) {
  Tree tree;
  Faults faults;
  EXPECT_TRUE(tree.parse("\"" + std::string{text} + "\"", faults));
  auto time = read_time(tree.root(), faults);
  EXPECT_EQ(time.has_value(), faults.empty());
  return time;
}

TEST(Reader, ReadsTimesInUtc) {
  for (const std::string_view good :
       {"2026-11-21T18:30:00Z", "2026-11-21t18:30:00z", "2024-02-29T00:00:00Z", "2000-02-29T23:59:59.999999999Z",
        "2026-11-21T18:30:00+00:00", "2026-11-21T18:30:00-00:00", "2016-12-31T23:59:60Z", "0000-01-01T00:00:00.5Z"}) {
    EXPECT_EQ(time_of(good), good);
  }
  for (const std::string_view bad : {"",
                                     "2026",
                                     "2026-11-21",
                                     "2026-11-21T18:30Z",
                                     "2026-11-21T18:30:00",
                                     "2026-11-21T18:30:00+01:00",
                                     "2026-13-21T18:30:00Z",
                                     "2026-00-21T18:30:00Z",
                                     "2026-04-31T18:30:00Z",
                                     "2100-02-29T18:30:00Z",
                                     "2026-11-21T24:00:00Z",
                                     "2026-11-21T18:60:00Z",
                                     "2026-11-21T18:30:60Z",
                                     "2026-11-21T18:30:00.Z",
                                     "2026-11-21 18:30:00Z",
                                     "2026-1-21T18:30:00Z",
                                     "-026-11-21T18:30:00Z",
                                     "2026-11-21T18:30:00ZZ",
                                     "2026-11-21T18:30:00.1234567890Z",
                                     "2026-11-00T18:30:00Z",
                                     "2026-11-21T+8:30:00Z"}) {
    EXPECT_EQ(time_of(bad), std::nullopt) << bad;
  }
}

}  // namespace
}  // namespace nullo::json
