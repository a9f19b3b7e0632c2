// What each screen shows: finished text, numbers and flags. Drawing code lays these out and decides nothing. Each
// page's part is in the folder of the page.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "app/club_evening/view.h"
#include "app/correction/view.h"
#include "app/devices/view.h"
#include "app/example/view.h"
#include "app/exchange/import_view.h"
#include "app/fork/view.h"
#include "app/help/view.h"
#include "app/new_session/view.h"
#include "app/past/view.h"
#include "app/people/view.h"
#include "app/phones/view.h"
#include "app/repair/view.h"
#include "app/seasons/view.h"
#include "app/settings/view.h"
#include "app/standings/view.h"
#include "app/start/view.h"
#include "app/table/over_view.h"
#include "app/table/view.h"
#include "base/compiled_once.h"
#include "core/seat.h"

namespace nullo::app {

// A question that must be answered first.
struct Dialog {
  std::string title;
  std::string text;
  std::string yes;         // the label; its key is Enter
  std::string no;          // the label; its key is Esc, which never says yes
  bool careful = false;    // something would be lost for good: Enter answers no, and Del answers yes
  std::string other = {};  // the label of a third answer; empty: there is none
  char other_key = 0;      // that answer's key, a small letter
};

// The contents of one page: what fills the window.
using Screens =
    std::variant<StartView, NewSessionView, TableView, HandOverView, GameOverView, CompareView, PastView, SessionView,
                 ReplayView, SettingsView, HelpView, PlayersView, PlayerView, RepairView, ImportView, PhonesView,
                 DevicesView, ForkView, StandingsView, SeasonsView, ClubEveningView>;
using AnyScreen = CompiledOnce<Screens>;

// What people have chosen to be called where there is little room, by their names.
using ShortNames = std::map<std::string, std::string, std::less<>>;

struct View {
  AnyScreen screen;
  Look look;
  // The colour index of each seat; people may have chosen one of their own.
  std::array<int, kMostSeats> seat_colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::string undo;  // what it takes back: "trick 7 to Clara"; empty: nothing to undo
  std::string redo;
  std::string notice;   // "Nullo is open in another window. Here you can only watch."; empty: none
  std::string trouble;  // what went wrong with disk or database, and what to do; stays until something works again
  std::string said;     // what was just done: "Copied …"; gone with the next intent
  // the folder it was written to, which can be shown in the file manager; empty: nothing was written
  std::string said_folder;
  // Where the session on the screen would be written to: "Into /home/anna/Documents/Nullo."; empty: no session is on
  // the screen.
  std::string export_text;
  std::optional<Dialog> dialog;
  std::optional<ExampleView> example;  // the page is one of the example; nothing: it is not
  bool can_go_back = false;
  bool board = false;                                  // the board should be open
  bool serves = false;                                 // the table can be shown on phones
  bool on_phones = false;                              // and should be now
  bool stay_awake = false;                             // the screen must stay on
  bool shares_text = false;                            // what is copied goes to the device's own sheet of sharing
  std::shared_ptr<const ShortNames> short_names = {};  // nullptr: nobody had to be known yet
};

}  // namespace nullo::app

extern template class nullo::CompiledOnce<nullo::app::Screens>;
