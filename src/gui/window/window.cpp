#include "gui/window/window.h"

#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <GLFW/glfw3.h>
#include <imgui.h>

#include "app/outdated.h"
#include "app/program.h"
#include "base/printable.h"
#include "gui/exchange/picture.h"
#include "gui/gui.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/pauses.h"
#include "gui/update.h"
#include "gui/window/awake.h"
#include "gui/window/canvas.h"
#include "gui/window/end_signals.h"
#include "gui/window/hub_asker.h"
#include "gui/window/hub_host.h"
#include "gui/window/hub_listener.h"
#include "gui/window/phones.h"
#include "gui/window/platform.h"
#include "gui/window/renderer.h"
#include "gui/window/second_window.h"
#include "gui/window/show_folder.h"
#include "gui/window/trace.h"
#include "gui/window/waiting.h"

namespace nullo::gui {

namespace {

class Window {
 public:
  Window(Gui& gui, Platform& platform, Trace& trace, app::Program& program, const std::filesystem::path& database,
         const std::vector<std::string>& files)
      : gui_{gui},
        platform_{platform},
        trace_{trace},
        program_{program},
        files_{files},
        canvas_{platform.handle()},
        host_{database, Platform::wake} {
    gui_.record_to(trace_.recorder());
    program_.know({.serves = Phones::can_serve(), .has_page = HubHost::has_page(), .asks_hubs = HubAsker::can_ask()});
  }

  // Draws the first frame, and then shows the window.
  void open() {
    pass_files_on();
    update();
    present();
    platform_.show();
    follow_view();
  }

  // Sleeps until something happens, acts on it, draws. False: the window is to be closed.
  bool turn() {
    const double poll_after = program_.poll_after();
    const double ahead = program_.read_ahead_after();
    const double draw_after = gui_.draw_after();
    const bool happened = platform_.wait(soonest({ahead, poll_after, draw_after, program_.ask_club_after()}));
    const bool read = ahead > 0 && !happened && program_.read_ahead();
    const std::optional<bool> awake = awake_.is_kept();
    const bool heard = awake && program_.hear_awake(*awake);
    const bool told = hear_club();
    const bool changed = (poll_after > 0 && program_.poll()) || heard || told;
    pass_files_on();
    is_old_ = is_old_ || changed;
    if (board_ && board_->should_close()) handle(app::CloseBoard{});
    const bool closes = platform_.should_close();
    if (closes) {
      handle(app::Close{});
      platform_.stay_open();
    }
    if (happened || read || changed || closes || draw_after > 0) {
      update();
      present();
    }
    follow_view();
    return open_;
  }

 private:
  // Previews the files that the program was called with, as if they were dropped on the window, once the data are open.
  void pass_files_on() {
    if (!files_.empty() && program_.is_open()) gui_.events.drop(std::exchange(files_, {}));
  }

  void update() {
    gui::update(
        gui_, {[this]() -> const app::View& { return program_.view(); },
               [this](const app::Intent& intent) { handle(intent); }, [this] { return platform_.screen(); },
               [this](const Fonts::News& news) { canvas_.follow(news); }, [this] { platform_.toggle_full_screen(); }});
  }

  void handle(const app::Intent& intent) {
    open_ = program_.handle(intent) && open_;
    is_old_ = true;
    if (const std::optional<std::string> text = program_.take_copied()) {
      program_.hear(platform_.copy(*text) ? app::Outcome::kCopied : app::Outcome::kNotCopied);
    }
    if (const std::optional<std::string> folder = program_.take_folder()) show_folder(*folder);
  }

  // What the view asks for besides the page.
  void follow_view() {
    follow_phones();
    follow_board();
    is_old_ = false;
    awake_.want(program_.view().stay_awake);
    follow_host();
    ear_.want(program_.club_ear());
    if (std::optional<app::ClubRequest> request = program_.ask_club()) club_.ask(*std::move(request));
  }

  // True: the view has changed.
  bool hear_club() {
    for (const std::string& line : ear_.take_lines()) program_.hear_club_line(line);
    const std::optional<app::ClubReply> reply = club_.take_reply();
    return reply && program_.hear_club(*reply);
  }

  // Serves the table to phones, or stops that; says how it stands with them, and sends them what has changed.
  void follow_phones() {
    if (const std::string link = program_.link_to_draw(); !link.empty()) {
      if (program_.hear_pattern(link, Phones::pattern_of(link))) {
        update();
        present();
      }
    }
    const bool on = program_.view().on_phones;
    phones_.want(on);
    if (!on) return;
    const std::optional<app::PhonesNews> news = phones_.news();
    if (news && program_.hear_phones(*news)) {
      update();
      present();
      is_old_ = true;
    }
    std::vector<const text::Language*> languages = phones_.languages();
    const bool more = languages != sent_in_;
    if (!is_old_ && !more) return;
    sent_in_ = std::move(languages);
    for (const text::Language* language : sent_in_)
      if (std::optional<app::LiveTable> table = program_.live(*language)) phones_.publish(std::move(*table));
  }

  // Serves the club, or stops that; says how it stands.
  void follow_host() {
    host_.want(program_.wants_host());
    if (!program_.hear_host(host_.news())) return;
    update();
    present();
  }

  // Opens and closes the board's window, and draws it when its content has changed.
  void follow_board() {
    if (!program_.view().board) return board_.reset();
    if (!board_) {
      board_.emplace(platform_);
      if (!board_->error().empty()) {
        handle(app::CloseBoard{board_->error()});
        board_.reset();
        update();
        return present();
      }
    }
    if (is_old_ || board_->is_stale()) board_->show(program_.board(), program_.view().look);
  }

  void present() {
    if (platform_.take_spoiled()) canvas_.spoil();
    canvas_.show(*ImGui::GetDrawData(), Gui::ground(program_.view().look));
    platform_.follow_cursor();
    if (trace_.frames()) glFinish();
    trace_.shown();
  }

  Gui& gui_;
  Platform& platform_;
  Trace& trace_;
  app::Program& program_;
  std::vector<std::string> files_;
  Canvas canvas_;
  bool open_ = true;
  std::optional<SecondWindow> board_;
  bool is_old_ = true;                          // what the board and the phones show
  std::vector<const text::Language*> sent_in_;  // to the phones
  Awake awake_{Platform::wake};
  Phones phones_{Platform::wake};
  HubHost host_;
  HubAsker club_{Platform::wake};
  HubListener ear_{Platform::wake};
};

}  // namespace

int run_window(const std::filesystem::path& database, const std::vector<std::string>& files) {
  EndSignals signals{Platform::wake};
  std::optional<Waiting> waiting;
  if (const std::string why = app::outdated_text(database); !why.empty()) waiting.emplace(why);
  app::Program program{database, {}, draw_picture};
  waiting.reset();
  if (!program.is_open()) std::fprintf(stderr, "nullo: %s\n", printable(program.failure()).c_str());
  const compat::Context context;
  Gui gui;
  Platform platform{gui.events, program.window_place()};
  if (!platform.error().empty()) {
    std::fprintf(stderr, "nullo: %s\n", printable(platform.error()).c_str());
    return 1;
  }
  const Renderer renderer;
  Trace trace;
  Window window{gui, platform, trace, program, database, files};
  signals.start();
  signals.set_awake(true);
  window.open();
  while (!signals.received() && window.turn()) {
  }
  signals.set_awake(false);
  if (program.is_open()) program.handle(app::KeepWindowPlace{platform.place()});
  return program.is_open() ? 0 : 1;
}

}  // namespace nullo::gui
