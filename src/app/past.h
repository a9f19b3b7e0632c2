// Past sessions: the list, its search, and one session that is looked at.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/open_session.h"
#include "app/session_list.h"
#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

class Past {
 public:
  // The list is looked at anew, from its top.
  void begin();
  void search(std::string_view text);
  [[nodiscard]] PastView list_view(store::Store& store);
  // Reads the list ahead; list_view() then need not.
  void read_list(store::Store& store) { list_.read(store); }

  // False if there is no such session any more.
  bool open(store::Store& store, std::string_view id);
  void open_hand(int hand) { hand_ = hand; }
  [[nodiscard]] int opened_hand() const { return hand_; }
  [[nodiscard]] const std::optional<session::Session>& session() const { return session_; }
  // The opened one has been deleted.
  [[nodiscard]] bool deleted() const { return deleted_; }
  // It has been changed.
  void put(session::Session session);
  [[nodiscard]] SessionView session_view(store::Store& store) const;
  [[nodiscard]] std::string opened_id() const { return session_ ? session_->id : std::string{}; }

  // ---- deleting
  // The opened one; it is looked at no more.
  void delete_opened(store::Store& store);
  void bring_back_opened(store::Store& store);
  // What was deleted last, until the list is begun anew.
  [[nodiscard]] bool can_undo_delete() const { return !gone_.empty(); }
  void undo_delete(store::Store& store);

 private:
  void look_at_evening(store::Store& store);

  struct Gone {
    std::string id;
    std::string text;  // "Hearts, Anna, Boris, Clara, Dmitri"
  };

  SessionList list_;
  std::string search_;
  int looks_ = 0;  // how often the list was begun, or searched differently
  std::optional<session::Session> session_;
  bool deleted_ = false;
  int hand_ = -1;  // from 0; -1: none
  std::vector<Gone> gone_;
  std::vector<SessionView::Part> evening_;  // of the opened session
  bool goes_on_ = false;                    // in another one
};

// "Hearts, Anna, Boris, Clara, Dmitri (2026-11-21 19:30)".
std::string session_in_short(store::Store& store, const session::Session& session);
// The session with another note; nothing where that is the one it has.
std::optional<Edit> with_session_note(const session::Session& session, std::string_view note);

}  // namespace nullo::app
