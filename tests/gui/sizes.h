// The sizes of windows, and of everything in them, in which people play.
#pragma once

#include <array>
#include <string>

#include <fmt/format.h>

#include "gui/gui.h"

namespace nullo::gui {

struct Size {
  Gui::Screen screen;
  int percent = 100;
};

inline constexpr Gui::Screen kDeskScreen{1280, 800};
inline constexpr Gui::Screen kLowScreen{1024, 600};
inline constexpr Gui::Screen kUprightPhone{390, 844};  // a phone
inline constexpr Gui::Screen kLyingPhone{844, 390};
inline constexpr std::array<Gui::Screen, 5> kScreens{kDeskScreen, kLowScreen, {1920, 1080}, kUprightPhone, kLyingPhone};

// Under the sanitizers a frame takes many times as long, and everything lies where it lies in the release build, which
// tries all sizes and numbers of players. A desk and a phone are enough for the sanitizers.
#ifdef NULLO_SANITIZED
inline constexpr bool kTriesAll = false;
inline constexpr std::array<Size, 2> kTableSizes{{{kScreens[0]}, {kScreens[3]}}};
#else
inline constexpr bool kTriesAll = true;
// At these sizes a table is as large as it gets, even if a larger size is set: TEST(Scale,
// ATableGrowsOnlyWhileAllOfItIsInSight).
inline constexpr std::array<Size, 8> kTableSizes{{{kScreens[0]},
                                                  {kScreens[1]},
                                                  {kScreens[2]},
                                                  {kScreens[3]},
                                                  {kScreens[4]},
                                                  {kScreens[0], 150},
                                                  {kScreens[1], 150},
                                                  {kScreens[2], 150}}};
#endif

// On these screens the button for Enter is in the foot.
inline bool is_phone(const Gui::Screen& screen) { return screen.width < 560 || screen.height < 480; }

inline std::string name_of(const Gui::Screen& screen) { return fmt::format("{}x{}", screen.width, screen.height); }
inline std::string name_of(const Size& size) { return fmt::format("{} at {} %", name_of(size.screen), size.percent); }

}  // namespace nullo::gui
