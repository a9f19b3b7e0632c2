// The window: GLFW and OpenGL 3 around Gui and App. It sleeps until something happens, handles all of it, draws once.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nullo::gui {

// Opens the window on the database at this path, with a preview of importing these files if there are any, and returns
// when it is closed. 0: done, 1: no display, no OpenGL or no database; the reason is on stderr then, and in the window
// where there is one.
//
// With NULLO_TRACE=frames in the environment each frame shown is reported on stderr with the monotonic clock's
// milliseconds; with NULLO_TRACE=rects also where each target lies. Tests and benchmarks read that. With
// NULLO_PHONES=127.0.0.1 the table is shown to phones at that address of this machine alone.
int run_window(const std::filesystem::path& database, const std::vector<std::string>& files = {});

}  // namespace nullo::gui
