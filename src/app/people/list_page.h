// The list of people and its search.
#pragma once

#include <string>

#include "app/page.h"

namespace nullo::app {

struct Shared;

class PeoplePage final : public PageFor<PeoplePage, Search> {
 public:
  explicit PeoplePage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;

  void on(const Search& search);

 private:
  Shared& shared_;
};

}  // namespace nullo::app
