#include "gui/window.h"

#include <cstdio>
#include <functional>
#include <optional>
#include <string>

#include <GLFW/glfw3.h>
#include <imgui.h>

#include "app/app.h"
#include "gui/awake.h"
#include "gui/end_signals.h"
#include "gui/gui.h"
#include "gui/imgui_compat.h"
#include "gui/platform.h"
#include "gui/second_window.h"
#include "gui/trace.h"
#include "gui/update.h"
#include "store/store.h"

namespace nullo::gui {

namespace {

constexpr double kReadAlongSeconds = 1;
constexpr double kPauseSeconds = 0.2;  // after which what may come next is read

struct Context {
  Context() { ImGui::CreateContext(); }
  ~Context() { ImGui::DestroyContext(); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
};

struct Renderer {
  Renderer() { ImGui_ImplOpenGL3_Init("#version 130"); }
  ~Renderer() { ImGui_ImplOpenGL3_Shutdown(); }
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;
};

// What the window shows and tells: the program, or the reason why there is none.
struct Show {
  std::function<const app::View&()> view;
  std::function<app::BoardView()> board;
  std::function<std::optional<std::string>()> take_copied;
  std::function<bool(const app::Intent&)> handle;  // false: close the window
  std::function<bool()> poll;                      // true: the view has changed
  std::function<bool()> reads_along;
  std::function<bool()> reads_ahead;
  std::function<void()> read_ahead;  // in a pause
};

class Window {
 public:
  Window(Gui& gui, Platform& platform, Trace& trace, Show show)
      : gui_{gui}, platform_{platform}, trace_{trace}, show_{std::move(show)} {
    gui_.record_to(trace_.recorder());
  }

  // The first frame, and then the window.
  void open() {
    update();
    present();
    platform_.show();
    follow_board();
    awake_.want(show_.view().stay_awake);
  }

  // Sleeps until something happens, acts on it, draws. False: the window is to close.
  bool turn() {
    const bool along = show_.reads_along();
    const bool ahead = show_.reads_ahead();
    const bool happened = platform_.wait(ahead ? kPauseSeconds : along ? kReadAlongSeconds : 0);
    if (ahead && !happened) show_.read_ahead();
    const bool changed = along && show_.poll();
    board_is_old_ = board_is_old_ || changed;
    if (board_ && board_->should_close()) handle(app::CloseBoard{});
    if (happened || changed) {
      update();
      present();
    }
    follow_board();
    awake_.want(show_.view().stay_awake);
    return open_ && !platform_.should_close();
  }

 private:
  void update() {
    gui::update(
        gui_, {show_.view, [this](const app::Intent& intent) { handle(intent); }, [this] { return platform_.screen(); },
               compat::upload_atlas, [this] { platform_.toggle_full_screen(); }});
  }

  void handle(const app::Intent& intent) {
    open_ = show_.handle(intent) && open_;
    board_is_old_ = true;
    if (const std::optional<std::string> text = show_.take_copied()) platform_.copy(*text);
  }

  // Opens and closes the board's window, and draws it where what it shows has changed.
  void follow_board() {
    if (!show_.view().board) return board_.reset();
    if (!board_) {
      board_.emplace(platform_);
      if (!board_->error().empty()) {
        handle(app::CloseBoard{board_->error()});
        board_.reset();
        update();
        return present();
      }
    }
    if (board_is_old_ || board_->is_stale()) board_->show(show_.board(), show_.view().look);
    board_is_old_ = false;
  }

  void present() {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    glViewport(0, 0, static_cast<int>(size.x), static_cast<int>(size.y));
    const ImVec4 ground = ImGui::ColorConvertU32ToFloat4(Gui::ground(show_.view().look));
    glClearColor(ground.x, ground.y, ground.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    platform_.swap();
    platform_.follow_cursor();
    if (trace_.frames()) glFinish();
    trace_.shown();
  }

  Gui& gui_;
  Platform& platform_;
  Trace& trace_;
  Show show_;
  bool open_ = true;
  std::optional<SecondWindow> board_;
  bool board_is_old_ = true;
  Awake awake_;
};

int run(Gui& gui, Platform& platform, EndSignals& signals, Show show) {
  Trace trace;
  Window window{gui, platform, trace, std::move(show)};
  window.open();
  while (!signals.received() && window.turn()) {
  }
  return 0;
}

Show show_app(app::App& app) {
  return {[&app]() -> const app::View& { return app.view(); },
          [&app] { return app.board(); },
          [&app] { return app.take_copied(); },
          [&app](const app::Intent& intent) {
            app.handle(intent);
            return true;
          },
          [&app] { return app.poll(); },
          [&app] { return app.reads_along(); },
          [&app] { return app.reads_ahead(); },
          [&app] { app.read_ahead(); }};
}

// The database cannot be used: the window says so and closes when that has been read.
Show show_refusal(const app::View& view) {
  return {[&view]() -> const app::View& { return view; },
          [] { return app::BoardView{}; },
          [] { return std::nullopt; },
          [](const app::Intent& intent) {
            return intent.as<app::Accept>() == nullptr && intent.as<app::Decline>() == nullptr;
          },
          [] { return false; },
          [] { return false; },
          [] { return false; },
          [] {}};
}

app::View refusal(const std::string& why) {
  app::View view;
  view.dialog = app::Dialog{"The database cannot be opened", why, "Close Nullo", "Close"};
  return view;
}

}  // namespace

int run_window(const std::filesystem::path& database) {
  EndSignals signals{Platform::wake};
  std::optional<app::App> app;
  std::string trouble;
  try {
    app.emplace(database);
  } catch (const store::StoreError& error) {
    trouble = error.what();
    std::fprintf(stderr, "nullo: %s\n", error.what());
  }
  const Context context;
  Gui gui;
  Platform platform{gui.events};
  if (!platform.error().empty()) {
    std::fprintf(stderr, "nullo: %s\n", platform.error().c_str());
    return 1;
  }
  const Renderer renderer;
  signals.set_awake(true);
  const app::View refused = refusal(trouble);
  const int code = run(gui, platform, signals, app ? show_app(*app) : show_refusal(refused));
  signals.set_awake(false);
  return app ? code : 1;
}

}  // namespace nullo::gui
