// Seasons: what a table or a club plays for, how it stands, and how it counts.
#pragma once

#include "app/page.h"
#include "app/seasons/seasons.h"

namespace nullo::app {

struct Shared;

class SeasonsPage final
    : public PageFor<SeasonsPage, OpenSeason, AddSeason, NextSeason, ShowSeason, NextSeasonView, ChangeSeason,
                     AdjustSeason, RemoveAdjustment, LeaveOut, DeleteSeason, CopySeason, WriteSeason> {
 public:
  explicit SeasonsPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;

  void on(const OpenSeason& open);
  void on(const AddSeason& add);
  void on(const NextSeason& next);
  void on(const ShowSeason& show);
  void on(const NextSeasonView& next);
  void on(const ChangeSeason& change);
  void on(const AdjustSeason& adjust);
  void on(const RemoveAdjustment& remove);
  void on(const LeaveOut& leave_out);
  void on(const DeleteSeason& meant);
  void on(const CopySeason& copy);
  void on(const WriteSeason& write);

 private:
  Shared& shared_;
};

}  // namespace nullo::app
