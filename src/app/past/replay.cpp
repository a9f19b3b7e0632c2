#include "app/past/replay.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>

#include <fmt/core.h>

#include "app/table/open_session.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// Removes the facts of a hand one by one, the last entered first.
class TakingOut {
 public:
  TakingOut(const OpenSession& open) : open_{open}, names_{open.names()}, facts_{open.session.hands.back().facts} {}

  // The hand after each number of tricks, from none to all; empty if the game cannot remove a trick.
  std::vector<games::Hand> all() {
    std::vector<games::Hand> hands{facts_};
    take_out_sums();
    taken(games::RemoveTrick{open_.entry.tricks_entered});  // removes a trick that was begun
    for (int trick = open_.entry.tricks_entered; trick-- > 0;) {
      take_out_captors();
      if (!taken(games::RemoveTrick{trick})) return {};
      hands.push_back(facts_);
    }
    return {hands.rbegin(), hands.rend()};
  }

 private:
  bool taken(const games::Tap& tap) {
    auto facts = games::apply({open_.session.rules, open_.context.deal, open_.context.before, facts_}, tap, names_);
    if (facts) facts_ = std::move(*facts);
    return facts.has_value();
  }

  // Removes what is counted and claimed after the last trick.
  void take_out_sums() {
    for (const games::Field& field : open_.entry.fields) {
      if (const auto* counts = std::get_if<games::CountsField>(&field)) {
        for (const Seat seat : Seats{counts->values.size()}) {
          if (counts->values[seat]) taken(games::SetCount{counts->id, seat, std::nullopt});
        }
      }
      const auto* choice = std::get_if<games::ChoiceField>(&field);
      if (choice != nullptr && choice->offered && choice->value) taken(games::PickChoice{choice->id, std::nullopt});
    }
  }

  // Removes the captors of cards whose trick nobody entered, since fewer tricks may have no room for those cards. As
  // long as all tricks are there, the game may conclude a captor again.
  void take_out_captors() {
    const std::vector<games::Field>& fields = open_.entry.fields;
    for (std::size_t i = fields.size(); i-- > 0;) {  // of two equal cards, the second first
      const auto* captor = std::get_if<games::SeatField>(&fields[i]);
      if (captor != nullptr && captor->card && captor->value) taken(games::PickSeat{captor->id, std::nullopt});
    }
  }

  const OpenSession& open_;
  games::Names names_;
  games::Hand facts_;
};

session::Session up_to(const session::Session& session, std::size_t hand) {
  session::Session part = session;
  part.hands.resize(hand + 1);
  part.ended_at.clear();
  return part;
}

void add_cards(const games::TrickCell& cell, const games::Names& names, ReplayView& view) {
  for (const NotedCard& noted : cell.cards) {
    view.cards.push_back({noted.card, noted.by, noted.by ? std::string{names[*noted.by]} : std::string{}});
  }
}

// The reason of a payment that fell due with the last trick.
WhyLine why_of_new(const OpenSession& now, const Posting& posting) {
  const std::vector<Posting>& all = now.result.hands.back().scored.postings;
  const auto found = std::ranges::find(std::views::reverse(all), posting);
  const Posting& one = found == all.rend() ? posting : *found;
  const games::Hand& facts = now.session.hands.back().facts;
  const games::Names names = now.names();
  const games::PotNames pots = games::pots_among(now.session.rules, all);
  std::string text = text::say("taken back");
  games::Reason reason{.words = text, .cards = {}, .trick = posting.trick};
  if (posting.reason != kTakenBack) {
    reason = games::reason_parts(now.session.rules, facts, all, one, names);
    text = games::reason_text(reason, one);
  } else if (posting.card) {
    reason.cards = {*posting.card};
  }
  const std::optional<Seat> seat = seat_of(posting);
  return {games::why(posting, text, names, pots), seat, games::seen_by(seat, posting, std::move(reason), names, pots)};
}

// Nothing on the table can be tapped except its tricks, which move the replay.
void put_to_rest(TableView& table, int step, int steps) {
  table.question = {};
  table.pays_at_once = false;
  table.due.clear();
  table.payments.clear();
  table.sale.clear();
  table.shown_card_field.clear();
  table.mending.reset();
  for (TableView::Place& place : table.places) place.asked = place.clickable = false;
  for (TableView::TrickCell& cell : table.strip) {
    cell.now = cell.number == step;
    cell.over = cell.number <= steps;
  }
}

}  // namespace

bool can_replay(const session::Session& session, std::size_t hand) { return Replay{session, hand}.steps() > 0; }

Replay::Replay(const session::Session& session, std::size_t hand) : session_{up_to(session, hand)} {
  const OpenSession open{session_};
  if (open.entry.tricks_entered > 0) hands_ = TakingOut{open}.all();
  if (hands_.empty()) hands_.push_back(session_.hands.back().facts);
}

void Replay::go_to(int step) { step_ = std::clamp(step, 0, steps()); }

session::Session Replay::session_at(int step) const {
  session::Session session = session_;
  session.hands.back().facts = hands_[static_cast<std::size_t>(step)];
  return session;
}

ReplayView Replay::view(const ChipSet& chips) const {
  const OpenSession now{session_at(step_)};
  const games::Names names = now.names();
  const session::HandResult& hand = now.result.hands.back();
  ReplayView view;
  view.title = text::say("Hand {hand}, trick by trick", session_.hand_number(session_.hands.size() - 1));
  view.step = step_;
  view.steps = steps();
  view.table = table_view(now, {}, 0, {}, chips);
  put_to_rest(view.table, step_, steps());
  if (step_ == 0) {
    view.heading = text::say("Before the first trick: {player} dealt", names[hand.dealer]);
    view.whys = session::whys_of(now.session.rules, now.session.hands.back(), hand);
    return view;
  }
  const games::TrickCell& cell = now.entry.tricks[static_cast<std::size_t>(step_ - 1)];
  for (TableView::Place& place : view.table.places) place.leader = cell.leader == place.seat;
  view.heading = text::say("Trick {trick} of {tricks}", step_, now.entry.tricks_in_hand);
  if (cell.leader) view.heading += " · " + text::say("{player} led", names[*cell.leader]);
  add_cards(cell, names, view);
  view.winner = cell.winner;
  view.won = cell.winner ? text::say("{player} won it", names[*cell.winner]) : text::say("It stayed on the table");
  if (!cell.mark.empty()) view.won += fmt::format(" · {}", cell.mark);
  const session::SessionResult before = session::score(session_at(step_ - 1));
  for (const Posting& posting : moved(before.hands.back().scored.postings, hand.scored.postings)) {
    view.whys.push_back(why_of_new(now, posting));
  }
  if (step_ == steps() && hand.complete()) view.over = text::say("The hand is over.");
  return view;
}

}  // namespace nullo::app
