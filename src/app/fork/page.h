// What two devices have made of one session: both beside each other, and the question which stays.
#pragma once

#include <string>

#include "app/page.h"

namespace nullo::app {

struct Shared;

class ForkPage final : public PageFor<ForkPage, SettleFork> {
 public:
  // `session`: the id of one that has sides (store/membership.h).
  ForkPage(Shared& shared, std::string session) : shared_{shared}, id_{std::move(session)} {}

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  void dismiss() override { problem_.clear(); }

  void on(const SettleFork& settle);

 private:
  Shared& shared_;
  std::string id_;
  std::string problem_;
};

}  // namespace nullo::app
