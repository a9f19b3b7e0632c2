// "On your phones": how everybody at the table gets to see it on their own phone.
#pragma once

#include "app/page.h"

namespace nullo::app {

struct Shared;

class PhonesPage final : public Page {
 public:
  // Shows the table on phones from now on, if there is one.
  explicit PhonesPage(Shared& shared);

  [[nodiscard]] AnyScreen view() override;
  bool handle(const Intent& /*intent*/) override { return false; }
  [[nodiscard]] HelpView help() const override;

 private:
  Shared& shared_;
};

}  // namespace nullo::app
