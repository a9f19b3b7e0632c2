// The program itself with a game begun: keys, clicks and taps on one side, what is shown on the other.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::gui {

class GameFlow : public ::testing::Test {
 protected:
  // Begins a session; the first player deals.
  void begin(std::string_view game, const std::vector<std::string>& names,
             std::initializer_list<app::SetOption> options = {}, Gui::Screen size = {}) {
    app_.handle(app::Go{app::Screen::kNewSession});
    app_.handle(app::ChooseGame{std::string{game}});
    app_.handle(app::SetPlayers{static_cast<int>(names.size())});
    for (const app::SetOption& option : options) app_.handle(option);
    for (std::size_t i = 0; i < names.size(); ++i) app_.handle(app::SetName{Seat{static_cast<int>(i)}, names[i]});
    app_.handle(app::Accept{});
    person_ = std::make_unique<Driver>(app_, size);
  }

  template <class Screen>
  [[nodiscard]] const Screen* screen() const {
    return std::get_if<Screen>(&app_.view().screen);
  }
  [[nodiscard]] const app::TableView& table() const { return *screen<app::TableView>(); }
  Driver& person() { return *person_; }
  app::App& app() { return app_; }

 private:
  nullo::testing::Scratch scratch_;
  app::App app_{testing::with_tables(scratch_ / "nullo.db")};
  std::unique_ptr<Driver> person_;
};

}  // namespace nullo::gui
