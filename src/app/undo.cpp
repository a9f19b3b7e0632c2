#include "app/undo.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/chips/handed_over.h"
#include "app/correction/carried_over.h"
#include "app/shared.h"
#include "app/table/open_session.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// Undoes or redoes that the evening went on in another session, which is then no longer there, or there again.
void step_over_going_on(Shared& shared, const session::Session& now, const store::Logged& row, bool back) {
  store::Store& store = shared.store;
  const std::string& other = row.together;
  if (back && !store.is_deleted(other) && has_been_played(store, other)) {
    shared.said.trouble = text::say("The next part of the evening has been played: undo that first, at its table.");
    return;
  }
  const session::Session next = back ? with_before(now, row.change) : with_after(now, row.change);
  if (back) {
    store.take_back_going_on(next);
  } else {
    store.go_on_again(next);
  }
  const OpenSession* open = shared.table.open_session();
  const bool at_table = open != nullptr && (open->session.id == now.id || open->session.id == other);
  shared.show(next);
  if (at_table) shared.table.open(back || store.is_deleted(other) ? now.id : other);
}

}  // namespace

bool has_been_played(store::Store& store, std::string_view id) {
  if (store.undo_row(id)) return true;
  const std::optional<session::Session> session = store.load(id);
  return session && (session->hands.size() > 1 || session::score(*session).complete_hands > 0);
}

void step_in_log(Shared& shared, const session::Session& now, bool back) {
  store::Store& store = shared.store;
  const auto row = back ? store.undo_row(now.id) : store.redo_row(now.id);
  if (!row) return;
  if (row->change.kind == store::ChangeKind::kGoingOn) return step_over_going_on(shared, now, *row, back);
  Together together = together_with(store, now, *row, back);
  if (!together.problem.empty()) {
    shared.said.trouble = together.problem;
    return;
  }
  std::vector<session::Session> all = std::move(together.others);
  all.push_back(back ? with_before(now, row->change) : with_after(now, row->change));
  std::vector<store::HandedAnew> handed;  // where people sit on other seats then, or begin with other chips
  for (const session::Session& next : all) {
    if (row->change.hand) break;  // nobody's seat or opening changes
    auto anew = next.id == now.id ? handed_with_opening(store, now, next) : handed_with_opening(store, next);
    if (anew) {
      handed.push_back(std::move(*anew));
    } else if (next.id == now.id) {
      handed.push_back({now.id, handed_along(now, next, store.handed_over(now.id))});
    }
  }
  if (back) {
    store.undo_all(all, handed);
  } else {
    store.redo_all(all, handed);
  }
  const OpenSession* open = shared.table.open_session();
  const bool at_table = open != nullptr && open->session.id == now.id;
  if (open != nullptr && std::ranges::find(handed, open->session.id, &store::HandedAnew::session) != handed.end())
    shared.table.read_handed();
  if (at_table) shared.table.count_step(back);
  for (const session::Session& next : all) shared.show(next);
}

std::string undo_label_of(Shared& shared, const session::Session& session) {
  const auto row = shared.store.undo_row(session.id);
  return row ? label_of(row->change) : std::string{};
}

std::string redo_label_of(Shared& shared, const session::Session& session) {
  const auto row = shared.store.redo_row(session.id);
  return row ? label_of(row->change) : std::string{};
}

}  // namespace nullo::app
