// The program in a browser's page: what gui/window/window.h is on the desktop. It cannot sleep; the page calls turn()
// when something has happened, or when the time that the last turn gave is over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/program.h"
#include "gui/board/board.h"
#include "gui/gui.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/kit/recorder.h"
#include "gui/web/canvas.h"

namespace nullo::gui {

class Page {
 public:
  // Opens the database at this path, and draws into the canvas that the selector names: the program, or only the board.
  Page(std::filesystem::path database, const char* canvas, bool only_board);
  ~Page() = default;
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;

  // Why there is no page; empty: all is well.
  [[nodiscard]] const std::string& error() const { return canvas_.error(); }

  // Acts on all events, and draws if anything has changed. Seconds until the next turn is due though nothing happens;
  // 0: never.
  double turn(bool happened);
  // Shows what the last turn drew, if it had to wait for the disk.
  void present();
  [[nodiscard]] bool waits_to_present() const { return waits_; }

  void resize(float width, float height, float density);
  // Goes back a page, as the browser's Back asks. False: there is none, and the page may be left.
  bool go_back();
  void begin_drawing_again();
  // The program once more, after it has been closed or while another file took the database's place.
  void open();
  // The program keeps no file open until then.
  void close() { program_.reset(); }

  // What became of what was given out, and whether the screen is kept awake; as the program's.
  void hear(app::Outcome outcome, std::string_view files = {}) { program_->hear(outcome, files); }
  bool hear_awake(bool is_kept) { return program_->hear_awake(is_kept); }
  void know(app::Device device);
  // Lets this device enter a session, as the address of the page says.
  void enter(std::string code, std::string session);
  // All that is shown is said anew in this language.
  void speak(std::string_view code);
  // What came of a request to the club's hub.
  void hear_club(const app::ClubReply& reply);
  void hear_club_line(std::string_view line) { program_->hear_club_line(line); }

  // Writes a copy of all that is stored to the file. Why that failed; empty: it did not.
  std::string copy_to(const std::filesystem::path& file);
  // Puts that file in the database's place, and says how that went.
  std::string restore(const std::filesystem::path& file);

  [[nodiscard]] const app::View& view() const { return program_->view(); }
  [[nodiscard]] Gui& gui() { return gui_; }
  // The pointer is on the text field that is typed in.
  [[nodiscard]] bool is_typing_here() const;
  [[nodiscard]] const Recorder& recorder() const { return recorder_; }
  // The title of what lies over the screen; empty: nothing does.
  [[nodiscard]] std::string over() const;

 private:
  void update();
  void ask_hub();
  void handle(const app::Intent& intent);
  [[nodiscard]] Gui::Screen screen();

  std::filesystem::path database_;
  std::optional<app::Program> program_;
  app::Device device_;
  compat::Context context_;
  Gui gui_;
  WebCanvas canvas_;
  compat::Clipboard clipboard_{};
  Recorder recorder_;
  std::optional<Board> board_;  // it has the atlas to itself: nothing else is drawn then
  Gui::Screen screen_;
  std::optional<app::ClubEar> ear_;  // where the browser listens
  double last_frame_ = 0;
  bool drawn_ = false;
  bool fresh_ = false;  // what was drawn last has not been shown
  bool waits_ = false;
};

}  // namespace nullo::gui
