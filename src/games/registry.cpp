#include "games/registry.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/core.h>

#include "core/compiled_once_members.h"

namespace nullo::games {
namespace {

template <std::size_t I>
using GameAt = std::tuple_element_t<I, Games>;

constexpr std::size_t kGames = std::tuple_size_v<Games>;
constexpr int kManyPots = 2;

// A game whose reasons say more where the facts of the hand are known; empty: no more than its words.
template <class G>
concept TellsReasons = requires(const typename G::Rules& rules, const typename G::Hand& hand,
                                std::span<const Posting> all, const Posting& posting) {
  { G::reason_text(rules, hand, all, posting) } -> std::same_as<std::string>;
};

// Calls f(GameAt<I>{}) for the game of these rules.
template <class F>
decltype(auto) visit_game(const Rules& rules, F&& f) {
  return std::visit(
      [&f]<class R>(const R& own) -> decltype(auto) {
        constexpr std::size_t kIndex = []<std::size_t... I>(std::index_sequence<I...>) {
          std::size_t found = kGames;
          ((std::is_same_v<typename GameAt<I>::Rules, R> ? found = I : found), ...);
          return found;
        }
        (std::make_index_sequence<kGames>{});
        return f(GameAt<kIndex>{}, own);
      },
      rules);
}

// The game's own value out of a variant of all games' values.
template <class T, class Variant>
const T& own(const Variant& variant) {
  return std::get<T>(variant);
}

const std::array<Info, kGames>& infos() {
  static const std::array<Info, kGames> kInfos = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Info, kGames>{GameAt<I>::info()...};
  }
  (std::make_index_sequence<kGames>{});
  return kInfos;
}

const std::array<Rules, kGames>& default_rules() {
  static const std::array<Rules, kGames> kRules = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Rules, kGames>{Rules{std::in_place_index<I>}...};
  }
  (std::make_index_sequence<kGames>{});
  return kRules;
}

}  // namespace

std::span<const Info> all() { return infos(); }

std::optional<Rules> rules_of(std::string_view id) {
  for (std::size_t i = 0; i < kGames; ++i) {
    if (infos()[i].id == id) return default_rules()[i];
  }
  return std::nullopt;
}

const Info& info(const Rules& rules) { return infos()[rules.index()]; }

std::vector<PresetInfo> presets(std::string_view game_id) {
  const std::optional<Rules> rules = rules_of(game_id);
  std::vector<PresetInfo> list;
  if (!rules) return list;
  visit_game(*rules, [&list]<class G>(G, const auto&) {
    for (const auto& preset : G::presets()) {
      const int least = preset.least_seats > 0 ? preset.least_seats : G::info().least_seats;
      const int most = preset.most_seats > 0 ? preset.most_seats : G::info().most_seats;
      list.push_back({preset.id, preset.name, preset.sentence, preset.source, preset.rules, least, most});
    }
  });
  return list;
}

std::vector<Option> options(const Rules& rules) {
  return visit_game(rules, []<class G>(G, const auto& own_rules) { return G::options(own_rules); });
}

Rules with_option(const Rules& rules, std::string_view key, const OptionValue& value) {
  return visit_game(
      rules, [key, &value]<class G>(G, const auto& own_rules) { return Rules{G::with_option(own_rules, key, value)}; });
}

std::string problem(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) { return G::problem(own_rules, seats); });
}

std::vector<Seat> sharing(const Rules& rules, int seats, Seat seat) {
  return visit_game(rules,
                    [seats, seat]<class G>(G, const auto& own_rules) { return G::sharing(own_rules, seats, seat); });
}

std::string opening(const Rules& rules, const Deal& deal, const State& before, const Names& names) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) {
    return G::opening(own_rules, deal, own<typename G::State>(before), names);
  });
}

std::string length(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) { return G::length(own_rules, seats); });
}

bool sets_length(const Rules& rules, int seats) { return length(rules, seats) != kUntilYouStop; }

std::optional<int> hands_in_game(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) { return G::hands_in_game(own_rules, seats); });
}

std::optional<Rules> one_more_round(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) -> std::optional<Rules> {
    if (const auto more = G::one_more_round(own_rules, seats)) return Rules{*more};
    return std::nullopt;
  });
}

Amount starting_total(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) { return G::starting_total(own_rules, seats); });
}

Seat next_dealer(const Rules& rules, int seats, Seat dealer) {
  return info(rules).deal_goes_right ? dealer.right(seats) : dealer.left(seats);
}

Hand empty_hand(const Rules& rules) {
  return visit_game(rules, []<class G>(G, const auto&) { return Hand{typename G::Hand{}}; });
}

State initial(const Rules& rules, int seats) {
  return visit_game(rules, [seats]<class G>(G, const auto& own_rules) { return State{G::initial(own_rules, seats)}; });
}

std::optional<std::vector<Amount>> pots(const Rules& rules, const State& state) {
  return visit_game(rules, [&state]<class G>(G, const auto&) { return G::pots(own<typename G::State>(state)); });
}

std::vector<Conflict> check(const Rules& rules, const Deal& deal, const State& before, const Hand& hand) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) {
    return G::check(own_rules, deal, own<typename G::State>(before), own<typename G::Hand>(hand));
  });
}

ScoredHand<State> score(const Rules& rules, const Deal& deal, const State& before, const Hand& hand) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) {
    auto scored = G::score(own_rules, deal, own<typename G::State>(before), own<typename G::Hand>(hand));
    ScoredHand<State> any;
    any.after = State{std::move(scored.after)};
    static_cast<Scored&>(any) = std::move(static_cast<Scored&>(scored));
    return any;
  });
}

std::optional<Impossible> refuse_scores(const Rules& rules, const Deal& deal, const Counts& scores) {
  auto impossible =
      visit_game(rules, [&]<class G>(G, const auto& own_rules) { return G::refuse_scores(own_rules, deal, scores); });
  for (const Seat seat : Seats{deal.seats}) {
    for (const Seat partner : sharing(rules, deal.seats, seat)) {
      if (impossible || !scores[seat] || !scores[partner] || scores[seat] == scores[partner]) continue;
      impossible = Impossible{
          fmt::format("the same score for partners, seats {} and {}", seat.index(), partner.index()),
          fmt::format("{} and {}", *scores[seat], *scores[partner]),
          fmt::format("seat {} and seat {} are partners and score the same.", seat.index(), partner.index())};
    }
  }
  return impossible;
}

ScoredHand<State> score_entered(const Rules& rules, const Deal& deal, const State& before, const Counts& scores) {
  ScoredHand<State> scored;
  scored.after = before;
  if (!all_known(scores)) {
    scored.missing.push_back({kScores, {}, unknown_scores(scores), 0});
    return scored;
  }
  scored.postings = info(rules).pays_at_once ? entered_chips(scores) : entered_points(scores);
  visit_game(rules, [&]<class G>(G, const auto& own_rules) { G::conclude(own_rules, deal, scored); });
  return scored;
}

Entry entry(const Rules& rules, const Deal& deal, const State& before, const Hand& hand, const Names& names) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) {
    return G::entry(own_rules, deal, own<typename G::State>(before), own<typename G::Hand>(hand), names);
  });
}

tl::expected<Hand, TapRefusal> apply(const Rules& rules, const Deal& deal, const State& before, const Hand& hand,
                                     const Tap& tap, const Names& names) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) -> tl::expected<Hand, TapRefusal> {
    auto after = G::apply(own_rules, deal, own<typename G::State>(before), own<typename G::Hand>(hand), tap, names);
    if (!after) return tl::unexpected{std::move(after.error())};
    return Hand{std::move(*after)};
  });
}

std::span<const Figure> figures(std::string_view game_id) {
  const std::optional<Rules> rules = rules_of(game_id);
  if (!rules) return {};
  return visit_game(*rules, []<class G>(G, const auto&) { return G::figures(); });
}

std::vector<Tally> tally(const Rules& rules, const Deal& deal, const Hand& hand, const Scored& scored) {
  return visit_game(rules, [&]<class G>(G, const auto& own_rules) {
    return G::tally(own_rules, deal, own<typename G::Hand>(hand), scored);
  });
}

namespace {

// A card beside the tricks: nobody told in which of them it lies.
bool lies_in_the_rest(const Rules& rules, const Hand& hand, const Posting& posting) {
  if (!posting.card || posting.trick > 0) return false;
  return visit_game(rules, [&]<class G>(G, const auto&) {
    if constexpr (requires(const typename G::Hand& one) { one.captured; }) {
      const std::vector<Captured>& captured = own<typename G::Hand>(hand).captured;
      return std::any_of(captured.begin(), captured.end(),
                         [&](const Captured& each) { return each.card == *posting.card; });
    }
    return false;
  });
}

}  // namespace

std::string_view reason_text(const Rules& rules, std::string_view reason) {
  if (reason == kAdjustment) return "agreed on at the table";
  if (reason == kEntered) return info(rules).pays_at_once ? "only the chips were told" : "only the points were told";
  return visit_game(rules, [reason]<class G>(G, const auto&) {
    for (const ReasonText& text : G::reasons()) {
      if (text.reason == reason) return text.text;
    }
    return reason;
  });
}

std::string_view summed_reason(const Rules& rules, std::string_view reason) {
  return visit_game(rules, [reason]<class G>(G, const auto&) {
    for (const ReasonText& text : G::reasons()) {
      if (text.reason == reason && !text.sums_with.empty()) return text.sums_with;
    }
    return reason;
  });
}

std::string reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all, const Posting& posting) {
  if (posting.reason == kEntered) return std::string{reason_text(rules, posting.reason)};
  const std::string told = visit_game(rules, [&]<class G>(G, const auto& own_rules) -> std::string {
    if constexpr (TellsReasons<G>) return G::reason_text(own_rules, own<typename G::Hand>(hand), all, posting);
    return {};
  });
  const std::string text = told.empty() ? std::string{reason_text(rules, posting.reason)} : told;
  return lies_in_the_rest(rules, hand, posting) ? fmt::format("in the rest, {}", text) : text;
}

PotNames pots_among(const Rules& rules, std::span<const Posting> postings) {
  const bool numbered = info(rules).keeps_pots;
  return {numbered ? kManyPots : highest_pot(postings), numbered};
}

std::string say(const Rules& rules, const Missing& missing, const Names& names) {
  if (missing.key == kScores) return fmt::format("What did {} score?", join_names(missing.seats, names));
  return visit_game(rules, [&]<class G>(G, const auto&) { return G::say(missing, names); });
}

std::string say(const Rules& rules, const Note& note, const Names& names) {
  return visit_game(rules, [&]<class G>(G, const auto&) { return G::say(note, names); });
}

Rules read_rules(const Info& game, json::Object& object, int seats) {
  const std::optional<Rules> rules = rules_of(game.id);
  return visit_game(*rules, [&]<class G>(G, const auto&) { return Rules{G::read_rules(object, seats)}; });
}

void write_rules(json::Writer& writer, const Rules& rules) {
  visit_game(rules, [&writer]<class G>(G, const auto& own_rules) { G::write_rules(writer, own_rules); });
}

Hand read_hand(json::Object& object, const Rules& rules, const Deal& deal) {
  return visit_game(rules,
                    [&]<class G>(G, const auto& own_rules) { return Hand{G::read_hand(object, own_rules, deal)}; });
}

void write_hand(json::Writer& writer, const Rules& rules, const Hand& hand) {
  visit_game(rules, [&]<class G>(G, const auto&) { G::write_hand(writer, own<typename G::Hand>(hand)); });
}

}  // namespace nullo::games

namespace nullo {

template class CompiledOnce<games::Variants<games::Games>::Rules>;
template class CompiledOnce<games::Variants<games::Games>::Hand>;
template class CompiledOnce<games::Variants<games::Games>::State>;
template bool operator==(const games::Rules&, const games::Rules&);
template bool operator==(const games::Hand&, const games::Hand&);
template bool operator==(const games::State&, const games::State&);

}  // namespace nullo
