// This program as the hub of a club, for as long as the program on the screen wants it: serves the club's file, which
// lies beside the database, to the local network. Built without the hub, it never does.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/club/host.h"

namespace nullo::gui {

class HubHost {
 public:
  // Whether there is a web app to serve beside this program.
  static bool has_page();

  // `ready` is called from another thread when the hub has begun, or has failed to.
  HubHost(std::filesystem::path database, std::function<void()> ready);
  ~HubHost();
  HubHost(const HubHost&) = delete;
  HubHost& operator=(const HubHost&) = delete;

  // Nothing: the hub ends, if there is one.
  void want(const std::optional<app::HostWish>& wish);
  [[nodiscard]] app::HostNews news() const;

 private:
  class Serving;
  std::filesystem::path database_;
  std::function<void()> ready_;
  std::optional<app::HostWish> wish_;
  std::unique_ptr<Serving> serving_;
};

}  // namespace nullo::gui
