#include "games/registry.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/any_game/any_game.h"
#include "games/briscola/briscola.h"
#include "games/carioca/carioca.h"
#include "games/ecarte/ecarte.h"
#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/hearts/hearts.h"
#include "games/kabu/kabu.h"
#include "games/put_and_take/put_and_take.h"
#include "games/razz/razz.h"
#include "games/reversis/reversis.h"
#include "games/samba/samba.h"
#include "games/sentence.h"
#include "games/spades/spades.h"
#include "games/tetka/tetka.h"
#include "games/twenty_four/twenty_four.h"
#include "text/say.h"

namespace nullo::games {
namespace {

constexpr int kManyPots = 2;

std::span<const Module* const> modules() {
  static const std::array kModules{
      &module_of(tetka::Rules{}),        &module_of(hearts::Rules{}),   &module_of(reversis::Rules{}),
      &module_of(briscola::Rules{}),     &module_of(ecarte::Rules{}),   &module_of(fuenfzehnern::Rules{}),
      &module_of(carioca::Rules{}),      &module_of(kabu::Rules{}),     &module_of(samba::Rules{}),
      &module_of(put_and_take::Rules{}), &module_of(razz::Rules{}),     &module_of(twenty_four::Rules{}),
      &module_of(spades::Rules{}),       &module_of(any_game::Rules{}),
  };
  return kModules;
}

// Whether an option can be set to this value.
class Takes {
 public:
  explicit Takes(const OptionValue& value) : value_{value} {}

  bool operator()(const Option::Number& number) const { return within(number.least, number.most); }
  bool operator()(const Option::Choice& choice) const { return within(0, static_cast<int>(choice.words.size()) - 1); }
  bool operator()(const Option::Cards&) const { return std::holds_alternative<CardSet>(value_); }
  bool operator()(const Option::Name&) const { return std::holds_alternative<std::string>(value_); }
  bool operator()(const Option::Points& points) const {
    const auto* all = std::get_if<std::vector<CardPoints>>(&value_);
    return all != nullptr && std::ranges::all_of(*all, [&points](const CardPoints& each) {
             return each.points >= points.least && each.points <= points.most;
           });
  }

 private:
  [[nodiscard]] bool within(int least, int most) const {
    const int* number = std::get_if<int>(&value_);
    return number != nullptr && *number >= least && *number <= most;
  }

  const OptionValue& value_;
};

// nullptr if there is no such game.
const Module* find(std::string_view id) {
  const auto found =
      std::find_if(modules().begin(), modules().end(), [id](const Module* each) { return each->info().id == id; });
  return found == modules().end() ? nullptr : *found;
}

// Whether the posting is for a captured card whose trick nobody entered.
bool lies_in_the_rest(const Rules& rules, const Hand& hand, const Posting& posting) {
  if (!posting.card || posting.trick > 0) return false;
  const std::span<const Captured> captured = rules.game().captured(hand);
  return std::ranges::any_of(captured, [&posting](const Captured& each) { return each.card == *posting.card; });
}

}  // namespace

std::span<const Info> all() {
  static const std::vector<Info> kInfos = [] {
    std::vector<Info> infos;
    for (const Module* module : modules()) infos.push_back(module->info());
    return infos;
  }();
  return kInfos;
}

std::optional<Rules> rules_of(std::string_view id) {
  const Module* module = find(id);
  if (module == nullptr) return std::nullopt;
  return module->default_rules();
}

const Info& info(const Rules& rules) { return rules.game().info(); }

std::string name(const Rules& rules) { return shown_name(info(rules), rules.game().name(rules)); }

std::string listed_as(const Rules& rules) {
  std::string listed{info(rules).id};
  if (info(rules).only_scores) listed.append("/").append(rules.game().name(rules));
  return listed;
}

std::string shown_name(const Info& game, std::string_view held) {
  return held == game.name.english() ? text::say(game.name) : std::string{held};
}

std::string held_name(const Info& game, std::string_view shown) {
  return std::string{shown == text::say(game.name) ? game.name.english() : shown};
}

std::string_view id_of_listed(std::string_view listed) { return listed.substr(0, listed.find('/')); }

std::string name_of_listed(std::string_view listed) {
  const std::string_view id = id_of_listed(listed);
  const Module* module = find(id);
  const std::string_view given = id.size() < listed.size() ? listed.substr(id.size() + 1) : std::string_view{};
  if (module == nullptr) return std::string{given.empty() ? listed : given};
  return given.empty() ? text::say(module->info().name) : shown_name(module->info(), given);
}

BestIs best(const Rules& rules) { return rules.game().best(rules); }

std::vector<PresetInfo> presets(std::string_view game_id) {
  const Module* module = find(game_id);
  return module == nullptr ? std::vector<PresetInfo>{} : module->presets();
}

std::vector<Option> options(const Rules& rules) { return rules.game().options(rules); }

Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value) {
  const std::vector<Option> all = options(rules);
  const auto option = std::ranges::find(all, key, &Option::key);
  if (option != all.end() && !std::visit(Takes{value}, option->kind)) return rules;
  return rules.game().with_option(rules, key, value);
}

std::string problem(const Rules& rules, int seats) { return rules.game().problem(rules, seats); }

std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat) { return rules.game().sharing(rules, seats, seat); }

std::string opening(const Rules& rules, const Deal& deal, const State& before, const Names& names) {
  return rules.game().opening(rules, deal, before, names);
}

std::string length(const Rules& rules, int seats) {
  std::string length = rules.game().length(rules, seats);
  return length.empty() ? text::say("Until you stop") : length;
}

bool sets_length(const Rules& rules, int seats) { return !rules.game().length(rules, seats).empty(); }

std::optional<int> hands_in_game(const Rules& rules, int seats) { return rules.game().hands_in_game(rules, seats); }

std::optional<Rules> one_more_round(const Rules& rules, int seats) { return rules.game().one_more_round(rules, seats); }

Amount starting_total(const Rules& rules, int seats) { return rules.game().starting_total(rules, seats); }

Seat next_dealer(const Rules& rules, int seats, Seat dealer) {
  return info(rules).deal_goes_right ? dealer.right(seats) : dealer.left(seats);
}

Hand empty_hand(const Rules& rules) { return rules.game().empty_hand(); }

std::optional<int> most_opening_bags(const Rules& rules) { return rules.game().most_opening_bags(rules); }

State initial(const Rules& rules, int seats, const PerSeat<int>& bags) {
  return rules.game().initial(rules, seats, bags);
}

PerSeat<int> bags(const Rules& rules, const State& state) { return rules.game().bags(state); }

std::optional<std::vector<Amount>> pots(const Rules& rules, const State& state) { return rules.game().pots(state); }

std::vector<Conflict> check(const Play& play) { return play.rules.game().check(play); }

ScoredHand<State> score(const Play& play) { return play.rules.game().score(play); }

std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal, const Counts& scores) {
  std::optional<Impossible> impossible = rules.game().refuse_scores(rules, deal, scores);
  for (const Seat seat : Seats{deal.seats}) {
    for (const Seat partner : sharing(rules, deal.seats, seat)) {
      if (impossible || !scores[seat] || !scores[partner] || scores[seat] == scores[partner]) continue;
      impossible = Impossible{
          fmt::format("the same score for partners, seats {} and {}", seat.index(), partner.index()),
          fmt::format("{} and {}", *scores[seat], *scores[partner]),
          text::say("{player} and {partner} are partners and score the same.", seat_text(seat), seat_text(partner))};
    }
  }
  return impossible;
}

std::optional<int> sum_of_scores(const Rules& rules) { return rules.game().sum_of_scores(rules); }

ScoredHand<State> score_entered(const Rules& rules, const Deal& deal, const State& before, const Counts& scores) {
  ScoredHand<State> scored;
  scored.after = before;
  if (!all_known(scores)) {
    scored.missing.push_back({kScores, {}, unknown_scores(scores), 0});
    return scored;
  }
  scored.postings = info(rules).pays_at_once ? entered_chips(scores) : entered_points(scores);
  rules.game().conclude(rules, deal, scored);
  return scored;
}

Entry entry(const Play& play, const Names& names) { return play.rules.game().entry(play, names); }

tl::expected<Hand, TapRefusal> apply(const Play& play, const Tap& tap, const Names& names) {
  return play.rules.game().apply(play, tap, names);
}

const Description* description(std::string_view game_id) {
  const Module* module = find(game_id);
  return module == nullptr ? nullptr : module->description();
}

std::span<const Figure> figures(std::string_view game_id) {
  const Module* module = find(game_id);
  return module == nullptr ? std::span<const Figure>{} : module->figures();
}

std::vector<Tally> tally(const Play& play, const Scored& scored) { return play.rules.game().tally(play, scored); }

std::string reason_text(const Rules& rules, std::string_view reason) {
  if (reason == kAdjustment) return text::say("agreed on at the table");
  if (reason == kEntered && info(rules).only_scores) return text::say("scored");
  if (reason == kEntered)
    return info(rules).pays_at_once ? text::say("only the chips were entered")
                                    : text::say("only the points were entered");
  for (const ReasonText& text : rules.game().reasons()) {
    if (text.reason == reason) return text::say(text.text);
  }
  return std::string{reason};
}

std::string_view summed_reason(const Rules& rules, std::string_view reason) {
  for (const ReasonText& text : rules.game().reasons()) {
    if (text.reason == reason && !text.sums_with.empty()) return text.sums_with;
  }
  return reason;
}

Reason reason_parts(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting,
                    const Names& names) {
  const Module& game = rules.game();
  Reason reason{
      .words = posting.reason == kEntered ? std::string{} : game.reason_text(rules, hand, all, posting, names),
      .cards = game.listed_cards(hand, posting),
      .trick = posting.trick};
  if (reason.words.empty()) reason.words = reason_text(rules, posting.reason);
  if (lies_in_the_rest(rules, hand, posting)) reason.words = text::say("in the rest, {reason}", reason.words);
  if (posting.card) reason.cards.insert(reason.cards.begin(), *posting.card);
  return reason;
}

std::string reason_text(const Reason& reason, const Posting& posting) {
  std::string text = reason.words;
  std::string_view between = ", ";
  for (const Card card : std::span{reason.cards}.subspan(posting.card ? 1 : 0)) {
    text += fmt::format("{}{}", between, to_text(card));
    between = " ";
  }
  return text;
}

std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting,
                        const Names& names) {
  return reason_text(reason_parts(rules, hand, all, posting, names), posting);
}

PotNames pots_among(const Rules& rules, std::span<const Posting> postings) {
  const bool numbered = info(rules).keeps_pots;
  return {numbered ? kManyPots : highest_pot(postings), numbered};
}

std::string say(const Rules& rules, const Missing& missing, const Names& names) {
  if (missing.key == kScores) return text::say("What did {player} score?", join_names(missing.seats, names));
  return rules.game().say(missing, names);
}

std::string say(const Rules& rules, const Note& note, const Names& names) { return rules.game().say(note, names); }

Rules read_rules(const Info& game, json::Object& object, int seats) { return find(game.id)->read_rules(object, seats); }

void write_rules(json::Writer& writer, const Rules& rules) { rules.game().write_rules(writer, rules); }

Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal) {
  return rules.game().read_hand(object, rules, deal);
}

void write_hand(json::Writer& writer, const Rules& rules, const Hand& hand) { rules.game().write_hand(writer, hand); }

}  // namespace nullo::games
