#include "app/past.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/evenings.h"
#include "app/preset_list.h"
#include "app/replay.h"
#include "app/sheet.h"
#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"

namespace nullo::app {

void Past::begin() {
  search_.clear();
  gone_.clear();
  ++looks_;
}

void Past::search(std::string_view text) {
  if (text == search_) return;
  search_ = text;
  ++looks_;
}

PastView Past::list_view(store::Store& store) {
  PastView view = list_.find(store, search_);
  view.looks = looks_;
  if (!gone_.empty()) view.gone = "Deleted: " + gone_.back().text;
  return view;
}

bool Past::open(store::Store& store, std::string_view id) {
  session_ = store.load(id);
  deleted_ = session_ && store.is_deleted(id);
  hand_ = session_ && !session_->hands.empty() ? 0 : -1;
  look_at_evening(store);
  return session_.has_value();
}

void Past::look_at_evening(store::Store& store) {
  evening_.clear();
  goes_on_ = false;
  if (!session_ || deleted_) return;
  const std::vector<session::Session> parts = parts_of_evening(store, *session_);
  if (parts.size() < 2) return;
  goes_on_ = parts.back().id != session_->id;
  for (const session::Session& part : parts) {
    const int hands = session::score(part).complete_hands;
    evening_.push_back(
        {part.id,
         fmt::format("{}: {}, {}, {}", evening_.size() + 1, game_text(part.rules, house_name(store, part)),
                     join(session::sitting_last(part)), games::amount_of(hands, "hand")),
         part.id == session_->id});
  }
}

void Past::put(session::Session session) {
  session_ = std::move(session);
  const int hands = static_cast<int>(session_->hands.size());
  hand_ = hands == 0 ? -1 : std::clamp(hand_, 0, hands - 1);
}

void Past::delete_opened(store::Store& store) {
  store.delete_session(session_->id);
  gone_.push_back({session_->id, session_in_short(store, *session_)});
  session_.reset();
}

void Past::bring_back_opened(store::Store& store) {
  store.bring_back(session_->id);
  deleted_ = false;
  std::erase_if(gone_, [this](const Gone& gone) { return gone.id == session_->id; });
}

void Past::undo_delete(store::Store& store) {
  store.bring_back(gone_.back().id);
  gone_.pop_back();
}

SessionView Past::session_view(store::Store& store) const {
  SessionView view;
  if (!session_) return view;
  const session::SessionResult result = session::score(*session_);
  const std::string house = house_name(store, *session_);
  const bool writes = store.writes();
  view.title = fmt::format("{}: {}", game_text(session_->rules, house), join(session::column_names(*session_, result)));
  view.subtitle = local_time(session_->started_at);
  if (const std::string rules = rules_text(session_->rules, house); !rules.empty()) {
    view.subtitle += (view.subtitle.empty() ? "" : " · ") + rules;
  }
  view.evening = evening_;
  view.outcome = goes_on_ ? "Goes on in another part of the evening" : outcome(*session_, result);
  if (!goes_on_ && result.stopped && !view.outcome.empty()) view.outcome += ", stopped early";
  if (view.outcome.empty()) {
    view.outcome = !session_->ended_at.empty() ? "Ended without a result"
                   : session_->hands.empty()   ? "Not begun yet"
                                               : "Still open";
  }
  view.note = session_->note;
  view.sheet = sheet_of(*session_, result);
  for (Sheet::Row& row : view.sheet.rows) row.opens = row.hand != kNoHand;
  view.chart = chart::running_totals(*session_, result);
  view.places = chart::running_places(*session_, result);
  const auto shown = std::ranges::find_if(evening_, [](const SessionView::Part& part) { return part.shown; });
  if (shown != evening_.end()) {
    const std::string part = fmt::format(", part {} of {}", shown - evening_.begin() + 1, evening_.size());
    view.chart.x_label += part;
    view.places.x_label += part;
  }
  view.sources = chart::sources(*session_, result);
  view.deleted = deleted_;
  view.can_change = writes && !deleted_;
  view.can_bring_back = writes && deleted_;
  view.can_resume = session_->ended_at.empty() && !deleted_;
  view.goes_on = goes_on_;
  view.can_repair = view.can_change;
  view.hand = hand_;
  if (hand_ < 0 || hand_ >= static_cast<int>(result.hands.size())) return view;
  const std::size_t number = static_cast<std::size_t>(hand_);
  const session::HandResult& hand = result.hands[number];
  SessionView::Opened opened;
  opened.title = session::hand_text(session_->rules, hand, session_->hand_number(number));
  opened.facts = facts_of(*session_, number);
  opened.whys = session::whys_of(session_->rules, session_->hands[number], hand);
  opened.notes = session::settled_of(session_->rules, session::context_of(*session_, number), session_->hands[number]);
  for (std::string& note : notes_of(*session_, hand)) opened.notes.push_back(std::move(note));
  opened.can_replay = can_replay(*session_, number);
  if (!deleted_) view.correct = view.can_resume && !hand.complete() ? "Go on with this hand" : "Correct this hand";
  view.opened = std::move(opened);
  return view;
}

std::string session_in_short(store::Store& store, const session::Session& session) {
  std::string text = fmt::format("{}, {}", game_text(session.rules, house_name(store, session)), join(session.players));
  if (!session.started_at.empty()) text += fmt::format(" ({})", local_time(session.started_at));
  return text;
}

std::optional<Edit> with_session_note(const session::Session& session, std::string_view note) {
  if (note == session.note) return std::nullopt;
  session::Session after = session;
  after.note = note;
  return whole_edit(session, std::move(after), note.empty() ? "note taken away" : "note");
}

}  // namespace nullo::app
