// What the person meant: drawing code returns at most one of these a frame, and App::handle() acts on it. What means
// something on one page alone is in the folder of the page.
#pragma once

#include <any>
#include <concepts>
#include <string>
#include <utility>

#include "app/board/intents.h"
#include "app/club/intents.h"
#include "app/club_evening/intents.h"
#include "app/correction/intents.h"
#include "app/devices/intents.h"
#include "app/example/intents.h"
#include "app/exchange/intents.h"
#include "app/fork/intents.h"
#include "app/new_session/intents.h"
#include "app/past/intents.h"
#include "app/people/intents.h"
#include "app/phones/intents.h"
#include "app/repair/intents.h"
#include "app/seasons/intents.h"
#include "app/settings/intents.h"
#include "app/settling/intents.h"
#include "app/standings/intents.h"
#include "app/start/intents.h"
#include "app/table/intents.h"

namespace nullo::app {

enum class Screen {
  kStart,
  kNewSession,
  kTable,
  kPast,
  kPlayers,
  kSettings,
  kHelp,
  kImport,
  kPhones,
  kDevices,
  kStandings,
  kSeasons,
  kClubEvening
};
struct Go {
  Screen to = Screen::kStart;
};
// Esc, or the button at the top left: closes what is open (pending entry, mending, dialog), else the page.
struct Back {};
struct Undo {};
struct Redo {};
struct Accept {};       // Enter: records the hand, starts the session, answers yes
struct Decline {};      // answers no in a dialog
struct AcceptOther {};  // gives the dialog's third answer
struct Search {
  std::string text;
};
struct Dismiss {};  // the person has read the notice or trouble
struct Close {};    // the window is to be closed: asks if something would be forgotten

template <class... Meant>
struct Meanings {
  template <class Other>
  static constexpr bool kHave = (std::same_as<Other, Meant> || ...);
};
using AllMeanings = Meanings<
    Go, Back, Undo, Redo, Accept, Decline, AcceptOther, Close, TypeKey, TapSeat, TapCard, TapTrick, TapShortcut,
    TapField, TapChoice, TapSetCard, TapRest, TapAddition, TapNumber, TapPiece, TapNobody, AskReveal, InsertBefore,
    RemoveMended, SwitchForm, SetHandDealer, SitIn, GoOnWithOthers, StandUp, SetJoining, Misdeal, TurnTable, NoteHand,
    Adjust, StopPlaying, PlayOn, Rematch, Resume, ResumeOther, ChooseGame, ChoosePreset, SetOption, KeepRules,
    ForgetRules, SetName, ClearPlaces, MovePlayer, SetPlayers, NameOneMore, SetDealer, Search, OpenPast, OpenHand,
    NoteSession, DeleteSession, BringBack, ReplayHand, GoToTrick, CorrectHand, TakeOutHand, PutInHand, OpenPlayer,
    RenamePlayer, MergePlayers, SplitPlayer, SetPlayerLook, SetLook, SetLanguage, SetChips, SetStake, TypeStake,
    BackUpNow, RestoreBackup, Dismiss, ChooseStatistics, OpenShare, OpenRepair, SetRepairHands, ReplacePerson,
    ToggleBoard, CloseBoard, SetOnPhones, SetKeepAwake, SetVibrate, CopyText, WriteFile, LookAtFiles, OpenFolder,
    ShowFolder, SetReplacing, KeepWindowPlace, TryExample, CloseExample, JoinClub, BeginClub, MoveClub, LeaveClub,
    MeetClub, InvitePhone, EnterByCode, OpenFork, SettleFork, InviteDevice, RevokeDevice, ChooseStandings,
    NextStandings, UnfoldStandings, ChooseDays, ShowBehind, CopyStandings, WriteStandings, OpenSeason, AddSeason,
    NextSeason, ShowSeason, NextSeasonView, ChangeSeason, AdjustSeason, RemoveAdjustment, LeaveOut, DeleteSeason,
    CopySeason, WriteSeason, ComeOrGo, ChooseEvening, DrawRounds, BeginTable, CopyDraw, WriteDraw, ClearEvening>;

// Holds any one of the intents above. It uses std::any and no variant, so that a file that makes or reads one intent
// compiles the code for that one only.
class Intent {
 public:
  template <class Meant>
    requires(AllMeanings::kHave<Meant>)
  Intent(Meant meant) : meant_{std::move(meant)} {}  // not explicit, so that drawing code can write ui.mean(Back{})

  template <class Meant>
  [[nodiscard]] const Meant* as() const {
    return std::any_cast<Meant>(&meant_);
  }

 private:
  std::any meant_;
};

}  // namespace nullo::app
