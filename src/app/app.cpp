#include "app/app.h"

#include <utility>

#include "app/club/beginning.h"
#include "app/devices/page.h"
#include "app/example/example.h"
#include "app/exchange/exporting.h"
#include "app/exchange/sending.h"
#include "app/exchange/show_folder.h"
#include "app/page_keys.h"
#include "app/pages.h"
#include "app/phones/live_state.h"
#include "app/phones/page.h"
#include "app/settings/page.h"
#include "app/settling/settling.h"
#include "app/shared.h"
#include "app/start/page.h"
#include "app/table/page.h"
#include "app/ways.h"
#include "app/words.h"
#include "base/whole_file.h"
#include "store/gone.h"
#include "store/rescue.h"
#include "text/kept.h"
#include "text/language.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr text::Sentence kMeantForOldScreen = text::mark(
    "The disk could not be read, so the screen was out of date. It is up to date now. Your last entry was not taken: "
    "enter it again if it is still needed.");

// Does no harm on a page that nobody sees.
bool leads_away(const Intent& intent) {
  return is_one_of<Go, Back, Close>(intent, [](const auto&) {});
}

// Changes nothing in the session at the table.
bool only_looks(const Intent& intent) {
  if (const auto* typed = intent.as<TypeKey>()) return typed->named == TypeKey::Named::kEscape;
  return is_one_of<Go, Back, Close, Dismiss, Resume, Rematch, OpenHand, OpenPast, OpenPlayer, OpenRepair, LookAtFiles,
                   CopyText, WriteFile, ShowFolder, TurnTable, SetLook, SetLanguage, SetKeepAwake, SetVibrate,
                   KeepWindowPlace, ToggleBoard, CloseBoard, SetOnPhones, InvitePhone, EnterByCode, OpenFork, MeetClub>(
      intent, [](const auto&) {});
}

constexpr double kAlongSeconds = 1;
constexpr double kLockedSeconds = 0.1;
constexpr double kPauseSeconds = 0.2;            // after a pause that long, what may come next is read
constexpr double kBetweenPiecesSeconds = 0.001;  // whatever happens meanwhile comes first

}  // namespace

struct App::Parts {
  Parts(const std::filesystem::path& database, Clock clock, Painter painter, FilesGo files_go);

  // Makes the view and the board of what is now. Throws store::StoreError if that cannot be read; they are old then.
  void refresh();
  // Reads a piece of what standings are made of. False: all of it was read before.
  bool reads_for_standings();
  // True: the page has acted on it.
  bool act(const Intent& intent);
  // Opens the session that somebody was let in to enter, once it is here.
  void open_entered();
  LiveTable live(const text::Language& language);
  // At the table; ClubLink::notice_of.
  [[nodiscard]] std::string club_notice() const;

  Shared shared;
  View view;
  BoardView board;
  bool is_old = false;      // the view: what is now could not be read
  bool has_failed = false;  // the last act, so that memory is read anew
  std::int64_t seen_version = 0;
  bool has_read_ahead = false;  // all there is to read, since the last intent
  bool reads_ahead = false;     // has begun, and not read all
  std::size_t lines_shown = 0;  // of the list of past sessions, when the view was made last
  bool found_damage = false;
  std::optional<std::filesystem::path> saved_from_gone;
  std::optional<Intent> pending;  // not acted on yet: another program keeps the database locked

 private:
  void ask_about_rescue();
  void read_anew();
  BoardView board_now();
  BoardView board_of(const OpenSession* shown);
  void shorten(AnyScreen& screen) const;
  void show_undo(Page& page);
  bool answers(const Intent& intent);
  bool asks_for_pen(const Intent& intent);

  // ---- what means the same on every page
  bool act_everywhere(const Intent& intent);
  void on(const Go& go) { go_to(shared, go.to); }
  void on(const Back&);
  void on(const Undo&) { shared.pages.top().step(true); }
  void on(const Redo&) { shared.pages.top().step(false); }
  void on(const Resume&);
  void on(const Rematch&);
  void on(const OpenPast& past);
  void on(const OpenPlayer& player);
  void on(const OpenRepair&);
  void on(const LookAtFiles& files) { look_at_files(shared, files.paths); }
  void on(const CopyText&);
  void on(const WriteFile& write);
  void on(const ShowFolder& folder) { shared.said.folder = folder.path; }
  void on(const TurnTable&) { shared.turn_table(); }
  void on(const SetLook& set) { shared.change_look(set.look); }
  void on(const SetLanguage& set) { shared.speak(set.code); }
  void on(const SetKeepAwake& set) { shared.set_keep_awake(set.keep); }
  void on(const SetVibrate& set) { shared.set_vibrate(set.vibrate); }
  void on(const KeepWindowPlace& keep) { shared.keep_window_place(keep.place); }
  void on(const ToggleBoard&) { shared.set_board(!shared.board_open); }
  void on(const CloseBoard& close);
  void on(const SetOnPhones& set) { shared.set_on_phones(set.on); }
  void on(const InvitePhone& invite);
  void on(const EnterByCode& enter);
  void on(const OpenFork& fork) { open_fork(shared, fork.session); }
  void on(const Dismiss&);
  void on(const Close&);
};

App::Parts::Parts(const std::filesystem::path& database, Clock clock, Painter painter, FilesGo files_go)
    : shared{database, std::move(clock), std::move(painter), files_go} {
  shared.pages.push(std::make_unique<StartPage>(shared));
  const OpenSession* open = shared.table.open_session();
  if (open != nullptr && open->has_hand()) shared.pages.push(std::make_unique<TablePage>(shared));
  ask_about_rescue();
  refresh();
  view.trouble = shared.store.remark();
}

// The data were damaged and have been rescued: the report stays until somebody has read it.
void App::Parts::ask_about_rescue() {
  store::Store& store = shared.store;
  const std::string came_to = store.writes() ? store.setting(store::kRescueKey).value_or("") : "";
  if (came_to.empty()) return;
  const auto read = [&store] { store.set_setting(store::kRescueKey, ""); };
  Question question{{text::say("The data were damaged"), came_to, text::say("Go on"), text::say("Close")}, read, read};
  const std::vector<store::Backup> backups = store.backups();
  if (const store::Backup* newest = store::newest_backup(backups); newest != nullptr) {
    question.dialog.text += " " + text::say("The newest backup was made {time}: {content}. The settings restore it.",
                                            local_time(newest->made_at), backup_text(*newest));
    question.dialog.yes = text::say("See the backups");
    question.dialog.no = text::say("Go on without");
    question.yes = [this, read] {
      read();
      go_to(shared, Screen::kSettings);
    };
  }
  shared.ask(std::move(question));
}

// ---- the view

void App::Parts::refresh() {
  is_old = true;
  if (has_failed) read_anew();
  shared.end_on_phones_with_evening();
  shared.table.name_rules();
  Page& page = shared.pages.top();
  const OpenSession* open = shared.table.open_session();
  view.look = shared.look;
  view.screen = page.view();
  lines_shown = shared.past.size();
  shorten(view.screen);
  view.dialog = shared.question ? std::optional{with_keys(shared.question->dialog)} : std::nullopt;
  view.notice = shared.store.writes() ? page.notice()
                : shared.files_go == FilesGo::kToBrowser
                    ? ""  // the bar above the canvas says it, and offers to write here
                    : text::say("Nullo is open in another window. Here you can only watch.");
  if (std::string notice = club_notice(); !notice.empty()) view.notice = std::move(notice);
  view.can_go_back = !shared.pages.top_is_start();
  view.said = shared.said.done;
  const std::filesystem::path& written_in = shared.said.written_in;
  view.said_folder = !written_in.empty() && can_show_folders() ? written_in.string() : std::string{};
  view.export_text = page.session() != nullptr ? where_files_go(shared) : std::string{};
  view.board = shared.board_open;
  view.serves = shared.device.serves;
  view.on_phones = shared.on_phones;
  view.shares_text = shared.device.shares_text;
  view.stay_awake = shared.keep_awake && open != nullptr && !open->ended();
  view.seat_colours = shared.people.seat_colours(page.players());
  view.short_names = shared.people.short_names();
  show_undo(page);
  board = board_now();
  is_old = false;
}

// An act that failed may have done a part of what it was to do: memory and disk must not go on apart.
void App::Parts::read_anew() {
  try {
    shared.read_anew();
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kDamaged) throw;
    found_damage = true;  // memory is all there is, until the data are rescued
  }
  has_failed = false;
}

// The same session, said in the language that is spoken now.
OpenSession said_anew(const OpenSession& open) {
  OpenSession anew{open.session};
  OpenSession said = open;
  said.result = std::move(anew.result);
  said.context = std::move(anew.context);
  said.entry = std::move(anew.entry);
  return said;
}

LiveTable App::Parts::live(const text::Language& language) {
  const bool is_other = &language != &text::spoken();
  const text::Speaking speaking{language};
  std::optional<OpenSession> shown = shared.table.decided();
  if (const OpenSession* open = shared.table.open_session(); !shown && open != nullptr) shown = *open;
  if (shown && is_other) shown = said_anew(*shown);
  const BoardView now = is_other ? board_of(shown ? &*shown : nullptr) : board;
  LiveTable live{language.code, {}, {}};
  const auto write = [&live](std::string_view piece) { live.page += piece; };
  if (!shown) {
    live.state = live_state(nullptr, now, {});
    if (now.evening) shared.club_evening.write(shared.over_standings(), write);
    return live;
  }
  Sheet sheet = shared.table.sheet(*shown);
  shared.people.shorten(sheet);
  live.state = live_state(&*shown, now, sheet);
  const session::Session& session = shared.table.open_session()->session;
  write_out(session::HeldHands{session}, writing_of(shared.store, session, Format::kHtml, {}), write);
  return live;
}

BoardView App::Parts::board_now() {
  const std::optional<OpenSession> decided = shared.table.decided();
  return board_of(decided ? &*decided : shared.table.open_session());
}

BoardView App::Parts::board_of(const OpenSession* shown) {
  const bool over = shown != nullptr && shown->ended();
  const OtherParts others = over ? other_parts(shared.store, shown->session) : OtherParts{};
  BoardView now = board_view(shown, shared.playing, others);
  if (over && !others.goes_on) shared.table.put_evening_on(now);
  if (shared.table.is_in_doubt()) {
    now.due.clear();
    now.payments.clear();
  }
  if (const auto* phones = std::get_if<PhonesView>(&view.screen); phones != nullptr && phones->squares.side > 0)
    now.phones = *phones;
  if (shared.board_open || shared.on_phones) now.evening = shared.club_evening.board(shared.over_standings());
  now.shows_evening = now.evening && (shown == nullptr || shared.club_evening.on_board(shared.over_standings()));
  if (shown != nullptr) now.seat_colours = shared.people.seat_colours(players_now(shown->session, shown->result));
  return now;
}

void App::Parts::show_undo(Page& page) {
  view.undo.clear();
  view.redo.clear();
  if (!shared.store.writes()) return;
  view.undo = text::said_again(page.undo_label());
  view.redo = text::said_again(page.redo_label());
}

// Short names where there is little room.
void App::Parts::shorten(AnyScreen& screen) const {
  const Players& people = shared.people;
  if (auto* table = std::get_if<TableView>(&screen)) {
    people.shorten(table->sheet);
    for (TableView::TrickCell& cell : table->strip) cell.winner = people.shortened(cell.winner);
  } else if (auto* over = std::get_if<HandOverView>(&screen)) {
    people.shorten(over->sheet);
  } else if (auto* end = std::get_if<GameOverView>(&screen)) {
    people.shorten(end->sheet);
  } else if (auto* session = std::get_if<SessionView>(&screen)) {
    people.shorten(session->sheet);
  } else if (auto* compare = std::get_if<CompareView>(&screen)) {
    people.shorten(compare->before.sheet);
    people.shorten(compare->after.sheet);
  } else if (auto* fork = std::get_if<ForkView>(&screen)) {
    people.shorten(fork->here.sheet);
    people.shorten(fork->there.sheet);
  }
}

// ---- what was meant

bool App::Parts::act(const Intent& intent) {
  if (answers(intent)) return false;
  if (asks_for_pen(intent)) return false;
  if (shared.pages.top().handle(intent)) return true;
  act_everywhere(intent);
  return false;
}

// What answers the question that is asked, if one is.
bool App::Parts::answers(const Intent& intent) {
  if (!shared.question) return false;
  const bool yes = intent.as<Accept>() != nullptr;
  const bool other = intent.as<AcceptOther>() != nullptr;
  const bool no = intent.as<Decline>() != nullptr || intent.as<Back>() != nullptr;
  if (!yes && !other && !no) return false;
  const Question asked = *std::exchange(shared.question, std::nullopt);
  const std::function<void()>& answer = yes ? asked.yes : other ? asked.other : asked.no;
  if (answer) answer();
  return true;
}

bool App::Parts::act_everywhere(const Intent& intent) {
  return is_one_of<Go, Back, Undo, Redo, Resume, Rematch, OpenPast, OpenPlayer, OpenRepair, LookAtFiles, CopyText,
                   WriteFile, ShowFolder, TurnTable, SetLook, SetLanguage, SetKeepAwake, SetVibrate, KeepWindowPlace,
                   ToggleBoard, CloseBoard, SetOnPhones, InvitePhone, EnterByCode, OpenFork, Dismiss, Close>(
      intent, [this](const auto& meant) { on(meant); });
}

std::string App::Parts::club_notice() const {
  const OpenSession* open = shared.table.open_session();
  return open != nullptr && at_table(shared) ? shared.club.notice_of(open->session.id) : std::string{};
}

// At the table, while another device enters the session: whoever wants to enter here is asked first.
bool App::Parts::asks_for_pen(const Intent& intent) {
  const OpenSession* open = shared.table.open_session();
  if (!at_table(shared) || open == nullptr || !shared.store.writes() || only_looks(intent)) return false;
  const std::string id = open->session.id;
  const std::string pen = shared.club.pen_of(id);
  if (pen.empty()) return false;
  shared.ask({Dialog{text::say("{device} keeps score now", pen),
                     text::say("Enter here instead? What was entered there stays; the other device then only watches."),
                     text::say("Enter here"), text::say("Only watch")},
              [this, id] { shared.club.take_pen(id); }});
  return true;
}

void App::Parts::open_entered() {
  const std::optional<std::string> id = shared.club.take_entered();
  if (!id) return;
  shared.table.open(*id);
  if (!at_table(shared)) sit_down(shared);
  shared.club.take_pen(*id);
  shared.said.done = text::say("You keep score now.");
}

void App::Parts::on(const InvitePhone& invite) {
  const OpenSession* open = shared.table.open_session();
  if (!invite.on) return shared.club.drop_invitation();
  if (open == nullptr) return;
  const auto ask_hub = [this, id = open->session.id] { shared.club.invite(id); };
  shared.club.is_member() ? ask_hub() : ask_to_begin(shared, ask_hub);
}

void App::Parts::on(const EnterByCode& enter) {
  shared.club.enter(shared.device.hub, enter.code, enter.session, shared.device.name);
  open_entered();
}

void App::Parts::on(const Back&) {
  Page& page = shared.pages.top();
  page.dismiss();
  if (!page.close_part()) shared.pages.pop();
}

void App::Parts::on(const Resume&) {
  if (!correcting(shared)) sit_down(shared);
}

void App::Parts::on(const Rematch&) {
  if (!correcting(shared)) begin_new_session(shared);
}

void App::Parts::on(const OpenPast& past) {
  if (!correcting(shared)) open_past_session(shared, past.id);
}

void App::Parts::on(const OpenPlayer& player) {
  if (correcting(shared)) return;
  if (player.as_in_standings) shared.standings.choose_same(shared.statistics, player.name);
  open_person(shared, player.name);
}

void App::Parts::on(const OpenRepair&) {
  const session::Session* session = shared.pages.top().session();
  if (session != nullptr) repair_session(shared, *session);
}

void App::Parts::on(const CopyText&) {
  if (const session::Session* session = shared.pages.top().session()) copy_text(shared, *session);
}

void App::Parts::on(const WriteFile& write) {
  if (const session::Session* session = shared.pages.top().session()) write_file(shared, *session, write.as);
}

void App::Parts::on(const CloseBoard& close) {
  if (shared.board_open) shared.set_board(false);
  if (!close.why.empty()) shared.said.trouble = text::say("The board cannot be opened: {reason}", close.why);
}

void App::Parts::on(const Dismiss&) {
  view.trouble.clear();
  shared.pages.top().dismiss();
}

void App::Parts::on(const Close&) {
  for (Page& page : shared.pages.from_top()) {
    if (!page.may_leave()) return;  // it asks
  }
}

// ---- the program

App::App(const std::filesystem::path& database, Clock clock, Painter painter, FilesGo files_go)
    : parts_{std::make_unique<Parts>(database, std::move(clock), std::move(painter), files_go)} {}
App::~App() = default;

const View& App::view() const { return shows_example() ? example_->view() : parts_->view; }

const BoardView& App::board() const { return shows_example() ? example_->board() : parts_->board; }

std::optional<std::string> App::take_copied() {
  if (shows_example()) return example_->take_copied();
  return std::exchange(parts_->shared.said.copied, std::nullopt);
}

std::optional<Felt> App::take_felt() {
  const std::optional<Felt> felt =
      shows_example() ? example_->take_felt() : std::exchange(parts_->shared.said.felt, std::nullopt);
  return parts_->shared.vibrate && parts_->shared.device.vibrates ? felt : std::nullopt;
}

bool App::know(const Device& device) {
  if (parts_->shared.device == device) return false;
  parts_->shared.device = device;
  parts_->shared.club.let_host(device.serves, device.has_page);
  return look_again();
}

std::optional<std::string> App::take_folder() { return std::exchange(parts_->shared.said.folder, std::nullopt); }

void App::hear(Outcome outcome, std::string_view files) {
  if (shows_example()) return example_->hear(outcome);
  Said& said = parts_->shared.said;
  what_became(said, outcome, files);
  parts_->view.said = said.done;
  if (!said.trouble.empty()) parts_->view.trouble = std::exchange(said.trouble, {});
}

std::optional<LiveTable> App::live(const text::Language& language) const {
  if (shows_example() || !parts_->shared.on_phones) return std::nullopt;
  try {
    return parts_->live(language);
  } catch (const store::StoreError&) {
    return std::nullopt;  // the view says what failed; the pages keep what they show
  }
}

bool App::hear_phones(const PhonesNews& news) {
  if (parts_->shared.phones == news) return false;
  parts_->shared.phones = news;
  return look_again();
}

std::string App::link_to_draw() const {
  const InvitationView& invitation = parts_->shared.club.invitation();
  return invitation.squares ? std::string{} : invitation.link;
}

bool App::hear_pattern(const std::string& link, Squares pattern) {
  parts_->shared.club.hear_pattern(link, std::move(pattern));
  return look_again();
}

bool App::may_take_over() const {
  const Shared& shared = parts_->shared;
  return !parts_->pending && !parts_->is_old && !shared.question &&
         std::ranges::none_of(shared.pages.from_top(), &Page::holds_draft);
}

std::optional<ClubRequest> App::ask_club() {
  if (!may_take_over()) return std::nullopt;
  try {
    return parts_->shared.club.ask();
  } catch (const store::StoreError&) {
    return std::nullopt;  // said when something is entered; here the next time will do
  }
}

bool App::hear_club(const ClubReply& reply) {
  Shared& shared = parts_->shared;
  if (!may_take_over()) {
    shared.club.forget(reply);
    return false;
  }
  try {
    const std::size_t forked = shared.store.forked().size();
    const std::string notice = parts_->club_notice();
    const bool taken = shared.club.hear(reply);
    if (taken) {
      shared.read_anew();
      parts_->has_read_ahead = false;
    }
    parts_->open_entered();
    if (std::string problem = shared.club.take_not_entered(); !problem.empty()) {
      say_failure(problem);
      return true;
    }
    if (shared.store.forked().size() > forked) {
      say_failure(
          text::say("Two devices changed the same session. The start page leads to both, and asks which stays."));
      return true;
    }
    const bool is_seen = taken || parts_->club_notice() != notice || shared.pages.top_as<SettingsPage>() != nullptr ||
                         shared.pages.top_as<PhonesPage>() != nullptr || shared.pages.top_as<DevicesPage>() != nullptr;
    if (!is_seen) return false;
  } catch (const store::StoreError& error) {
    say_failure(error.what());
    return true;
  }
  return look_again();
}

std::optional<HostWish> App::wants_host() const { return parts_->shared.club.wants_host(); }

bool App::hear_host(const HostNews& news) {
  try {
    if (!parts_->shared.club.hear_host(news)) return false;
  } catch (const store::StoreError& error) {
    say_failure(error.what());
    return true;
  }
  return look_again();
}

std::optional<ClubEar> App::club_ear() const { return parts_->shared.club.ear(); }

void App::hear_club_line(std::string_view line) { parts_->shared.club.hear_line(line); }

double App::ask_club_after() const { return may_take_over() ? parts_->shared.club.after() : 0; }

bool App::hear_awake(bool is_kept) {
  if (parts_->shared.is_kept_awake == is_kept) return false;
  parts_->shared.is_kept_awake = is_kept;
  return look_again();
}

void App::handle(const Intent& intent) {
  if (parts_->pending) return;  // ignored: it was meant for the screen before
  if (intent.as<TryExample>() != nullptr) return try_example();
  if (act_in_example(intent)) return;
  if (parts_->is_old && !leads_away(intent)) {
    if (look_again()) parts_->view.trouble = text::say(kMeantForOldScreen);
    return;
  }
  if (!parts_->shared.store.is_locked()) {
    act_on(intent);
    if (example_) example_->look_like(parts_->view);
    if (example_ && intent.as<SetLanguage>() != nullptr) example_->handle(intent);  // what it shows was said before
    return;
  }
  parts_->pending = intent;
  parts_->view.trouble = text::say(
      "Not stored yet: another program keeps {file} locked. Your last entry is stored as soon as the file is free; "
      "until "
      "then you can enter nothing more.",
      parts_->shared.store.path().string());
}

// ---- the example

bool App::shows_example() const { return example_ && parts_->shared.pages.top_is_start(); }

void App::try_example() {
  if (example_ || !parts_->shared.pages.top_is_start() || parts_->shared.question) return;
  try {
    example_ = std::make_unique<Example>(parts_->shared.clock);
    example_->look_like(parts_->view);
  } catch (const store::StoreError& error) {
    say_failure(error.what());
  }
}

void App::close_example() { example_.reset(); }

bool App::act_in_example(const Intent& intent) {
  if (!shows_example()) return false;
  const bool of_program =
      is_one_of<SetLook, SetLanguage, SetKeepAwake, SetVibrate, ToggleBoard, CloseBoard, Close, KeepWindowPlace>(
          intent, [](const auto&) {});
  if (of_program) {
    act_on(intent);
    example_->look_like(parts_->view);
    return true;
  }
  const Go* go = intent.as<Go>();
  if (go != nullptr && go->to == Screen::kSettings) return false;  // the example waits under that page
  const bool leaves = is_one_of<Rematch, LookAtFiles>(intent, [](const auto&) {}) ||
                      (go != nullptr && go->to != Screen::kHelp && go->to != Screen::kTable);
  if (leaves || !example_->handle(intent)) close_example();
  return !leaves;
}

void App::act_on(const Intent& intent) {
  Said& said = parts_->shared.said;
  if (intent.as<ShowFolder>() == nullptr) {  // its message stays
    said.done.clear();
    said.written_in.clear();
  }
  said.felt.reset();
  parts_->has_read_ahead = false;
  parts_->found_damage = false;
  parts_->saved_from_gone.reset();
  try {
    const bool entered = parts_->act(intent);
    if (intent.as<Dismiss>() == nullptr) parts_->view.trouble = std::exchange(said.trouble, {});
    parts_->refresh();
    const auto* table = std::get_if<TableView>(&parts_->view.screen);
    if (entered && table != nullptr && !table->problem.empty()) said.felt = Felt::kRefused;
  } catch (const store::FileGone& gone) {
    if (!gone.saved().empty()) parts_->saved_from_gone = gone.saved();
    say_failure(gone.what());
  } catch (const store::StoreError& error) {
    parts_->found_damage = error.kind() == store::StoreError::Kind::kDamaged;
    parts_->has_failed = true;
    say_failure(error.what());
  } catch (const PlaceFailure& failure) {
    say_failure(failure.what());
  }
  parts_->shared.pages.forget_closed();
}

bool App::look_again() {
  parts_->has_read_ahead = false;  // what is stored may be other than it was
  try {
    parts_->refresh();
    return true;
  } catch (const store::StoreError& error) {
    parts_->found_damage = error.kind() == store::StoreError::Kind::kDamaged;
    return false;
  }
}

// After a failure, rebuilds the view from the state.
void App::say_failure(std::string_view what) {
  try {
    parts_->refresh();
  } catch (const store::StoreError&) {  // NOLINT(bugprone-empty-catch)
    // The state cannot be read either; the line below says why.
  }
  parts_->view.trouble = what;
}

bool App::act_on_pending() {
  if (parts_->shared.store.is_locked()) return false;
  const Intent intent = *std::exchange(parts_->pending, std::nullopt);
  act_on(intent);
  return true;
}

bool App::reads_along() const { return !parts_->shared.store.writes(); }

bool App::found_damage() const { return parts_->found_damage; }

std::optional<std::filesystem::path> App::saved_from_gone() const { return parts_->saved_from_gone; }

double App::poll_after() const {
  if (parts_->pending || parts_->is_old) return kLockedSeconds;
  return reads_along() ? kAlongSeconds : 0;
}

const std::optional<WindowPlace>& App::window_place() const { return parts_->shared.window_place; }

double App::read_ahead_after() const {
  const Shared& shared = parts_->shared;
  if (parts_->has_read_ahead) return 0;
  if (shared.pages.top().ranks_people()) return kBetweenPiecesSeconds;
  if (shared.pages.top().lists_past_sessions()) return shared.past.is_whole() ? 0 : kBetweenPiecesSeconds;
  if (!shared.pages.top_is_start()) return 0;
  return parts_->reads_ahead ? kBetweenPiecesSeconds : kPauseSeconds;
}

bool App::Parts::reads_for_standings() {
  if (!shared.standings.is_read(shared.store)) {
    shared.standings.read_ahead(shared.store);
  } else if (!shared.people.is_read()) {
    (void)shared.people.all();
  } else {
    return false;
  }
  return true;
}

bool App::read_ahead() {
  Shared& shared = parts_->shared;
  try {
    const Page& top = shared.pages.top();
    // The list shows what has been read of it, standings need all: so they come first.
    if ((top.ranks_people() || shared.pages.top_is_start()) && parts_->reads_for_standings()) {
      parts_->reads_ahead = true;
      return false;
    }
    if (top.ranks_people()) {
      parts_->has_read_ahead = true;
      if (!std::exchange(parts_->reads_ahead, false)) return false;
      parts_->refresh();
      return true;
    }
    shared.past.read_on(shared.store);
    parts_->has_read_ahead = shared.past.is_whole();
    parts_->reads_ahead = !parts_->has_read_ahead;
    if (!top.lists_past_sessions()) return false;
    // Each time that there is twice as much to be seen, and at the end.
    if (!shared.past.is_whole() && shared.past.size() < 2 * parts_->lines_shown) return false;
    parts_->refresh();
    return true;
  } catch (const store::StoreError& error) {
    parts_->has_read_ahead = true;
    const Page& top = shared.pages.top();
    if (!top.lists_past_sessions() && !top.ranks_people()) return false;  // said when that page is opened
    say_failure(error.what());
    return true;
  }
}

bool App::poll() {
  if (parts_->pending) return act_on_pending();
  if (parts_->is_old) return look_again();
  if (!reads_along()) return false;
  Shared& shared = parts_->shared;
  try {
    const bool now_writes = shared.store.try_to_write();
    const std::int64_t version = shared.store.data_version();
    if (!now_writes && version == parts_->seen_version) return false;
    parts_->seen_version = version;
    parts_->has_read_ahead = false;
    shared.refresh_people();
    const auto open = shared.store.newest_open_session();
    const OpenSession* at_table = shared.table.open_session();
    const std::string id = open ? *open : at_table != nullptr ? at_table->session.id : std::string{};
    if (!id.empty()) shared.table.open(id);
    parts_->refresh();
  } catch (const store::StoreError& error) {
    if (error.kind() == store::StoreError::Kind::kBusy) return false;  // the next time will do
    say_failure(error.what());
  }
  return true;
}

}  // namespace nullo::app
