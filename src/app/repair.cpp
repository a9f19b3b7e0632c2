#include "app/repair.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/words.h"

namespace nullo::app {
namespace {

using Names = std::vector<std::string>;

// Who sat where in each hand; one table where there is no hand.
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

const std::string& name_at(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat.index())]; }

}  // namespace

Repair::Repair(session::Session original, store::KeptRules kept)
    : original_{std::move(original)},
      draft_{NewSession{original_}, original_.first_dealer, {}},
      hands_{0, last_hand()} {
  draft_.rules.know(std::move(kept));
}

void Repair::remember(std::string label) { steps_.remember(draft_, std::move(label)); }

void Repair::set_option(std::string_view key, const games::OptionValue& value) {
  remember("a rule");
  draft_.rules.set_option(key, value);
}

void Repair::choose_preset(std::string_view id) {
  NewSession rules = draft_.rules;
  rules.choose_preset(id);
  if (rules.seats() != original_.seats()) return;
  remember("the rules");
  draft_.rules = std::move(rules);
}

void Repair::set_first_dealer(Seat seat) {
  if (seat == draft_.first_dealer) return;
  remember("who dealt first");
  draft_.first_dealer = seat;
}

void Repair::set_hands(HandSpan hands) {
  hands_.from = std::min(hands.from, last_hand());
  hands_.to = std::clamp(hands.to, hands_.from, last_hand());
}

void Repair::exchange(Seat a, Seat b) {
  if (a == b || a.index() >= original_.seats() || b.index() >= original_.seats()) return;
  remember("two seats exchanged");
  draft_.exchanges.push_back({a, b, hands_});
}

bool Repair::step(bool back) { return steps_.step(draft_, back); }

session::Session Repair::session() const {
  session::Session session = original_;
  session.rules = draft_.rules.rules();
  session.first_dealer = draft_.first_dealer;
  if (draft_.exchanges.empty()) return session;
  std::vector<Names> tables = tables_of(original_);
  for (const Exchange& each : draft_.exchanges) {
    if (each.hands.from == 0) swap_seats(session.players, each.a, each.b);
    for (std::size_t i = each.hands.from; i <= each.hands.to; ++i) swap_seats(tables[i], each.a, each.b);
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
  const auto add = [&what](bool changed, std::string_view word) {
    if (changed) what += (what.empty() ? "" : " and ") + std::string{word};
  };
  add(now.rules != original_.rules, "rules");
  add(now.first_dealer != original_.first_dealer, "the first dealer");
  add(tables_of(now) != tables_of(original_), "seats");
  return what + " corrected";
}

std::string Repair::hands_text(const HandSpan& hands) const {
  if (is_whole(hands)) return original_.hands.size() < 2 ? std::string{} : " in all hands";
  return hands.from == hands.to ? fmt::format(" in hand {}", hands.from + 1)
                                : fmt::format(" in hands {} to {}", hands.from + 1, hands.to + 1);
}

std::vector<std::string> Repair::changes() const {
  std::vector<std::string> changes;
  if (draft_.rules.rules() != original_.rules) {
    const std::string rules = rules_text(draft_.rules.rules());
    const std::string was = rules_text(original_.rules);
    changes.push_back(fmt::format("Played by: {}. It was: {}.", rules.empty() ? "the usual rules" : rules,
                                  was.empty() ? "the usual rules" : was));
  }
  std::vector<Names> tables = tables_of(original_);
  for (const Exchange& each : draft_.exchanges) {
    const Names& there = tables[each.hands.from];
    changes.push_back(fmt::format("{} and {} exchange seats{}.", name_at(there, each.a), name_at(there, each.b),
                                  hands_text(each.hands)));
    for (std::size_t i = each.hands.from; i <= each.hands.to; ++i) swap_seats(tables[i], each.a, each.b);
  }
  if (draft_.first_dealer != original_.first_dealer) {
    changes.push_back(fmt::format("{} dealt first.", name_at(tables.front(), draft_.first_dealer)));
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
  for (NewSessionView::Choice& preset : view.rules.presets) preset.own = false;  // forgotten where sessions begin
  const Names names = tables_of(session())[hands_.from];
  for (const Seat seat : Seats{original_.seats()}) {
    view.seats.push_back({seat, name_at(names, seat), seat == draft_.first_dealer});
  }
  view.from = static_cast<int>(hands_.from) + 1;
  view.to = static_cast<int>(hands_.to) + 1;
  view.hands = static_cast<int>(original_.hands.size());
  view.changes = changes();
  view.why_not = games::problem(draft_.rules.rules(), original_.seats());
  if (view.why_not.empty() && !changed()) view.why_not = "Nothing is changed yet.";
  return view;
}

}  // namespace nullo::app
