// Listens to the club's hub, in a thread of its own, and begins again when the connection is lost. Built without the
// hub, it hears nothing.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/club/link.h"

namespace nullo::gui {

class HubListener {
 public:
  // `heard` is called from another thread when a line has come.
  explicit HubListener(std::function<void()> heard);
  ~HubListener();
  HubListener(const HubListener&) = delete;
  HubListener& operator=(const HubListener&) = delete;

  // Where to listen from now on; nothing: nowhere.
  void want(const std::optional<app::ClubEar>& ear);
  // The lines that have come since it was asked last.
  [[nodiscard]] std::vector<std::string> take_lines();

 private:
  class Work;
  std::function<void()> heard_;
  std::optional<app::ClubEar> ear_;
  std::unique_ptr<Work> work_;
};

}  // namespace nullo::gui
