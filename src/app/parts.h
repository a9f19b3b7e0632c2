// Inside App: what is open, where the person is, what a dialog asks. One file each for what is stored (app.cpp), what
// the screens show (screens.cpp) and what people mean (intents.cpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "app/app.h"
#include "app/carried_over.h"
#include "app/chips_and_stake.h"
#include "app/correcting.h"
#include "app/importing.h"
#include "app/new_session.h"
#include "app/open_session.h"
#include "app/past.h"
#include "app/players.h"
#include "app/repair.h"
#include "app/replay.h"
#include "app/statistics.h"
#include "store/store.h"

namespace nullo::app {

// Where the person is. The table's screens (Table, Hand over, Game over) follow from the session.
enum class Place {
  kStart,
  kNewSession,
  kTable,
  kPast,
  kPastSession,
  kReplay,
  kPlayers,
  kPlayer,
  kRepair,
  kImport,
  kSettings,
  kHelp,
};

// What a dialog asks.
enum class Asking {
  kNothing,
  kSwitchForm,
  kLessThanBefore,
  kStop,
  kMisdeal,
  kReplaceRules,
  kForgetRules,
  kLeaveCorrection,
  kLeaveRepair,
  kDelete,
  kRestore,
  kRescued,
  kMergePeople,
  kPoints,      // whether they go with the people who change chairs
  kSamePerson,  // whether a name is that of somebody who is written like it
};

struct App::Parts {
  Parts(const std::filesystem::path& database, Clock the_clock, Painter the_painter);

  // ---- what is stored; app.cpp
  void read_turn();
  void change_look(const Look& next);
  void write_turn();
  void write_playing(const ChipsAndStake& next);
  void open(std::string_view id);
  void open_shown();  // the session whose page is shown, if one is
  void keep(Edit edit);
  // At the end of a session. A failure is told as trouble, and play goes on.
  void back_up();
  void look_at_backups();
  void restore(const std::string& id);
  // What there is after opening or restoring: settings, the open session.
  void read_all();
  void step(bool back);
  void go_on(Told next);
  // What has been handed over in this session.
  void look_at_handed(Told& of);
  void step_in_log(bool back);
  // The session whose log Undo and Redo go through.
  [[nodiscard]] const session::Session* in_sight() const;
  // It has been changed in the store: whoever shows it shows it as it now is.
  void show(const session::Session& now);

  // ---- the view; screens.cpp
  void refresh();
  AnyScreen screen();
  AnyScreen table_screen();
  [[nodiscard]] TableView told_table() const;  // with what has been asked for of what is hidden
  void shorten(AnyScreen& shown) const;
  [[nodiscard]] std::vector<std::string> names_in_sight() const;
  StartView start_view();
  [[nodiscard]] std::string leading_text(const games::Info& game) const;
  [[nodiscard]] SessionView past_session_view();
  void add_settling(SessionView& screen);
  NewSessionView new_session_view();
  SettingsView settings_view();
  [[nodiscard]] static std::string backup_text(const store::Backup& backup);
  [[nodiscard]] HelpView help_of_where_one_was() const;
  [[nodiscard]] bool came_from_table() const {
    return came_from == Place::kTable && told->has_hand() && !told->ended();
  }
  [[nodiscard]] std::optional<Dialog> dialog() const;
  [[nodiscard]] Dialog rescued_dialog() const;
  [[nodiscard]] Dialog restore_dialog() const;

  // ---- a recorded hand corrected; corrections.cpp
  void correct(const session::Session& session, int hand);
  void go_on_correcting();
  void compare();
  void accept_correction();
  // Asks first where something would be forgotten.
  void leave_correction();
  void end_correction();
  [[nodiscard]] bool comparing() const { return correction && correction->comparing; }
  [[nodiscard]] TableView corrected_table();
  [[nodiscard]] CompareView compared();
  // What becomes of the later parts of the evening with the correction.
  [[nodiscard]] CarriedOver carried_to_later(const session::Session& after);
  [[nodiscard]] Told as_it_was();  // the session before the correction
  void operator()(const CorrectHand& hand);
  void operator()(const TakeOutHand&);
  void operator()(const PutInHand&);
  void operator()(const OpenHand& hand);
  void operator()(const OpenRepair&);
  void operator()(const SetRepairHands& set);
  void compare_repair();
  // Asks first where something would be forgotten.
  void leave_repair();
  void end_repair();

  // ---- people; people.cpp
  // Reads them where anything stored has changed since.
  void look_at_people();
  void people_changed();
  [[nodiscard]] std::string sat_together_text(const std::string& session_id, std::string_view which);
  void end_change(const std::optional<store::PeopleRefusal>& refusal, const std::string& name, std::string_view which);
  void ask_to_merge(const std::string& name, const std::string& into);
  void merge_asked();
  void step_people(bool back);
  [[nodiscard]] std::vector<std::string> present_names(std::vector<std::string> names) const;
  [[nodiscard]] bool at_people() const { return place == Place::kPlayers || place == Place::kPlayer; }
  void operator()(const OpenPlayer& player);
  void operator()(const RenamePlayer& rename);
  void operator()(const MergePlayers& merge);
  void operator()(const SplitPlayer& split);
  void operator()(const SetPlayerLook& look_like);
  void operator()(const ChooseStatistics& choice);
  void operator()(const OpenShare& share);

  // ---- what goes out and comes in, and the second window; sending.cpp
  [[nodiscard]] const Told* at_the_table() const;
  // The session that is copied or written out; nullptr: the screen shows none.
  [[nodiscard]] const session::Session* on_screen() const;
  void read_extras();
  void import_files();
  void operator()(const ToggleBoard&);
  void operator()(const CloseBoard& close);
  void operator()(const SetKeepAwake& set);
  void operator()(const CopyText&);
  void operator()(const WriteFile& write);
  void operator()(const LookAtFiles& files);
  void operator()(const OpenFolder& folder);
  void operator()(const ShowFolder& folder) { folder_to_show = folder.path; }
  void list_usual_folder();
  void operator()(const SetReplacing& set) { importing.set_replacing(set.replacing); }

  // ---- past sessions; looking_back.cpp
  [[nodiscard]] bool may_change_past() const;
  void delete_session();
  void undo_delete();
  // At the table: the newest session that is still open.
  void open_newest();
  void operator()(const OpenPast& open_past);
  void operator()(const NoteSession& note);
  void operator()(const DeleteSession&);
  void operator()(const BringBack&);
  void operator()(const ReplayHand&);
  void operator()(const GoToTrick& go);

  // ---- what was meant; intents.cpp
  [[nodiscard]] bool at_table() const {
    return place == Place::kTable && told && told->has_hand() && !told->ended() && !comparing();
  }
  // The last hand is complete and nothing more has been begun.
  [[nodiscard]] bool shows_hand_over() const {
    return told->hand_over() && !look_at_table && !in_doubt() && hold.kind == Hold::Kind::kNothing;
  }
  // It may be a slip, and nobody has said yet that it is right.
  [[nodiscard]] bool in_doubt() const { return !told->entry.doubt.empty() && doubt_of(*told) != settled_doubt; }
  [[nodiscard]] static std::string doubt_of(const Told& of) {
    return fmt::format("{}/{}/{}", of.session.id, of.last(), of.entry.doubt);
  }
  // A tap, or a word about it.
  void take(KeyResult result);
  void send(const games::Tap& made);
  template <class Meaning>
  void touch(Meaning meaning);
  template <class Meaning>
  void type(Meaning meaning);
  void escape();
  void end_closed_number();
  void take_back_digit();
  [[nodiscard]] bool drops_typed() const;
  void drop_typed();
  void note_unsaid(const games::Entry& before, const std::string& told_now);
  void go_on_from(const std::string& answered);
  void close_dialog(bool yes);
  void operator()(const Go& go);
  void operator()(const Back&);
  void operator()(const Undo&) {
    if (place == Place::kPast) return undo_delete();
    if (place == Place::kPastSession && past.deleted()) return (*this)(BringBack{});
    if (going_on_row()) return take_back_going_on();
    drops_typed() ? drop_typed() : step(true);
  }
  void operator()(const Redo&) { step(false); }
  void operator()(const Accept&);
  void start_session();
  // How the earlier part of the evening ended, while nothing has been told of the part at the table.
  [[nodiscard]] std::optional<store::Logged> going_on_row();
  void take_back_going_on();
  void operator()(const Decline&) { close_dialog(false); }
  void operator()(const TypeKey& key);
  void take_back();
  [[nodiscard]] games::Form other_form() const;
  // Left and right go through the told tricks, to mend one.
  void walk_tricks(bool right);
  void operator()(const TapSeat& tap);
  void operator()(const TapCard& tap);
  void operator()(const TapTrick& tap);
  void operator()(const TapShortcut& tap);
  void operator()(const TapField& tap);
  void operator()(const TapChoice& tap);
  void operator()(const TapSetCard& tap);
  void operator()(const TapRest& tap);
  void operator()(const TapAddition& tap);
  void operator()(const TapNumber& tap);
  void operator()(const TapPiece& tap);
  void operator()(const TapNobody& tap);
  void operator()(const AskReveal&);
  void operator()(const InsertBefore&);
  void operator()(const RemoveMended&);
  void operator()(const SwitchForm& form);
  void operator()(const SetHandDealer& set);
  // ---- who sits where; seating.cpp
  // Asks whether somebody new is a person who is written like them. True: it has to be answered before `wanted`.
  bool asks_who(const std::vector<std::string>& names, const Intent& wanted);
  // The answer to what was asked; then what was wanted.
  void answer_who(bool same);
  void answer_points(session::PointsFollow points);
  [[nodiscard]] Dialog points_dialog() const;
  void operator()(const AcceptOther&);
  void operator()(const SitIn& sit);
  void operator()(const MovePlayer& move);
  void operator()(const ReplacePerson& replace);
  void operator()(const GoOnWithOthers&);
  void operator()(const StandUp& leaves);
  void operator()(const SetJoining& set) { draft.set_joining(set.seat, set.with); }
  void operator()(const Misdeal&);
  void operator()(const TurnTable&);
  void operator()(const NoteHand& note);
  void operator()(const Adjust& adjust);
  void operator()(const StopPlaying&);
  void operator()(const PlayOn&);
  void operator()(const Rematch&);
  void begin_new_session();
  void sit_down();  // at the table of the session that is open
  void operator()(const Resume&);
  void operator()(const ChooseGame& choice) { draft.choose_game(choice.id); }
  void operator()(const ChoosePreset& choice);
  void operator()(const SetOption& option);
  void operator()(const KeepRules& keep);
  void keep_rules(const std::string& name);
  void operator()(const ForgetRules& forget);
  void operator()(const SetName& name) { draft.set_name(name.seat, name.name); }
  void operator()(const ClearPlaces&) { draft.clear_places(); }
  void operator()(const SetPlayers& players) { draft.set_players(players.count); }
  void operator()(const SetDealer& dealer) {
    place == Place::kRepair ? repair->set_first_dealer(dealer.seat) : draft.set_dealer(dealer.seat);
  }
  void operator()(const Search& search) { at_people() ? people.search(search.text) : past.search(search.text); }
  void operator()(const SetLook& set) { change_look(set.look); }
  void operator()(const SetChips& set);
  void operator()(const SetStake& set);
  void operator()(const TypeStake& typed);
  void set_session_stake(Stake stake);
  [[nodiscard]] StakeView session_stake(const session::Session& session, const OtherParts& others = {}) const;
  void operator()(const BackUpNow&);
  void operator()(const RestoreBackup& restore);
  void operator()(const Dismiss&);

  store::Store store;
  Clock clock;
  Painter painter;
  View view;
  Look look;
  ChipsAndStake playing;      // what the table plays with and for
  std::string chips_problem;  // with what was typed last
  std::string stake_problem;
  std::vector<store::Backup> backups;  // as they were when the settings were opened or one was made
  int sessions_now = 0;                // as there were when restoring was asked for
  std::string backup_note;
  std::string trouble_once;  // what failed though the rest was done: a backup, the board
  Place place = Place::kStart;
  Place came_from = Place::kStart;
  std::optional<Told> told;
  Hold hold;
  Revealed revealed;
  std::string problem;
  int steps_back = 0;          // taken at this table since anything was told
  bool look_at_table = false;  // a complete hand is looked at once more
  std::string settled_doubt;   // of which hand somebody said that it is right, and what
  int turn = 0;                // seats the table is turned by
  Asking asking = Asking::kNothing;
  std::string asking_text;
  std::optional<games::Tap> asked_tap;
  std::string asked_name;           // of rules, of a backup, or of a person
  std::string asked_into;           // the person whose name stays
  std::optional<Intent> asked_for;  // what was wanted when it was asked
  bool asked_can_go_along = false;  // the points can go with the people
  NewSession draft;
  Past past;
  Players people;
  store::Store::ChangeMark people_known;  // what was stored when they were read
  StatisticsPage statistics;
  Place past_from = Place::kPast;       // whence a session's page was opened
  Place player_from = Place::kPlayers;  // whence a person's page was opened
  std::optional<Replay> replay;
  std::optional<Correction> correction;  // `told` is its draft then
  std::optional<Told> set_aside;         // what the table had meanwhile
  Place corrected_from = Place::kTable;
  std::optional<Repair> repair;
  Place repair_from = Place::kTable;
  std::int64_t seen_version = 0;
  bool has_read_ahead = false;  // since anything happened
  bool board_open = false;
  bool keep_awake = true;
  Importing importing;
  Place imported_from = Place::kStart;
  std::string just_done;             // told until the next intent
  std::filesystem::path written_in;  // where that was written; empty: nothing was
  std::optional<std::string> folder_to_show;
  std::optional<Intent> pending;  // not acted on yet: another program keeps the database locked
  bool found_damage = false;
  std::optional<std::string> copied;
  std::vector<std::string> unsaid;  // answers of this hand that followed from others, and that nobody has said
};

}  // namespace nullo::app
