// What the settings show, and how the window looks.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/club/view.h"
#include "ledger/posting.h"

namespace nullo::app {

struct Look {
  int percent = 100;  // size of everything, in percent; one of kSizes
  bool dark = true;
  bool four_colours = false;  // clubs green, diamonds blue

  friend bool operator==(const Look&, const Look&) = default;
};
inline constexpr std::array kSizes{75, 100, 125, 150, 175, 200, 250, 300};

struct SettingsView {
  Look look;
  struct ChipChoice {
    std::string values;  // "1/5/25"
    bool chosen = false;
  };
  struct LanguageChoice {
    std::string code;  // "de"
    std::string name;  // as its speakers call it
    bool chosen = false;
  };
  std::vector<LanguageChoice> languages;  // empty: there is only one
  std::vector<ChipChoice> chips;  // the sets that most boxes contain, then the table's own if it is none of them
  std::string chips_problem;      // why the chip set typed last was refused; empty: it was not
  std::string chips_start;        // "100 chips are two 25s, eight 5s, ten 1s"
  Amount stake = 0;               // hundredths for a point; 0: no stake
  Amount highest_stake = 0;
  std::string stake_amount;     // "0.10"
  bool against_winner = false;  // false: against the average
  std::string stake_problem;
  std::string data_place;  // the path of the database, or that it is in the browser
  std::string data_size;   // "312 kB, 14 sessions"
  struct BackupLine {
    std::string id;
    std::string made;  // "2026-11-21 19:30" in the local time zone
    std::string what;  // "14 sessions, 312 kB", "cannot be read"
    bool can_restore = true;
  };
  std::vector<BackupLine> backups;  // newest first
  std::string backup_place;         // the folder of the backups, or that they are in the browser
  std::string backup_note;          // the result of the last backup or restore; empty: there was none
  bool can_show_folder = false;     // the folder can be shown in a file manager
  bool can_back_up = true;          // this window may write
  bool keep_awake = true;           // keeps the screen on while a session is open
  std::string awake_note;           // that it could not be kept on; empty: nothing is known of that
  std::optional<bool> vibrate;      // for a recorded hand and a refusal; nothing: the device cannot
  bool board = false;               // the board is open
  std::optional<ClubView> club;     // nothing: this device cannot ask a hub
  std::string version;
};

}  // namespace nullo::app
