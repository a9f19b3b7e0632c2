// Facts of a hand of Carioca that contradict each other. Source: docs/documents.md#carioca; carioca C1.
#include <algorithm>
#include <map>

#include <fmt/core.h>

#include "games/carioca/carioca.h"
#include "games/sentence.h"
#include "games/words.h"

namespace nullo::carioca {
namespace {

constexpr std::string_view kTensAndFaces = "tens and face cards";

std::string deadwood_at(Seat seat) { return fmt::format("/deadwood/{}", seat.index()); }

class Examination {
 public:
  Examination(const games::Deal& deal, const Hand& hand) : deal_{deal}, hand_{hand} {}

  std::vector<games::Conflict> run() {
    if (hand_.deadwood.empty()) return {};
    for (const Seat seat : Seats{deal_.seats}) not_more_than_dealt(seat);
    only_out_has_nothing();
    somebody_can_be_out();
    packs_have_them();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  void not_more_than_dealt(Seat seat) {
    const int dealt = cards_dealt(deal_.number);
    const Deadwood& deadwood = hand_.deadwood[seat];
    if (const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood)) {
      if (static_cast<int>(cards->size()) > dealt)
        conflict({{deadwood_at(seat), fmt::format("at most {} cards", dealt), fmt::format("{}", cards->size())}},
                 more_than_dealt(seat, static_cast<int>(cards->size())));
    } else if (const auto* kinds = std::get_if<Kinds>(&deadwood)) {
      if (const int least = least_cards(*kinds); least > dealt)
        conflict({{deadwood_at(seat), fmt::format("at most {} cards", dealt), fmt::format("at least {}", least)}},
                 more_than_dealt(seat, least));
    } else if (const auto sum = sum_of(deadwood); sum && *sum > most_points(dealt)) {
      conflict({{deadwood_at(seat), fmt::format("at most {} points, of {} cards", most_points(dealt), dealt),
                 fmt::format("{}", *sum)}},
               fmt::format("{} cards cannot come to more than {}.", dealt, most_points(dealt)));
    }
  }

  [[nodiscard]] std::string more_than_dealt(Seat seat, int cards) const {
    return fmt::format("Each player got {} cards, so {} cannot have {} left.", cards_dealt(deal_.number),
                       games::seat_text(seat), cards);
  }

  void only_out_has_nothing() {
    std::optional<Seat> out = hand_.out;
    for (const Seat seat : Seats{deal_.seats}) {
      const std::optional<int> sum = sum_of(hand_.deadwood[seat]);
      if (!sum) continue;
      if (*sum == 0 && !out) out = seat;
      if ((*sum == 0) == (seat == out)) continue;
      if (*sum == 0 && !hand_.out) {
        conflict({{deadwood_at(*out), "one seat that is out", "two without a card"},
                  {deadwood_at(seat), "one seat that is out", "two without a card"}},
                 fmt::format("Only one player is out, but {} and {} have nothing left.", games::seat_text(*out),
                             games::seat_text(seat)));
      } else if (*sum == 0) {
        conflict({{deadwood_at(seat), fmt::format("cards left, as {} is out", games::seat_text(*out)), "none"},
                  {"/out", fmt::format("{}, who has no card left", games::seat_text(seat)), games::seat_text(*out)}},
                 fmt::format("{} is out: everybody else has at least one card left.", games::seat_text(*out)));
      } else if (hand_.out) {
        conflict({{deadwood_at(seat), fmt::format("0 or no card, as {} is out", games::seat_text(seat)),
                   fmt::format("{} points", *sum)},
                  {"/out", fmt::format("a seat without cards, {} has some left", games::seat_text(seat)),
                   games::seat_text(seat)}},
                 fmt::format("{} is out and has nothing left.", games::seat_text(seat)));
      }
    }
  }

  void somebody_can_be_out() {
    if (hand_.out) return;
    std::vector<Fault> ways;
    for (const Seat seat : Seats{deal_.seats}) {
      if (sum_of(hand_.deadwood[seat]).value_or(0) == 0) return;
      ways.push_back({deadwood_at(seat), "a seat that is out, with 0", "cards left in every hand"});
    }
    conflict(std::move(ways), "One player must be out, but everybody has cards left.");
  }

  void packs_have_them() {
    std::map<std::string, int> seen;
    Kinds all;
    for (const Seat seat : Seats{deal_.seats}) {
      count_kinds(seat, all);
      const auto* cards = std::get_if<std::vector<games::HeldCard>>(&hand_.deadwood[seat]);
      for (std::size_t i = 0; cards != nullptr && i < cards->size(); ++i) {
        const games::HeldCard& held = (*cards)[i];
        const std::string name = games::to_string(held);
        const int most = held.is_joker() ? kJokers : kPacks;
        if (++seen[name] == most + 1)
          conflict({{fmt::format("{}/{}", deadwood_at(seat), i),
                     held.is_joker() ? fmt::format("at most {} jokers", most)
                                     : fmt::format("each card at most {} times", most),
                     fmt::format("the {} once more", name)}},
                   held.is_joker() ? in_two_packs(most, "jokers", seen[name])
                                   : fmt::format("Two packs have the {} only twice.", name));
      }
    }
  }

  static std::string in_two_packs(int most, std::string_view cards, int found) {
    return fmt::format("Two packs have only {} {}; these are {}.", most, cards, found);
  }

  // The fewest cards that these kinds can be: nines are the highest pips, so nine pips need at least one card.
  static int least_cards(const Kinds& kinds) {
    constexpr int kNine = 9;
    return kinds.jokers + kinds.aces + kinds.tens + (kinds.pips + kNine - 1) / kNine;
  }

  [[nodiscard]] bool by_kind_before(Seat seat) const {
    return std::any_of(hand_.deadwood.begin(), hand_.deadwood.begin() + seat.index(),
                       [](const Deadwood& deadwood) { return std::holds_alternative<Kinds>(deadwood); });
  }

  // Adds the cards of a seat that is entered by kinds or card by card to those of the seats before it.
  void count_kinds(Seat seat, Kinds& all) {
    const Deadwood& deadwood = hand_.deadwood[seat];
    if (const auto* kinds = std::get_if<Kinds>(&deadwood)) {
      all.jokers += kinds->jokers;
      all.aces += kinds->aces;
      all.tens += kinds->tens;
      const auto exists = [&](std::string_view key, std::string_view name, int of_kind, int of_all, int most) {
        if (of_kind == 0 || of_all <= most) return;
        conflict({{fmt::format("{}/{}", deadwood_at(seat), key), fmt::format("at most {} in two packs", most),
                   fmt::format("{} in all hands", of_all)}},
                 in_two_packs(most, name, of_all));
      };
      exists("joker", "jokers", kinds->jokers, all.jokers, kJokers);
      exists("ace", "aces", kinds->aces, all.aces, kAces);
      exists("ten_or_face", kTensAndFaces, kinds->tens, all.tens, kTens);
    } else if (const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood)) {
      for (std::size_t i = 0; i < cards->size(); ++i) {
        const std::string_view kind = kind_of((*cards)[i]);
        const auto one_more = [&](int& of_all, std::string_view name, int most) {
          if (++of_all != most + 1 || !by_kind_before(seat)) return;
          conflict({{fmt::format("{}/{}", deadwood_at(seat), i), fmt::format("at most {} in two packs", most),
                     fmt::format("{} in all hands", of_all)}},
                   in_two_packs(most, name, of_all));
        };
        if (kind == "jokers") one_more(all.jokers, kind, kJokers);
        if (kind == "aces") one_more(all.aces, kind, kAces);
        if (kind == "tens") one_more(all.tens, kTensAndFaces, kTens);
      }
    }
  }

  const games::Deal& deal_;
  const Hand& hand_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Rules&, const games::Deal& deal, const State&, const Hand& hand) {
  return Examination{deal, hand}.run();
}

}  // namespace nullo::carioca
