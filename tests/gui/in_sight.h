// A game that has just begun, or whose hand is entered so far by keys, in a window of some size: what is in sight
// there.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::gui {

inline bool whole(const Driver& person, std::string_view name) {
  const Recorder::Target* target = person.seen.find(name);
  return target != nullptr && target->rect.height() + 1 >= target->whole.height() &&
         target->rect.width() + 1 >= target->whole.width();
}

class InSight : public ::testing::Test {
 protected:
  Driver& start(std::string_view game, int players, const Gui::Screen& screen, std::string_view keys = {}) {
    return start(game, players, Size{screen}, keys);
  }
  Driver& start(std::string_view game, int players, const Size& size, std::string_view keys = {}) {
    return start_with(game, {}, players, size, keys);
  }
  // By other rules than the game's usual ones, if a preset is named.
  Driver& start_by(std::string_view game, std::string_view preset, int players, const Gui::Screen& screen) {
    return start_with(game, preset, players, Size{screen}, {});
  }
  template <class Screen>
  [[nodiscard]] const Screen* on() const {
    return std::get_if<Screen>(&app_->view().screen);
  }
  [[nodiscard]] app::App& app() { return *app_; }
  // Ends the driver, and returns the view for the next one.
  [[nodiscard]] app::View leave() {
    driver_.reset();
    return app_->view();
  }

 private:
  Driver& start_with(std::string_view game, std::string_view preset, int players, const Size& size,
                     std::string_view keys) {
    constexpr std::array kNames{"Anna", "Boris", "Clara", "Dmitri", "Emil", "Flora", "Georg", "Hanna", "Ida", "Jo"};
    driver_.reset();
    app_ = std::make_unique<app::App>(testing::with_tables(scratch_ / fmt::format("{}.db", ++started_)));
    app_->handle(app::Go{app::Screen::kNewSession});
    app_->handle(app::ChooseGame{std::string{game}});
    if (!preset.empty()) app_->handle(app::ChoosePreset{std::string{preset}});
    app_->handle(app::SetPlayers{players});
    for (int i = 0; i < players; ++i) app_->handle(app::SetName{Seat{i}, kNames.at(static_cast<std::size_t>(i))});
    app_->handle(app::Accept{});
    app_->handle(app::SetLook{{.percent = size.percent}});
    driver_ = std::make_unique<Driver>(*app_, size.screen);
    for (const char key : keys) {
      if (key == '\n') {
        driver_->press(KeyName::kEnter);
      } else if (key == '\t') {
        driver_->press(KeyName::kTab);
      } else {
        driver_->type(std::string{key});
      }
    }
    return *driver_;
  }

  nullo::testing::Scratch scratch_;
  int started_ = 0;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

}  // namespace nullo::gui
