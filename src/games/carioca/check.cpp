// Facts of a hand of Carioca that contradict each other. Source: docs/documents.md#carioca; carioca C1.
#include <array>
#include <map>
#include <numeric>

#include <fmt/core.h>

#include "games/carioca/carioca.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::carioca {
namespace {

constexpr std::size_t kCounted = 3;  // the kinds but the cards from two to nine, of which only the sum is known

std::string deadwood_at(Seat seat) { return fmt::format("/deadwood/{}", seat.index()); }

class Examination {
 public:
  explicit Examination(const Game::Play& play) : play_{play} {}

  std::vector<games::Conflict> run() {
    if (play_.hand.deadwood.empty()) return {};
    for (const Seat seat : Seats{play_.deal.seats}) not_more_than_dealt(seat);
    only_out_has_nothing();
    somebody_can_be_out();
    packs_have_them();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  void not_more_than_dealt(Seat seat) {
    const int dealt = cards_dealt(play_.deal.number);
    const Deadwood& deadwood = play_.hand.deadwood[seat];
    if (const std::optional<Kinds> kinds = games::kinds_of(deadwood, scale())) {
      const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood);
      const int least = cards != nullptr ? static_cast<int>(cards->size()) : least_cards(*kinds);
      if (least <= dealt) return;
      conflict({{deadwood_at(seat), text::say("at most {count} cards", dealt),
                 cards != nullptr ? fmt::format("{}", least) : text::say("at least {count}", least)}},
               text::say("Each player got {cards} cards, so {player} cannot have {count} left.", dealt,
                         games::seat_text(seat), least));
    } else if (const auto sum = sum_of(deadwood); sum && *sum > most_points(dealt)) {
      conflict({{deadwood_at(seat), text::say("at most {points} points, of {cards} cards", most_points(dealt), dealt),
                 fmt::format("{}", *sum)}},
               text::say("{cards} cards cannot come to more than {points}.", dealt, most_points(dealt)));
    }
  }

  void only_out_has_nothing() {
    std::optional<Seat> out = play_.hand.out;
    for (const Seat seat : Seats{play_.deal.seats}) {
      const std::optional<int> sum = sum_of(play_.hand.deadwood[seat]);
      if (!sum) continue;
      if (*sum == 0 && !out) out = seat;
      if ((*sum == 0) == (seat == out)) continue;
      if (*sum == 0 && !play_.hand.out) {
        conflict({{deadwood_at(*out), text::say("one seat that is out"), text::say("two without a card")},
                  {deadwood_at(seat), text::say("one seat that is out"), text::say("two without a card")}},
                 text::say("Only one player is out, but {player} and {other} have nothing left.",
                           games::seat_text(*out), games::seat_text(seat)));
      } else if (*sum == 0) {
        conflict(
            {{deadwood_at(seat), text::say("cards left, as {player} is out", games::seat_text(*out)),
              text::say("none")},
             {"/out", text::say("{player}, who has no card left", games::seat_text(seat)), games::seat_text(*out)}},
            text::say("{player} is out: everybody else has at least one card left.", games::seat_text(*out)));
      } else if (play_.hand.out) {
        conflict({{deadwood_at(seat), text::say("0 or no card, as {player} is out", games::seat_text(seat)),
                   text::say_count(*sum, "{count} point", "{count} points")},
                  {"/out", text::say("a seat without cards, {player} has some left", games::seat_text(seat)),
                   games::seat_text(seat)}},
                 text::say("{player} is out and has nothing left.", games::seat_text(seat)));
      }
    }
  }

  void somebody_can_be_out() {
    if (play_.hand.out) return;
    std::vector<Fault> ways;
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (sum_of(play_.hand.deadwood[seat]).value_or(0) == 0) return;
      ways.push_back(
          {deadwood_at(seat), text::say("a seat that is out, with 0"), text::say("cards left in every hand")});
    }
    conflict(std::move(ways), text::say("Enter first who ran out of cards."));
  }

  void packs_have_them() {
    std::map<std::string, int> seen;
    Kinds all{};
    bool by_kind = false;  // a seat before is entered so
    for (const Seat seat : Seats{play_.deal.seats}) {
      kinds_are_in_the_packs(seat, by_kind, all);
      const auto* cards = std::get_if<std::vector<games::HeldCard>>(&play_.hand.deadwood[seat]);
      for (std::size_t i = 0; cards != nullptr && i < cards->size(); ++i) {
        const games::HeldCard& held = (*cards)[i];
        const std::string name = games::to_string(held);
        const int most = held.is_joker() ? kJokers : kPacks;
        if (++seen[name] == most + 1)
          conflict(
              {{fmt::format("{}/{}", deadwood_at(seat), i),
                held.is_joker() ? text::say("at most {count} jokers", most)
                                : text::say("each card at most {count} times", most),
                text::say("the {card} once more", name)}},
              held.is_joker() ? in_two_packs(0, seen[name]) : text::say("Two packs have the {card} only twice.", name));
      }
      by_kind = by_kind || std::holds_alternative<Kinds>(play_.hand.deadwood[seat]);
    }
  }

  // Adds the cards of a seat to those of the seats before it.
  void kinds_are_in_the_packs(Seat seat, bool by_kind, Kinds& all) {
    const auto too_many = [&](const auto& place, std::size_t kind) {
      conflict({{fmt::format("{}/{}", deadwood_at(seat), place),
                 text::say("at most {count} in two packs", scale().kinds[kind].most),
                 text::say("{count} in all hands", all.at(kind))}},
               in_two_packs(kind, all.at(kind)));
    };
    if (const auto* kinds = std::get_if<Kinds>(&play_.hand.deadwood[seat])) {
      for (std::size_t kind = 0; kind < kCounted; ++kind) {
        all.at(kind) += kinds->at(kind);
        if (kinds->at(kind) > 0 && all.at(kind) > scale().kinds[kind].most) too_many(scale().kinds[kind].key, kind);
      }
    } else if (const auto* cards = std::get_if<std::vector<games::HeldCard>>(&play_.hand.deadwood[seat])) {
      for (std::size_t i = 0; i < cards->size(); ++i) {
        const std::size_t kind = kind_of((*cards)[i]);
        if (kind < kCounted && ++all.at(kind) == scale().kinds[kind].most + 1 && by_kind) too_many(i, kind);
      }
    }
  }

  static std::string in_two_packs(std::size_t kind, int found) {
    constexpr std::array<text::Sentence, kCounted> kOnlySoMany{
        text::mark("Two packs have only {most} jokers; these are {count}."),
        text::mark("Two packs have only {most} aces; these are {count}."),
        text::mark("Two packs have only {most} tens and face cards; these are {count}."),
    };
    return text::say(kOnlySoMany.at(kind), scale().kinds[kind].most, found);
  }

  // The fewest cards that these kinds can be: nines are the highest pips, so nine pips need at least one card.
  static int least_cards(const Kinds& kinds) {
    constexpr int kNine = 9;
    return std::accumulate(kinds.begin(), kinds.begin() + kCounted, (kinds[kCounted] + kNine - 1) / kNine);
  }

  const Game::Play& play_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::carioca
