// Past sessions: the list, its search, and one session that is looked at.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

class Past {
 public:
  void forget_search() { search_.clear(); }
  void search(std::string_view text) { search_ = text; }
  [[nodiscard]] PastView list_view(store::Store& store) const;

  // False if there is no such session any more.
  bool open(store::Store& store, std::string_view id);
  void open_hand(int hand) { hand_ = hand; }
  [[nodiscard]] int opened_hand() const { return hand_; }
  [[nodiscard]] const std::optional<session::Session>& session() const { return session_; }
  // It has been changed.
  void put(session::Session session);
  [[nodiscard]] SessionView session_view() const;
  [[nodiscard]] std::string opened_id() const { return session_ ? session_->id : std::string{}; }

 private:
  std::string search_;
  std::optional<session::Session> session_;
  int hand_ = -1;  // from 0; -1: none
};

}  // namespace nullo::app
