#include "app/settling.h"

#include <algorithm>
#include <numeric>
#include <span>

#include <fmt/format.h>

#include "app/sheet.h"
#include "games/words.h"
#include "ledger/holdings.h"
#include "session/seating.h"

namespace nullo::app {
namespace {

const std::string& name_of(const std::vector<std::string>& players, Seat seat) {
  return players[static_cast<std::size_t>(seat.index())];
}

Settling::Line line_of(const HandOver& made, const std::vector<std::string>& players, const std::string& amount,
                       std::string_view pots, std::string_view hands = "hands") {
  Settling::Line line;
  line.from = made.from.seat();
  line.to = made.to.seat();
  const std::string from = line.from ? name_of(players, *line.from) : "The bank";
  if (made.to.pot()) {
    line.text = fmt::format("{} leaves {} in {}", from, amount, pots);
  } else {
    line.text = fmt::format("{} {} {} {}", from, hands, line.to ? name_of(players, *line.to) : "the bank", amount);
  }
  return line;
}

std::string start_text(Amount starting) {
  return starting > 0 ? fmt::format("the {} chips of the start", starting) : "the start";
}

std::string chips_why(const HandOver& made, const std::vector<std::string>& players, const PerSeat<Amount>& starting,
                      std::string_view pots) {
  std::string why = "The bank sold more chips than it took back";
  const std::optional<Seat> from = made.from.seat();
  if (from) why = fmt::format("{} is {} below {}", name_of(players, *from), made.below, start_text(starting[*from]));
  if (const auto to = made.to.seat()) {
    const std::string above = fmt::format("{}, {} is {} above", why, name_of(players, *to), made.above);
    return from && starting[*from] == starting[*to] ? above : fmt::format("{} {}", above, start_text(starting[*to]));
  }
  if (made.to.pot()) return fmt::format("{}, and {} stay in {}", why, made.above, pots);
  return fmt::format("{}, and {} went to the bank", why, made.above);
}

// 51 / 4 is "12.75", 50 / 4 "12.5".
std::string average_text(Amount sum, Amount count) {
  const Amount plain = sum < 0 ? -sum : sum;
  const Amount hundredths = (plain * 200 + count) / (2 * count);
  std::string text = fmt::format("{}{}.{:02}", sum < 0 ? "−" : "", hundredths / 100, hundredths % 100);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

// What everybody is measured against: " of 12.75 points", ", Anna with 3 points".
std::string measure_text(const std::vector<std::string>& players, const PerSeat<Amount>& totals,
                         const std::vector<Seat>& winners, Against against, std::string_view unit) {
  if (against == Against::kAverage) {
    const Amount sum = std::accumulate(totals.begin(), totals.end(), Amount{0});
    return fmt::format(" of {} {}s", average_text(sum, totals.size()), unit);
  }
  return fmt::format(", {} with {}", games::join_names(winners, session::names_of(players)),
                     games::amount_of(totals[winners.front()], unit));
}

}  // namespace

std::string pots_text(std::span<const Amount> pots) {
  const Amount sum = std::accumulate(pots.begin(), pots.end(), Amount{0});
  if (sum == 0) return {};
  if (pots.size() == 1) return fmt::format("{} stay in the pot", sum);
  std::string text = fmt::format("{} stay in the pots: ", sum);
  for (std::size_t i = 0; i < pots.size(); ++i) {
    text += fmt::format("{}{}", i == 0 ? "" : i + 1 == pots.size() ? " and " : ", ", pots[i]);
  }
  return text;
}

void BankTrade::add(const session::HandResult& hand) {
  for (const Posting& posting : hand.scored.postings) {
    const std::optional<Seat> seat = posting.from.is_bank() ? posting.to.seat() : posting.from.seat();
    if (!seat || (!posting.from.is_bank() && !posting.to.is_bank())) continue;
    const std::string& name = name_of(hand.players, *seat);
    auto found = std::find_if(bought_.begin(), bought_.end(), [&name](const auto& each) { return each.first == name; });
    if (found == bought_.end()) found = bought_.insert(bought_.end(), {name, 0});
    found->second += posting.from.is_bank() ? posting.amount : -posting.amount;
  }
}

std::vector<std::string> BankTrade::texts() const {
  std::vector<std::string> texts;
  for (const auto& [name, amount] : bought_) {
    if (amount > 0) texts.push_back(fmt::format("{} bought {} from the bank", name, amount));
    if (amount < 0) texts.push_back(fmt::format("{} gave {} back to the bank", name, -amount));
  }
  return texts;
}

Settling settle_chips(const std::vector<std::string>& players, const std::vector<Balance>& balances,
                      const PerSeat<Amount>& starting, const ChipSet& chips, std::string_view pots) {
  Settling settling;
  settling.in_chips = true;
  settling.terms = fmt::format("in chips of {}", to_string(chips));
  for (const HandOver& made : settle(balances)) {
    const bool has_them = !made.from.seat() || starting[*made.from.seat()] - made.below >= made.amount;
    Settling::Line line = line_of(made, players, fmt::format("{}", made.amount), pots, has_them ? "hands" : "owes");
    if (has_them) line.chips = to_text(chips, fewest_chips(chips, made.amount));
    line.why = chips_why(made, players, starting, pots);
    settling.lines.push_back(std::move(line));
  }
  settling.notes.emplace_back(settling.lines.empty()
                                  ? "Everybody is even: nobody hands anything over"
                                  : "Where chips were handed over hand by hand no more of them move: this is what they "
                                    "come to against the start, to be paid in what they are worth");
  return settling;
}

Settling settle_points(const std::vector<std::string>& players, const PerSeat<Amount>& totals, BestIs best,
                       std::span<const Seat> winners, Stake stake, std::string_view unit) {
  Settling settling;
  settling.terms = stake_text(stake);
  if (stake.per_point == 0) return settling;
  std::vector<Seat> won{winners.begin(), winners.end()};
  if (won.empty()) won = best_seats(totals, best);
  settling.terms += measure_text(players, totals, won, stake.against, unit);
  for (const HandOver& made : settle(balances_of(at_stake(totals, best, won, stake)))) {
    Settling::Line line = line_of(made, players, money_text(made.amount), "");
    line.why =
        fmt::format("{} has {} and pays {} in all, {} has {} and is owed {}", name_of(players, *line.from),
                    games::amount_of(totals[*line.from], unit), money_text(made.below), name_of(players, *line.to),
                    games::amount_of(totals[*line.to], unit), money_text(made.above));
    settling.lines.push_back(std::move(line));
  }
  if (settling.lines.empty()) settling.notes.emplace_back("Everybody is even: nobody hands anything over");
  return settling;
}

Settling settling_of(const session::Session& session, const session::SessionResult& result,
                     const ChipsAndStake& playing) {
  SettlingSum sum{session};
  for (const session::HandResult& hand : result.hands) sum.add(hand);
  return sum.finish(result, playing);
}

SettlingSum::SettlingSum(const session::Session& session)
    : session_{&session}, starting_{session::opening_totals(session)}, holdings_{starting_} {}

void SettlingSum::add(const session::HandResult& hand) {
  if (!games::info(session_->rules).pays_at_once) return;
  starting_ = session::brought_along(starting_, hand.came_from);
  holdings_.change_places(hand.came_from);
  for (const Posting& posting : hand.scored.postings) holdings_.add(posting);
  bank_.add(hand);
}

Settling SettlingSum::finish(const session::SessionResult& result, const ChipsAndStake& playing) const {
  const games::Info& game = games::info(session_->rules);
  const std::vector<std::string>& players = players_now(*session_, result);
  if (!game.pays_at_once) {
    const bool any = result.complete_hands > 0;
    const Stake agreed = session_->stake.value_or(playing.stake);
    const Stake stake = any ? agreed : Stake{0, agreed.against};
    Settling settling = settle_points(players, result.totals, game.best, result.winners, stake, game.unit);
    if (!any) settling.terms = stake_text(agreed);
    return settling;
  }
  Settling settling =
      settle_chips(players, chip_balances(holdings_.seats(), starting_, holdings_.pots(), holdings_.bank()), starting_,
                   playing.chips, holdings_.pots().size() > 1 ? "the pots" : "the pot");
  if (std::string pots = pots_text(holdings_.pots()); !pots.empty()) settling.notes.push_back(std::move(pots));
  for (std::string& text : bank_.texts()) settling.notes.push_back(std::move(text));
  return settling;
}

std::vector<std::string> settling_lines(const Settling& settling) {
  std::vector<std::string> lines;
  for (const Settling::Line& line : settling.lines) {
    const std::string chips = line.chips.empty() ? "" : fmt::format(" ({})", line.chips);
    lines.push_back(fmt::format("{}{}: {}", line.text, chips, line.why));
  }
  lines.insert(lines.end(), settling.notes.begin(), settling.notes.end());
  return lines;
}

}  // namespace nullo::app
