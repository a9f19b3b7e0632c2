#include "app/settling/settling.h"

#include <algorithm>
#include <numeric>
#include <span>

#include <fmt/format.h>

#include "app/chips/due.h"
#include "app/chips/payments.h"
#include "app/table/sheet.h"
#include "games/words.h"
#include "ledger/holdings.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

Settling::Line line_of(const Transfer& made, const std::vector<std::string>& players, const std::string& amount,
                       std::string_view pots) {
  Settling::Line line;
  line.from = made.from.seat();
  line.to = made.to.seat();
  const std::string from = line.from ? session::name_at(players, *line.from) : text::say("The bank");
  if (made.to.pot()) {
    line.text = text::say("{player} leaves {amount} in {pot}", from, amount, pots);
  } else {
    const std::string to = line.to ? session::name_at(players, *line.to) : text::say("the bank");
    line.text = text::say("{player} hands {receiver} {amount}", from, to, amount);
  }
  return line;
}

// 51 / 4 is "12.75", 50 / 4 "12.5".
std::string average_text(Amount sum, Amount count) {
  const Amount plain = sum < 0 ? -sum : sum;
  const Amount hundredths = (plain * 200 + count) / (2 * count);
  return text::decimal(sum < 0 ? -hundredths : hundredths);
}

// The stake, and what all are compared with: "0.10 a point against the average of 12.75 points".
std::string terms_text(const std::vector<std::string>& players, const PerSeat<Amount>& totals,
                       const std::vector<Seat>& winners, Stake stake, games::Unit unit) {
  if (stake.against == Against::kAverage) {
    const Amount sum = std::accumulate(totals.begin(), totals.end(), Amount{0});
    return text::say(games::for_unit(unit, text::mark("{money} a point against the average of {average} points"),
                                     text::mark("{money} a point against the average of {average} chips"),
                                     text::mark("{money} a point against the average of {average} cards")),
                     money_text(stake.per_point), average_text(sum, totals.size()));
  }
  return text::say("{money} a point against the winner, {players} with {points}", money_text(stake.per_point),
                   games::join_names(winners, session::names_of(players)),
                   games::amount_of(totals[winners.front()], unit));
}

// What somebody bought from the bank in these hands, less what was given back.
Amount bought_by(const session::Stint& stint, const session::SessionResult& result) {
  Amount bought = 0;
  for (std::size_t i = stint.from; i <= stint.to && i < result.hands.size(); ++i) {
    const session::HandResult& hand = result.hands[i];
    const auto is_theirs = [&](const Account& account) {
      return account.seat() && session::name_at(hand.players, *account.seat()) == stint.name;
    };
    for (const Posting& posting : hand.scored.postings) {
      if (posting.from.is_bank() && is_theirs(posting.to)) bought += posting.amount;
      if (posting.to.is_bank() && is_theirs(posting.from)) bought -= posting.amount;
    }
  }
  return bought;
}

// If several people played for one total, it is settled with the one who sits there now. These lines show each
// person's share.
void say_whose_it_is(const session::Session& session, const session::SessionResult& result, Settling& settling) {
  if (settling.lines.empty()) return;
  const games::Info& game = games::info(session.rules);
  const session::Columns columns{session, result};
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    for (const Seat seat : side) {
      const std::vector<session::Stint>& stints = columns.stints(seat);
      if (stints.size() < 2) continue;
      std::string text;
      for (const session::Stint& stint : stints) {
        const Amount won = stint.amount - (game.pays_at_once ? bought_by(stint, result) : 0);
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", stint.name, games::signed_text(won));
      }
      settling.notes.push_back(text::say("{shares}: {player} settles for all of it", text, stints.back().name));
    }
  }
}

}  // namespace

std::string won_text(const std::string& name, Amount gain) {
  if (gain == 0) return text::say("{player} is even", name);
  return gain < 0 ? text::say("{player} lost {amount}", name, -gain) : text::say("{player} won {amount}", name, gain);
}

std::string won_chips_text(const std::string& name, Amount gain) {
  if (gain == 0) return text::say("{player} is even", name);
  return gain < 0 ? text::say_count(-gain, "{player} lost {count} chip", "{player} lost {count} chips", name)
                  : text::say_count(gain, "{player} won {count} chip", "{player} won {count} chips", name);
}

std::string pots_text(std::span<const Amount> pots) {
  const Amount sum = std::accumulate(pots.begin(), pots.end(), Amount{0});
  if (sum == 0) return {};
  if (pots.size() == 1) return text::say("{amount} stay in the pot", sum);
  std::string all = text::grouped(pots.front());
  for (const Amount pot : pots.subspan(1, pots.size() - 2)) all += ", " + text::grouped(pot);
  return text::say("{amount} stay in the pots: {amounts} and {last_amount}", sum, all, pots.back());
}

void BankTrade::add(const session::HandResult& hand) {
  for (const Posting& posting : hand.scored.postings) {
    const std::optional<Seat> seat = posting.from.is_bank() ? posting.to.seat() : posting.from.seat();
    if (!seat || (!posting.from.is_bank() && !posting.to.is_bank())) continue;
    const std::string& name = session::name_at(hand.players, *seat);
    auto found = std::ranges::find_if(bought_, [&name](const auto& each) { return each.first == name; });
    if (found == bought_.end()) found = bought_.insert(bought_.end(), {name, 0});
    found->second += posting.from.is_bank() ? posting.amount : -posting.amount;
  }
}

std::vector<std::string> BankTrade::texts() const {
  std::vector<std::string> texts;
  for (const auto& [name, amount] : bought_) {
    if (amount > 0) texts.push_back(text::say("{player} bought {amount} from the bank", name, amount));
    if (amount < 0) texts.push_back(text::say("{player} gave {amount} back to the bank", name, -amount));
  }
  return texts;
}

namespace {

// "Anna won 12, Clara lost 12, Boris and Dmitri are even".
std::string all_won_text(const std::vector<std::string>& players, const std::vector<Balance>& gains) {
  std::string text;
  std::vector<Seat> even;
  for (const Balance& gain : gains) {
    const auto seat = gain.party.seat();
    if (!seat) continue;
    if (gain.amount == 0) {
      even.push_back(*seat);
    } else {
      text += fmt::format("{}{}", text.empty() ? "" : ", ", won_text(session::name_at(players, *seat), gain.amount));
    }
  }
  if (even.size() == players.size()) return text::say("Everybody is even");
  if (even.empty()) return text;
  const std::string names = games::join_names(even, session::names_of(players));
  return text + (text.empty() ? "" : ", ") +
         (even.size() == 1 ? text::say("{player} is even", names) : text::say("{players} are even", names));
}

}  // namespace

Settling settle_chips(const std::vector<std::string>& players, const std::vector<Balance>& gains, Stake stake,
                      std::string_view pots) {
  Settling settling;
  settling.terms = text::say("no stake was agreed on");
  if (stake.per_point == 0) {
    settling.notes.push_back(all_won_text(players, gains));
    return settling;
  }
  settling.terms = stake_text(stake, true);
  std::vector<Balance> money = gains;
  for (Balance& each : money) each.amount *= stake.per_point;
  add_money(players, gains, money, pots, settling);
  return settling;
}

void add_money(const std::vector<std::string>& players, const std::vector<Balance>& gains,
               const std::vector<Balance>& money, std::string_view pots, Settling& settling) {
  for (const Transfer& made : settle(money)) {
    Settling::Line line = line_of(made, players, money_text(made.amount), pots);
    const auto gain = [&gains](Account party) {
      return std::ranges::find_if(gains, [party](const Balance& each) { return each.party == party; })->amount;
    };
    if (line.from) line.why = won_chips_text(session::name_at(players, *line.from), gain(made.from));
    if (line.to)
      line.why += fmt::format("{}{}", line.why.empty() ? "" : ", ",
                              won_text(session::name_at(players, *line.to), gain(made.to)));
    settling.lines.push_back(std::move(line));
  }
  if (settling.lines.empty()) settling.notes.emplace_back(text::say("Everybody is even: nobody pays anything"));
  const auto left = [](const Balance& each) { return each.party.pot() && each.amount != 0; };
  if (std::ranges::any_of(money, left))
    settling.notes.push_back(text::say("Nobody has won what lies in {pot}: agree who gets it", pots));
}

Settling settle_points(const std::vector<std::string>& players, const PerSeat<Amount>& totals, BestIs best,
                       std::span<const Seat> winners, Stake stake, games::Unit unit) {
  Settling settling;
  if (stake.per_point == 0) {
    settling.terms = text::say("no stake was agreed on");
    return settling;
  }
  std::vector<Seat> won{winners.begin(), winners.end()};
  if (won.empty()) won = best_seats(totals, best);
  settling.terms = terms_text(players, totals, won, stake, unit);
  for (const Transfer& made : settle(balances_of(at_stake(totals, best, won, stake)))) {
    Settling::Line line = line_of(made, players, money_text(made.amount), "");
    line.why = text::say(
        "{player} has {points} and pays {money} in all, {receiver} has {receiver_points} and is owed {receiver_money}",
        session::name_at(players, *line.from), games::amount_of(totals[*line.from], unit), money_text(made.below),
        session::name_at(players, *line.to), games::amount_of(totals[*line.to], unit), money_text(made.above));
    settling.lines.push_back(std::move(line));
  }
  if (settling.lines.empty()) settling.notes.emplace_back(text::say("Everybody is even: nobody hands anything over"));
  if (const std::vector<Seat> lucky = get_left_over(totals, best, won, stake); !lucky.empty()) {
    const std::string names = games::join_names(lucky, session::names_of(players));
    settling.notes.push_back(
        text::say("Who pays pays up to a whole cent; what is left over falls to {players}", names));
  }
  return settling;
}

Settling settling_of(const session::Session& session, const session::SessionResult& result, const OtherParts& others) {
  SettlingSum sum{session};
  for (const session::HandResult& hand : result.hands) sum.add(hand);
  Settling settling = sum.finish(result, others);
  say_whose_it_is(session, result, settling);
  return settling;
}

Settling settling_of(const OpenSession& open, const ChipsAndStake& playing, const OtherParts& others) {
  Settling settling = settling_of(open.session, open.result, others);
  if (!settling.chips) return settling;
  const LeftOut left = open.stopped_in ? left_out(*open.stopped_in, open.session, playing.chips) : LeftOut{};
  settling.chips = left.back.empty() ? in_chips(due_now(open, playing.chips)) : in_two_steps(left);
  return settling;
}

SettlingSum::SettlingSum(const session::Session& session)
    : session_{&session},
      starting_{session::opening_totals(session)},
      bought_(session.seats()),
      holdings_{starting_},
      moved_{session} {}

void SettlingSum::add(const session::HandResult& hand) {
  if (!games::info(session_->rules).pays_at_once) return;
  starting_ = session::brought_along(starting_, hand.came_from);
  bought_ = session::brought_along(bought_, hand.came_from);
  holdings_.change_places(hand.came_from);
  for (const Posting& posting : hand.scored.postings) {
    holdings_.add(posting);
    if (posting.from.is_bank()) bought_[posting.to.seat().value()] += posting.amount;
    if (posting.to.is_bank()) bought_[posting.from.seat().value()] -= posting.amount;
  }
  bank_.add(hand);
  moved_.add(hand);
  moved_.hand_over_all();
}

// Everybody has paid what they were asked to, so only what they had no chips for is left.
Settling::InChips SettlingSum::debts(const games::Names& names) const {
  std::vector<Payment> payments;
  for (const Handing& each : moved_.plan().later) {
    payments.push_back({moved_.sits_at(each.from), moved_.sits_at(each.to), each.amount, {}, {}, true});
  }
  const int pots = static_cast<int>(holdings_.pots().size());
  return in_chips(lines_of(payments, names, pot_names(*session_, pots), {}));
}

std::vector<Balance> SettlingSum::gains() const {
  PerSeat<Amount> paid_for = starting_;
  for (const Seat seat : Seats{paid_for.size()}) paid_for[seat] += bought_[seat];
  return chip_balances(holdings_.seats(), paid_for, holdings_.pots(), 0);
}

PartChips SettlingSum::chips(const session::SessionResult& result) const {
  PartChips part;
  part.stake = session_->stake;
  part.trade = bank_.texts();
  for (const Balance& gain : gains()) {
    if (const auto seat = gain.party.seat()) {
      part.won.push_back({session::name_at(players_now(*session_, result), *seat), gain.amount});
    } else {
      part.in_pots += gain.amount;
    }
  }
  return part;
}

Settling SettlingSum::finish(const session::SessionResult& result, const OtherParts& others) const {
  const games::Info& game = games::info(session_->rules);
  const std::vector<std::string>& players = players_now(*session_, result);
  const Stake agreed = session_->stake.value_or(others.stake.value_or(Stake{}));
  if (!game.pays_at_once && others.goes_on) {
    Settling settling;
    settling.terms = text::say("by the last part of the evening");
    settling.notes.emplace_back(
        text::say("Points are settled once: the last part goes on from these totals and settles all"));
    return settling;
  }
  if (!game.pays_at_once) {
    const bool any = result.complete_hands > 0;
    const Stake stake = any ? agreed : Stake{0, agreed.against};
    Settling settling =
        settle_points(players, result.totals, games::best(session_->rules), result.winners, stake, game.unit);
    if (!any && agreed.per_point > 0) settling.terms = stake_text(agreed, false);
    return settling;
  }
  if (!others.chips.empty()) {
    std::vector<PartChips> parts = others.chips;
    parts.push_back(chips(result));
    parts.back().number = others.number;
    Settling settling = settle_evening(players, std::move(parts), others);
    settling.chips = debts(session::names_of(players));
    return settling;
  }
  Settling settling = settle_chips(players, gains(), agreed,
                                   holdings_.pots().size() > 1 ? text::say("the pots") : text::say("the pot"));
  settling.chips = debts(session::names_of(players));
  if (std::string pots = pots_text(holdings_.pots()); !pots.empty()) settling.notes.push_back(std::move(pots));
  for (const std::string& trade : bank_.texts())
    settling.notes.push_back(text::say("{trade}; that is included", trade));
  return settling;
}

Settling::InChips in_chips(const std::vector<DueLine>& due) {
  Settling::InChips said;
  bool moves = false;
  for (const DueLine& line : due) {
    said.lines.push_back(line.chips.empty() ? sentence(line) : fmt::format("{} ({})", sentence(line), line.chips));
    moves = moves || !line.owed;
  }
  if (due.empty()) {
    said.note = text::say("Nothing moves: everything due has been handed over, and everybody keeps their chips");
  } else if (!moves) {
    said.note = text::say("Nobody has the chips for that, so it is settled in money");
  } else {
    said.note = text::say("Hand these chips over first; then everybody keeps what they have");
  }
  return said;
}

std::vector<std::string> settling_lines(const Settling& settling) {
  std::vector<std::string> lines;
  if (settling.chips) {
    for (const std::string& line : settling.chips->lines) lines.push_back(text::say("In chips: {payment}", line));
    lines.push_back(text::say("In chips: {payment}", settling.chips->note));
  }
  for (const Settling::Line& line : settling.lines) lines.push_back(text::labelled(line.text, line.why));
  lines.insert(lines.end(), settling.notes.begin(), settling.notes.end());
  return lines;
}

}  // namespace nullo::app
