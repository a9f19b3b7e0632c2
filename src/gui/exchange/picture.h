// A session, or who is best, drawn as a picture for a chat: for the screen of a phone, and without a window or graphics
// card.
#pragma once

#include "app/exchange/picture.h"
#include "base/out.h"
#include "gui/imgui/rasterizer.h"
#include "gui/kit/recorder.h"

namespace nullo::gui {

// As wide as a phone, and as high as it takes; if there are too many hands for that, wider, with the hands in several
// columns. Not within a frame of ImGui's current context, if there is one: it draws in a context of its own. `recorder`
// gets what was drawn where.
Image picture_of(const app::PictureView& view, Recorder* recorder = nullptr);

// As wide as its columns need, at least as a phone.
Image picture_of(const app::RankingView& view, Recorder* recorder = nullptr);

// The same, given to `out` as a PNG file.
void draw_picture(const app::Picture& picture, const Out& out);

}  // namespace nullo::gui
