// A club's evening: who is here, the draw of the tables, and how the evening stands.
#pragma once

#include "app/club_evening/club_evening.h"
#include "app/page.h"

namespace nullo::app {

struct Shared;

class ClubEveningPage final : public PageFor<ClubEveningPage, ComeOrGo, ChooseEvening, DrawRounds, BeginTable, CopyDraw,
                                             WriteDraw, ClearEvening> {
 public:
  explicit ClubEveningPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;

  void on(const ComeOrGo& who);
  void on(const ChooseEvening& choice);
  void on(const DrawRounds& meant);
  void on(const BeginTable& table);
  void on(const CopyDraw& copy);
  void on(const WriteDraw& write);
  void on(const ClearEvening& clear);

 private:
  Shared& shared_;
};

}  // namespace nullo::app
