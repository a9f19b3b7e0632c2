// The start page: the session that is open, and the ways to all others.
#pragma once

#include <cstddef>

#include "app/page.h"

namespace nullo::app {

struct Shared;

class StartPage final : public PageFor<StartPage, Accept, Resume, ResumeOther> {
 public:
  explicit StartPage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;

  void on(const Accept&);
  void on(const Resume&);
  void on(const ResumeOther& other);

 private:
  void go_on_with(std::size_t place);

  Shared& shared_;
};

StartView start_view(Shared& shared);

}  // namespace nullo::app
