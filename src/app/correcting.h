// A recorded hand that is being corrected: a draft beside the session, written nowhere until it is kept. The hands up
// to the one being corrected make a session of their own, so that all edits of the last hand work on it; what follows
// from it for the later hands is worked out for the comparison.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/open_session.h"
#include "app/steps.h"
#include "app/view.h"

namespace nullo::app {

class Correction {
 public:
  // `original` has that hand.
  Correction(session::Session original, std::size_t hand);

  // The session as a whole: other rules, seats or another first dealer. `changes` says in sentences what they are.
  Correction(session::Session original, session::Session repaired, std::string label, std::vector<std::string> changes);

  // The hands up to the one being corrected, as at the table.
  [[nodiscard]] Told told() const;
  // No hand of it is open: there is only the comparison.
  [[nodiscard]] bool as_a_whole() const { return draft_.whole; }
  // Back from the comparison of a hand taken out: it is put back. False: it was none.
  bool step_out();
  // The hand may stay incomplete: it was, and it is the last.
  [[nodiscard]] bool may_stay_open() const;

  // ---- changes, each of which can be taken back
  void change(session::Hand hand, std::string label);
  void take_out();
  // An empty hand before the one being corrected; it is the one to tell then.
  void put_in();
  // Goes on with the hand that the outcome asks about. What was told of it and cannot be any more goes: with the dealer
  // whom its cards ask for, if that is all. Says so in a sentence, or nothing.
  std::string go_to(std::size_t hand);
  [[nodiscard]] bool can_take_out() const { return draft_.session.hands.size() > 1; }
  bool step(bool back);
  [[nodiscard]] std::string undo_label() const { return steps_.undo_label(); }
  [[nodiscard]] std::string redo_label() const { return steps_.redo_label(); }
  [[nodiscard]] bool changed() const { return draft_.session != original_; }
  [[nodiscard]] const session::Session& original() const { return original_; }

  // ---- what it comes to
  struct Outcome {
    session::Session after;           // the hands that cannot be scored, and those after them, left out
    session::SessionResult result;    // of `after`
    std::size_t set_aside = 0;        // hands beyond the new end
    std::optional<std::size_t> asks;  // a later hand that has to be settled first
    std::string question;             // what it asks, or why it cannot be
    std::string problem;              // why it cannot be kept at all; empty: it can, once nothing asks
    [[nodiscard]] bool can_be_kept() const { return !asks && problem.empty(); }
  };
  [[nodiscard]] Outcome outcome() const;
  // "hand 2 corrected".
  [[nodiscard]] std::string label() const;
  // The row of the log.
  [[nodiscard]] Edit edit(const Outcome& outcome) const;
  [[nodiscard]] CompareView view() const;

  bool comparing = false;  // the outcome is being looked at

 private:
  struct Draft {
    session::Session session;                        // all hands, the later ones as they were
    std::vector<std::optional<std::size_t>> origin;  // of each hand: its number in the original
    std::size_t at = 0;
    bool taken_out = false;  // the last step: there is no hand to go back to but by undo
    bool whole = false;      // nor is there one before the outcome has asked about it
  };

  void remember(std::string label);
  [[nodiscard]] bool fits(const session::Session& session, std::size_t hand) const;
  [[nodiscard]] bool is_told_otherwise(const Outcome& outcome, std::size_t hand) const;
  void tell_totals(const Outcome& outcome, std::vector<std::string>& changes) const;
  void mark_changes(const Outcome& outcome, CompareView& view) const;
  void tell_changes(const Outcome& outcome, std::vector<std::string>& changes) const;
  void tell_whys(const Outcome& outcome, CompareView& view) const;
  void tell_dealers(const Outcome& outcome, std::vector<std::string>& changes) const;

  session::Session original_;
  session::SessionResult result_;  // of the original
  Draft draft_;
  Steps<Draft> steps_;
  std::string label_;                 // of what concerns the whole session
  std::vector<std::string> changes_;  // the same in sentences
};

}  // namespace nullo::app
