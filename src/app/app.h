// The program without its window: what is open, what each screen shows, what each intent does. Owns the store.
// Nothing here blocks for long, starts threads or knows ImGui.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/board.h"
#include "app/intent.h"
#include "app/picture.h"
#include "app/view.h"

namespace nullo::app {

struct Clock {
  std::function<std::string()> now;   // RFC 3339 UTC
  std::function<std::string()> uuid;  // a new random one
};
Clock system_clock();

class App {
 public:
  // Opens (or makes) the database. Throws store::StoreError where it cannot be used at all.
  // `painter`: who draws a session that is to be written as a picture.
  explicit App(const std::filesystem::path& database, Clock clock = system_clock(), Painter painter = {});
  ~App();

  // The view of what is now; valid until the next handle() or poll().
  [[nodiscard]] const View& view() const;
  // What the board shows now, if it is open or not.
  [[nodiscard]] BoardView board() const;
  // What was copied by the last intent and has to go to the clipboard; once.
  [[nodiscard]] std::optional<std::string> take_copied();
  // The folder that is to be shown in the person's file manager; once.
  [[nodiscard]] std::optional<std::string> take_folder();
  // Acts on one intent. Whatever it changed is committed when this returns. While another program keeps the database
  // locked, the intent is kept until it can be acted on, the view says so, and no other is taken.
  void handle(const Intent& intent);
  // Looks whether what is kept can be acted on, whether another process has changed the database, or has left it to us.
  // True: the view has changed.
  bool poll();
  // After how many seconds poll() is worth calling; 0: never.
  [[nodiscard]] double poll_after() const;
  // Another process writes.
  [[nodiscard]] bool reads_along() const;
  // The last intent came upon damage in the database.
  [[nodiscard]] bool found_damage() const;
  // Reads what the next key may ask for, the list of past sessions, so that it is there at once. To be called in a
  // pause, where reads_ahead() says that there is something to read; the view stays as it is.
  void read_ahead();
  [[nodiscard]] bool reads_ahead() const;

 private:
  struct Parts;
  void act_on(const Intent& intent);
  bool act_on_pending();
  void say_failure(std::string_view what);

  std::unique_ptr<Parts> parts_;
};

}  // namespace nullo::app
