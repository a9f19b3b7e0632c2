// The program from start to end: it opens the database, asks what to do if that is damaged, waits if it is locked, and
// otherwise passes everything on to App.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/app.h"
#include "store/store.h"

namespace nullo::app {

class Program {
 public:
  // Never throws store::StoreError: the view says what failed.
  explicit Program(std::filesystem::path database, Clock clock = {}, Painter painter = {},
                   FilesGo files_go = FilesGo::kIntoFolder);

  // The same as App's.
  [[nodiscard]] const View& view() const;
  [[nodiscard]] BoardView board() const;
  [[nodiscard]] std::optional<std::string> take_copied();
  [[nodiscard]] std::optional<Felt> take_felt();
  [[nodiscard]] std::optional<std::string> take_folder();
  void hear(Outcome outcome, std::string_view files = {});
  bool hear_awake(bool is_kept);
  bool know(const Device& device);
  [[nodiscard]] std::optional<LiveTable> live(const text::Language& language = text::spoken()) const;
  bool hear_phones(const PhonesNews& news);
  [[nodiscard]] std::string link_to_draw() const;
  bool hear_pattern(const std::string& link, Squares pattern);
  [[nodiscard]] std::optional<HostWish> wants_host() const;
  bool hear_host(const HostNews& news);
  [[nodiscard]] std::optional<ClubRequest> ask_club();
  bool hear_club(const ClubReply& reply);
  [[nodiscard]] std::optional<ClubEar> club_ear() const;
  void hear_club_line(std::string_view line);
  [[nodiscard]] double ask_club_after() const;
  // False: the window should close.
  bool handle(const Intent& intent);
  bool poll();
  [[nodiscard]] double poll_after() const;
  bool read_ahead();
  [[nodiscard]] double read_ahead_after() const;
  [[nodiscard]] std::optional<WindowPlace> window_place() const;

  // The database is open. If not, failure() says why.
  [[nodiscard]] bool is_open() const { return app_.has_value(); }
  [[nodiscard]] const std::string& failure() const { return failure_; }

 private:
  enum class Asking {
    kNothing,
    kRescue,   // it is damaged
    kPutBack,  // its file is gone
    kWait,     // it is locked
    kClose,    // it cannot be used
  };

  void open();
  [[nodiscard]] bool stays_open();
  void rescue();
  void put_back();
  void look_at_failure();
  void ask(Asking asking, Dialog dialog);
  void ask_to_rescue(const std::string& why);
  void ask_to_put_back(std::filesystem::path saved);
  void show_refused(const store::StoreError& error);

  std::filesystem::path database_;
  Clock clock_;
  Painter painter_;
  FilesGo files_go_;
  Device device_;
  // kept, too, while Program asks what to do about damage, or a file that is gone, which an intent found
  std::optional<App> app_;
  Asking asking_ = Asking::kNothing;
  View asked_;  // what is shown while Program asks
  std::string failure_;
  std::filesystem::path saved_;  // the backup to put back
};

}  // namespace nullo::app
