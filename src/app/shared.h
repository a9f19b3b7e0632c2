// What all pages work with: the store, the people, the table, what is asked and said, and the pages themselves.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "app/chips/chips_and_stake.h"
#include "app/club/link.h"
#include "app/club_evening/club_evening.h"
#include "app/device.h"
#include "app/new_session/draft.h"
#include "app/pages.h"
#include "app/past/session_list.h"
#include "app/people/players.h"
#include "app/people/statistics.h"
#include "app/question.h"
#include "app/seasons/seasons.h"
#include "app/settings/window_place.h"
#include "app/settling/stake_form.h"
#include "app/standings/standings.h"
#include "app/table/table.h"
#include "store/store.h"

namespace nullo::app {

// Messages that are shown beside the page.
struct Said {
  std::string done;                   // "Copied: paste it into a message."; until the next intent
  std::string given;                  // what the browser is to give out: "this part of the evening, evening.json"
  std::filesystem::path written_in;   // the folder of what was written; empty: nothing was
  std::string trouble;                // what failed though the rest was done: a backup, the board
  std::optional<std::string> copied;  // for the clipboard
  std::optional<Felt> felt;
  std::optional<std::string> folder;  // to be shown in the file manager
};

struct Shared {
  Shared(const std::filesystem::path& database, Clock the_clock, Painter the_painter, FilesGo where_files_go);

  // Everything that is kept in the store: at the start, and after it has been exchanged for another one.
  void read_all();
  // Reads the people if anything stored has changed since.
  void refresh_people();
  // Lets every page update the names that it shows.
  void people_changed();
  // After a failure: the people, the session at the table and the pages as they are stored now, whatever of an act was
  // done before it failed.
  void read_anew();
  [[nodiscard]] OverStandings over_standings() { return {store, standings, people, clock.now()}; }
  // A stored session has changed: updates the table and every page that shows it.
  void show(const session::Session& now);
  // Copies what is stored into the backups. If that fails, a line says so and play goes on.
  void back_up();
  void ask(Question next) { question = std::move(next); }
  // Whose rules F1 shows on a page that is about no game: the game at the table, or else the one played last, or the
  // first one.
  [[nodiscard]] const games::Info& game_at_table();

  void change_look(const Look& next);
  void speak(std::string_view code);         // from now on, one of text::languages()
  [[nodiscard]] bool has_chosen_language();  // somebody has, in the settings; otherwise the system's is spoken
  void change_playing(const ChipsAndStake& next);
  void turn_table();
  void set_board(bool open);
  void set_on_phones(bool on);
  // There is a session at the table, or a club's evening.
  [[nodiscard]] bool has_for_phones();
  // Others than those who were to see it may sit at the table now: whoever goes on, plays another session with the
  // same people, or belongs to the club's evening that is on, need not switch it on again.
  void end_on_phones_with_evening();
  void set_keep_awake(bool keep);
  void set_vibrate(bool vibrates);
  void keep_window_place(const WindowPlace& place);

  store::Store store;
  Clock clock;
  ClubLink club{store, clock};
  Painter painter;
  FilesGo files_go;
  Look look;
  ChipsAndStake playing;  // what the table plays with and for
  int turn = 0;           // seats that the table is turned by
  bool board_open = false;
  bool on_phones = false;  // the table is shown on phones
  PhonesNews phones;       // what is known of that
  bool keep_awake = true;
  std::optional<bool> is_kept_awake;  // nothing: nobody has said
  Device device;
  bool vibrate = true;  // where the device can
  Players people;
  StatisticsPage statistics;
  Standings standings;
  Seasons seasons;
  ClubEvening club_evening;
  SessionList past;
  int lists_shown = 0;  // of past sessions, each by its number
  Table table;
  Pages pages;
  std::optional<Question> question;
  Said said;
  StakeForm stake_form;
  std::optional<Unfinished> unfinished;
  std::optional<WindowPlace> window_place;  // where it was closed last

 private:
  // A session, as far as it decides whether those who look on may see the next one as well.
  struct OnPhones {
    static OnPhones of(const session::Session& session);
    std::string id = {};
    std::vector<std::string> people = {};  // sorted
  };

  void read_turn();

  OnPhones shown_on_phones_;               // when that was looked at last
  store::Store::ChangeMark people_known_;  // what was stored when they were read
};

}  // namespace nullo::app
