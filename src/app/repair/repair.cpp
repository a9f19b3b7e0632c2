#include "app/repair/repair.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>
#include <utility>

#include "app/new_session/brought.h"
#include "app/table/open_session.h"
#include "app/words.h"
#include "session/seating.h"
#include "text/kept.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Names = std::vector<std::string>;

// Who sits where in each hand; if there is no hand, who sits at the start.
std::vector<Names> tables_of(const session::Session& session) {
  std::vector<Names> tables;
  Names now = session.players;
  for (const session::Hand& hand : session.hands) {
    if (!hand.players.empty()) now = hand.players;
    tables.push_back(now);
  }
  if (tables.empty()) tables.push_back(now);
  return tables;
}

void swap_seats(Names& names, Seat a, Seat b) {
  std::swap(names[static_cast<std::size_t>(a.index())], names[static_cast<std::size_t>(b.index())]);
}

Seat exchanged(Seat seat, Seat a, Seat b) { return seat == a ? b : seat == b ? a : seat; }

PerSeat<Seat> came_from(int seats, Seat a, Seat b) {
  PerSeat<Seat> from(seats);
  for (const Seat seat : Seats{seats}) from[seat] = exchanged(seat, a, b);
  return from;
}

std::vector<Seat> dealers_of(const session::Session& session) {
  std::vector<Seat> dealers;
  Seat next = session.first_dealer;
  for (const session::Hand& hand : session.hands) {
    dealers.push_back(hand.dealer.value_or(next));
    next = games::next_dealer(session.rules, session.seats(), dealers.back());
  }
  return dealers;
}

// Names the dealers of as many hands, where somebody else would be next in turn.
void name_dealers(session::Session& session, const std::vector<Seat>& dealers) {
  Seat next = session.first_dealer;
  for (std::size_t i = 0; i < dealers.size(); ++i) {
    session.hands[i].dealer = dealers[i] == next ? std::nullopt : std::optional{dealers[i]};
    next = games::next_dealer(session.rules, session.seats(), dealers[i]);
  }
}

// The last hand is open.
bool is_open(const session::Session& session) {
  return !session.hands.empty() && !session::score(session).hands.back().complete();
}

bool has(const Names& names, const std::string& name) {
  return std::ranges::any_of(names, [&](const auto& each) { return is_same_name(each, name); });
}

void rename(Names& names, const std::string& name, const std::string& by) { std::ranges::replace(names, name, by); }

}  // namespace

Repair::Repair(session::Session original, store::KeptRules kept)
    : original_{std::move(original)},
      draft_{NewSession{original_}, original_.first_dealer, {}, {}},
      hands_{0, last_hand()},
      open_{is_open(original_)},
      entered_{open_ && something_is_entered(OpenSession{original_})} {
  draft_.rules.know(std::move(kept));
}

void Repair::remember(std::string label) { steps_.remember(draft_, std::move(label)); }

void Repair::set_option(std::string_view key, const games::OptionValue& value) {
  remember(text::keep("a rule"));
  draft_.rules.set_option(key, value);
}

void Repair::choose_preset(std::string_view id) {
  NewSession rules = draft_.rules;
  rules.choose_preset(id);
  if (rules.seats() != original_.seats()) return;
  remember(text::keep("the rules"));
  draft_.rules = std::move(rules);
}

void Repair::set_first_dealer(Seat seat) {
  if (seat == draft_.first_dealer) return;
  remember(text::keep("who dealt first"));
  draft_.first_dealer = seat;
}

void Repair::set_hands(HandSpan hands) {
  hands_.from = std::min(hands.from, last_hand());
  hands_.to = std::clamp(hands.to, hands_.from, last_hand());
}

void Repair::exchange(Seat a, Seat b, session::PointsFollow points) {
  if (a == b || a.index() >= original_.seats() || b.index() >= original_.seats()) return;
  remember(text::keep("two seats exchanged"));
  draft_.exchanges.push_back({a, b, hands_, points});
}

void Repair::exchange_order(Seat a, Seat b) {
  remember(text::keep("two seats exchanged"));
  if (hands_.from == 0) draft_.first_dealer = exchanged(draft_.first_dealer, a, b);
  draft_.exchanges.push_back({a, b, hands_, session::PointsFollow::kPlayer, true});
}

bool Repair::asks_about_points(Seat a, Seat b) const {
  if (a == b || is_whole(hands_)) return false;
  const std::vector<Seat> partners = games::sharing(draft_.rules.rules(), original_.seats(), a);
  return std::ranges::find(partners, b) == partners.end();
}

bool Repair::points_can_go_along(Seat a, Seat b) const {
  return session::keeps_partners(draft_.rules.rules(), came_from(original_.seats(), a, b));
}

bool Repair::can_mend_order(Seat a, Seat b) const {
  if (a == b || original_.hands.empty() || hands_.to != last_hand() || !points_can_go_along(a, b)) return false;
  if (!open_ || (hands_.from == last_hand() && !entered_)) return false;
  const PerSeat<Seat> from = came_from(original_.seats(), a, b);
  const auto first = original_.hands.begin() + static_cast<std::ptrdiff_t>(hands_.from);
  return std::all_of(first, original_.hands.end(), [&](const session::Hand& hand) {
    return session::reseated(original_.rules, hand, from).has_value();
  });
}

std::string Repair::replace(Seat seat, const std::string& name) {
  std::vector<Names> tables = tables_of(session());
  const std::string out = session::name_at(tables[hands_.from], seat);
  if (is_same_name(out, name)) return {};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (!has(tables[i], out) || !has(tables[i], name)) continue;
    return text::say("{player} sits at the table too, in hand {hand}", name, original_.hand_number(i));
  }
  remember(text::keep("{player} in place of {other}", name, out));
  draft_.replaced.push_back({out, name});
  return {};
}

bool Repair::step(bool back) { return steps_.step(draft_, back); }

session::Session Repair::session() const { return made_from(draft_); }

void Repair::take_entries_along(session::Session& session, const Exchange& exchange) const {
  const PerSeat<Seat> from = came_from(session.seats(), exchange.a, exchange.b);
  std::vector<Seat> dealers = dealers_of(session);
  for (std::size_t i = exchange.hands.from; i <= exchange.hands.to; ++i) {
    session.hands[i] = session::reseated(session.rules, session.hands[i], from).value_or(session.hands[i]);
    dealers[i] = exchanged(dealers[i], exchange.a, exchange.b);
  }
  if (exchange.hands.from == 0) {
    session.first_dealer = exchanged(session.first_dealer, exchange.a, exchange.b);
    session.opening = session::brought_along(session.opening, session.opening.empty() ? PerSeat<Seat>{} : from);
  }
  if (!entered_) dealers.pop_back();  // whoever is next deals a hand of which nothing is entered yet
  name_dealers(session, dealers);
}

session::Session Repair::made_from(const Draft& draft) const {
  session::Session session = original_;
  session.rules = draft.rules.rules();
  session.opening_bags = bags_allowed(session.rules, std::move(session.opening_bags));
  session.first_dealer = draft.first_dealer;
  for (const Replaced& each : draft.replaced) {
    rename(session.players, each.name, each.by);
    for (session::Hand& hand : session.hands) rename(hand.players, each.name, each.by);
  }
  if (draft.exchanges.empty()) return session;
  for (const Exchange& each : std::views::reverse(draft.exchanges)) {  // who dealt first, by the seats as they were
    if (each.order && each.hands.from == 0) session.first_dealer = exchanged(session.first_dealer, each.a, each.b);
  }
  std::vector<Names> tables = tables_of(session);
  for (const Exchange& each : draft.exchanges) {
    if (each.order) take_entries_along(session, each);
    if (each.hands.from == 0) swap_seats(session.players, each.a, each.b);
    for (std::size_t i = each.hands.from; i <= each.hands.to; ++i) swap_seats(tables[i], each.a, each.b);
    for (const std::size_t change : {each.hands.from, each.hands.to + 1}) {
      if (change > 0 && change < session.hands.size()) session.hands[change].points_follow = each.points;
    }
  }
  const Names* before = &session.players;
  for (std::size_t i = 0; i < session.hands.size(); ++i) {
    session.hands[i].players = tables[i] == *before ? Names{} : tables[i];
    if (session.hands[i].players.empty()) session.hands[i].points_follow = session::PointsFollow::kSeat;
    before = &tables[i];
  }
  return session;
}

std::string Repair::label() const {
  const session::Session now = session();
  std::string what;
  const auto add = [&what](bool changed, const std::string& word) {
    if (changed) what = what.empty() ? word : text::keep("{names} and {last}", what, word);
  };
  add(now.rules != original_.rules, text::keep("rules"));
  add(now.first_dealer != original_.first_dealer, text::keep("the first dealer"));
  add(tables_of(now) != tables_of(original_), draft_.exchanges.empty() ? text::keep("a player") : text::keep("seats"));
  return text::keep("{what} corrected", what);
}

std::string Repair::hands_text(const HandSpan& hands) const {
  if (is_whole(hands)) return original_.hands.size() < 2 ? std::string{} : text::say("in all hands");
  const std::size_t from = original_.hand_number(hands.from);
  const std::size_t to = original_.hand_number(hands.to);
  return from == to ? text::say("in hand {hand}", from) : text::say("in hands {first} to {last}", from, to);
}

// What becomes of the points of two who exchange seats; empty: they keep what they have.
std::string Repair::points_text(const Exchange& exchange) const {
  if (exchange.order) return text::say("their points and entries go along");
  if (exchange.points == session::PointsFollow::kPlayer) return text::say("the points go with the people");
  return is_whole(exchange.hands) ? std::string{} : text::say("the points stay with the chairs");
}

std::vector<std::string> Repair::changes() const {
  std::vector<std::string> changes;
  if (draft_.rules.rules() != original_.rules) {
    const std::string rules = rules_text(draft_.rules.rules(), draft_.rules.house_name(draft_.rules.rules()));
    const std::string was = rules_text(original_.rules, draft_.rules.house_name(original_.rules));
    const std::string name = games::name(draft_.rules.rules());
    const bool renamed = name != games::name(original_.rules);
    if (renamed) changes.push_back(text::say("The game was {game}, not {other}.", name, games::name(original_.rules)));
    if (!renamed || rules != was) {
      changes.push_back(text::say("Played by: {rules}. It was: {before}.",
                                  rules.empty() ? text::say("the usual rules") : rules,
                                  was.empty() ? text::say("the usual rules") : was));
    }
  }
  for (const Replaced& each : draft_.replaced) {
    changes.push_back(text::say("It was {player} who played, not {other}.", each.by, each.name));
  }
  Draft without = draft_;
  without.exchanges.clear();
  std::vector<Names> tables = tables_of(made_from(without));
  for (const Exchange& each : draft_.exchanges) {
    const Names& there = tables[each.hands.from];
    const std::string one = session::name_at(there, each.a);
    const std::string other = session::name_at(there, each.b);
    const std::string hands = hands_text(each.hands);
    const std::string seats = hands.empty()
                                  ? text::say("{player} and {other} exchange seats", one, other)
                                  : text::say("{player} and {other} exchange seats {hands}", one, other, hands);
    changes.push_back(text::in_one_line(seats, points_text(each)) + ".");
    for (std::size_t i = each.hands.from; i <= each.hands.to; ++i) swap_seats(tables[i], each.a, each.b);
  }
  if (draft_.first_dealer != original_.first_dealer) {
    changes.push_back(text::say("{player} dealt first.", session::name_at(tables.front(), draft_.first_dealer)));
  }
  return changes;
}

RepairView Repair::view(const Players& people) const {
  RepairView view;
  view.rules = draft_.rules.view(people);
  view.rules.games.clear();
  std::erase_if(view.rules.presets, [this](const NewSessionView::Choice& preset) {
    NewSession other = draft_.rules;
    other.choose_preset(preset.id);
    return other.seats() != original_.seats();
  });
  // rules are forgotten only on the New session screen
  for (NewSessionView::Choice& preset : view.rules.presets) preset.own = false;
  const Names names = tables_of(session())[hands_.from];
  view.others = people.without(names);
  for (const Seat seat : Seats{original_.seats()}) {
    view.seats.push_back({seat, session::name_at(names, seat), seat == draft_.first_dealer});
  }
  view.from = static_cast<int>(original_.hand_number(hands_.from));
  view.to = static_cast<int>(original_.hand_number(hands_.to));
  view.first = static_cast<int>(original_.hand_number(0));
  view.last = static_cast<int>(original_.hand_number(last_hand()));
  view.changes = changes();
  view.why_not = games::problem(draft_.rules.rules(), original_.seats());
  if (view.why_not.empty() && !changed()) view.why_not = text::say("Nothing is changed yet.");
  return view;
}

}  // namespace nullo::app
