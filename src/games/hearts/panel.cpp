#include "games/hearts/panel.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/hearts/ending.h"
#include "games/hearts/moon.h"
#include "games/words.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

// "4 hearts and Q♠". `counted`: hearts that lie in tricks without a known rank.
std::string cards_out(const Copies& out, int counted) {
  const int hearts = out.count(CardSet::of_suit(Suit::kHearts)) - counted;
  std::string text;
  if (hearts > 0) text = text::say_count(hearts, "{count} heart", "{count} hearts");
  for (const Card card : out.once - CardSet::of_suit(Suit::kHearts)) {
    if (!text.empty()) text += ", ";
    text += (out.twice.contains(card) ? "2 × " : "") + to_text(card);
  }
  return text;
}

class Panel : Known {
 public:
  Panel(const Known& known, const PerSeat<Amount>& so_far, const games::Names& names)
      : Known{known}, names_{names}, so_far_{so_far} {}

  std::vector<std::string> lines() {
    if (rules.teams != Teams::kNone) partners();
    if (!hand.summary) {
      points_out();
      moon();
    }
    kitty();
    if (points_can_come()) limits();
    return std::move(lines_);
  }

 private:
  void partners() {
    const auto pair = [this](int seat) { return games::join_names(side_of(Seat{seat}, 4, true).list(), names_); };
    lines_.push_back(text::say("{players} play against {others}", pair(0), pair(1)));
  }

  void kitty() {
    if (pack.kitty == 0 || taken.outcomes.rounds >= pack.rounds) return;
    if (hand.summary && !points_can_come()) return;
    lines_.push_back(kitty_text(pack, deal.seats));
  }

  // Whether somebody can still capture a counting card.
  [[nodiscard]] bool points_can_come() const {
    const bool hearts_open = any_unknown(taken.hearts);
    return !taken.out.once.empty() || (taken.in_sum && !counting.by_count.empty() && hearts_open);
  }

  void points_out() {
    int points = 0;
    for (const Card card : taken.out.once) {
      points += rules.penalties.of(card) * taken.out.count(CardSet{card});
    }
    const int counted = counted_hearts();
    if (counted > 0) points -= counted * rules.penalties.of(*counting.by_count.begin());
    const int all = pack.worth(rules.penalties);
    if (points == 0 && taken.out.once.empty()) {
      if (taken.outcomes.rounds < pack.rounds)
        lines_.push_back(text::say("All points are taken: one player can take the rest"));
      return;
    }
    lines_.push_back(
        text::say("{count} of {total} points are still to come: {cards}", points, all, cards_out(taken.out, counted)));
  }

  // Hearts counted in tricks, which are still out by name; none once every heart is named in a trick.
  [[nodiscard]] int counted_hearts() const {
    return std::min(hearts_counted(hand.tricks), taken.out.count(counting.by_count));
  }

  [[nodiscard]] SeatSet side(Seat seat) const { return side_of(seat, deal.seats, rules.teams == Teams::kTogether); }

  [[nodiscard]] bool has_penalty(SeatSet seats) const {
    for (const Seat seat : seats) {
      if (!(taken.cards[seat].once & counting.penalties).empty()) return true;
      if (taken.by_count && taken.hearts[seat].value_or(0) > 0) return true;
    }
    return false;
  }

  // A moon is possible for a side while no other side has a penalty card.
  void moon() {
    if (rules.moon == Moon::kNone || counting.penalties.empty()) return;
    SeatSet takers;
    for (const Seat seat : Seats{deal.seats}) {
      if (has_penalty(side(seat))) takers.insert(seat);
    }
    if (takers.empty()) return;
    const SeatSet first = side(takers.front());
    if ((takers & first) == takers) {
      if (taken.outcomes.rounds < pack.rounds) {
        lines_.push_back(text::say("A moon is still possible: {players}", games::join_names(first.list(), names_)));
      }
      return;
    }
    if (const std::string breaker = broken(); !breaker.empty()) lines_.push_back(breaker);
  }

  // The first penalty card that went to another side.
  [[nodiscard]] std::string broken() const {
    std::optional<SeatSet> first;
    for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
      const CardSet penalties = taken.outcomes[k].cards & counting.penalties;
      const std::optional<Seat> captor = taken.outcomes[k].captor;
      if (penalties.empty() || !captor) continue;
      if (!first) first = side(*captor);
      if (!first->contains(*captor)) {
        return text::say("No moon any more: {player} took {cards} in trick {trick}", names_[*captor],
                         games::join_cards(penalties), k + 1);
      }
    }
    return {};
  }

  // What a seat may still take and stay below the end, if that is less than all that can come.
  void limits() {
    const Amount most = pack.worth(rules.penalties);
    for (const Seat seat : Seats{deal.seats}) {
      const Amount total = deal.totals[seat] + so_far_[seat];
      const bool some = so_far_[seat] != 0;
      const Amount spare = rules.target - total - (rules.end == End::kReach ? 1 : 0);
      const bool in_danger = deal.totals[seat] + most > rules.target - (rules.end == End::kReach ? 1 : 0);
      if (in_danger && spare >= 0) {
        const text::Sentence line =
            rules.end == End::kReach ? (some ? text::mark("{player} stays under {total} with at most {count} more")
                                             : text::mark("{player} stays under {total} with at most {count}"))
                                     : (some ? text::mark("{player} does not exceed {total} with at most {count} more")
                                             : text::mark("{player} does not exceed {total} with at most {count}"));
        lines_.push_back(text::say(line, names_[seat], rules.target, spare));
      }
      if (!rules.reset) continue;
      const Amount exactly = rules.reset->at - total;
      if (exactly > 0 && exactly <= most) {
        const text::Sentence line = some ? text::mark("{player} goes to {total} with exactly {count} more")
                                         : text::mark("{player} goes to {total} with exactly {count}");
        lines_.push_back(text::say(line, names_[seat], rules.reset->to, exactly));
      }
    }
  }

  const games::Names& names_;
  const PerSeat<Amount>& so_far_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> panel(const Known& known, const PerSeat<Amount>& so_far, const games::Names& names) {
  return Panel{known, so_far, names}.lines();
}

std::vector<std::string> standing_after(const Rules& rules, const games::Deal& deal, Hand hand, MoonChoice choice,
                                        const games::Names& names) {
  hand.moon_choice = choice;
  const games::ScoredHand<State> scored = Game::score({rules, deal, {}, hand});
  const PerSeat<Amount> scores = scores_of(scored.postings, deal.seats);
  std::vector<std::string> lines;
  for (const Seat seat : Seats{deal.seats}) {
    lines.push_back(fmt::format("{} {}", names[seat], text::grouped(deal.totals[seat] + scores[seat])));
  }
  const std::string winners = games::join_names(scored.winners, names);
  lines.push_back(!scored.over                 ? text::say("The game goes on")
                  : scored.winners.size() == 1 ? text::say("Ends the game: {player} wins", winners)
                                               : text::say("Ends the game: {players} win", winners));
  return lines;
}

}  // namespace nullo::hearts
