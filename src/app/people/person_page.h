// The page of one person: their names, their look, and what the years come to.
#pragma once

#include <string>
#include <string_view>

#include "app/page.h"

namespace nullo::app {

struct Shared;

class PersonPage final : public PageFor<PersonPage, Search, RenamePlayer, MergePlayers, SplitPlayer, SetPlayerLook,
                                        ChooseStatistics, OpenShare> {
 public:
  PersonPage(Shared& shared, std::string name) : shared_{shared}, name_{std::move(name)} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  bool close_part() override;
  void come_back() override;
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;

  void on(const Search& search);
  void on(const RenamePlayer& rename);
  void on(const MergePlayers& merge);
  void on(const SplitPlayer& split);
  void on(const SetPlayerLook& look);
  void on(const ChooseStatistics& choice);
  void on(const OpenShare& share);

  void show(std::string name) { name_ = std::move(name); }

 private:
  Shared& shared_;
  std::string name_;
};

// On the person's page that is open: it is this person's now. With nobody of that name it closes.
void show_person(Shared& shared, const std::string& name);

}  // namespace nullo::app
