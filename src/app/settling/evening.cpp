// Chips in an evening of several parts: each part is measured against the totals it began with, and all parts are
// settled together.
#include <algorithm>

#include <fmt/format.h>

#include "app/past/evenings.h"
#include "app/settling/settling.h"
#include "app/table/sheet.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// A person's gain in all parts.
struct InAll {
  std::string name;
  Amount chips = 0;
  Amount money = 0;
};

// Gives each part, in order, the stake that applies to it. False: there is no stake in the evening.
bool with_stakes(std::vector<PartChips>& parts, const OtherParts& others) {
  std::ranges::sort(parts, {}, &PartChips::number);
  std::optional<Stake> agreed = others.stake;
  for (const PartChips& part : parts) {
    if (part.number == others.number && part.stake) agreed = part.stake;
  }
  for (PartChips& part : parts) {
    if (!part.stake) part.stake = agreed;
  }
  return agreed.has_value();
}

struct Sums {
  std::vector<InAll> people;
  InAll pots;
};

Sums sums_of(const std::vector<std::string>& players, const std::vector<PartChips>& parts) {
  Sums sums;
  for (const std::string& name : players) sums.people.push_back({name});
  for (const PartChips& part : parts) {
    const Amount per_chip = part.stake.value_or(Stake{}).per_point;
    for (const PartChips::Won& won : part.won) {
      auto found = std::ranges::find(sums.people, won.name, &InAll::name);
      if (found == sums.people.end()) found = sums.people.insert(found, {won.name});
      found->chips += won.chips;
      found->money += won.chips * per_chip;
    }
    sums.pots.chips += part.in_pots;
    sums.pots.money += part.in_pots * per_chip;
  }
  return sums;
}

// "0.10 a chip", or if it changed during the evening "part 1 0.10, part 2 0.20 a chip".
std::string stakes_text(const std::vector<PartChips>& parts) {
  const auto of = [](const PartChips& part) { return part.stake.value_or(Stake{}).per_point; };
  const bool same = std::ranges::all_of(parts, [&](const PartChips& part) { return of(part) == of(parts.front()); });
  if (same) return text::say("{money} a chip", money_text(of(parts.front())));
  std::string all;
  for (const PartChips& part : parts)
    all += (all.empty() ? "" : ", ") + text::say("part {number} {money}", part.number, money_text(of(part)));
  return text::say("{money} a chip", all);
}

// "Part 1: Anna won 9, Dmitri lost 27, 5 stay in the pot".
std::string part_text(const PartChips& part) {
  const bool even = std::ranges::all_of(part.won, [](const PartChips::Won& won) { return won.chips == 0; });
  std::string standing = even ? text::say("everybody is even") : std::string{};
  for (const PartChips::Won& won : part.won) {
    if (!even) standing += (standing.empty() ? "" : ", ") + won_text(won.name, won.chips);
  }
  if (part.in_pots != 0) standing += ", " + text::say("{amount} stay in the pot", part.in_pots);
  return text::say("Part {number}: {standing}", part.number, standing);
}

// Of the names, the first `seats` sit at the table; the others have left and have no seat.
void settle_sums(const Sums& sums, std::size_t seats, Settling& settling) {
  std::vector<std::string> names;
  std::vector<Balance> gains;
  std::vector<Balance> money;
  for (const InAll& one : sums.people) {
    // here an account means an index in the list of names, not a seat
    const Account account = Account::of(Seat{static_cast<int>(names.size())});
    names.push_back(one.name);
    gains.push_back({account, one.chips});
    money.push_back({account, one.money});
  }
  gains.push_back({Account::pot(1), sums.pots.chips});
  money.push_back({Account::pot(1), sums.pots.money});
  add_money(names, gains, money, text::say("the pot"), settling);
  const auto has_left = [seats](const std::optional<Seat>& seat) {
    return seat && static_cast<std::size_t>(seat->index()) >= seats;
  };
  for (Settling::Line& line : settling.lines) {
    if (has_left(line.from)) line.from.reset();
    if (has_left(line.to)) line.to.reset();
  }
}

PartChips chips_of(const session::Session& part) {
  const session::SessionResult result = session::score(part);
  SettlingSum sum{part};
  for (const session::HandResult& hand : result.hands) sum.add(hand);
  return sum.chips(result);
}

// The same, and the money to pay: "Dmitri lost 27 chips and owes 2.70".
std::string with_money(const std::string& standing, Amount money) {
  if (money == 0) return standing;
  return money < 0 ? text::say("{standing} and owes {money}", standing, money_text(-money))
                   : text::say("{standing} and is owed {money}", standing, money_text(money));
}

}  // namespace

OtherParts other_parts(store::Store& store, const session::Session& session) {
  OtherParts others;
  const std::vector<session::Session> parts = parts_of_evening(store, session);
  others.parts = static_cast<int>(parts.size());
  others.open = parts.back().ended_at.empty();
  others.goes_on = parts.back().id != session.id;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const session::Session& part = parts[i];
    const int number = static_cast<int>(i) + 1;
    if (part.id == session.id) {
      others.number = number;
      continue;
    }
    if (part.stake) others.stake = part.stake;
    if (games::info(session.rules).pays_at_once && games::info(part.rules).pays_at_once) {
      others.chips.push_back(chips_of(part));
      others.chips.back().number = number;
    }
  }
  return others;
}

std::vector<SettledFor> accounts_of(const session::Session& session, const OtherParts& others) {
  std::vector<SettledFor> standings;
  const session::SessionResult result = session::score(session);
  const std::vector<std::string>& players = players_now(session, result);
  if (games::info(session.rules).pays_at_once) {
    std::vector<PartChips> parts = others.chips;
    parts.push_back(chips_of(session));
    parts.back().number = others.number;
    with_stakes(parts, others);
    const Sums sums = sums_of(players, parts);
    for (const InAll& one : sums.people)
      standings.push_back({one.name, with_money(won_chips_text(one.name, one.chips), one.money)});
    return standings;
  }
  const Stake stake = session.stake.value_or(others.stake.value_or(Stake{}));
  if (stake.per_point == 0 || result.complete_hands == 0) return standings;
  const games::Info& game = games::info(session.rules);
  const PerSeat<Amount> money = at_stake(result.totals, games::best(session.rules), result.winners, stake);
  for (const Seat seat : Seats{session.seats()}) {
    const std::string& name = session::name_at(players, seat);
    const std::string has = text::say("{player} has {points}", name, games::amount_of(result.totals[seat], game.unit));
    standings.push_back({name, with_money(has, money[seat])});
  }
  return standings;
}

Settling settle_evening(const std::vector<std::string>& players, std::vector<PartChips> parts,
                        const OtherParts& others) {
  Settling settling;
  const bool agreed = with_stakes(parts, others);
  const std::string stakes = agreed ? stakes_text(parts) : text::say("no stake was agreed on");
  settling.terms = others.open ? text::say("{stakes}, all {number} parts of the evening so far", stakes, others.parts)
                               : text::say("{stakes}, all {number} parts of the evening", stakes, others.parts);
  const Sums sums = sums_of(players, parts);
  constexpr std::size_t kMostPeople = 100;
  if (agreed && sums.people.size() <= kMostPeople) settle_sums(sums, players.size(), settling);
  if (!agreed) {
    std::string text;
    for (const InAll& one : sums.people)
      text += fmt::format("{}{}", text.empty() ? "" : ", ", won_text(one.name, one.chips));
    settling.notes.push_back(others.open ? text::say("In all so far: {standing}", text)
                                         : text::say("In all: {standing}", text));
  }
  for (const PartChips& part : parts) settling.notes.push_back(part_text(part));
  for (const PartChips& part : parts) {
    for (const std::string& trade : part.trade)
      settling.notes.push_back(text::say("Part {number}: {trade}; that is included", part.number, trade));
  }
  return settling;
}

}  // namespace nullo::app
