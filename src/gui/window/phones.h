// Serves the table to phones for as long as the program wants it: starts and ends the hub, and tells the program how it
// stands. Built without the hub, it says that it cannot.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/app.h"

namespace nullo::gui {

class Phones {
 public:
  // Whether this program can serve anything.
  static bool can_serve();
  // Of a link, for cameras; none if it is too long.
  static app::Squares pattern_of(const std::string& link);

  // `looked` is called from another thread when more or fewer phones look on.
  explicit Phones(std::function<void()> looked);
  ~Phones();
  Phones(const Phones&) = delete;
  Phones& operator=(const Phones&) = delete;

  // Begins to serve, or ends it, which the pages say.
  void want(bool on);
  // How it stands; nothing: it is off.
  [[nodiscard]] std::optional<app::PhonesNews> news() const;
  // The languages in which the pages are wanted.
  [[nodiscard]] std::vector<const text::Language*> languages() const;
  // What the pages of its language are to show from now on.
  void publish(app::LiveTable table);

 private:
  class Serving;
  std::function<void()> looked_;
  std::unique_ptr<Serving> serving_;
};

}  // namespace nullo::gui
