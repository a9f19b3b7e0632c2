// What the screens remember from frame to frame: the focus, what is being typed or dragged, which menu is open. Nobody
// else needs it, and it is not saved.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/key_row.h"
#include "core/seat.h"
#include "games/entry.h"
#include "gui/kit/geometry.h"

namespace nullo::gui {

inline constexpr const char* kSearchField = "search";  // of past sessions, and of people
inline constexpr const char* kPathField = "path";      // of a file to import
inline constexpr const char* kSameSearch = "merge/search";

struct ScreenState {
  // ---- the focus: Tab and the arrows move it through the targets in the order they are drawn
  std::string focus;                 // name of the target; empty: none
  bool focus_moved = false;          // scroll to it, or start typing in it
  bool press_focus = false;          // Enter has been pressed on it
  bool too_soon = false;             // a tap fell on what had only just come; said until the next press
  std::string pressed;               // the button that a key presses in this frame, whatever has the focus
  bool leave_text = false;           // the text field being typed in is to be left
  std::string tab_from;              // where Tab goes on while nothing has the focus
  std::string focus_wish;            // gets the focus in the next frame
  bool typing = false;               // a text field is active
  bool resized = false;              // the window has another size than in the last frame
  bool typing_lines = false;         // that field has several lines
  int waking = 0;                    // frames left in which the text field that got the focus is to become active
  int opening = 0;                   // frames left in which the focus does not scroll a page that has just been opened
  std::vector<std::string> targets;  // of the last frame
  std::vector<std::string> next_targets;  // of this one

  // ---- what lies over the screen
  enum class Overlay {
    kNone,
    kHandMenu,
    kNote,
    kAdjust,
    kPlayers,
    kPresets,
    kWords,
    kPack,
    kSamePerson,
    kExport,
    kReplace,
    kStake,
    kTricks,
    kDue,
    kWhys
  };
  Overlay overlay = Overlay::kNone;

  // What was tapped last, where, and when (seconds): a second tap there does not press another target that has come
  // under the finger, and does not answer the next question as well.
  struct Tap {
    std::string name;
    Point at;
    double time = -1;
  };
  Tap last_tap;

  std::string note;
  struct Adjustment {
    std::optional<Seat> from;
    std::optional<Seat> to;
    int amount = 1;
    std::string note;
    bool bought = false;  // what goes from the bank or to it is bought or sold
  };
  Adjustment adjustment;
  std::vector<std::string> players;  // who sits where, in seat order

  // ---- new session
  std::array<std::string, kMostSeats> names;
  std::optional<Seat> typing_name;  // whose field is active
  bool named_before = false;        // that place had a name before it was typed in
  std::optional<Seat> naming;       // the place for which known names are offered above a phone's keyboard
  std::string one_more;             // the name of one more player, as it is being typed
  std::optional<Seat> added;        // whose name that is
  std::optional<Seat> dragged;
  std::optional<Seat> picked_place;  // tapped or typed in last: a tap on a remembered name fills it
  std::optional<Seat> typed_place;   // whose name was typed here: more typing edits the name and does not replace it
  std::string joining_seen;          // who joins with how much, as it was brought into sight
  bool shows_joining = false;        // and it is to be now
  bool more_rules = false;
  std::string own_name;       // for own rules, as it is being typed
  std::string option_name;    // an option that is a name, as it is being typed
  std::string typing_option;  // its key; empty: its field is not active
  std::string number;         // as it is being typed
  std::string typing_number;  // name of its field; empty: none
  std::string option;         // key of the option whose words or cards lie over the screen

  // ---- scrolling by keys, and to what has just been opened
  std::optional<app::ScrollPage> scroll;  // of the screen, in this frame
  bool from_top = false;                  // another page was opened: show its top
  bool on_list = false;                   // the last screen listed pages
  bool on_page = false;                   // the last screen was a person's page
  std::string page;                       // the name of the person whose page was shown last
  std::optional<int> hand_to_show;        // tapped on the score sheet

  // ---- the score sheet beside a hand
  std::size_t sheet_later = 0;  // the newest rows left out, because earlier ones were asked for
  std::size_t sheet_rows = 0;   // of how many rows in all: one more hand, and the newest are shown again

  std::string asked;     // the question that the table showed last
  std::string in_sight;  // what was scrolled to last, and the size of its area

  // ---- settings
  std::string chips;  // the table's own chips, as they are being typed
  std::string stake;  // as it is being typed
  bool typing_chips = false;
  bool typing_stake = false;
  std::string hub_address;  // of a club, as they are being typed
  std::string hub_code;
  std::string session_stake;    // of the session that is shown, as it is being typed
  bool session_winner = false;  // its form says: settle against the winner

  std::optional<Seat> exchanged;  // the first of two seats that are to change places

  // ---- a person's page
  bool person_names = false;  // names and colour are shown, not the figures
  std::string person;         // name and short name as they were shown when typing began
  std::string person_name;    // as they are being typed
  std::string person_short;

  // ---- a club's evening
  std::string somebody;  // who is not known yet, as they are being typed

  // ---- the days that standings are made of, as they are being typed
  struct StandingsDays {
    std::string from;
    std::string until;
  };
  StandingsDays standings_days;

  // ---- how a season counts
  struct SeasonForm {
    struct Typed {
      std::string kept;  // name of the season and text, as they were kept when typing began
      std::string text;
    };
    std::map<int, Typed> parts;   // by app::SeasonPart
    std::size_t adjustments = 0;  // how many there were in the last frame
    std::string person;           // who gets points more or less
    std::string points;
    std::string note;
  };
  SeasonForm season_form;

  // ---- past sessions
  enum class SessionChart { kTotals, kPlaces, kSources };
  SessionChart session_chart = SessionChart::kTotals;  // the one that is shown
  bool session_actions = false;                        // all that can be done with it is shown, where it has no column
  std::string search;
  bool searching = false;
  struct List {
    int number = -1;  // app::PastView::list_number of the list that `chosen` and `page` are about
    int chosen = 0;   // the line that Enter opens
    int page = 1;     // lines in sight
  };
  List list;
  List people;                // of the list of people, or of who could be the same person; `number` is not used
  std::string people_search;  // the search that `people` is about

  std::string import_path;    // as it is being typed
  bool looked = false;        // a file was previewed: if it is refused, another path can be typed
  int folder_line = -1;       // line of the listed folder that Enter opens; -1: none
  bool folder_moved = false;  // scroll to that line

  // ---- scrolling by dragging
  std::string scroll_dragged;
  float scroll_speed = 0;        // pixels a second, downwards in what is read
  std::string gliding;           // the area that goes on after the finger has left it
  bool stopped_gliding = false;  // by the finger that is down: it presses nothing

  std::size_t screen = 0;                  // index of the screen drawn last: another one starts without focus and menu
  std::optional<bool> steps;               // the person turned to the rows tapped one by one, or away from them
  std::vector<games::Shortcut> shortcuts;  // of this hand so far: each keeps its place
  int cards = 0;                           // most cards that the palette has had in this hand
  std::vector<Seat> buyers;                // who could buy chips in this hand, in the order in which they first could
  std::string hand;  // the hand at the table and its form of entry: another one is shown from its top

  // ---- the stake of a session
  bool stake_kept = false;  // the form was sent in the last frame: if the stake is refused, the form stays
  bool stake_refused = false;
};

}  // namespace nullo::gui
