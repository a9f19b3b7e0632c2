// The devices of the club that this one is in: who they are, and who may be let in or taken out.
#pragma once

#include "app/page.h"

namespace nullo::app {

struct Shared;

class DevicesPage final : public PageFor<DevicesPage, InviteDevice, RevokeDevice> {
 public:
  // The hub is asked for them while the page is open.
  explicit DevicesPage(Shared& shared);
  ~DevicesPage() override;
  DevicesPage(const DevicesPage&) = delete;
  DevicesPage& operator=(const DevicesPage&) = delete;
  DevicesPage(DevicesPage&&) = delete;
  DevicesPage& operator=(DevicesPage&&) = delete;

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;

  void on(const InviteDevice& invite);
  void on(const RevokeDevice& revoke);

 private:
  Shared& shared_;
};

}  // namespace nullo::app
