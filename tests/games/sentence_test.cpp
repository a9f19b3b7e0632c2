#include "games/sentence.h"

#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/trick_taps.h"
#include "text/say.h"

namespace nullo::games {
namespace {

TEST(Sentence, HasSeatsAsDocumentsSayThemWhereThereAreNoNames) {
  const std::string said = fmt::format("{} bet 3 and {} 5.", seat_text(Seat{0}), seat_text(Seat{9}));
  EXPECT_EQ(with_names(said), "seat 0 bet 3 and seat 9 5.");
  EXPECT_EQ(with_names(said, {"Anna", "Ben"}), "Anna bet 3 and seat 9 5.") << "there is no such place";
}

TEST(Sentence, KeepsAPlayerWhoIsCalledLikeASeatOrHasOneInTheName) {
  const Names names{"seat 1", "Ben", "seat 0 and 1"};
  const auto refused = [&names](std::string said) {
    return refuse(std::vector{Conflict{{}, std::move(said)}}, names).value().text;
  };
  EXPECT_EQ(refused(fmt::format("{} bet 3 and {} 5.", seat_text(Seat{0}), seat_text(Seat{1}))),
            "seat 1 bet 3 and Ben 5.");
  EXPECT_EQ(refused(fmt::format("The tricks of {} have the 7H.", seat_text(Seat{2}))),
            "The tricks of seat 0 and 1 have the 7♥.");
  EXPECT_EQ(refused("On seat 1 nobody sat."), "On seat 1 nobody sat.") << "words are no seat";
}

TEST(Sentence, HasTheKeysOfAKeyboard) {
  EXPECT_EQ(with_keys(fmt::format("{} ends it, {} takes a digit back, {} drops it.", kEnter, kBackspace, kEsc)),
            "Enter ends it, Backspace takes a digit back, Esc drops it.");
}

TEST(Sentence, SaysPressToThoseWhoHaveKeysAndTapToTheOthers) {
  const std::string said = text::say_with("[[Press|Tap]] {key}[[, or type it|]], {player}.",
                                          std::array<text::Argument, 2>{kEnter, "[[Anna|Ben]]"});
  EXPECT_EQ(with_keys(said), "Press Enter, or type it, [[Anna|Ben]].");
  EXPECT_EQ(without_keys(said), "Tap Enter, [[Anna|Ben]].") << "a name is no choice";
  EXPECT_EQ(with_keys(text::say_with("5 | 3, and [[", {})), "5 | 3, and [[") << "nor is half of one";
}

}  // namespace
}  // namespace nullo::games
