// The page on which a recorded hand is corrected, or a session as a whole: the draft, and what it would change.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/correction/correction.h"
#include "app/page.h"
#include "app/table/entering.h"

namespace nullo::app {

struct CarriedOver;
struct Shared;

// The hand that is corrected, entered as at the table. What is entered goes into the draft.
class CorrectedHand final : public Entering {
 public:
  CorrectedHand(Shared& shared, Correction correction);

  [[nodiscard]] Correction& correction() { return correction_; }
  [[nodiscard]] const Correction& correction() const { return correction_; }
  // The draft is another one now: its hand is shown as it is.
  void show_draft();
  [[nodiscard]] TableView view() const;
  // All hands, with what is changed so far. A tap opens another.
  void show_hands(Sheet& sheet) const;
  // To the hands up to this one it adds those after it.
  void show_later_hands(Sheet& sheet) const;
  [[nodiscard]] std::vector<std::string> players() const { return sitting(); }
  void compare();
  void complain(std::string problem) { Entering::complain(std::move(problem)); }
  [[nodiscard]] bool takes_entries() const override { return !correction_.comparing && Entering::takes_entries(); }

 protected:
  void keep(Edit edit) override;
  void step_back_or_forth(bool back) override;
  [[nodiscard]] bool shows_result() const override { return false; }
  bool go_on_from_hand() override;
  void escape_with_nothing_begun() override;

 private:
  Correction correction_;
};

class CorrectionPage final : public PageFor<CorrectionPage, Accept, TakeOutHand, PutInHand, OpenHand> {
 public:
  CorrectionPage(Shared& shared, Correction correction);

  [[nodiscard]] AnyScreen view() override;
  bool handle(const Intent& intent) override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] bool holds_draft() const override { return true; }

  bool close_part() override;
  // Asks where something would be forgotten.
  bool may_leave() override;
  void come_back() override { hand_.dismiss(); }
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override { return hand_.correction().redo_label(); }
  void step(bool back) override;
  [[nodiscard]] std::vector<std::string> players() const override;
  void dismiss() override { hand_.dismiss(); }

  void on(const Accept&);
  void on(const TakeOutHand&);
  void on(const PutInHand&);
  void on(const OpenHand& other);

 private:
  // Asks whether the corrections are dropped, if there are any, and goes on.
  void drop_and(std::function<void()> go_on);
  [[nodiscard]] bool comparing() const { return hand_.correction().comparing; }
  [[nodiscard]] CompareView compared();
  void accept();
  // What becomes of the later parts of the evening.
  [[nodiscard]] CarriedOver carried_to_later(const session::Session& after);
  [[nodiscard]] OpenSession as_it_was() const;                         // the session before the correction
  [[nodiscard]] OpenSession as_stored(const std::string& part) const;  // another part of the evening, by its id

  Shared& shared_;
  CorrectedHand hand_;
};

}  // namespace nullo::app
