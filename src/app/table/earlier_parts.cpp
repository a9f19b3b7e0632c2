#include "app/table/earlier_parts.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/past/evenings.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "core/name.h"
#include "games/words.h"
#include "session/seating.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string part_text(std::size_t number, const std::vector<std::string>& players) {
  return text::say("Part {number}: {players}", number, join(players));
}

// Who had each column's total when the session began.
std::vector<std::string> began_with(const session::Session& now, const session::Columns& columns) {
  std::vector<std::string> names;
  for (const session::Side& side : session::sides_of(now.rules, now.seats()))
    names.push_back(session::name_at(now.players, columns.seat_after(0, side.front())));
  return names;
}

}  // namespace

EarlierParts::EarlierParts(store::Store& store, const session::Session& now) {
  if (now.continues.empty()) return;
  for (const session::Session& part : parts_of_evening(store, now)) {
    if (part.id == now.id) return;
    ids_.push_back(part.id);
    const session::SessionResult result = session::score(part);
    PerSeat<Amount> totals = session::opening_totals(part);
    if (ids_.size() == 1) {
      hands_before_ = part.hands_before;
      for (const Seat seat : Seats{part.seats()})
        opening_.push_back({session::name_at(part.players, seat), 0, totals[seat]});
    }
    std::vector<std::string> players = part.players;
    for (std::size_t i = 0; i < result.hands.size(); ++i) {
      const session::HandResult& played = result.hands[i];
      if (!played.complete()) break;
      totals = session::totals_after(totals, played);
      Hand& hand = hands_.emplace_back();
      hand.row.hand = static_cast<int>(i);
      hand.row.label = fmt::format("{}", part.hand_number(i));
      if (games::info(part.rules).has_dealer) hand.row.dealer = session::name_at(played.players, played.dealer);
      hand.row.opens = true;
      hand.row.session = part.id;
      std::vector<std::string> news = session::seating_news(players, played);
      if (i == 0) news.insert(news.begin(), part_text(ids_.size(), part.players));
      hand.row.news = fmt::format("{}", fmt::join(news, ". "));
      for (const Seat seat : Seats{part.seats()})
        hand.people.push_back({session::name_at(played.players, seat), played.scores[seat], totals[seat]});
      players = played.players;
    }
  }
}

bool EarlierParts::has(std::string_view id) const { return std::ranges::find(ids_, id) != ids_.end(); }

const EarlierParts::Person* EarlierParts::find(const std::vector<Person>& people, std::string_view name) {
  const auto found = std::ranges::find_if(people, [&](const Person& one) { return is_same_name(one.name, name); });
  return found == people.end() ? nullptr : &*found;
}

std::vector<std::string> EarlierParts::left(const session::Session& now, const session::Columns& columns,
                                            std::size_t beside) const {
  std::vector<std::string> stay = began_with(now, columns);
  stay.insert(stay.end(), now.players.begin(), now.players.end());
  const std::size_t most = kMostSeats - std::min<std::size_t>(kMostSeats, beside);
  std::vector<std::string> names;
  const auto has = [](const std::vector<std::string>& all, const std::string& name) {
    return std::ranges::any_of(all, [&](const std::string& each) { return is_same_name(each, name); });
  };
  for (const Hand& hand : hands_) {
    for (const Person& one : hand.people) {
      if (names.size() == most) return names;
      if (!has(stay, one.name) && !has(names, one.name)) names.push_back(one.name);
    }
  }
  return names;
}

void EarlierParts::put(const session::Session& now, const std::vector<std::string>& whose, std::size_t first,
                       Sheet& sheet) const {
  if (hands_.empty()) return;
  std::vector<Sheet::Row> rows;
  for (const Hand& hand : std::span{hands_}.subspan(first)) {
    Sheet::Row& row = rows.emplace_back(hand.row);
    for (const std::string& name : whose) {
      const Person* one = find(hand.people, name);
      row.scores.push_back(one == nullptr ? std::string{} : games::signed_text(one->score));
      row.totals.push_back(one == nullptr ? std::string{} : total_text(one->total));
    }
  }
  for (Sheet::Row& row : sheet.rows) {
    row.scores.resize(whose.size());
    row.totals.resize(whose.size());
  }
  if (!sheet.rows.empty()) {
    std::string& news = sheet.rows.front().news;
    news = part_text(ids_.size() + 1, now.players) + (news.empty() ? "" : ". ") + news;
  }
  rows.insert(rows.end(), std::make_move_iterator(sheet.rows.begin()), std::make_move_iterator(sheet.rows.end()));
  sheet.rows = std::move(rows);
}

void EarlierParts::put_newest_before(const session::Session& now, const session::Columns& columns, Sheet& sheet) const {
  const std::size_t own = now.hands.size();
  if (own > kNewestRows) return;  // not even all of these have room
  const std::size_t room = kNewestRows - own;
  put(now, began_with(now, columns), hands_.size() > room ? hands_.size() - room : 0, sheet);
}

void EarlierParts::put_before_with_all(const session::Session& now, const session::Columns& columns,
                                       Sheet& sheet) const {
  std::vector<std::string> whose = began_with(now, columns);
  for (const std::string& name : left(now, columns, whose.size())) {
    std::size_t skip = 0;
    whose.push_back(name);
    sheet.names.push_back(name);
    sheet.totals.push_back(total_text(static_cast<Amount>(values_of(name, skip, true).back())));
    sheet.places.push_back(0);
  }
  put(now, whose, 0, sheet);
}

std::vector<GameOverView::Line> EarlierParts::who_left(const session::Session& now, const session::Columns& columns,
                                                       std::size_t beside) const {
  std::vector<GameOverView::Line> lines;
  for (const std::string& name : left(now, columns, beside)) {
    const auto played = [&](const Hand& hand) { return find(hand.people, name) != nullptr; };
    const Hand& last = *std::ranges::find_if(std::views::reverse(hands_), played);
    const Seat colour{static_cast<int>(beside + lines.size())};
    lines.push_back({0, name, colour, total_text(find(last.people, name)->total), false,
                     text::say("left after hand {number}", last.row.label)});
  }
  return lines;
}

// The person's total after each hand; who sits out keeps it, who has left has none any more. `skip`: the hands before
// the first.
std::vector<double> EarlierParts::values_of(std::string_view name, std::size_t& skip, bool has_left) const {
  std::vector<double> values;
  skip = 0;
  if (const Person* one = find(opening_, name)) values.push_back(static_cast<double>(one->total));
  if (values.empty()) ++skip;
  std::size_t last = values.size();
  for (const Hand& hand : hands_) {
    const Person* one = find(hand.people, name);
    if (one != nullptr) values.push_back(static_cast<double>(one->total));
    if (one != nullptr) last = values.size();
    if (one == nullptr && !values.empty()) values.push_back(values.back());
    if (values.empty()) ++skip;
  }
  if (has_left) values.resize(last);
  return values;
}

void EarlierParts::put_before(const session::Session& now, const session::Columns& columns, Chart& chart) const {
  if (hands_.empty()) return;
  const std::vector<std::string> began = began_with(now, columns);
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    Chart::Line& line = chart.lines[i];
    std::vector<double> values = values_of(began[i], line.skip, false);
    if (values.empty()) line.skip = hands_.size();
    if (!values.empty()) values.pop_back();  // the part begins with its opening, where the part before ended
    line.values.insert(line.values.begin(), values.begin(), values.end());
  }
  for (const std::string& name : left(now, columns, chart.lines.size())) {
    Chart::Line line{name, Seat{static_cast<int>(chart.lines.size())}, {}, {}};
    line.values = values_of(name, line.skip, true);
    chart.lines.push_back(std::move(line));
  }
  chart.first = hands_before_;
}

}  // namespace nullo::app
