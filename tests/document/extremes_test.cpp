// Whatever is tapped, a hand that is kept can be written and read back equal.
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "document/document.h"
#include "games/sentence.h"
#include "games/words.h"
#include "session/limits.h"
#include "support/extreme_taps.h"
#include "support/random_session.h"
#include "support/random_taps.h"

namespace nullo::document {
namespace {

using testing::Random;

constexpr int kTables = 6;
constexpr int kTapsAtATable = 32;

// A hand at a table, and what was kept of the taps tried there though it cannot be read back.
class Tried {
 public:
  Tried(const session::Session& session, std::map<std::string, std::string>& wrong)
      : session_{session}, fold_{session}, wrong_{wrong} {
    for (std::size_t i = 0; i + 1 < session_.hands.size(); ++i) fold_.add(session_.hands[i], false);
  }

  [[nodiscard]] const session::Hand& hand() const { return session_.hands.back(); }
  [[nodiscard]] games::Entry entry() const {
    return session::entry(session_.rules, deal(), fold_.state(), hand(), names());
  }
  void keep(const games::Tap& tap) {
    if (auto kept = apply(tap)) session_.hands.back() = std::move(*kept);
  }

  void try_all() {
    const games::Entry now = entry();
    for (const games::Tap& tap : testing::extreme_taps(now)) {
      const auto kept = apply(tap);
      if (!kept) {
        EXPECT_FALSE(kept.error().text.empty()) << "refused without a word";
        EXPECT_EQ(games::with_names(kept.error().text), kept.error().text) << "a seat that nobody named";
        continue;
      }
      const std::string text = write_hand(session_.rules, *kept);
      const Result<session::Hand> read = read_hand(text, session_, fold_);
      if (!read) report(tap, now, to_string(read.error().kept().front()) + " in " + text);
      if (read && *read != *kept) report(tap, now, "read as something else: " + text);
    }
  }

  // The ranges of the fields are those of the documents: nothing that is offered is beyond them.
  void try_offered(Random& random) {
    const games::Entry now = entry();
    const games::Tap tap = testing::random_tap(random, now);
    const auto kept = apply(tap);
    if (!kept && kept.error().text == session::kNotReadAgain.english())
      report(tap, now, "offered, but beyond the range");
    if (kept) session_.hands.back() = *kept;
  }

 private:
  [[nodiscard]] games::Deal deal() const { return fold_.deal_of(hand(), true); }
  [[nodiscard]] games::Names names() const { return session::names_of(session_.players); }
  [[nodiscard]] tl::expected<session::Hand, games::TapRefusal> apply(const games::Tap& tap) const {
    return session::apply(session_.rules, deal(), fold_.state(), hand(), tap, names());
  }
  void report(const games::Tap& tap, const games::Entry& now, const std::string& why) {
    wrong_.emplace(std::to_string(tap.index()) + " " + games::describe(tap, now, names()), why);
  }

  session::Session session_;
  session::Fold fold_;
  std::map<std::string, std::string>& wrong_;
};

class Extremes : public ::testing::TestWithParam<std::string_view> {};

TEST_P(Extremes, OfEveryTapAreRefusedOrReadBackEqual) {
  std::map<std::string, std::string> wrong;
  for (int number = 0; number < kTables; ++number) {
    testing::RandomSessions sessions{Random{static_cast<std::uint32_t>(number)}};
    Random& random = sessions.random();
    session::Session session = sessions.begun(testing::random_game(GetParam()).table(random, 2));
    session.hands.emplace_back().facts = games::empty_hand(session.rules);
    Tried tried{session, wrong};
    if (number % 3 == 1) tried.keep(games::SwitchForm{games::Form::kSummary, true});
    if (number % 3 == 2) tried.keep(games::SwitchForm{games::Form::kPoints, true});
    for (int tap = 0; tap < kTapsAtATable; ++tap) {
      if (tap % 12 == 0) tried.try_all();
      tried.try_offered(random);
    }
  }
  for (const auto& [tap, why] : wrong) ADD_FAILURE() << tap << ": " << why;
}

// The ends of what an option takes, and beyond them.
std::vector<games::OptionValue> extremes_of(const games::Option& option) {
  std::vector<games::OptionValue> values{std::begin(testing::kExtremes), std::end(testing::kExtremes)};
  if (const auto* number = std::get_if<games::Option::Number>(&option.kind)) {
    for (const int end : {number->least, number->most}) {
      for (const int near : {-1, 0, 1}) values.emplace_back(end + near);
    }
  }
  for (const std::size_t length : {0U, 1U, 40U, 41U, 64U, 65U, 10'000U}) values.emplace_back(std::string(length, 'x'));
  for (const char* name : {" ", " Rummy", "Rummy ", "\n", "\x01", "\u200B", "\u00A0", "Dominó", "\"\\/", "\xFF"})
    values.emplace_back(std::string{name});
  const Card card{Rank::kTen, Suit::kClubs};
  values.emplace_back(CardSet{});
  values.emplace_back(CardSet{card});
  values.emplace_back(CardSet::full_pack());
  for (const int points : testing::kExtremes) {
    values.emplace_back(std::vector<games::CardPoints>{{card.rank(), card.suit(), points}});
    values.emplace_back(
        std::vector<games::CardPoints>{{card.rank(), card.suit(), points}, {card.rank(), card.suit(), points}});
    values.emplace_back(std::vector<games::CardPoints>{{std::nullopt, card.suit(), points}});
  }
  return values;
}

// By every number of players who can play by them.
void expect_read_back(std::string_view id, const games::Rules& rules, const std::string& from) {
  const games::Info& game = games::info(rules);
  for (int seats = game.least_seats; seats <= game.most_seats; seats += game.seats_step) {
    if (!games::problem(rules, seats).empty()) continue;  // no session begins with them
    const std::string text = write_rules(rules);
    const Result<games::Rules> read = read_rules(id, text, seats);
    ASSERT_TRUE(read.has_value()) << from << ", " << seats << ": " << text << ": "
                                  << to_string(read.error().kept().front());
    EXPECT_EQ(*read, rules) << from << ": " << text;
  }
}

TEST_P(Extremes, OfEveryOptionLeaveRulesThatReadBackEqual) {
  for (const games::PresetInfo& preset : games::presets(GetParam())) {
    expect_read_back(GetParam(), preset.rules, std::string{preset.id});
    for (const games::Option& option : games::options(preset.rules)) {
      for (const games::OptionValue& value : extremes_of(option)) {
        const games::Rules changed = games::with_option(preset.rules, option.key, value);
        if (changed == preset.rules) continue;  // the value is none for it, or what it is set to
        expect_read_back(GetParam(), changed, fmt::format("{}, {}", preset.id, option.key));
      }
    }
  }
}

std::vector<std::string_view> games_by_id() {
  std::vector<std::string_view> list;
  for (const games::Info& game : games::all()) list.push_back(game.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, Extremes, ::testing::ValuesIn(games_by_id()),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace nullo::document
