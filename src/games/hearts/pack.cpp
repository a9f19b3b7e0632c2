#include "games/hearts/pack.h"

#include "text/say.h"

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
    faults.push_back({"teams", text::say("null, as partnerships want four players"),
                      text::say_count(seats, "{count} player", "{count} players"),
                      text::say("Partnerships want four players.")});
  }
  if (!(rules.removed_twice - rules.removed).empty() || (rules.packs == 1 && !rules.removed_twice.empty())) {
    faults.push_back({"removed", text::say("cards that the pack has"), text::say("more of one card"),
                      text::say("A card is taken out too often.")});
    return faults;
  }
  const int size = dealt_size(rules);
  const int left = size - rules.kitty.value_or(size % seats);
  const auto to_deal = [left] { return text::say_count(left, "{count} card to deal", "{count} cards to deal"); };
  if (left < seats) {
    faults.push_back(
        {rules.kitty ? "kitty" : "removed",
         text::say_count(seats, "a card at least for {count} player", "a card at least for each of {count} players"),
         to_deal(), text::say("There are too few cards to deal.")});
  } else if (left % seats != 0) {
    faults.push_back({"kitty",
                      text::say_count(seats, "a kitty that leaves equally many cards for {count} player",
                                      "a kitty that leaves equally many cards for each of {count} players"),
                      to_deal(),
                      text::say("{cards} cannot be dealt evenly to {players}.",
                                text::say_count(left, "{count} card", "{count} cards"),
                                text::say_count(seats, "{count} player", "{count} players"))});
  }
  if (const CardSet both = rules.penalties.named() & rules.bonus.named(); !both.empty()) {
    const std::string card = to_string(*both.begin());
    faults.push_back({"bonus", text::say("cards without a penalty"), card,
                      text::say("{card} cannot be a penalty and a bonus.", to_text(*both.begin()))});
  }
  return faults;
}

}  // namespace nullo::hearts
