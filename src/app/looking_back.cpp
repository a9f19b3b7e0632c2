// What can be done with a past session as a whole: a note on it, deleting it, a hand of it replayed.
#include <fmt/core.h>

#include "app/parts.h"
#include "app/words.h"

namespace nullo::app {

void App::Parts::operator()(const OpenPast& open_past) {
  problem.clear();
  if (correction || !past.open(store, open_past.id)) return;
  if (place != Place::kPastSession) past_from = place;
  place = Place::kPastSession;
}

bool App::Parts::may_change_past() const {
  return place == Place::kPastSession && past.session() && !past.deleted() && asking == Asking::kNothing;
}

void App::Parts::operator()(const NoteSession& note) {
  if (!may_change_past()) return;
  const std::string text = trimmed(typed_note(note.text));
  problem.clear();
  if (characters(text) > kMostNote) {
    problem = fmt::format("A note has at most {} characters: this one has {}.", kMostNote, characters(text));
    return;
  }
  const std::optional<Edit> edit = with_session_note(*past.session(), text);
  if (!edit) return;
  store.record(edit->after, edit->change);
  show(edit->after);
}

void App::Parts::operator()(const DeleteSession&) {
  if (!may_change_past() || !store.writes()) return;
  asking = Asking::kDelete;
  asked_name = session_in_short(store, *past.session());
}

void App::Parts::delete_session() {
  const std::string id = past.opened_id();
  past.delete_opened(store);
  place = Place::kPast;
  if (told && told->session.id == id) open_newest();
}

void App::Parts::operator()(const BringBack&) {
  if (place != Place::kPastSession || !past.deleted() || !store.writes()) return;
  past.bring_back_opened(store);
  if (!told) open_newest();
}

void App::Parts::undo_delete() {
  if (!past.can_undo_delete()) return;
  past.undo_delete(store);
  if (!told) open_newest();
}

void App::Parts::open_newest() {
  told.reset();
  if (const auto id = store.open_session()) open(*id);
}

void App::Parts::operator()(const ReplayHand&) {
  if (place != Place::kPastSession || !past.session() || past.opened_hand() < 0) return;
  replay.emplace(*past.session(), static_cast<std::size_t>(past.opened_hand()));
  if (replay->steps() > 0) place = Place::kReplay;
}

void App::Parts::operator()(const GoToTrick& go) {
  if (place == Place::kReplay) replay->go_to(go.step);
}

}  // namespace nullo::app
