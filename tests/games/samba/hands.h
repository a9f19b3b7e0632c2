// Random hands of Samba: the cards of three packs lie melded, in hand and in the stock; entered by kind or as points.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "games/samba/samba.h"

namespace nullo::testing {

class SambaHands {
 public:
  explicit SambaHands(std::mt19937& random) : random_{random} {}

  samba::Hand hand() {
    for (std::size_t kind = 0; kind < samba::kKinds; ++kind) left_.at(kind) = samba::scale().kinds[kind].most;
    red_threes_ = samba::kRedThrees;
    samba::Hand hand;
    hand.out = samba::Out{};
    if (const int out = below(samba::kTeams + 1); out < samba::kTeams) hand.out->team = out;
    for (samba::Team& team : hand.teams) fill(team);
    return hand;
  }

 private:
  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }

  void fill(samba::Team& team) {
    games::KindCounts melded{};
    for (int i = below(4); i > 0; --i) meld_seven(team, melded);
    take(melded, below(12));
    games::KindCounts held{};
    take(held, below(20));
    team.melded = as_entered(melded);
    team.held = as_entered(held);
    team.red_threes = threes();
    team.undeclared_red_threes = below(4) == 0 ? threes() : 0;
    for (int i = below(3); i > 1; --i)
      team.penalties.push_back(static_cast<samba::Penalty>(below(samba::kPenaltyKinds)));
  }

  // One meld of seven, if its cards are left: of eights to kings, with wild ones in a mixed canasta.
  void meld_seven(samba::Team& team, games::KindCounts& melded) {
    const int kind = below(3);
    const int wild = kind == 1 ? 1 + below(2) : 0;
    int& twos = left_[static_cast<std::size_t>(samba::Kind::kTwo)];
    int& others = left_[static_cast<std::size_t>(samba::Kind::kEightToKing)];
    if (twos < wild || others < samba::kMeldCards) return;
    twos -= wild;
    others -= samba::kMeldCards - wild;
    melded[static_cast<std::size_t>(samba::Kind::kTwo)] += wild;
    melded[static_cast<std::size_t>(samba::Kind::kEightToKing)] += samba::kMeldCards - wild;
    ++(kind == 0 ? team.natural : kind == 1 ? team.mixed : team.sambas);
  }

  void take(games::KindCounts& into, int cards) {
    for (; cards > 0; --cards) {
      const auto kind = static_cast<std::size_t>(below(static_cast<int>(samba::kKinds)));
      if (left_[kind] == 0) continue;
      --left_[kind];
      ++into[kind];
    }
  }

  games::CardSum as_entered(const games::CardSum& cards) {
    return below(2) == 0 ? games::CardSum{*samba::sum_of(cards)} : cards;
  }

  int threes() {
    const int count = below(red_threes_ + 1);
    red_threes_ -= count;
    return count;
  }

  std::mt19937& random_;
  games::KindCounts left_{};
  int red_threes_ = 0;
};

inline samba::Hand random_samba_hand(std::mt19937& random) { return SambaHands{random}.hand(); }

}  // namespace nullo::testing
