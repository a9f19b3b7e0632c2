// One page of the program: what it shows, and what each intent does there. Pages lie on each other (pages.h).
#pragma once

#include <string>
#include <vector>

#include "app/intent.h"
#include "app/view.h"
#include "session/session.h"

namespace nullo::app {

class Page {
 public:
  Page() = default;
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;
  Page(Page&&) = delete;
  Page& operator=(Page&&) = delete;
  virtual ~Page() = default;

  [[nodiscard]] virtual AnyScreen view() = 0;
  // Acts on the intent. False: it means nothing on this page.
  virtual bool handle(const Intent& intent) = 0;
  // F1: the rules of the game that the page is about, and the keys that hang on what it asks.
  [[nodiscard]] virtual HelpView help() const = 0;

  // ---- coming and going
  // Back: closes what is open on the page. False: nothing is, and the page itself closes.
  virtual bool close_part() { return false; }
  // Whether another page may take its place now. False: it has asked the person first.
  virtual bool may_leave() { return true; }
  // The page over it has closed.
  virtual void come_back() {}

  // ---- what the frame around the page shows
  // "trick 7 to Clara"; empty: nothing to undo.
  [[nodiscard]] virtual std::string undo_label() { return {}; }
  [[nodiscard]] virtual std::string redo_label() { return {}; }
  // Takes the last change back; or does it again.
  virtual void step(bool /*back*/) {}
  [[nodiscard]] virtual std::string notice() const { return {}; }
  // Who sits at the seats that are drawn, in seat order.
  [[nodiscard]] virtual std::vector<std::string> players() const { return {}; }
  // The stored session that is looked at: it can be copied, written to a file and repaired. nullptr: none.
  [[nodiscard]] virtual const session::Session* session() const { return nullptr; }
  // The page shows all past sessions: they are read piece by piece while it is seen.
  [[nodiscard]] virtual bool lists_past_sessions() const { return false; }
  // The page shows standings: where there are many sessions to read for them, they are read piece by piece meanwhile.
  [[nodiscard]] virtual bool ranks_people() const { return false; }
  // What is being made here was begun from what is stored, and takes its place: no other device's sessions are taken
  // over meanwhile.
  [[nodiscard]] virtual bool holds_draft() const { return false; }
  // The person has read the message about a refusal.
  virtual void dismiss() {}

  // ---- what has changed in the store
  virtual void session_changed(const session::Session& /*now*/) {}
  // `text`: "Hearts, Anna, Boris, Clara, Dmitri".
  virtual void session_deleted(const std::string& /*id*/, const std::string& /*text*/) {}
  virtual void session_brought_back(const std::string& /*id*/) {}
  virtual void people_changed() {}
};

// Whether the intent is one of `Meant`; `act` gets the one it is.
template <class... Meant, class Act>
bool is_one_of(const Intent& intent, const Act& act) {
  const auto try_one = [&act]<class One>(const One* meant) {
    if (meant != nullptr) act(*meant);
    return meant != nullptr;
  };
  return (try_one(intent.as<Meant>()) || ...);
}

// A page whose intents are `Meant`: each is sent to Self::on().
template <class Self, class... Meant>
class PageFor : public Page {
 public:
  bool handle(const Intent& intent) override {
    return is_one_of<Meant...>(intent, [this](const auto& meant) { static_cast<Self&>(*this).on(meant); });
  }

 private:
  friend Self;  // alone can derive from this
  PageFor() = default;
};

}  // namespace nullo::app
