// Carries what the program asks its club's hub, one request at a time, in a thread of its own. Built without the hub,
// it says that it cannot.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/club/link.h"

namespace nullo::gui {

class HubAsker {
 public:
  static bool can_ask();

  // `heard` is called from another thread when an answer is there, or none will come.
  explicit HubAsker(std::function<void()> heard);
  ~HubAsker();
  HubAsker(const HubAsker&) = delete;
  HubAsker& operator=(const HubAsker&) = delete;

  void ask(app::ClubRequest request);
  // What came of the last request. Returns it once.
  [[nodiscard]] std::optional<app::ClubReply> take_reply();

 private:
  class Work;
  std::function<void()> heard_;
  std::unique_ptr<Work> work_;  // from the first request on
};

}  // namespace nullo::gui
