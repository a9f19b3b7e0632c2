// Makes a module from a game's struct. What the game describes (rule_list, fact_list) is read, written and offered by
// that, unless it has a function of its own for its rules. Only the file of the game that defines its module_of()
// includes this.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/facts/description.h"
#include "games/game.h"
#include "text/say.h"

namespace nullo::games {

template <class G>
class GameModule final : public Module {
  using OwnRules = typename G::Rules;
  using OwnHand = typename G::Hand;
  using OwnState = typename G::State;

 public:
  [[nodiscard]] const Info& info() const override { return G::info(); }
  [[nodiscard]] std::string name(const Rules& rules) const override {
    if constexpr (requires { G::name(own(rules)); }) {
      return G::name(own(rules));
    } else {
      return text::say(G::info().name);
    }
  }
  [[nodiscard]] BestIs best(const Rules& rules) const override {
    if constexpr (requires { G::best(own(rules)); }) {
      return G::best(own(rules));
    } else {
      return G::info().best;
    }
  }
  [[nodiscard]] Rules default_rules() const override { return OwnRules{}; }

  [[nodiscard]] std::vector<PresetInfo> presets() const override {
    std::vector<PresetInfo> list;
    for (const Preset<OwnRules>& preset : G::presets()) {
      const int least = preset.least_seats > 0 ? preset.least_seats : G::info().least_seats;
      const int most = preset.most_seats > 0 ? preset.most_seats : G::info().most_seats;
      list.push_back({preset.id, preset.name, preset.sentence, preset.source, preset.rules, least, most});
    }
    return list;
  }

  [[nodiscard]] std::span<const ReasonText> reasons() const override { return G::reasons(); }
  [[nodiscard]] std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                                        const Posting& posting, const Names& names) const override {
    return G::reason_text(own(rules), own(hand), all, posting, names);
  }
  [[nodiscard]] std::vector<Card> listed_cards(const Hand& hand, const Posting& posting) const override {
    return G::listed_cards(own(hand), posting);
  }
  [[nodiscard]] std::vector<Option> options(const Rules& rules) const override {
    if constexpr (requires { G::options(own(rules)); }) {
      return G::options(own(rules));
    } else {
      return options_of(G::rule_list(), &own(rules));
    }
  }
  [[nodiscard]] Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value) const override {
    OwnRules changed = own(rules);
    set_option(G::rule_list(), key, value, &changed);
    return changed;
  }
  [[nodiscard]] std::string problem(const Rules& rules, int seats) const override {
    if (std::string problem = problem_of(G::rule_list(), &own(rules), seats); !problem.empty()) return problem;
    return G::problem(own(rules), seats);
  }
  [[nodiscard]] std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat) const override {
    return G::sharing(own(rules), seats, seat);
  }
  [[nodiscard]] std::string opening(const Rules& rules, const Deal& deal, const State& before,
                                    const Names& names) const override {
    return G::opening(own(rules), deal, own(before), names);
  }
  [[nodiscard]] std::string length(const Rules& rules, int seats) const override {
    return G::length(own(rules), seats);
  }
  [[nodiscard]] std::optional<int> hands_in_game(const Rules& rules, int seats) const override {
    return G::hands_in_game(own(rules), seats);
  }
  [[nodiscard]] std::optional<Rules> one_more_round(const Rules& rules, int seats) const override {
    const std::optional<OwnRules> more = G::one_more_round(own(rules), seats);
    if (!more) return std::nullopt;
    return *more;
  }
  [[nodiscard]] Amount starting_total(const Rules& rules, int seats) const override {
    return G::starting_total(own(rules), seats);
  }
  [[nodiscard]] Hand empty_hand() const override { return Hand::of(OwnHand{}); }
  [[nodiscard]] std::optional<int> most_opening_bags(const Rules& rules) const override {
    return G::most_opening_bags(own(rules));
  }
  [[nodiscard]] State initial(const Rules& rules, int seats, const PerSeat<int>& bags) const override {
    OwnState state = G::initial(own(rules), seats);
    if (!bags.empty()) G::begin_with(bags, state);
    return State::of(std::move(state));
  }
  [[nodiscard]] PerSeat<int> bags(const State& state) const override { return G::bags(own(state)); }
  [[nodiscard]] std::optional<std::vector<Amount>> pots(const State& state) const override {
    return G::pots(own(state));
  }

  [[nodiscard]] std::vector<Conflict> check(const Play& play) const override { return G::check(own(play)); }
  [[nodiscard]] ScoredHand<State> score(const Play& play) const override {
    ScoredHand<OwnState> scored = G::score(own(play));
    State after = State::of(std::move(scored.after));
    return {std::move(static_cast<Scored&>(scored)), std::move(after)};
  }
  [[nodiscard]] Entry entry(const Play& play, const Names& names) const override { return G::entry(own(play), names); }
  [[nodiscard]] tl::expected<Hand, TapRefusal> apply(const Play& play, const Tap& tap,
                                                     const Names& names) const override {
    tl::expected<OwnHand, TapRefusal> after = G::apply(own(play), tap, names);
    if (!after) return tl::unexpected{std::move(after.error())};
    return Hand::of(std::move(*after));
  }
  [[nodiscard]] std::optional<Hand> reseated(const Hand& hand, const PerSeat<Seat>& came_from) const override {
    OwnHand moved = own(hand);
    Reseat reseat{came_from};
    G::reseat(moved, reseat);
    if (!reseat.possible()) return std::nullopt;
    return Hand::of(std::move(moved));
  }
  [[nodiscard]] std::span<const Captured> captured(const Hand& hand) const override {
    if constexpr (requires { own(hand).captured; }) {
      return own(hand).captured;
    } else {
      return {};
    }
  }

  void conclude(const Rules& rules, const Deal& deal, Scored& scored) const override {
    G::conclude(own(rules), deal, scored);
  }
  [[nodiscard]] std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal,
                                                        const Counts& scores) const override {
    return G::refuse_scores(own(rules), deal, scores);
  }
  [[nodiscard]] std::optional<int> sum_of_scores(const Rules& rules) const override {
    return G::sum_of_scores(own(rules));
  }

  [[nodiscard]] std::span<const Figure> figures() const override { return G::figures(); }
  [[nodiscard]] std::vector<Tally> tally(const Play& play, const Scored& scored) const override {
    return G::tally(own(play), scored);
  }

  [[nodiscard]] std::string say(const Missing& missing, const Names& names) const override {
    return G::say(missing, names);
  }
  [[nodiscard]] std::string say(const Note& note, const Names& names) const override { return G::say(note, names); }

  [[nodiscard]] Rules read_rules(json::Object& object, int seats) const override {
    if constexpr (requires { G::read_rules(object, seats); }) {
      return G::read_rules(object, seats);
    } else {
      OwnRules rules;
      games::read_rules(G::rule_list(), object, seats, &rules);
      return rules;
    }
  }
  void write_rules(json::Writer& writer, const Rules& rules) const override {
    games::write_rules(G::rule_list(), writer, &own(rules));
  }
  [[nodiscard]] Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal) const override {
    OwnHand hand;
    read_facts(G::fact_list(), object, &own(rules), deal, &hand);
    return Hand::of(std::move(hand));
  }
  void write_hand(json::Writer& writer, const Hand& hand) const override {
    write_facts(G::fact_list(), writer, &own(hand));
  }
  [[nodiscard]] const Description* description() const override {
    static const OwnRules kDefaults{};
    static const Description kDescription = [] {
      Description of{G::rule_list(), &kDefaults, G::fact_list(), G::note_texts()};
      if constexpr (requires { G::kPots; }) of.pots = G::kPots;
      if constexpr (requires { G::kNotesOfTricks; }) of.notes_of_tricks = G::kNotesOfTricks;
      if constexpr (requires { G::missing_texts(); }) of.missing = G::missing_texts();
      if constexpr (requires { G::schema_of_session; }) of.of_session = &G::schema_of_session;
      if constexpr (requires { G::schema_of_hand; }) of.of_hand = &G::schema_of_hand;
      return of;
    }();
    return &kDescription;
  }

 private:
  static const OwnRules& own(const Rules& rules) { return rules.as<OwnRules>(); }
  static const OwnHand& own(const Hand& hand) { return hand.as<OwnHand>(); }
  static const OwnState& own(const State& state) { return state.as<OwnState>(); }
  static PlayOf<OwnRules, OwnState, OwnHand> own(const Play& play) {
    return {own(play.rules), play.deal, own(play.before), own(play.hand)};
  }
};

}  // namespace nullo::games
