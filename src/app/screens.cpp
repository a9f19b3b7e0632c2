// What each screen shows now.
#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/core.h>

#include "app/exporting.h"
#include "app/help.h"
#include "app/help_keys.h"
#include "app/parts.h"
#include "app/preset_list.h"
#include "app/settling.h"
#include "app/show_folder.h"
#include "app/words.h"
#include "games/words.h"

namespace nullo::app {

void App::Parts::refresh() {
  for (std::optional<Told>* each : {&told, &set_aside}) {
    if (*each) (*each)->house_rules = house_name(store, (*each)->session);
  }
  view.look = look;
  view.screen = screen();
  shorten(view.screen);
  view.dialog = dialog();
  view.notice = store.writes() ? std::string{} : "Nullo is already open; this window only shows the score.";
  view.can_go_back = place != Place::kStart;
  view.said = just_done;
  view.said_folder = !written_in.empty() && can_show_folders() ? written_in.string() : std::string{};
  view.export_place = on_screen() != nullptr ? export_folder(store.path()).string() : std::string{};
  view.board = board_open;
  view.stay_awake = keep_awake && at_the_table() != nullptr && !at_the_table()->ended();
  view.undo.clear();
  view.redo.clear();
  view.seat_colours = people.seat_colours(names_in_sight());
  if (!store.writes()) return;
  if (place == Place::kRepair) {
    if (!repair->undo_label().empty()) view.undo = "Undo: " + repair->undo_label();
    if (!repair->redo_label().empty()) view.redo = "Redo: " + repair->redo_label();
    view.notice = "Nothing is changed until you have compared it and keep it.";
    return;
  }
  if (at_people()) {
    const std::string undo = store.people_undo_label();
    const std::string redo = store.people_redo_label();
    if (!undo.empty()) view.undo = "Undo: " + undo;
    if (!redo.empty()) view.redo = "Redo: " + redo;
    return;
  }
  if (correction && place == Place::kTable) {
    const std::string undo = correction->undo_label();
    const std::string redo = correction->redo_label();
    if (!undo.empty()) view.undo = "Undo: " + undo;
    if (drops_typed()) view.undo = "Undo: " + number_text(hold);
    if (!redo.empty()) view.redo = "Redo: " + redo;
    if (!comparing()) view.notice = "A recorded hand: nothing is changed until you keep it.";
    return;
  }
  const bool deleted = place == Place::kPastSession && past.deleted();
  if (deleted || (place == Place::kPast && past.can_undo_delete())) view.undo = "Undo: session deleted";
  const session::Session* session = in_sight();
  if (session == nullptr) return;
  auto undo = store.undo_row(session->id);
  if (!undo) undo = going_on_row();
  if (undo) view.undo = "Undo: " + undo->change.label;
  if (drops_typed()) view.undo = "Undo: " + number_text(hold);
  if (const auto row = store.redo_row(session->id)) view.redo = "Redo: " + row->change.label;
}

void App::Parts::shorten(AnyScreen& shown) const {
  if (auto* table = std::get_if<TableView>(&shown)) {
    people.shorten(table->sheet);
    table->others = people.without(told->context.players);
    for (TableView::TrickCell& cell : table->strip) cell.winner = people.shortened(cell.winner);
  } else if (auto* over = std::get_if<HandOverView>(&shown)) {
    people.shorten(over->sheet);
  } else if (auto* end = std::get_if<GameOverView>(&shown)) {
    people.shorten(end->sheet);
  } else if (auto* session = std::get_if<SessionView>(&shown)) {
    people.shorten(session->sheet);
  } else if (auto* compare = std::get_if<CompareView>(&shown)) {
    people.shorten(compare->before.sheet);
    people.shorten(compare->after.sheet);
  }
}

// Those whose seats are drawn.
std::vector<std::string> App::Parts::names_in_sight() const {
  if (place == Place::kNewSession) return draft.sitting(people);
  if (place == Place::kPastSession && past.session()) return session::sitting_last(*past.session());
  if (place == Place::kRepair) return session::sitting_last(repair->session());
  if (place == Place::kReplay) return replay->players();
  if (place == Place::kTable && told) return told->context.players;
  return {};
}

AnyScreen App::Parts::screen() {
  switch (place) {
    case Place::kNewSession:
      return new_session_view();
    case Place::kTable:
      return table_screen();
    case Place::kPast:
      return past.list_view(store);
    case Place::kPastSession:
      return past_session_view();
    case Place::kReplay:
      return replay->view(playing.chips);
    case Place::kPlayers: {
      PlayersView list = people.list_view();
      list.problem = people.problem;
      return list;
    }
    case Place::kPlayer: {
      PlayerView page = people.page_view();
      page.can_change = store.writes();
      statistics.open(page.name);
      page.statistics = statistics.view(store, clock.now());
      return page;
    }
    case Place::kRepair: {
      RepairView form = repair->view(people);
      form.problem = problem;
      return form;
    }
    case Place::kImport:
      return importing.view(store);
    case Place::kSettings:
      return settings_view();
    case Place::kHelp:
      return help_of_where_one_was();
    case Place::kStart:
      break;
  }
  return start_view();
}

// Of the game that one saw or chose there, with the keys of that page.
HelpView App::Parts::help_of_where_one_was() const {
  if (came_from == Place::kNewSession) return help_view(games::info(draft.rules()), keys_of_new_session());
  if (past.session() && (came_from == Place::kPastSession || came_from == Place::kReplay)) {
    const games::Info& game = games::info(past.session()->rules);
    return help_view(game, came_from == Place::kReplay ? keys_of_replay() : keys_of_past_session(game));
  }
  const games::Info& game = told ? games::info(told->session.rules) : games::all().front();
  if (came_from == Place::kStart) return help_view(game, keys_of_start());
  if (came_from == Place::kImport) return help_view(game, keys_of_import());
  if (came_from == Place::kPast) return help_view(game, keys_of_past_list());
  if (told && told->ended() && came_from == Place::kTable) return help_view(game, keys_of_game_over());
  if (!told || !came_from_table()) return help_view(game);
  return help_view(
      game, shows_hand_over() && !correction ? keys_of_hand_over(told->entry) : keys_now(told->entry, hold), true);
}

AnyScreen App::Parts::table_screen() {
  if (comparing()) return compared();
  if (!told || (!told->ended() && !told->has_hand())) return start_view();
  if (correction) return corrected_table();
  if (told->ended()) {
    const OtherParts others = other_parts(store, told->session);
    GameOverView over = game_over_view(*told, playing, others);
    if (store.writes()) over.settling.stake = session_stake(told->session, others);
    return over;
  }
  if (shows_hand_over()) {
    HandOverView over = hand_over_view(*told, playing.chips);
    over.problem = problem;
    return over;
  }
  return told_table();
}

TableView App::Parts::told_table() const {
  const std::string& said = problem.empty() ? standing_contradiction(told->entry, hold) : problem;
  TableView table = table_view(*told, hold, turn, said, playing.chips);
  table.reveal = reveal_view(*told, revealed);
  table.stake = session_stake(told->session);
  table.can_go_on = !correction && store.writes() && !told->result.finished;
  return table;
}

SessionView App::Parts::past_session_view() {
  SessionView screen = past.session_view(store);
  screen.problem = problem;
  if (screen.can_change && !screen.goes_on && (!told || told->ended())) {
    screen.play_on = playing_on(*past.session());
  }
  if (past.session()) add_settling(screen);
  return screen;
}

// Of a session that has ended.
void App::Parts::add_settling(SessionView& screen) {
  Told shown{*past.session()};
  if (!shown.ended()) return;
  const OtherParts others = other_parts(store, shown.session);
  if (shown.result.complete_hands == 0 && others.chips.empty()) return;
  look_at_handed(shown);
  screen.settling = settling_of(shown, playing, others);
  if (screen.can_change) screen.settling->stake = session_stake(shown.session, others);
}

StakeView App::Parts::session_stake(const session::Session& session, const OtherParts& others) const {
  const Stake stake = session.stake.value_or(others.stake.value_or(Stake{}));
  return {stake.per_point, kHighestStake, money_text(stake.per_point), stake.against == Against::kWinner,
          stake_problem};
}

StartView App::Parts::start_view() {
  StartView start;
  start.past_sessions = store.count_sessions();
  if (!told || told->ended()) return start;
  const games::Info& game = games::info(told->session.rules);
  StartView::Banner banner;
  banner.title = game_text(told->session.rules, told->house_rules);
  banner.title +=
      told->has_hand() ? ", hand " + session::hand_of_all(told->session, told->last() + 1) : ", not begun yet";
  if (told->has_hand() && told->entry.tricks_told < told->entry.tricks_in_hand) {
    banner.title += fmt::format(", trick {}", told->entry.tricks_told + 1);
  }
  banner.players = join(told->context.players);
  const bool any = std::any_of(told->result.hands.begin(), told->result.hands.end(),
                               [](const session::HandResult& hand) { return hand.complete(); });
  if (any) banner.standing = leading_text(game);
  start.open = std::move(banner);
  return start;
}

std::string App::Parts::leading_text(const games::Info& game) const {
  const std::vector<Seat> best = best_seats(told->result.totals, game.best);
  return fmt::format("{} {} with {}", games::join_names(best, told->names()), best.size() == 1 ? "leads" : "lead",
                     games::amount_of(told->result.totals[best.front()], game.unit));
}

namespace {

// "To begin with, in chips: Anna 66, Boris 78".
std::string stacks_text(const std::vector<NewSessionView::Opening>& openings, std::string_view unit) {
  std::string text;
  for (const NewSessionView::Opening& one : openings) {
    if (one.name.empty()) continue;
    text += fmt::format("{} {} {}", text.empty() ? "" : ",", one.name, one.amount);
  }
  return text.empty() ? text : fmt::format("To begin with, in {}s:{}", unit, text);
}

}  // namespace

NewSessionView App::Parts::new_session_view() {
  draft.know(store.own_rules(games::info(draft.rules()).id));
  NewSessionView screen = draft.view(people);
  const Amount start = games::starting_total(draft.rules(), draft.seats());
  if (draft.going_on()) {
    screen.stacks = stacks_text(screen.openings, games::info(draft.rules()).unit);
  } else if (games::info(draft.rules()).pays_at_once && start > 0) {
    screen.stacks = fmt::format("Everybody begins with {} chips: {}", start,
                                to_text(playing.chips, starting_stack(playing.chips, start)));
  }
  if (playing.stake.per_point > 0 && !draft.going_on())
    screen.stacks += fmt::format("{}For {}", screen.stacks.empty() ? "" : ". ", stake_text(playing.stake));
  screen.can_keep = !screen.own_rules.empty() && store.writes();
  if (screen.can_keep) screen.name_problem = problem;
  if (told && !told->ended() && !draft.going_on()) {
    screen.open_session =
        fmt::format("The session of {} stays open: resume it from Past sessions.", join(told->context.players));
  }
  if (!store.writes()) {
    screen.can_start = false;
    screen.why_not = "Another Nullo has the data open: only one can write.";
  }
  return screen;
}

std::string App::Parts::backup_text(const store::Backup& backup) {
  const std::string size = fmt::format("{} kB", (backup.bytes + 1023) / 1024);
  if (!backup.sessions) return size + ", cannot be read";
  const std::string_view when = to_text(backup.occasion);
  return fmt::format("{}, {}{}{}", games::amount_of(*backup.sessions, "session"), size, when.empty() ? "" : ", ", when);
}

SettingsView App::Parts::settings_view() {
  SettingsView settings;
  settings.look = look;
  constexpr std::array<std::string_view, 2> kUsualChips{"1/5/25", "1/6/48"};
  const std::string own = to_string(playing.chips);
  for (const std::string_view usual : kUsualChips) settings.chips.push_back({std::string{usual}, usual == own});
  if (std::ranges::find(kUsualChips, own) == kUsualChips.end()) settings.chips.push_back({own, true});
  settings.chips_problem = chips_problem;
  constexpr Amount kUsualStart = 100;
  settings.chips_start = fmt::format("{} chips to begin with: {}", kUsualStart,
                                     to_text(playing.chips, starting_stack(playing.chips, kUsualStart)));
  settings.stake = playing.stake.per_point;
  settings.highest_stake = kHighestStake;
  settings.stake_amount = money_text(playing.stake.per_point);
  settings.against_winner = playing.stake.against == Against::kWinner;
  settings.stake_problem = stake_problem;
  settings.data_place = store.path().string();
  std::uintmax_t bytes = 0;
  for (const char* ending : {"", "-wal"}) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(store.path().string() + ending, error);
    if (!error) bytes += size;
  }
  const int sessions = store.count_sessions();
  settings.data_size = fmt::format("{} kB, {}", (bytes + 1023) / 1024, games::amount_of(sessions, "session"));
  for (const store::Backup& backup : backups) {
    settings.backups.push_back({backup.file.filename().string(), local_time(backup.made_at), backup_text(backup),
                                backup.sessions && store.writes()});
  }
  settings.backup_place = store::backup_folder(store.path()).string();
  settings.backup_note = backup_note;
  settings.can_back_up = store.writes();
  settings.can_show_folder = can_show_folders() && std::filesystem::is_directory(settings.backup_place);
  settings.keep_awake = keep_awake;
  settings.board = board_open;
  settings.version = "Nullo " NULLO_VERSION;
  return settings;
}

Dialog App::Parts::rescued_dialog() const {
  Dialog dialog{"The data were damaged", asking_text, "Go on (Enter)", "Close (Esc)"};
  const store::Backup* newest = store::newest_backup(backups);
  if (newest == nullptr) return dialog;
  dialog.text += fmt::format(" The newest backup was made {}: {}. The settings restore it.",
                             local_time(newest->made_at), backup_text(*newest));
  dialog.yes = "See the backups (Enter)";
  dialog.no = "Go on without (Esc)";
  return dialog;
}

Dialog App::Parts::restore_dialog() const {
  Dialog dialog{"Restore this backup?", {}, "Restore (Enter)", "No (Esc)"};
  const auto backup =
      std::ranges::find_if(backups, [this](const store::Backup& each) { return each.file.filename() == asked_name; });
  if (backup != backups.end() && backup->sessions) {
    dialog.text =
        fmt::format("It was made {} and holds {}; now there {} {}. ", local_time(backup->made_at),
                    games::amount_of(*backup->sessions, "session"), sessions_now == 1 ? "is" : "are", sessions_now);
  }
  dialog.text +=
      "All that is stored becomes what it was then. What is there now is backed up first: it can be restored in turn.";
  return dialog;
}

std::optional<Dialog> App::Parts::dialog() const {
  switch (asking) {
    case Asking::kSwitchForm:
      return Dialog{"Tell the hand the other way?", asking_text, "Yes, go on (Enter)", "No, stay (Esc)"};
    case Asking::kLessThanBefore:
      return Dialog{"Less than before?", asking_text, "Yes, in all (Enter)", "No (Esc)"};
    case Asking::kStop: {
      const bool open_hand = told && told->has_hand() && !told->hand_over();
      return Dialog{"End the game here?",
                    open_hand ? "The hand being played is left out; the hands before it count. Undo brings it back."
                              : "The standing is the result. Undo brings the game back.",
                    "End it (Enter)", "Play on (Esc)"};
    }
    case Asking::kMisdeal:
      return Dialog{"Deal this hand again?",
                    "What was told of it is taken out; the same player deals. Undo brings it back.", "Misdeal (Enter)",
                    "No (Esc)"};
    case Asking::kReplaceRules:
      return Dialog{fmt::format("Keep these rules as {}?", asked_name),
                    "Others are kept under that name: these take their place.", "Keep these (Enter)", "No (Esc)"};
    case Asking::kForgetRules:
      return Dialog{fmt::format("Forget {}?", asked_name),
                    "Sessions that were played by these rules keep them; they are only offered no more.",
                    "Forget (Enter)", "Keep (Esc)"};
    case Asking::kLeaveCorrection:
      return Dialog{"Leave the hand as it was?", "What you have corrected is forgotten; nothing was changed.",
                    "Leave it (Esc)", "Go on correcting (Enter)", true};
    case Asking::kMergePeople:
      return Dialog{fmt::format("Are {} and {} one person?", asked_name, asked_into),
                    fmt::format("Then all that {} has played counts for {}, and both names mean that person. Undo, or "
                                "\"Split again\", parts them.",
                                asked_name, asked_into),
                    "One person (Enter)", "Two people (Esc)"};
    case Asking::kPoints:
      return points_dialog();
    case Asking::kSamePerson: {
      Dialog dialog{
          fmt::format("Is {} the {} who has played before?", asked_name, asked_into),
          fmt::format("Then {} counts for {}. Somebody else gets a page of their own.", asked_name, asked_into),
          fmt::format("It is {} (Enter)", asked_into), "Cancel (Esc)"};
      dialog.other = "Somebody else (S)";
      dialog.other_key = 's';
      return dialog;
    }
    case Asking::kLeaveRepair:
      return Dialog{"Leave the session as it was?", "What you have corrected is forgotten; nothing was changed.",
                    "Leave it (Esc)", "Go on correcting (Enter)", true};
    case Asking::kDelete:
      return Dialog{"Delete this session?",
                    asked_name +
                        ". It counts nowhere any more. Undo brings it back; so does a search for \"deleted\" "
                        "among the past sessions, at any time.",
                    "Delete it (Del)",
                    "Keep it (Enter)",
                    false,
                    true};
    case Asking::kRestore:
      return restore_dialog();
    case Asking::kRescued:
      return rescued_dialog();
    case Asking::kNothing:
      break;
  }
  return std::nullopt;
}

}  // namespace nullo::app
