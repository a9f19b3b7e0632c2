// One tap at the table of Razz.
#include <algorithm>

#include "games/everybody.h"
#include "games/razz/fields.h"
#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "games/trick_taps.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::razz {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using games::cannot_be_entered;
using games::refuse;

void put_in(std::vector<Seat>& seats, Seat seat) {
  seats.push_back(seat);
  std::ranges::sort(seats);
}

class Tapper {
 public:
  Tapper(const Game::Play& play, const games::Names& names) : play_{play}, hand_{play.hand}, names_{names} {}

  Applied operator()(const games::SetCount& tap) {
    const std::optional<int> before = bet_entered(hand_, tap.seat);
    if (auto refused = set(tap)) return *std::move(refused);
    if (holds(hand_.all_in, tap.seat)) {
      return refuse(text::say("{player} is all in, so the bet is {amount}: all the chips there were.", names_[tap.seat],
                              all_of(tap.seat)));
    }
    if (holds(hand_.folded, tap.seat)) return kept();
    if (auto others = others_differ(tap.seat, tap.count)) return *std::move(others);
    if (auto unlikely = not_more(tap.seat, before, tap.count, tap.sure)) return *std::move(unlikely);
    return kept();
  }

  // All who are in have bet that much. [razz R3]
  Applied everybody(int chips, bool sure) {
    const std::vector<Seat> in = still_in(hand_, play_.deal.seats);
    if (in.empty()) return cannot_be_entered();
    const std::optional<int> before = bet_entered(hand_, in.front());
    const auto agrees = [&](Seat seat) { return bet_entered(hand_, seat) == before; };
    if (std::ranges::all_of(in, agrees)) {
      if (auto unlikely = not_more(std::nullopt, before, chips, sure)) return *std::move(unlikely);
    }
    for (const Seat seat : in) {
      if (auto refused = set(games::SetCount{std::string{kBets}, seat, chips})) return *std::move(refused);
    }
    return kept();
  }

  Applied operator()(const games::SetHeld& tap) {
    if (tap.field != kShown || holds(hand_.folded, tap.seat)) return cannot_be_entered();
    std::erase_if(hand_.shown, [&tap](const Shown& shown) { return shown.seat == tap.seat; });
    if (!tap.cards.empty()) hand_.shown.push_back({tap.seat, tap.cards});
    hand_.showdown = true;
    return kept();
  }

  Applied operator()(const games::PickCard& tap) {
    const bool other_number = tap.card.has_value() != hand_.community.has_value();
    if (auto refused = set(tap)) return *std::move(refused);
    if (other_number) hand_.shown.clear();  // each has six cards of their own now, or seven
    return kept();
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (games::is_for_everybody(tap) && tap.count) return everybody(*tap.count, tap.id == games::kEverybodySure);
    if (tap.id == kShowdown) return showdown();
    if (tap.id == kNoBets) return no_bets();
    if (!tap.seat) return cannot_be_entered();
    if (tap.id == kFold) return fold(*tap.seat, tap.count);
    if (tap.id == kAllIn) return all_in(*tap.seat);
    if (tap.id == kBack) return back_in(*tap.seat);
    return cannot_be_entered();
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  // Why the fact cannot be set; nothing: it is set.
  std::optional<Applied> set(const games::Tap& tap) {
    const auto done = games::set_fact(Game::fact_list(), play_.deal, tap, &hand_);
    if (!done) return tl::unexpected{done.error()};
    return *done ? std::nullopt : std::optional<Applied>{cannot_be_entered()};
  }

  // Why a bet is unlikely or nothing new, as bets are sums; nothing: it is neither. No seat: everybody in has bet it.
  [[nodiscard]] std::optional<Applied> not_more(std::optional<Seat> seat, std::optional<int> before,
                                                std::optional<int> chips, bool sure) const {
    if (sure || !before || !chips || *chips > *before) return std::nullopt;
    if (*chips == *before && seat)
      return refuse(text::say("{amount} is what {player} has bet already. If there was more: the new sum, in all.",
                              *before, names_[*seat]));
    if (*chips == *before)
      return refuse(
          text::say("{amount} is what everybody in has bet already. If there was more: the new sum, in all.", *before));
    return refuse(seat ? text::say("{player} had put in {before} so far: {amount} is less. Is it {amount} in all?",
                                   names_[*seat], *before, *chips)
                       : text::say("Everybody in had put in {before} so far: {amount} is less. Is it {amount} in all?",
                                   *before, *chips),
                  true);
  }

  // Nobody who is in has bet another sum for good [razz R3], and what one bet says nothing of the others. Nothing: none
  // of them differs.
  [[nodiscard]] std::optional<Applied> others_differ(Seat one, std::optional<int> chips) const {
    std::vector<Seat> others = still_in(hand_, play_.deal.seats);
    std::erase_if(others, [&](Seat seat) {
      const std::optional<int> bet = bet_entered(hand_, seat);
      return seat == one || !bet || bet == chips;
    });
    if (!chips || others.empty()) return std::nullopt;
    const text::Sentence asks =
        others.size() == 1
            ? text::mark("{players} has bet {before}. All {amount} now? Tap Everybody. If not, say first who gave up.")
            : text::mark(
                  "{players} have bet {before}. All {amount} now? Tap Everybody. If not, say first who gave up.");
    return refuse(text::say(asks, games::join_names(others, names_), *bet_entered(hand_, others.front()), *chips));
  }

  void bet(Seat seat, std::optional<int> chips) {
    if (hand_.bets.empty()) hand_.bets = games::Counts(play_.deal.seats);
    hand_.bets[seat] = chips;
  }

  // All chips that a seat had besides the ante.
  [[nodiscard]] int all_of(Seat seat) const {
    return static_cast<int>(std::clamp<Amount>(play_.deal.totals[seat] - play_.rules.ante, 0, kMostBet));
  }

  // A seat that is in again has bet what the others who are in have bet.
  void come_back(Seat seat) {
    for (const Seat other : still_in(hand_, play_.deal.seats)) {
      if (other != seat) return bet(seat, bet_entered(hand_, other));
    }
  }

  Applied gave_up_already(Seat seat) {
    return refuse(text::say("{player} gave up already. “In after all” takes that back.", names_[seat]));
  }

  // Folding costs what the seat had bet by then: `chips`, or if nobody said so, all that is entered.
  Applied fold(Seat seat, std::optional<int> chips) {
    if (holds(hand_.folded, seat)) return gave_up_already(seat);
    const int most = bet_entered(hand_, seat).value_or(kMostBet);
    if (chips && (*chips < 0 || *chips > most))
      return refuse(
          text::say("Everybody in has bet {most}, so {player} cannot have bet {amount}.", most, names_[seat], *chips));
    if (chips) bet(seat, chips);
    put_in(hand_.folded, seat);
    std::erase(hand_.all_in, seat);
    std::erase_if(hand_.shown, [seat](const Shown& shown) { return shown.seat == seat; });
    if (left_in(hand_, play_.deal.seats).empty()) return refuse(text::say("Not everybody can give up."));
    return kept();
  }

  Applied no_bets() {
    if (left_in(hand_, play_.deal.seats).size() > 1 || !games::none_known(hand_.bets)) return cannot_be_entered();
    for (const Seat seat : Seats{play_.deal.seats}) bet(seat, 0);
    return kept();
  }

  Applied all_in(Seat seat) {
    if (holds(hand_.all_in, seat))
      return refuse(text::say("{player} is all in already. “In after all” takes that back.", names_[seat]));
    if (holds(hand_.folded, seat)) return gave_up_already(seat);
    put_in(hand_.all_in, seat);
    bet(seat, all_of(seat));
    return kept();
  }

  Applied back_in(Seat seat) {
    if (std::erase(hand_.folded, seat) + std::erase(hand_.all_in, seat) == 0)
      return refuse(text::say("{player} is in.", names_[seat]));
    come_back(seat);
    return kept();
  }

  Applied showdown() {
    const bool some =
        std::ranges::any_of(hand_.shown, [this](const Shown& shown) { return !holds(hand_.folded, shown.seat); });
    if (hand_.showdown && some) return refuse(text::say("Cards have been shown. Undo them first."));
    hand_.showdown = !hand_.showdown;
    return kept();
  }

  // The changed hand, if it is possible.
  Applied kept() {
    if (games::none_known(hand_.bets)) hand_.bets = {};
    return games::if_possible<Game>(play_, hand_, names_);
  }

  const Game::Play& play_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{play, names}, tap);
}

}  // namespace nullo::razz
