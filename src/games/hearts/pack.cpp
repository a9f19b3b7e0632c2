#include "games/hearts/pack.h"

#include <fmt/core.h>

namespace nullo::hearts {
namespace {

constexpr int kPartners = 4;  // seats, for two pairs across

int dealt_size(const Rules& rules) {
  constexpr int kCards = CardSet::full_pack().size();
  if (rules.removed.empty()) return rules.packs * kCards;
  return rules.packs * kCards - rules.removed.size() - rules.removed_twice.size();
}

}  // namespace

Pack pack_of(const Rules& rules, int seats) {
  Pack pack;
  const bool two = rules.packs == 2;
  pack.cards = CardSet::full_pack() - (two ? rules.removed_twice : rules.removed);
  if (two) pack.twice = CardSet::full_pack() - rules.removed;
  pack.size = dealt_size(rules);
  pack.kitty = rules.kitty.value_or(pack.size % seats);
  pack.rounds = (pack.size - pack.kitty) / seats;
  return pack;
}

games::TrickRules trick_rules(const Rules& rules, const Pack& pack, int seats) {
  return {seats, pack.rounds, pack.cards, rules.packs == 2, pack.twice, rules.boosted_nines};
}

std::optional<Seat> first_leader(const Rules& rules, const games::Deal& deal) {
  if (rules.first_lead == FirstLead::kLowestClub) return std::nullopt;
  return deal.dealer.left(deal.seats);
}

int Pack::worth(const Points& points) const {
  int sum = 0;
  for (const Card card : cards& points.counting()) sum += copies(card) * points.of(card);
  return sum;
}

std::vector<RuleFault> faults_of(const Rules& rules, int seats) {
  std::vector<RuleFault> faults;
  if (rules.teams != Teams::kNone && seats != kPartners) {
    faults.push_back({"teams", "null, as partnerships want four players", fmt::format("{} players", seats),
                      "Partnerships want four players."});
  }
  if (!(rules.removed_twice - rules.removed).empty() || (rules.packs == 1 && !rules.removed_twice.empty())) {
    faults.push_back({"removed", "cards that the pack has", "more of one card", "A card is taken out too often."});
    return faults;
  }
  const int size = dealt_size(rules);
  const int left = size - rules.kitty.value_or(size % seats);
  if (left < seats) {
    faults.push_back({rules.kitty ? "kitty" : "removed", fmt::format("a card at least for each of {} players", seats),
                      fmt::format("{} cards to deal", left), "There are too few cards to deal."});
  } else if (left % seats != 0) {
    faults.push_back({"kitty", fmt::format("a kitty that leaves equally many cards for each of {} players", seats),
                      fmt::format("{} cards to deal", left),
                      fmt::format("{} cards cannot be dealt evenly to {} players.", left, seats)});
  }
  if (const CardSet both = rules.penalties.named() & rules.bonus.named(); !both.empty()) {
    const std::string card = to_string(*both.begin());
    faults.push_back({"bonus", "cards without a penalty", card,
                      fmt::format("{} cannot be a penalty and a bonus.", to_text(*both.begin()))});
  }
  return faults;
}

}  // namespace nullo::hearts
