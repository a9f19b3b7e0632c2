// A past session: its sheet, its hands one by one, and what can be done with it as a whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/page.h"
#include "app/table/open_session.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct Shared;

class SessionPage final : public PageFor<SessionPage, OpenHand, CorrectHand, ReplayHand, NoteSession, DeleteSession,
                                         BringBack, Resume, PlayOn, Rematch, SetStake, TypeStake> {
 public:
  SessionPage(Shared& shared, session::Session session, bool deleted);

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  void come_back() override {
    dismiss();
    look_at_evening();  // its texts may be of another language
  }
  // Of a deleted session: brings it back.
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;
  [[nodiscard]] std::vector<std::string> players() const override { return session::sitting_last(session_); }
  [[nodiscard]] const session::Session* session() const override { return deleted_ ? nullptr : &session_; }
  void dismiss() override { problem_.clear(); }
  void session_changed(const session::Session& now) override;
  void people_changed() override;

  void on(const OpenHand& hand) { hand_ = hand.hand; }
  void on(const CorrectHand& hand);
  void on(const ReplayHand&);
  void on(const NoteSession& note);
  void on(const DeleteSession&);
  void on(const BringBack&);
  void on(const Resume&);
  void on(const PlayOn&);
  void on(const Rematch&);
  void on(const SetStake& set);
  void on(const TypeStake& typed);

  [[nodiscard]] const std::string& id() const { return session_.id; }

 private:
  [[nodiscard]] SessionView session_view();
  void add_settling(SessionView& view);
  void look_at_evening();
  void delete_session();
  [[nodiscard]] Dialog reopening(const store::Change& change, const session::Session& next, bool back) const;
  void step_now(bool back);
  void is_back();
  void sit_down_with_it();

  Shared& shared_;
  session::Session session_;
  bool deleted_;
  int hand_;                                // the one that is open, from 0; -1: none
  std::vector<SessionView::Part> evening_;  // of which it is a part
  bool goes_on_ = false;                    // in another one
  std::string problem_;
};

}  // namespace nullo::app
