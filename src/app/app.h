// The program without its window: which session is open, what each screen shows, what each intent does. App owns the
// store. Nothing here blocks for long, starts threads or knows ImGui.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/board/board.h"
#include "app/club/link.h"
#include "app/device.h"
#include "app/exchange/outcome.h"
#include "app/exchange/picture.h"
#include "app/intent.h"
#include "app/settings/window_place.h"
#include "app/view.h"
#include "base/clock.h"
#include "base/uuid.h"
#include "text/language.h"

namespace nullo::app {

struct Clock {
  std::function<std::string()> now = now_utc;
  std::function<std::string()> uuid = random_uuid;
  std::function<double()> seconds = steady_seconds;
};

// The table as pages on phones show it.
struct LiveTable {
  std::string language;  // its code, "de"
  std::string state;     // docs/hub.md#what-is-sent, on one line
  std::string page;      // HTML, for browsers without scripts
};

class Example;

class App {
 public:
  // Opens the database, or creates it. Throws store::StoreError if it cannot be used at all. `painter` draws a session
  // that is to be written as a picture.
  explicit App(const std::filesystem::path& database, Clock clock = {}, Painter painter = {},
               FilesGo files_go = FilesGo::kIntoFolder);
  ~App();

  // What to show now; valid until the next handle() or poll().
  [[nodiscard]] const View& view() const;
  // What the board shows now, whether it is open or not; valid as long as view().
  [[nodiscard]] const BoardView& board() const;
  // The text that the last intent copied and that has to go to the clipboard. Returns it once.
  [[nodiscard]] std::optional<std::string> take_copied();
  // What the last intent did that can be felt. Returns it once.
  [[nodiscard]] std::optional<Felt> take_felt();
  // The folder to show in the person's file manager. Returns it once.
  [[nodiscard]] std::optional<std::string> take_folder();
  // What became of what was given out: of a text, or of the files with these names. The view says it.
  void hear(Outcome outcome, std::string_view files = {});
  // Whether the screen is kept awake, as View::stay_awake asks. True: the view has changed.
  bool hear_awake(bool is_kept);
  // True: the view has changed.
  bool know(const Device& device);
  // What the pages on phones show now, in a language; nothing: none are to be shown, or the disk cannot be read.
  [[nodiscard]] std::optional<LiveTable> live(const text::Language& language = text::spoken()) const;
  // How it stands with the pages on phones, as View::on_phones asks for them. True: the view has changed.
  bool hear_phones(const PhonesNews& news);
  // The link of an invitation that wants a pattern; empty: none does. Whoever makes one tells it. True: the view has
  // changed.
  [[nodiscard]] std::string link_to_draw() const;
  bool hear_pattern(const std::string& link, Squares pattern);
  // Whether this device is to serve its club as its hub now, and how that stands. True: the view has changed.
  [[nodiscard]] std::optional<HostWish> wants_host() const;
  bool hear_host(const HostNews& news);
  // What is to be asked of the club's hub now; nothing: an answer is still to come, or there is nothing to ask.
  [[nodiscard]] std::optional<ClubRequest> ask_club();
  // True: the view has changed.
  bool hear_club(const ClubReply& reply);
  // Where to listen for what is new in the club, and a line that came from there.
  [[nodiscard]] std::optional<ClubEar> club_ear() const;
  void hear_club_line(std::string_view line);
  // The seconds after which ask_club() is to be called again, besides after whatever was done here; 0: never.
  [[nodiscard]] double ask_club_after() const;
  // Acts on one intent. Whatever it changed is committed when this returns. While another program keeps the database
  // locked, the intent stays pending, the view says so, and no other intent is taken. While the view is old because the
  // disk cannot be read, no intent is taken that was meant for it, only such as lead to another page.
  void handle(const Intent& intent);
  // Checks whether the pending intent can be acted on now, whether an old view can be made anew, and whether another
  // process has changed the database or has released it to us. True: the view has changed.
  bool poll();
  // The seconds after which poll() should be called again; 0: never.
  [[nodiscard]] double poll_after() const;
  // Another process writes; this one only reads.
  [[nodiscard]] bool reads_along() const;
  // The last intent found damage in the database.
  [[nodiscard]] bool found_damage() const;
  // The last intent found that the file of the database is gone: the backup that has what it had. Nothing: it is there,
  // or it could not be saved.
  [[nodiscard]] std::optional<std::filesystem::path> saved_from_gone() const;
  // Where the window was when it was closed last; nothing: it is opened for the first time.
  [[nodiscard]] const std::optional<WindowPlace>& window_place() const;
  // Reads the next piece of the list of past sessions; on the start page, in advance, first of standings and then of
  // that, so that they appear at once when the next key asks for them. Call it in a pause. True: the view has changed.
  bool read_ahead();
  // The seconds without anything to do after which it should be called; 0: there is nothing to read.
  [[nodiscard]] double read_ahead_after() const;

 private:
  struct Parts;
  // Nothing is being made or asked that other devices' sessions would change.
  [[nodiscard]] bool may_take_over() const;
  // The example lies over the start page.
  [[nodiscard]] bool shows_example() const;
  void try_example();
  void close_example();
  // True: that is all that was to be done.
  bool act_in_example(const Intent& intent);
  void act_on(const Intent& intent);
  bool act_on_pending();
  void say_failure(std::string_view what);
  // False: the disk still cannot be read.
  bool look_again();

  std::unique_ptr<Parts> parts_;
  std::unique_ptr<Example> example_;  // while somebody tries it
};

}  // namespace nullo::app
