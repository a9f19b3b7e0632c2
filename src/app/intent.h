// What the person meant: drawing code returns at most one of these a frame, and App::handle() acts on it.
#pragma once

#include <any>
#include <concepts>
#include <string>
#include <utility>
#include <vector>

#include "app/format.h"
#include "app/view.h"
#include "games/entry.h"
#include "games/info.h"
#include "games/option.h"
#include "session/session.h"
#include "store/statistics.h"

namespace nullo::app {

enum class Screen { kStart, kNewSession, kTable, kPast, kPlayers, kSettings, kHelp, kImport };

struct Go {
  Screen to = Screen::kStart;
};
struct Back {};  // Esc: closes what is open (pending key, mending, dialog), else one screen back
struct Undo {};
struct Redo {};
struct Accept {};       // Enter: records the hand, starts the session, says yes
struct Decline {};      // no, in a dialog
struct AcceptOther {};  // its other answer

// A key typed at the table: a character ("3", "h", "/"), or one of the named keys.
struct TypeKey {
  enum class Named { kNone, kBackspace, kTab, kLeft, kRight, kEscape };
  char32_t character = 0;
  Named named = Named::kNone;
};

// Touch and mouse at the table.
struct TapSeat {  // answers the question, ends a shortcut, or says who won the trick being mended
  Seat seat;
};
struct TapCard {  // from the palette or the picker
  Card card;
};
struct TapTrick {  // of the strip, from 0: opens it for mending, or closes it
  int trick = 0;
};
struct TapShortcut {
  std::string id;
};
struct TapField {  // a seat in a row of facts; for counts the new count
  std::string id;
  Seat seat;
  std::optional<int> count;
};
struct TapChoice {  // one of the choices of a fact
  std::string field;
  std::string choice;
};
struct TapSetCard {  // a card of a set that is told card by card
  std::string field;
  Card card;
};
struct TapRest {  // "+rest": all that is left of the counts
  std::string field;
  Seat seat;
};
struct TapAddition {  // a card that adds to a seat's number; more may follow
  std::string field;
  Seat seat;
  std::size_t which = 0;  // of the row's additions
};
struct TapNumber {  // one of several numbers, from 0: it is the number, or will be told next
  std::string field;
  int place = 0;
  std::optional<int> number;
};
struct TapPiece {  // tapped in place of typing it into a text
  std::string field;
  std::string piece;
};
struct TapNobody {  // in a row of seats
  std::string field;
};
struct AskReveal {};     // shows the next step of what is hidden; after the last one hides all of it
struct InsertBefore {};  // in the trick being mended
struct RemoveMended {};
struct SwitchForm {
  games::Form form = games::Form::kTricks;
};
struct SetHandDealer {  // this hand was dealt by somebody else than the deal says
  Seat seat;
};
struct SitIn {  // who sits where from this hand on, in seat order
  std::vector<std::string> names;
  std::optional<session::PointsFollow> points = {};  // nothing: asked where it makes a difference
};
struct GoOnWithOthers {};  // other players or rules: the session ends, and another one goes on with it
struct StandUp {           // who sits there leaves for good
  Seat seat;
};
struct SetJoining {  // with which points somebody joins
  Seat seat;
  Joining with = Joining::kAverage;
};
struct Misdeal {};
struct TurnTable {};  // the next seat to the bottom
struct NoteHand {
  std::string text;
};
struct Adjust {              // points or chips agreed on besides the rules
  std::optional<Seat> from;  // nothing: the bank
  std::optional<Seat> to;
  int amount = 1;
  std::string note;
};
struct StopPlaying {};  // the players stop here; asked first
struct PlayOn {};       // one more round, or on after an early stop
struct Rematch {};
struct Resume {};

struct ChooseGame {
  std::string id;
};
struct ChoosePreset {
  std::string id;
};
struct SetOption {
  std::string key;
  games::OptionValue value;
};
struct KeepRules {  // the options as they are, for next time
  std::string name;
};
struct ForgetRules {  // kept under this name; asked first
  std::string name;
};
struct SetName {
  Seat seat;
  std::string name;
};
struct MovePlayer {  // exchanges two places
  Seat from;
  Seat to;
};
struct ClearPlaces {};  // everybody gets up: other people play
struct SetPlayers {     // how many places the table has
  int count = 4;
};
struct SetDealer {
  Seat seat;
};

struct Search {
  std::string text;
};
struct OpenPast {
  std::string id;
};
struct OpenHand {
  int hand = 0;
};
struct NoteSession {  // of the session that is looked at
  std::string text;
};
struct DeleteSession {};  // the same; asked first
struct BringBack {};      // the same, which was deleted
struct ReplayHand {       // the hand that is opened there, from its beginning
};
struct GoToTrick {  // of the hand being replayed: so many have been played
  int step = 0;
};
struct CorrectHand {  // recorded, from 0
  int hand = 0;
};
struct TakeOutHand {};  // the one being corrected
struct PutInHand {};    // before the one being corrected
struct OpenPlayer {     // the page of the person with this name
  std::string name;
};
struct RenamePlayer {  // whose page is open
  std::string name;
};
struct MergePlayers {  // two names, one person; asked first
  std::string name;
  std::string into;  // the name that stays
};
struct SplitPlayer {  // a name that was merged is a person again
  std::string name;
};
struct SetPlayerLook {  // of whose page is open
  std::optional<int> colour;
  std::string short_name;
};
struct OpenRepair {};    // rules, seats or the first dealer of the session in sight were wrong
struct SetRepairHands {  // in which seats are exchanged, from 1, both included
  int from = 1;
  int to = 1;
};
struct ReplacePerson {  // in all hands of the session: it was somebody else
  Seat seat;
  std::string name;
};
struct SetLook {
  Look look;
};
struct SetChips {  // the values of the table's chips as people write them: "1/5/25"
  std::string values;
};
struct SetStake {  // hundredths for a point, from 0; and whether it is paid to the winner or against the average
  Amount per_point = 0;
  bool against_winner = false;
  bool of_session = false;  // of the session in sight; else of those to come
};
struct TypeStake {  // money for a point as people write it: "0.10"
  std::string amount;
  bool of_session = false;
  bool against_winner = false;  // of the session's only
};
struct BackUpNow {};
struct RestoreBackup {  // asked first
  std::string id;       // as the settings list it
};
struct Dismiss {};  // the notice or trouble has been read

// Which sessions the statistics are about; the ids are those of the choices.
struct ChooseStatistics {
  enum class Of { kGame, kRules, kPeriod };
  Of of = Of::kGame;
  std::string id;
};
struct OpenShare {  // what a figure, a reason or a meeting is made of; once more: closes it
  store::ShareOf of;
};

// ---- what goes out and comes in, and the second window
struct ToggleBoard {};
struct CloseBoard {   // by its own button, or because there can be none
  std::string why{};  // there can be none
};
struct SetKeepAwake {
  bool keep = true;
};
struct CopyText {};  // the session in sight, as a message
struct WriteFile {   // the session in sight
  Format as = Format::kJson;
};
struct LookAtFiles {  // dropped, or their paths typed: the preview of importing them
  std::vector<std::string> paths;
};
struct OpenFolder {  // lists it where a file is asked for
  std::string path;
};
struct ShowFolder {  // in the person's file manager
  std::string path;
};
struct SetReplacing {  // stored sessions give way to those of the files
  bool replacing = false;
};

template <class... Meant>
struct Meanings {
  template <class Other>
  static constexpr bool kHave = (std::same_as<Other, Meant> || ...);
};
using AllMeanings =
    Meanings<Go, Back, Undo, Redo, Accept, Decline, AcceptOther, TypeKey, TapSeat, TapCard, TapTrick, TapShortcut,
             TapField, TapChoice, TapSetCard, TapRest, TapAddition, TapNumber, TapPiece, TapNobody, AskReveal,
             InsertBefore, RemoveMended, SwitchForm, SetHandDealer, SitIn, GoOnWithOthers, StandUp, SetJoining, Misdeal,
             TurnTable, NoteHand, Adjust, StopPlaying, PlayOn, Rematch, Resume, ChooseGame, ChoosePreset, SetOption,
             KeepRules, ForgetRules, SetName, ClearPlaces, MovePlayer, SetPlayers, SetDealer, Search, OpenPast,
             OpenHand, NoteSession, DeleteSession, BringBack, ReplayHand, GoToTrick, CorrectHand, TakeOutHand,
             PutInHand, OpenPlayer, RenamePlayer, MergePlayers, SplitPlayer, SetPlayerLook, SetLook, SetChips, SetStake,
             TypeStake, BackUpNow, RestoreBackup, Dismiss, ChooseStatistics, OpenShare, OpenRepair, SetRepairHands,
             ReplacePerson, ToggleBoard, CloseBoard, SetKeepAwake, CopyText, WriteFile, LookAtFiles, OpenFolder,
             ShowFolder, SetReplacing>;

// One of them. A file that means something compiles what that takes, and nothing for the seventy others.
class Intent {
 public:
  template <class Meant>
    requires(AllMeanings::kHave<Meant>)
  Intent(Meant meant) : meant_{std::move(meant)} {}  // so that drawing code can write ui.mean(Back{})

  template <class Meant>
  [[nodiscard]] const Meant* as() const {
    return std::any_cast<Meant>(&meant_);
  }

 private:
  std::any meant_;
};

}  // namespace nullo::app
