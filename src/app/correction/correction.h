// A recorded hand that is being corrected: a draft beside the session, written nowhere until somebody keeps it. The
// hands up to the one being corrected make a session of their own, so that every edit of a last hand works on it too.
// The effect on the later hands is worked out for the comparison.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/correction/steps.h"
#include "app/table/open_session.h"
#include "app/view.h"
#include "document/read_again.h"

namespace nullo::app {

class Correction {
 public:
  // `original` must have that hand.
  Correction(session::Session original, std::size_t hand);

  // Corrects the session as a whole: other rules, seats or another first dealer. `changes` says as sentences what has
  // changed.
  Correction(session::Session original, session::Session repaired, std::string label, std::vector<std::string> changes);

  // The hands up to the one being corrected, as if that one were played at the table now.
  [[nodiscard]] OpenSession corrected() const;
  // No hand is open for correction: there is only the comparison.
  [[nodiscard]] bool as_a_whole() const { return draft_.whole; }
  // Goes back from the comparison of a hand taken out: puts that hand back. False: no hand was taken out.
  bool step_out();
  // The hand may stay incomplete: it is the last one and was incomplete before.
  [[nodiscard]] bool may_stay_open() const;

  // ---- changes, each of which can be undone
  void change(session::Hand hand, std::string label);
  void take_out();
  // Puts an empty hand before the one being corrected; that hand is entered next.
  void put_in();
  // Moves on to the hand that the outcome asks about. If its facts no longer fit there, gives it back the dealer that
  // it had; if they do not fit even so, clears them. Returns a sentence that says what was done; empty: nothing.
  std::string go_to(std::size_t hand);
  [[nodiscard]] bool can_take_out() const { return draft_.session.hands.size() > 1; }
  bool step(bool back);
  [[nodiscard]] std::string undo_label() const { return steps_.undo_label(); }
  [[nodiscard]] std::string redo_label() const { return steps_.redo_label(); }
  [[nodiscard]] bool changed() const { return draft_.session != original_; }
  [[nodiscard]] const session::Session& original() const { return original_; }
  [[nodiscard]] const session::SessionResult& result_before() const { return result_; }
  [[nodiscard]] std::size_t hands() const { return draft_.origin.size(); }
  // The hand's number in the original; nothing: it was put in.
  [[nodiscard]] std::optional<std::size_t> origin_of(std::size_t hand) const { return draft_.origin[hand]; }

  // ---- the result
  struct Outcome {
    session::Session after;           // without the hands that cannot be scored and those that follow them
    session::SessionResult result;    // the result of `after`
    std::size_t set_aside = 0;        // number of hands beyond the new end of the game
    std::optional<std::size_t> asks;  // the later hand that has to be settled first
    std::string question;             // what is to be settled in that hand, or why it cannot be
    std::string problem;              // why it cannot be kept at all; empty: it can, once `asks` is empty
    [[nodiscard]] bool can_be_kept() const { return !asks && problem.empty(); }
  };
  // Until the next change or step.
  [[nodiscard]] const Outcome& outcome() const;
  // "hand 2 corrected".
  [[nodiscard]] std::string label() const;
  // The row for the log.
  [[nodiscard]] Edit edit(const Outcome& outcome) const;
  [[nodiscard]] CompareView view() const;

  bool comparing = false;  // the comparison is shown

 private:
  struct Draft {
    session::Session session;                        // all hands; the later ones unchanged
    std::vector<std::optional<std::size_t>> origin;  // for each hand its number in the original; nothing: it was put in
    std::size_t at = 0;
    bool taken_out = false;  // the last step took the hand out: only undo leads back to a hand
    bool whole = false;      // the whole session is corrected: no hand is open until the outcome asks about one
  };

  void remember(std::string label);
  [[nodiscard]] Outcome work_out() const;
  [[nodiscard]] document::HandsToRead changed_in(const session::Session& after) const;
  [[nodiscard]] bool fits(const session::Session& session, std::size_t hand) const;
  [[nodiscard]] bool differs(const Outcome& outcome, std::size_t hand) const;
  void tell_totals(const Outcome& outcome, std::vector<std::string>& changes) const;
  void mark_changes(const Outcome& outcome, CompareView& view) const;
  [[nodiscard]] std::string take_out_text() const;
  void tell_changes(const Outcome& outcome, std::vector<std::string>& changes) const;
  void tell_whys(const Outcome& outcome, CompareView& view) const;
  void tell_dealers(const Outcome& outcome, std::vector<std::string>& changes) const;

  session::Session original_;
  session::SessionResult result_;  // the result of the original
  Draft draft_;
  mutable std::optional<Outcome> outcome_;  // of the draft; nothing: it was not asked for since the last change
  Steps<Draft> steps_;
  std::string label_;                 // if the session is corrected as a whole
  std::vector<std::string> changes_;  // the same changes as sentences
};

}  // namespace nullo::app
