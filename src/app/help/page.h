// Keys and rules, of the page it was opened on.
#pragma once

#include "app/page.h"

namespace nullo::app {

struct Shared;

class HelpPage final : public Page {
 public:
  explicit HelpPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override { return help(); }
  bool handle(const Intent& /*intent*/) override { return false; }
  [[nodiscard]] HelpView help() const override;

 private:
  Shared& shared_;
};

}  // namespace nullo::app
