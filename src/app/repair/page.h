// The page on which rules, seats or the first dealer of a session are corrected.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/page.h"
#include "app/repair/repair.h"
#include "text/say.h"

namespace nullo::app {

struct Shared;

class RepairPage final : public PageFor<RepairPage, Accept, SetOption, ChoosePreset, SetDealer, SetRepairHands,
                                        MovePlayer, ReplacePerson> {
 public:
  RepairPage(Shared& shared, Repair repair) : shared_{shared}, repair_{std::move(repair)} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] bool holds_draft() const override { return true; }

  bool close_part() override { return !may_leave(); }
  // Asks where something would be forgotten.
  bool may_leave() override;
  void come_back() override { dismiss(); }
  [[nodiscard]] std::string undo_label() override { return repair_.undo_label(); }
  [[nodiscard]] std::string redo_label() override { return repair_.redo_label(); }
  void step(bool back) override;
  [[nodiscard]] std::string notice() const override {
    return text::say("Nothing is changed until you have compared it and keep it.");
  }
  [[nodiscard]] std::vector<std::string> players() const override { return session::sitting_last(repair_.session()); }
  void dismiss() override { problem_.clear(); }

  void on(const Accept&);
  void on(const SetOption& option);
  void on(const ChoosePreset& choice);
  void on(const SetDealer& dealer) { repair_.set_first_dealer(dealer.seat); }
  void on(const SetRepairHands& set);
  void on(const MovePlayer& move);
  void on(const ReplacePerson& replace);

 private:
  void exchange_names(const MovePlayer& move);
  [[nodiscard]] std::pair<std::string, std::string> names_of(const MovePlayer& move) const;
  [[nodiscard]] std::string points_text(const MovePlayer& move) const;

  Shared& shared_;
  Repair repair_;
  std::string problem_;
};

}  // namespace nullo::app
