// The rules of Put and Take that a table may set. Source: docs/documents.md#put_and_take.
#include <array>
#include <string_view>

#include "games/facts/length_rule.h"
#include "games/facts/schema.h"
#include "games/put_and_take/put_and_take.h"
#include "text/say.h"

namespace nullo::put_and_take {
namespace {

constexpr int kUsualHands = 10;

// Five numbers, each an option of its own.
struct StakesRule {
  static void read(json::Value value, Faults& faults, Rules& rules) {
    if (!json::is_array(value, faults, text::mark("a list of five numbers"))) return;
    if (value.size() != kTurns) {
      return json::refuse(faults, value, text::say("five numbers, one for each card turned"),
                          text::say("{count} of them", value.size()));
    }
    std::size_t turn = 0;
    for (const json::Value item : value) {
      const auto stake = json::read_integer(item, 0, kMostStake, faults);
      rules.stakes[turn++] = static_cast<int>(stake.value_or(0));
    }
  }
  static void write(json::Writer& writer, const Rules& rules) {
    writer.begin_array();
    for (const int stake : rules.stakes) writer.value(stake);
    writer.end_array();
  }
  static void schema(json::Writer& writer) {
    games::write_list(kTurns, kTurns, writer).key("items").begin_object().member("type", "integer");
    writer.member("minimum", 0).member("maximum", kMostStake).end_object();
  }

  static constexpr std::array<std::string_view, kTurns> kKeys{"stake_1", "stake_2", "stake_3", "stake_4", "stake_5"};
  static void offer(const games::Rule&, const Rules& rules, std::vector<games::Option>& options) {
    static constexpr std::array<text::Sentence, kTurns> kLabels{text::mark("First card"), text::mark("Second card"),
                                                                text::mark("Third card"), text::mark("Fourth card"),
                                                                text::mark("Fifth card")};
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
      games::offer({kKeys.at(i), kLabels.at(i), text::mark("Chips for each card of its rank."),
                    games::Option::Number{0, kMostStake, rules.stakes.at(i)}, true},
                   options);
    }
  }
  static void set(std::string_view key, const games::OptionValue& value, Rules& rules) {
    const int* stake = std::get_if<int>(&value);
    if (stake == nullptr || *stake < 0 || *stake > kMostStake) return;
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
      if (key == kKeys.at(i)) rules.stakes.at(i) = *stake;
    }
  }
};

}  // namespace

games::RuleList Game::rule_list() {
  using games::at;
  static const std::array<games::Rule, 3> kRules{{
      {.key = "starting_chips",
       .label = text::mark("Chips at the start"),
       .help = text::mark("What each player begins with."),
       .about = "Chips of each player.",
       .kind = games::NumberRule{.in = at<&Rules::starting_chips>, .most = kMostStartingChips}},
      {.key = "stakes",
       .about = "Chips for each card of the rank turned first, second, … fifth; 1 to 5 where it is left out.",
       .kind = games::own_rule<Rules, StakesRule>()},
      games::length_rule(at<&Rules::hands>, kMostHands, kUsualHands),
  }};
  return kRules;
}

}  // namespace nullo::put_and_take
