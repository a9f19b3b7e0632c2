// One tap at the table of Put and Take.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/unknown.h"
#include "games/put_and_take/fields.h"
#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/trick_taps.h"
#include "text/say.h"

namespace nullo::put_and_take {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using games::cannot_be_entered;
using games::refuse;

class Tapper {
 public:
  Tapper(const Game::Play& play, const games::Names& names) : play_{play}, hand_{play.hand}, names_{names} {}

  Applied operator()(const games::PickCard& tap) {
    const std::optional<Turn> turn = turn_of(tap.field, card_field);
    if (!turn) return cannot_be_entered();
    std::vector<Card>& turned = turn->round->turned;
    if (turn->number < turned.size()) {
      if (!tap.card) return turn_back(*turn);
      turned[turn->number] = *tap.card;
      return kept();
    }
    if (!tap.card || turn->number != turned.size()) return cannot_be_entered();
    turned.push_back(*tap.card);
    if (!by_cards(hand_)) held_before(*turn);
    return kept();
  }

  // A seat holds one card of the rank; each further tap adds one.
  Applied operator()(const games::PickSeat& tap) {
    const std::optional<Turn> turn = turn_of(tap.field, matches_field);
    if (!turn || !tap.seat || by_cards(hand_)) return cannot_be_entered();
    const int held = matches(*turn)[*tap.seat].value_or(0);
    return set_matches(*turn, *tap.seat, held + 1);
  }

  Applied operator()(const games::SetCount& tap) {
    const std::optional<Turn> turn = turn_of(tap.field, matches_field);
    if (!turn || by_cards(hand_)) return cannot_be_entered();
    return set_matches(*turn, tap.seat, tap.count);
  }

  Applied operator()(const games::SetHeld& tap) {
    if (!by_cards(hand_)) return cannot_be_entered();
    if (tap.seat == play_.deal.dealer) return dealer_holds_none();
    return games::with_fact<Game>(play_, hand_, tap, names_);
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (by_cards(hand_)) return cannot_be_entered();
    if (tap.id == kMatchesAlone) return matches_alone();
    const std::optional<Turn> turn = tap.id == kNobodyElse ? first_open() : std::nullopt;
    if (!turn) return cannot_be_entered();
    for (const Seat seat : Seats{play_.deal.seats}) {
      std::optional<int>& held = matches(*turn)[seat];
      held = held.value_or(0);
    }
    return kept();
  }

  Applied operator()(const games::SwitchForm& tap) {
    const bool to_cards = tap.form == games::Form::kTricks;
    if (to_cards == by_cards(hand_)) return hand_;
    return to_cards ? enter_cards(tap.forget) : enter_matches(tap.forget);
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  // A card turned in one of the rounds.
  struct Turn {
    Round* round = nullptr;
    std::size_t number = 0;
  };

  [[nodiscard]] tl::unexpected<games::TapRefusal> dealer_holds_none() const {
    return refuse(text::say("{player} deals and holds no cards.", names_[play_.deal.dealer]));
  }

  std::optional<Turn> turn_of(std::string_view field, std::string (*id)(std::string_view, int)) {
    for (const auto& [key, round] : {std::pair{"put", &hand_.put}, std::pair{"take", &hand_.take}}) {
      for (int turn = 0; turn < kTurns; ++turn) {
        if (id(key, turn) == field) return Turn{round, static_cast<std::size_t>(turn)};
      }
    }
    return std::nullopt;
  }

  // The first card whose matches are not all entered.
  std::optional<Turn> first_open() {
    for (Round* const round : {&hand_.put, &hand_.take}) {
      for (int turn = 0; turn < turned_in(hand_, *round); ++turn) {
        const games::Counts known = matches_of(play_.deal, hand_, *round, turn);
        if (!any_unknown(known)) continue;
        return Turn{round, static_cast<std::size_t>(turn)};
      }
    }
    return std::nullopt;
  }

  games::Counts& matches(const Turn& turn) {
    std::vector<games::Counts>& all = turn.round->matches;
    while (all.size() <= turn.number) all.emplace_back(play_.deal.seats);
    return all[turn.number];
  }

  Applied set_matches(const Turn& turn, Seat seat, std::optional<int> held) {
    if (seat == play_.deal.dealer) return dealer_holds_none();
    if (held && (*held < 0 || *held > kMostMatches))
      return refuse(text::say("One of the four cards of this rank is turned up, so nobody holds more than three."));
    if (static_cast<int>(turn.number) >= turned_in(hand_, *turn.round)) return cannot_be_entered();
    matches(turn)[seat] = held;
    return kept();
  }

  // Whoever held a rank when it was turned before still holds it. [put_and_take P1]
  void held_before(const Turn& turn) {
    const Rank rank = turn.round->turned[turn.number].rank();
    for (const Round* round : {&hand_.put, &hand_.take}) {
      for (std::size_t i = 0; i < std::min(round->turned.size(), round->matches.size()); ++i) {
        if (round == turn.round && i == turn.number) return;
        if (round->turned[i].rank() != rank) continue;
        const games::Counts held = round->matches[i];
        matches(turn) = held;
        return;
      }
    }
  }

  // A card was turned that nobody enters: only those who hold its rank are entered.
  Applied matches_alone() {
    Round& round = turned_in(hand_, hand_.put) < kTurns ? hand_.put : hand_.take;
    if (!round.turned.empty() || turned_in(hand_, round) == kTurns) return cannot_be_entered();
    round.matches.emplace_back(play_.deal.seats);
    return kept();
  }

  // Takes the last card turned back. An earlier one can only be changed to another card.
  Applied turn_back(const Turn& turn) {
    const bool is_last = turn.number + 1 == turn.round->turned.size() &&
                         (turn.round == &hand_.take || turned_in(hand_, hand_.take) == 0);
    if (!is_last) return refuse(text::say("Another card was turned later. Enter which card this one was."));
    hand_ = without_last(std::move(hand_));
    return kept();
  }

  Applied enter_cards(bool forget) {
    if (!forget && (!hand_.put.matches.empty() || !hand_.take.matches.empty()))
      return refuse(text::say("The matches entered so far are lost; they follow from everybody's cards."), true);
    hand_.put.matches.clear();
    hand_.take.matches.clear();
    hand_.cards = PerSeat<std::vector<Card>>(play_.deal.seats);
    return kept();
  }

  Applied enter_matches(bool forget) {
    const bool entered = std::ranges::any_of(hand_.cards, [](const auto& c) { return !c.empty(); });
    if (entered && !forget) return refuse(text::say("The matches are kept; everybody's cards are lost."), true);
    std::array<std::vector<games::Counts>, 2> follows;
    const std::array<Round*, 2> rounds{&hand_.put, &hand_.take};
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      const int turned = turned_in(hand_, *rounds.at(i));
      follows.at(i).reserve(static_cast<std::size_t>(turned));
      for (int turn = 0; turn < turned; ++turn)
        follows.at(i).push_back(matches_of(play_.deal, hand_, *rounds.at(i), turn));
    }
    hand_.cards = {};
    for (std::size_t i = 0; i < rounds.size() && entered; ++i) rounds.at(i)->matches = std::move(follows.at(i));
    return kept();
  }

  // The changed hand, if it is possible.
  Applied kept() { return games::if_possible<Game>(play_, hand_, names_); }

  const Game::Play& play_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{play, names}, tap);
}

}  // namespace nullo::put_and_take
