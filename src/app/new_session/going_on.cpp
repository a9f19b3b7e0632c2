// New sessions that go on with an earlier one: people have joined or left, or the rules changed.
#include <algorithm>

#include <fmt/format.h>

#include "app/new_session/draft.h"
#include "app/settling/settling.h"
#include "app/words.h"
#include "games/words.h"
#include "session/limits.h"
#include "session/sides.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string label_of(Joining with, Amount amount) {
  switch (with) {
    case Joining::kHighest:
      return text::say("the highest, {amount}", total_text(amount));
    case Joining::kLowest:
      return text::say("the lowest, {amount}", total_text(amount));
    case Joining::kAverage:
      return text::say("the average, {amount}", total_text(amount));
    case Joining::kZero:
      return text::say("zero");
    case Joining::kStart:
      return text::say("{amount}, as at the start", total_text(amount));
  }
  return {};
}

}  // namespace

void NewSession::set_joining(Seat seat, Joining with) {
  const std::vector<Joining> offered = joinings();
  if (!going_on_ || std::ranges::find(offered, with) == offered.end()) return;
  joining_.at(static_cast<std::size_t>(seat.index())) = with;
}

void NewSession::stand_up(Seat seat) {
  const games::Info& game = games::info(rules_);
  if (seat.index() >= seats_) return;
  const auto at = static_cast<std::size_t>(seat.index());
  const auto end = static_cast<std::size_t>(seats_);
  const bool place_goes = games::fitting_seats(game, seats_ - 1) == seats_ - 1;
  names_.at(at).clear();
  joining_.at(at) = joinings().front();
  if (!place_goes) return;  // the game needs the place: somebody else has to take it
  for (std::size_t i = at; i + 1 < end; ++i) {
    std::swap(names_.at(i), names_.at(i + 1));
    std::swap(joining_.at(i), joining_.at(i + 1));
  }
  if (dealer_.index() > seat.index()) dealer_ = Seat{dealer_.index() - 1};
  set_players(seats_ - 1);
}

std::optional<Amount> NewSession::total_of(const std::string& name, const Players& people) const {
  if (name.empty()) return std::nullopt;
  const std::string present = people.present(name);
  for (const Seat seat : Seats{static_cast<int>(going_on_->players.size())}) {
    const std::string& other = session::name_at(going_on_->players, seat);
    if (is_same_name(people.present(other), present)) return going_on_->totals[seat];
  }
  return std::nullopt;
}

std::vector<Joining> NewSession::joinings() const {
  std::vector<Joining> all;
  const games::Info& game = games::info(rules_);
  if (game.pays_at_once) all.push_back(Joining::kStart);
  for (const Joining each : {Joining::kAverage, Joining::kHighest, Joining::kLowest, Joining::kZero}) {
    if (each != Joining::kZero || game.least_opening <= 0) all.push_back(each);
  }
  return all;
}

Amount NewSession::joining_amount(Joining with) const {
  return session::joining_amount(with, going_on_->totals, games::starting_total(rules_, seats_));
}

PerSeat<Amount> NewSession::opening(const Players& people) const {
  if (!going_on_) return {};
  PerSeat<Amount> opening(seats_);
  const std::vector<std::string> all = sitting(people);
  for (const Seat seat : Seats{seats_}) {
    const auto at = static_cast<std::size_t>(seat.index());
    const std::optional<Amount> total = total_of(all[at], people);
    opening[seat] = total ? *total : joining_amount(joining_.at(at));
  }
  return opening;
}

Left NewSession::left(const Players& people) const {
  if (!going_on_) return {};
  Left left = going_on_->left;
  left.players = people.present_names(left.players);
  return left;
}

PerSeat<int> NewSession::opening_bags(const Players& people) const {
  return bags_brought(rules_, people.present_names(sitting(people)), left(people));
}

PerSeat<Amount> NewSession::bought_before(const Players& people) const {
  return bought_brought(people.present_names(sitting(people)), left(people));
}

// "Anna & Clara bring 9 bags along": a sentence for each side that does.
void NewSession::add_bags_texts(const Players& people, std::vector<std::string>& texts) const {
  const PerSeat<int> bags = opening_bags(people);
  const std::vector<std::string> names = sitting(people);
  for (const session::Side& side : session::sides_of(rules_, bags.size())) {
    const int count = bags[side.front()];
    if (count == 0) continue;
    texts.push_back(text::say_count(count, "{players} bring {count} bag along.", "{players} bring {count} bags along.",
                                    session::side_name(side, session::names_of(names))));
  }
}

std::vector<NewSessionView::Opening> NewSession::openings(const Players& people) const {
  std::vector<NewSessionView::Opening> openings;
  const PerSeat<Amount> amounts = opening(people);
  const std::vector<std::string> all = sitting(people);
  for (const Seat seat : Seats{seats_}) {
    const auto at = static_cast<std::size_t>(seat.index());
    NewSessionView::Opening& one = openings.emplace_back();
    one.seat = seat;
    one.name = all[at];
    one.amount = total_text(amounts[seat]);
    if (all[at].empty() || total_of(all[at], people)) continue;
    one.choices = newcomer().choices;
    for (NewSessionView::Opening::Choice& choice : one.choices) choice.chosen = choice.what == joining_.at(at);
  }
  return openings;
}

NewSessionView::Opening NewSession::newcomer() const {
  NewSessionView::Opening one{{}, text::say("Somebody new"), {}, {}};
  for (const Joining each : joinings()) one.choices.push_back({each, label_of(each, joining_amount(each)), false});
  return one;
}

// Why a document could not hold the new session.
std::string NewSession::going_on_problem(const Players& people) const {
  if (!going_on_) return {};
  session::Session next = start({}, {});
  next.players = sitting(people);
  next.opening = opening(people);
  return session::why_not_begun(next);
}

// For a game with a set number of hands: "4 hands, 3 of them played: hand 4 is the last".
std::string NewSession::with_hands_left(std::string length) const {
  const std::optional<int> all = games::hands_in_game(rules_, seats_);
  if (!all || hands_played_ == 0 || hands_played_ >= *all) return length;
  const int next = hands_played_ + 1;
  return next == *all
             ? text::say("{hands}, {count} of them played: hand {number} is the last", length, hands_played_, next)
             : text::say("{hands}, {count} of them played: hand {number} is next", length, hands_played_, next);
}

std::vector<std::string> NewSession::going_on_texts(const Players& people) const {
  std::vector<std::string> texts;
  const session::SessionResult result = session::score(going_on_->ended);
  texts.push_back(text::say(
      "This session goes on with the evening: hand {number} is next. Past sessions show the whole evening as one.",
      hands_played_ + 1));
  std::vector<std::string> left;
  const std::vector<std::string> now = sitting(people);
  for (const std::string& name : going_on_->players) {
    const bool stays = std::ranges::any_of(
        now, [&](const std::string& each) { return is_same_name(people.present(each), people.present(name)); });
    if (!stays) left.push_back(name);
  }
  if (!left.empty()) {
    texts.push_back(left.size() == 1 ? text::say("{player} leaves for good.", left.front())
                                     : text::say("{players} leave for good.", join(left)));
  }
  for (const SettledFor& each : going_on_->standings) {
    if (std::ranges::find(left, each.name) == left.end()) continue;
    texts.push_back(
        games::info(rules_).pays_at_once
            ? text::say("{standing}: it is settled with the evening.", each.text)
            : text::say("{standing}, to be settled now. At the end only those who still sit here settle.", each.text));
  }
  add_bags_texts(people, texts);
  if (going_on_->leaves_hand_out) texts.push_back(text::say("The hand that was begun is left out."));
  const bool steps = !going_on_->back.empty();
  if (steps) texts.push_back(fmt::format("1. {}.", going_on_->back));
  if (!going_on_->due.empty()) {
    const text::Sentence pay = steps ? text::mark("2. Then: {payments}.") : text::mark("First: {payments}.");
    texts.push_back(text::say(pay, text::in_one_line(going_on_->due)));
  }
  if (!going_on_->owed.empty()) {
    const text::Sentence owed =
        left.empty()
            ? text::mark("Not paid yet: {payments}. That is still owed when it goes on.")
            : text::mark("Not paid yet: {payments}. Between players who stay, that is still owed when it goes on.");
    texts.push_back(text::say(owed, text::in_one_line(going_on_->owed)));
  }
  if (result.pots) {
    if (const std::string pots = pots_text(*result.pots); !pots.empty()) {
      texts.push_back(text::say("{pots} and are not carried over. Share them out first.", pots));
    }
  }
  return texts;
}

}  // namespace nullo::app
