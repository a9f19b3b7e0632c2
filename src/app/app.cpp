#include "app/app.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/core.h>

#include "app/help.h"
#include "app/new_session.h"
#include "app/open_session.h"
#include "app/past.h"
#include "app/words.h"
#include "games/words.h"
#include "store/store.h"

namespace nullo::app {
namespace {

constexpr std::string_view kSizeKey = "look.percent";
constexpr std::string_view kThemeKey = "look.theme";
constexpr std::string_view kPackKey = "look.pack";

// Where the person is. The table's screens (Table, Hand over, Game over) follow from the session.
enum class Place { kStart, kNewSession, kTable, kPast, kPastSession, kSettings, kHelp };

// What a dialog asks.
enum class Asking { kNothing, kSwitchForm, kStop, kMisdeal };

}  // namespace

struct App::Parts {
  Parts(const std::filesystem::path& database, Clock the_clock)
      : store{database, store::Store::Access::kWriteIfFree}, clock{std::move(the_clock)} {
    read_look();
    if (const auto id = store.open_session()) open(*id);
    if (told) place = Place::kTable;
    refresh();
  }

  // ---- what is stored

  void read_look() {
    if (const auto size = store.setting(kSizeKey)) {
      int percent = 100;
      std::from_chars(size->data(), size->data() + size->size(), percent);
      if (std::find(kSizes.begin(), kSizes.end(), percent) != kSizes.end()) look.percent = percent;
    }
    look.dark = store.setting(kThemeKey).value_or("dark") == "dark";
    look.four_colours = store.setting(kPackKey).value_or("two") == "four";
  }

  void write_look(const Look& next) {
    look = next;
    if (!store.writes()) return;  // a second window changes only its own look
    store.set_setting(kSizeKey, fmt::format("{}", look.percent));
    store.set_setting(kThemeKey, look.dark ? "dark" : "light");
    store.set_setting(kPackKey, look.four_colours ? "four" : "two");
  }

  void open(std::string_view id) {
    told.reset();
    hold = {};
    problem.clear();
    look_at_table = false;
    if (auto session = store.load(id)) told.emplace(std::move(*session));
  }

  void keep(Edit edit) {
    Told next{std::move(edit.after)};
    store.record(next.session, edit.change);
    told.emplace(std::move(next));
    problem.clear();
    look_at_table = false;
  }

  void step(bool back) {
    if (!told) return;
    hold = {};
    problem.clear();
    const auto row = back ? store.undo_row(told->session.id) : store.redo_row(told->session.id);
    if (!row) return;
    Told next{back ? with_before(told->session, row->change) : with_after(told->session, row->change)};
    if (back) {
      store.undo(next.session);
    } else {
      store.redo(next.session);
    }
    told.emplace(std::move(next));
    look_at_table = false;
    place = Place::kTable;
  }

  // ---- the view

  void refresh() {
    view.look = look;
    view.screen = screen();
    view.dialog = dialog();
    view.notice = store.writes() ? std::string{} : "Another Nullo has this table open: this one reads along.";
    view.can_go_back = place != Place::kStart;
    view.undo.clear();
    view.redo.clear();
    if (!told || place != Place::kTable || !store.writes()) return;
    if (const auto row = store.undo_row(told->session.id)) view.undo = "Undo: " + row->change.label;
    if (const auto row = store.redo_row(told->session.id)) view.redo = "Redo: " + row->change.label;
  }

  using AnyScreen = decltype(View::screen);

  AnyScreen screen() {
    switch (place) {
      case Place::kNewSession:
        return new_session_view();
      case Place::kTable:
        return table_screen();
      case Place::kPast:
        return past.list_view(store);
      case Place::kPastSession:
        return past.session_view();
      case Place::kSettings:
        return settings_view();
      case Place::kHelp:
        return help_view(told ? &games::info(told->session.rules) : nullptr);
      case Place::kStart:
        break;
    }
    return start_view();
  }

  AnyScreen table_screen() {
    if (!told) return start_view();
    if (told->ended() || !told->has_hand()) return game_over_view(*told);
    if (told->hand_over() && !look_at_table) {
      HandOverView over = hand_over_view(*told);
      over.problem = problem;
      return over;
    }
    return table_view(*told, hold, turn, problem);
  }

  StartView start_view() {
    StartView start;
    const std::vector<store::Listed> sessions = store.sessions();
    start.past_sessions = static_cast<int>(sessions.size());
    start.can_rematch = !sessions.empty();
    if (!told || told->ended()) return start;
    const games::Info& game = games::info(told->session.rules);
    const std::optional<int> hands = games::hands_in_game(told->session.rules);
    StartView::Banner banner;
    banner.title = fmt::format("{}, hand {}{}", game.name, told->last() + 1, hands ? fmt::format(" of {}", *hands) : "");
    if (told->entry.tricks_told < told->entry.tricks_in_hand) {
      banner.title += fmt::format(", trick {}", told->entry.tricks_told + 1);
    }
    banner.players = join(told->context.players);
    const bool any = std::any_of(told->result.hands.begin(), told->result.hands.end(),
                                 [](const session::HandResult& hand) { return hand.complete(); });
    if (any) banner.standing = leading_text(game);
    start.open = std::move(banner);
    return start;
  }

  [[nodiscard]] std::string leading_text(const games::Info& game) const {
    const std::vector<Seat> best = best_seats(told->result.totals, game.best);
    return fmt::format("{} {} with {}", games::join_names(best, told->names()), best.size() == 1 ? "leads" : "lead",
                       games::amount_of(told->result.totals[best.front()], game.unit));
  }

  NewSessionView new_session_view() {
    NewSessionView screen = draft.view(store.players());
    if (told && !told->ended()) {
      screen.open_session = fmt::format("The session of {} stays open: resume it from Past sessions.", join(told->context.players));
    }
    if (!store.writes()) {
      screen.can_start = false;
      screen.why_not = "Another Nullo has the data open: only one can write.";
    }
    return screen;
  }

  SettingsView settings_view() {
    SettingsView settings;
    settings.look = look;
    settings.data_place = store.path().string();
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(store.path(), error);
    const std::size_t sessions = store.sessions().size();
    settings.data_size = fmt::format("{} kB, {} session{}", error ? 0 : (bytes + 1023) / 1024, sessions, sessions == 1 ? "" : "s");
    settings.version = "Nullo " NULLO_VERSION;
    return settings;
  }

  [[nodiscard]] std::optional<Dialog> dialog() const {
    switch (asking) {
      case Asking::kSwitchForm:
        return Dialog{"Tell the hand the other way?", asking_text, "Yes, go on (Enter)", "No, stay (Esc)"};
      case Asking::kStop: {
        const bool open_hand = told && told->has_hand() && !told->hand_over();
        return Dialog{"Stop playing here?",
                      open_hand ? "The hand being played is left out; the hands before it count. Undo brings it back."
                                : "The standing is the result. Undo brings the game back.",
                      "Stop here (Enter)", "Play on (Esc)"};
      }
      case Asking::kMisdeal:
        return Dialog{"Deal this hand again?", "What was told of it is taken out; the same player deals. Undo brings it back.",
                      "Misdeal (Enter)", "No (Esc)"};
      case Asking::kNothing:
        break;
    }
    return std::nullopt;
  }

  // ---- what was meant

  [[nodiscard]] bool at_table() const { return place == Place::kTable && told && told->has_hand() && !told->ended(); }

  // A tap, or a word about it.
  void take(KeyResult result) {
    problem = std::move(result.complaint);
    if (result.tap) send(*result.tap);
  }

  void send(const games::Tap& made) {
    if (!told || told->ended()) return;
    auto edit = app::tap(*told, made);
    if (edit) {
      if (edit->after != told->session) keep(std::move(*edit));
      return;
    }
    if (edit.error().may_forget) {
      asking = Asking::kSwitchForm;
      asking_text = edit.error().text;
      asked_tap = made;
      return;
    }
    problem = edit.error().text;
  }

  void close_dialog(bool yes) {
    const Asking was = std::exchange(asking, Asking::kNothing);
    if (!yes) return;
    if (was == Asking::kStop && told) {
      hold = {};
      keep(stopped(*told, clock.now()));
    }
    if (was == Asking::kMisdeal && told) {
      hold = {};
      keep(misdealt(*told));
    }
    if (was == Asking::kSwitchForm && asked_tap) {
      if (auto* form = std::get_if<games::SwitchForm>(&*asked_tap)) form->forget = true;
      send(*asked_tap);
    }
  }

  void operator()(const Go& go) {
    hold = {};
    problem.clear();
    came_from = place;
    switch (go.to) {
      case Screen::kStart:
        place = Place::kStart;
        break;
      case Screen::kNewSession:
        draft = NewSession{};
        place = Place::kNewSession;
        break;
      case Screen::kTable:
        place = told ? Place::kTable : Place::kStart;
        break;
      case Screen::kPast:
        past.forget_search();
        place = Place::kPast;
        break;
      case Screen::kSettings:
        place = Place::kSettings;
        break;
      case Screen::kHelp:
        place = Place::kHelp;
        break;
    }
  }

  void operator()(const Back&) {
    if (asking != Asking::kNothing) return close_dialog(false);
    problem.clear();
    if (place == Place::kTable) {
      if (hold.kind != Hold::Kind::kNothing || hold.rank || hold.mending) {
        hold = {};
      } else if (at_table() && told->hand_over()) {
        look_at_table = !look_at_table;
      } else {
        place = Place::kStart;
      }
      return;
    }
    if (place == Place::kPastSession) {
      place = Place::kPast;
    } else if (place == Place::kHelp || place == Place::kSettings) {
      place = came_from == place ? Place::kStart : came_from;
    } else {
      place = Place::kStart;
    }
  }

  void operator()(const Undo&) { step(true); }
  void operator()(const Redo&) { step(false); }

  void operator()(const Accept&) {
    if (asking != Asking::kNothing) return close_dialog(true);
    if (place == Place::kNewSession) return start_session();
    if (place == Place::kStart && told && !told->ended()) {
      place = Place::kTable;
      return;
    }
    if (!at_table()) return;
    if (hold.kind != Hold::Kind::kNothing || hold.mending) {
      hold = {};
      return;
    }
    if (!told->hand_over()) {
      problem = "The hand is not complete yet: " + told->entry.question.text;
    } else if (look_at_table) {
      look_at_table = false;
    } else {
      keep(recorded(*told, clock.now()));
    }
  }

  void start_session() {
    if (draft.why_not()) return;
    const session::Session session = draft.start(clock.uuid(), clock.now());
    store.create(session);
    open(session.id);
    place = Place::kTable;
  }

  void operator()(const Decline&) { close_dialog(false); }

  void operator()(const TypeKey& key) {
    if (place != Place::kTable || !told || asking != Asking::kNothing) return;
    using Named = TypeKey::Named;
    if (key.named == Named::kBackspace) return take_back();
    if (!at_table()) return;
    if (told->hand_over() && !look_at_table) return;
    if (key.named == Named::kTab) return (*this)(SwitchForm{other_form()});
    if (key.named == Named::kLeft || key.named == Named::kRight) return walk_tricks(key.named == Named::kRight);
    take(type_character(told->entry, hold, key.character));
  }

  void take_back() {
    problem.clear();
    if (hold.kind != Hold::Kind::kNothing || hold.rank) {
      const std::optional<int> mending = hold.mending;
      hold = {};
      hold.mending = mending;
      return;
    }
    step(true);
  }

  [[nodiscard]] games::Form other_form() const {
    return told->entry.form == games::Form::kTricks ? games::Form::kSummary : games::Form::kTricks;
  }

  // Left and right go through the told tricks, to mend one.
  void walk_tricks(bool right) {
    if (told->entry.tricks_in_hand == 0) return;
    const int from = hold.mending.value_or(told->entry.tricks_told);
    const int to = std::clamp(right ? from + 1 : from - 1, 0, told->entry.tricks_told);
    hold = {};
    if (to < told->entry.tricks_told) hold.mending = to;
  }

  void operator()(const TapSeat& tap) {
    if (at_table()) take(touch_seat(told->entry, hold, tap.seat));
  }
  void operator()(const TapCard& tap) {
    if (at_table()) take(touch_card(told->entry, hold, tap.card));
  }
  void operator()(const TapTrick& tap) {
    problem.clear();
    if (at_table()) touch_trick(told->entry, hold, tap.trick);
  }
  void operator()(const TapShortcut& tap) {
    if (at_table()) take(touch_shortcut(told->entry, hold, tap.id));
  }
  void operator()(const TapField& tap) {
    if (at_table()) take(touch_field(told->entry, hold, tap.id, tap.seat, tap.count));
  }
  void operator()(const InsertBefore&) {
    if (at_table() && hold.mending) hold.kind = Hold::Kind::kInsert;
  }
  void operator()(const RemoveMended&) {
    if (!at_table() || !hold.mending) return;
    const int trick = *hold.mending;
    hold = {};
    send(games::RemoveTrick{trick});
  }
  void operator()(const SwitchForm& form) {
    hold = {};
    if (at_table()) send(games::SwitchForm{form.form, false});
  }
  void operator()(const Misdeal&) {
    if (at_table()) asking = Asking::kMisdeal;
  }
  void operator()(const TurnTable&) { ++turn; }
  void operator()(const NoteHand& note) {
    if (!at_table() || note.text == told->session.hands.back().note) return;
    keep(with_note(*told, note.text));
  }

  void operator()(const Adjust& adjust) {
    if (!at_table()) return;
    const auto account = [](std::optional<Seat> seat) { return seat ? Account::of(*seat) : Account::bank(); };
    if (adjust.from == adjust.to || adjust.amount < 1 || adjust.amount > 1'000'000) {
      problem = "An adjustment goes from one to another, 1 to 1,000,000.";
      return;
    }
    keep(with_adjustment(*told, {account(adjust.from), account(adjust.to), adjust.amount, adjust.note}));
  }

  void operator()(const StopPlaying&) {
    if (at_table()) asking = Asking::kStop;
  }

  void operator()(const PlayOn&) {
    if (!told || !told->ended()) return;
    if (auto edit = played_on(*told)) keep(std::move(*edit));
    place = Place::kTable;
  }

  void operator()(const Rematch&) {
    std::optional<session::Session> last;
    if (place == Place::kTable && told) {
      last = told->session;
    } else if (const auto sessions = store.sessions(); !sessions.empty()) {
      last = store.load(sessions.front().id);
    }
    if (!last) return;
    draft = NewSession{*last};
    place = Place::kNewSession;
  }

  void operator()(const Resume&) {
    if (place == Place::kPastSession) {
      const std::string id = past.opened_id();
      open(id);
    }
    place = told ? Place::kTable : Place::kStart;
  }

  void operator()(const ChooseGame& choice) { draft.choose_game(choice.id); }
  void operator()(const ChoosePreset& choice) { draft.choose_preset(choice.id); }
  void operator()(const SetOption& option) { draft.set_option(option.key, option.value); }
  void operator()(const SetName& name) { draft.set_name(name.seat, name.name); }
  void operator()(const MovePlayer& move) { draft.move(move.from, move.to); }
  void operator()(const SetPlayers& players) { draft.set_players(players.count); }
  void operator()(const SetDealer& dealer) { draft.set_dealer(dealer.seat); }

  void operator()(const Search& search) { past.search(search.text); }
  void operator()(const OpenPast& open_past) {
    if (past.open(store, open_past.id)) place = Place::kPastSession;
  }
  void operator()(const OpenHand& hand) { past.open_hand(hand.hand); }
  void operator()(const SetLook& set) { write_look(set.look); }
  void operator()(const Dismiss&) {
    view.trouble.clear();
    problem.clear();
  }

  store::Store store;
  Clock clock;
  View view;
  Look look;
  Place place = Place::kStart;
  Place came_from = Place::kStart;
  std::optional<Told> told;
  Hold hold;
  std::string problem;
  bool look_at_table = false;  // a complete hand is looked at once more
  int turn = 0;                // seats the table is turned by
  Asking asking = Asking::kNothing;
  std::string asking_text;
  std::optional<games::Tap> asked_tap;
  NewSession draft;
  Past past;
  std::int64_t seen_version = 0;
};

App::App(const std::filesystem::path& database, Clock clock)
    : parts_{std::make_unique<Parts>(database, std::move(clock))} {}
App::~App() = default;

const View& App::view() const { return parts_->view; }

void App::handle(const Intent& intent) {
  try {
    std::visit([this](const auto& meant) { (*parts_)(meant); }, intent);
    if (!std::holds_alternative<Dismiss>(intent)) parts_->view.trouble.clear();
    parts_->refresh();
  } catch (const store::StoreError& error) {
    parts_->view.trouble = error.what();
  }
}

bool App::reads_along() const { return !parts_->store.writes(); }

bool App::poll() {
  if (!reads_along()) return false;
  try {
    const bool now_writes = parts_->store.try_to_write();
    const std::int64_t version = parts_->store.data_version();
    if (!now_writes && version == parts_->seen_version) return false;
    parts_->seen_version = version;
    const auto open = parts_->store.open_session();
    if (parts_->told && (!open || *open == parts_->told->session.id)) {
      parts_->open(std::string{parts_->told->session.id});
    } else if (open) {
      parts_->open(*open);
    }
    parts_->refresh();
  } catch (const store::StoreError& error) {
    parts_->view.trouble = error.what();
  }
  return true;
}

}  // namespace nullo::app
