#include "gui/window/waiting.h"

#include <imgui.h>

#include "gui/update.h"
#include "gui/window/canvas.h"
#include "gui/window/renderer.h"

namespace nullo::gui {

Waiting::Waiting(const std::string& sentences) {
  if (!platform_.error().empty()) return;
  const Renderer renderer;
  Canvas canvas{platform_.handle()};
  app::View view;
  view.said = sentences;
  const auto draw = [&] {
    update(gui_, {[&]() -> const app::View& { return view; }, [](const app::Intent&) {},
                  [this] { return platform_.screen(); }, [&](const Fonts::News& news) { canvas.follow(news); }, [] {}});
    canvas.show(*ImGui::GetDrawData(), Gui::ground(view.look));
  };
  draw();
  platform_.show();
  constexpr double kUntilItIsThere = 0.2;
  platform_.wait(kUntilItIsThere);
  canvas.spoil();  // what was shown before the desktop had the window may be lost
  draw();
}

}  // namespace nullo::gui
