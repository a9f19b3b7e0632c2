// Somebody at the table, without a window: types keys and looks at what the screens say.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/app.h"
#include "base/unicode.h"
#include "support/stored.h"

namespace nullo::testing {

// A clock that stands still and ids that count up.
inline app::Clock still_clock() {
  return {[] { return std::string{"2026-11-21T18:30:00Z"}; },
          [count = 0]() mutable {
            std::string id = "00000000-0000-4000-8000-000000000000";
            const std::string number = std::to_string(++count);
            return id.replace(id.size() - number.size(), number.size(), number);
          },
          [] { return 0.0; }};
}

// A hand of Tëtka: Boris takes the bum card 1, Dmitri the Q♦ 1, Clara everything else: 7.
inline constexpr const char* kTetkaHand = "7c1b2c3d4hr3\n";

class TableDriver {
 public:
  explicit TableDriver(const std::filesystem::path& database, app::Painter painter = {},
                       app::Clock clock = still_clock())
      : app{with_tables(database), std::move(clock), std::move(painter)}, stored_{database} {}

  // Characters of the table's keys, in UTF-8; '\n' is Enter, '\b' Backspace, '\t' Tab, '<' and '>' the arrows, '\x1b'
  // Esc.
  void type(std::string_view keys) {
    using Named = app::TypeKey::Named;
    while (const std::optional<unicode::Character> typed = unicode::first(keys)) {
      keys.remove_prefix(typed->bytes);
      const char32_t key = typed->code;
      ++presses;
      if (key == U'\n') {
        app.handle(app::Accept{});
      } else if (key == U'\b') {
        app.handle(app::TypeKey{0, Named::kBackspace});
      } else if (key == U'\t') {
        app.handle(app::TypeKey{0, Named::kTab});
      } else if (key == U'\x1b') {
        app.handle(app::TypeKey{0, Named::kEscape});
      } else if (key == U'<' || key == U'>') {
        app.handle(app::TypeKey{0, key == U'<' ? Named::kLeft : Named::kRight});
      } else {
        app.handle(app::TypeKey{key, Named::kNone});
      }
    }
  }

  void start_session(std::initializer_list<const char*> names = {"Anna", "Boris", "Clara", "Dmitri"}) {
    app.handle(app::Go{app::Screen::kNewSession});
    int seat = 0;
    for (const char* name : names) app.handle(app::SetName{Seat{seat++}, name});
    app.handle(app::Accept{});
  }

  // Starts a session of this game by this preset, or by its usual rules, with as many places as names. The first one
  // deals.
  void start(const char* game, const std::vector<std::string>& names, const char* preset = nullptr) {
    app.handle(app::Go{app::Screen::kNewSession});
    app.handle(app::ChooseGame{game});
    if (preset != nullptr) app.handle(app::ChoosePreset{preset});
    app.handle(app::SetPlayers{static_cast<int>(names.size())});
    for (std::size_t i = 0; i < names.size(); ++i) app.handle(app::SetName{Seat{static_cast<int>(i)}, names[i]});
    app.handle(app::Accept{});
  }

  template <class Screen>
  [[nodiscard]] const Screen* on() const {
    return std::get_if<Screen>(&app.view().screen);
  }
  [[nodiscard]] const app::TableView& table() const { return std::get<app::TableView>(app.view().screen); }

  // The newest session, as its file has it.
  [[nodiscard]] session::Session stored() const { return stored_.session(); }

  app::App app;
  int presses = 0;

 private:
  Stored stored_;
};

}  // namespace nullo::testing
