#include "gui/update.h"

namespace nullo::gui {

namespace {

constexpr int kSettleFrames = 1;   // after the last event: ImGui knows what is under the mouse one frame late
constexpr int kMostFrames = 5000;  // so that the loop always ends

}  // namespace

void update(Gui& gui, const Host& host) {
  const auto prepare = [&gui, &host] {
    const Fonts::News news = gui.prepare();
    if (!news.empty()) host.upload(news);
  };
  int settle = kSettleFrames;
  for (int i = 0; i < kMostFrames && settle >= 0; ++i) {
    prepare();
    const Outcome outcome = gui.frame(host.view(), host.screen());
    if (outcome.intent) host.handle(*outcome.intent);
    if (outcome.full_screen) host.full_screen();
    if (!outcome.intent && !outcome.again && !gui.events.busy()) --settle;
  }
  prepare();
}

}  // namespace nullo::gui
