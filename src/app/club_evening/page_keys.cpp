#include "app/club_evening/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {

namespace {

bool can_draw(const ClubEveningView& page) { return page.can_change && !page.draw.empty(); }
bool has_rounds(const ClubEveningView& page) { return !page.rounds.empty(); }

constexpr auto kEveningRows = std::to_array<KeyRow<ClubEveningView>>({
    {"D", text::mark("draw the rounds that no table has begun"), means<DrawRounds{}>, "evening/draw", can_draw},
    {"Ctrl+C", text::mark("copy the draw as a message"), means<CopyDraw{}>, "copy", has_rounds},
    {"H", text::mark("write a page of the draw to print"), means<WriteDraw{}>, "export/html", has_rounds},
    {"I", text::mark("write a picture for a chat"), means<WriteDraw{Format::kPicture}>, "export/picture", has_rounds},
});

}  // namespace

std::span<const KeyRow<ClubEveningView>> key_rows(const ClubEveningView& /*page*/) { return kEveningRows; }

}  // namespace nullo::app
