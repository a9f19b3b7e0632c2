#include "gui/gui.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/page_keys.h"
#include "base/utf8.h"
#include "gui/exchange/sending.h"
#include "gui/foot.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/keys.h"
#include "gui/kit/ui.h"
#include "gui/new_session/new_session.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kDesignWidth = 1280;  // a window of that size shows 100 % unscaled; a larger one enlarges it a little
constexpr float kDesignHeight = 800;
constexpr float kGrowth = 0.85F;    // part of the window's growth that the drawing follows
constexpr float kLeastWidth = 340;  // units that every layout fits into
constexpr float kLeastHeight = 300;
constexpr float kTableWidth = 844;  // units that every game's table fits into
constexpr float kTableHeight = 560;
constexpr float kUprightTableWidth = 390;
constexpr float kUprightTableHeight = 844;
constexpr float kLowScreen = 676;  // below that height the table has two columns
constexpr int kOpeningFrames = 6;  // until the field that gets the focus is active

// The table, which says that a tap did not count: where it says why one was refused. Nothing: it says something else.
std::optional<app::View> saying_too_soon(const app::View& view) {
  const auto* table = std::get_if<app::TableView>(&view.screen);
  if (table == nullptr || !table->problem.empty()) return std::nullopt;
  app::View told = view;
  std::get<app::TableView>(told.screen).problem = text::say("That tap came too soon and does not count. Tap again.");
  return told;
}

void draw_screen(Ui& ui, const Rect& r, const app::View& view) {
  struct Draw {
    Ui& ui;
    const Rect& r;
    void operator()(const app::StartView& v) const { draw_start(ui, r, v); }
    void operator()(const app::NewSessionView& v) const { draw_new_session(ui, r, v); }
    void operator()(const app::TableView& v) const { draw_table(ui, r, v); }
    void operator()(const app::HandOverView& v) const { draw_hand_over(ui, r, v); }
    void operator()(const app::GameOverView& v) const { draw_game_over(ui, r, v); }
    void operator()(const app::CompareView& v) const { draw_compare(ui, r, v); }
    void operator()(const app::PastView& v) const { draw_past(ui, r, v); }
    void operator()(const app::SessionView& v) const { draw_session(ui, r, v); }
    void operator()(const app::RepairView& v) const { draw_repair(ui, r, v); }
    void operator()(const app::PlayersView& v) const { draw_players(ui, r, v); }
    void operator()(const app::PlayerView& v) const { draw_player(ui, r, v); }
    void operator()(const app::ReplayView& v) const { draw_replay(ui, r, v); }
    void operator()(const app::SettingsView& v) const { draw_settings(ui, r, v); }
    void operator()(const app::HelpView& v) const { draw_help(ui, r, v); }
    void operator()(const app::ImportView& v) const { draw_import(ui, r, v); }
    void operator()(const app::PhonesView& v) const { draw_phones(ui, r, v); }
    void operator()(const app::DevicesView& v) const { draw_devices(ui, r, v); }
    void operator()(const app::ForkView& v) const { draw_fork(ui, r, v); }
    void operator()(const app::ClubEveningView& v) const { draw_club_evening(ui, r, v); }
    void operator()(const app::SeasonsView& v) const { draw_seasons(ui, r, v); }
    void operator()(const app::StandingsView& v) const { draw_standings(ui, r, v); }
  };
  std::visit(Draw{ui, r}, view.screen);
}

// On a new session's page the first place without a name is typed in first.
std::string first_name_field(const app::NewSessionView& view) {
  const auto empty = std::ranges::find_if(view.places, [](const auto& place) { return place.name.empty(); });
  return empty == view.places.end() ? "" : fmt::format("name/{}", empty - view.places.begin() + 1);
}

// On that page letters are names, whatever was tapped before: they go to the first place without one, or name one more
// player. Empty: they do not.
std::string field_of_letter(const ScreenState& state, const app::View& view, const KeyPress& key,
                            std::span<const app::PageKey> keys) {
  const auto* fresh = std::get_if<app::NewSessionView>(&view.screen);
  const bool over = view.dialog || state.overlay != ScreenState::Overlay::kNone;
  if (fresh == nullptr || over || key.name != KeyName::kCharacter || key.character <= U'9') return {};
  std::string empty = first_name_field(*fresh);
  if (!empty.empty() || !takes_one_more(*fresh)) return empty;
  std::string letter;
  utf8::append(key.character, letter);
  const bool of_page =
      std::ranges::any_of(keys, [&](const app::PageKey& each) { return each.works && app::is_key(each.key, letter); });
  return of_page ? "" : std::string{kOneMore};
}

template <class... Screens>
bool is_one_of(const app::View& view) {
  return (std::holds_alternative<Screens>(view.screen) || ...);
}

// The text field that has the focus when the page opens.
std::string first_field(const app::View& view) {
  if (const auto* fresh = std::get_if<app::NewSessionView>(&view.screen)) return first_name_field(*fresh);
  if (is_one_of<app::PastView, app::PlayersView>(view)) return kSearchField;
  const auto* import = std::get_if<app::ImportView>(&view.screen);
  return import != nullptr && import->files.empty() ? kPathField : "";
}

// A new shortcut gets a place behind the others; one that goes leaves its place empty.
void note_shortcuts(ScreenState& state, const app::TableView& table) {
  for (const games::Shortcut& shortcut : table.usual_shortcuts) {
    const auto known =
        std::ranges::find_if(state.shortcuts, [&](const games::Shortcut& each) { return each.id == shortcut.id; });
    if (known == state.shortcuts.end()) state.shortcuts.push_back(shortcut);
  }
}

void note_buyers(ScreenState& state, const std::vector<app::ChipsForSale>& sale) {
  for (const app::ChipsForSale& each : sale) {
    if (std::ranges::find(state.buyers, each.seat) == state.buyers.end()) state.buyers.push_back(each.seat);
  }
}

// A page that is opened is shown from its top; after going back it is as it was.
void note_page(ScreenState& state, const app::View& view) {
  const auto* person = std::get_if<app::PlayerView>(&view.screen);
  if (person != nullptr) state.from_top = state.on_list || state.page != person->name;
  if (is_one_of<app::SessionView>(view)) state.from_top = state.on_list || state.on_page;
  state.on_list = is_one_of<app::StartView, app::PastView, app::PlayersView, app::ImportView>(view);
  if (const auto* table = std::get_if<app::TableView>(&view.screen)) {
    std::string hand = fmt::format("{} {}", table->title, static_cast<int>(table->form));
    if (hand != state.hand) {
      state.from_top = true;
      state.steps.reset();
      state.shortcuts.clear();
      state.cards = 0;
      state.buyers.clear();
    }
    state.hand = std::move(hand);
    note_shortcuts(state, *table);
    note_buyers(state, table->sale);
    state.cards = std::max(state.cards, static_cast<int>(table->palette.size()));
  }
  state.on_page = person != nullptr;
  if (person != nullptr) state.page = person->name;
}

void note_hand_over(ScreenState& state, const app::View& view) {
  if (const auto* over = std::get_if<app::HandOverView>(&view.screen)) note_buyers(state, over->sale);
}

// A new screen starts without focus, and without what was open over the old one. The place in the list of past sessions
// is kept. Whoever comes back from the help finds the page as it was left.
void note_screen(ScreenState& state, std::optional<ScreenState>& under_help, const app::View& view) {
  if (state.screen == view.screen.index()) return;
  std::optional<ScreenState> before = std::exchange(under_help, std::nullopt);
  if (is_one_of<app::HelpView>(view)) {
    under_help = state;
  } else if (before && before->screen == view.screen.index()) {
    before->last_tap = state.last_tap;
    before->focus.clear();
    before->overlay = ScreenState::Overlay::kNone;
    state = *std::move(before);
    return;
  }
  ScreenState fresh;
  fresh.list = state.list;
  fresh.session_chart = state.session_chart;
  fresh.from_top = state.from_top || is_one_of<app::HelpView, app::TableView, app::HandOverView, app::GameOverView,
                                               app::CompareView, app::ReplayView, app::RepairView>(view);
  fresh.hand = state.hand;
  fresh.last_tap = state.last_tap;
  fresh.on_list = state.on_list;
  fresh.on_page = state.on_page;
  fresh.page = state.page;
  state = std::move(fresh);
  state.screen = view.screen.index();
  state.focus_wish = first_field(view);
  if (is_one_of<app::NewSessionView>(view)) state.opening = kOpeningFrames;
}

// What glides gets slower, as the lists of phones do. A finger stops it, and presses nothing by that.
void slow_down(ScreenState& state, float unit) {
  constexpr float kKeptInAMillisecond = 0.998F;
  constexpr float kSlowest = 30;  // units a second
  const ImGuiIO& io = ImGui::GetIO();
  if (!io.MouseDown[0] && !io.MouseReleased[0]) state.stopped_gliding = false;
  if (state.gliding.empty()) return;
  state.stopped_gliding = io.MouseDown[0];
  state.scroll_speed *= std::pow(kKeptInAMillisecond, io.DeltaTime * 1000);
  const bool is_over = io.MouseDown[0] || io.MouseWheel != 0 || std::abs(state.scroll_speed) < unit * kSlowest;
  if (is_over) state.gliding.clear();
}

Typing typing_of(const ScreenState& state, const app::View& view) {
  if (!state.typing) return state.waking > 0 ? Typing::kSoon : Typing::kNone;
  if (state.typing_lines) return Typing::kLines;
  const bool searches =
      is_one_of<app::PastView, app::PlayersView>(view) || state.overlay == ScreenState::Overlay::kSamePerson;
  return searches ? Typing::kSearch : Typing::kActive;
}

}  // namespace

void begin_canvas(const Rect& all) {
  ImGui::SetNextWindowPos({all.x0, all.y0});
  ImGui::SetNextWindowSize({all.width(), all.height()});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2{1, 1});
  ImGui::Begin("##nullo", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(4);
}

Gui::Gui() { set_up(); }

void Gui::set_up() {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags = ImGuiConfigFlags_None;  // no navigation by ImGui: the screens handle the keys themselves
  io.MouseDragThreshold = 6;
  io.ConfigInputTextCursorBlink = false;  // nothing is drawn while nothing happens
  compat::init_keys();
  compat::init_events();
  compat::feed_mouse({-1e6F, -1e6F});
}

namespace {

float scale_at(int percent, const Gui::Screen& screen) {
  const float density = std::max(screen.density, 0.5F);
  const float larger = std::min(screen.width / (kDesignWidth * density), screen.height / (kDesignHeight * density));
  const float growth = 1 + std::max(0.0F, larger - 1) * kGrowth;
  const float wanted = density * growth * static_cast<float>(percent) / 100;
  return std::max(0.5F, std::min({wanted, screen.width / kLeastWidth, screen.height / kLeastHeight}));
}

// The largest scale at which a whole hand is in sight.
float largest_table(const Gui::Screen& screen) {
  return std::max(std::min(screen.width / kTableWidth, screen.height / kTableHeight),
                  std::min(screen.width / kUprightTableWidth, screen.height / kUprightTableHeight));
}

}  // namespace

float Gui::scale(const app::View& view, const Screen& screen) {
  const float wanted = scale_at(view.look.percent, screen);
  // The table and the pages after a hand have the same scale, so that undo keeps its place.
  if (!is_of_table(view)) return wanted;
  return std::min(wanted, std::max(scale_at(100, screen), largest_table(screen)));
}

ImU32 Gui::ground(const app::Look& look) { return (look.dark ? dark_theme() : light_theme()).window; }

void Gui::begin(const app::View& view, const Screen& screen) {
  ImGuiIO& io = ImGui::GetIO();
  const bool resized = io.DisplaySize.x != screen.width || io.DisplaySize.y != screen.height;
  io.DisplaySize = {screen.width, screen.height};
  io.DeltaTime = std::clamp(static_cast<float>(screen.seconds), 1e-4F, 1.0F);
  note_page(state_, view);
  note_screen(state_, under_help_, view);
  note_hand_over(state_, view);
  state_.resized = resized;  // what is typed in stays in sight when a phone's keyboard comes up
  if (view.dialog) state_.overlay = ScreenState::Overlay::kNone;
  if (!state_.focus_wish.empty()) {
    state_.focus = std::exchange(state_.focus_wish, {});
    state_.focus_moved = true;
  }
  state_.next_targets.clear();
  if (recorder_ != nullptr) recorder_->clear();
}

double Gui::draw_after() const {
  constexpr double kStep = 0.05;  // of the button that fills
  constexpr double kNextFrame = 1.0 / 60;
  if (!state_.gliding.empty()) return kNextFrame;
  const double page = std::min(ready_.wait(), kStep);
  const double taps = ready_.wait_for_taps();
  return page > 0 && taps > 0 ? std::min(page, taps) : std::max(page, taps);
}

Outcome Gui::frame(const app::View& view, const Screen& screen) {
  const bool seen = state_.screen == view.screen.index();
  begin(view, screen);
  const bool was_typing = state_.typing;
  std::vector<std::string> dropped = events.take_dropped();
  // A screen that nobody has seen yet takes no key: Enter would record what was never shown.
  auto key = !dropped.empty() || !seen ? std::nullopt : events.feed_frame(typing_of(state_, view));
  if (key && !counts(*key)) key.reset();
  state_.waking = std::max(0, state_.waking - 1);
  state_.typing = false;
  state_.typing_lines = false;
  ImGui::NewFrame();
  ready_.look(view, ImGui::GetTime());
  const Theme theme = seated(view.look.dark ? dark_theme() : light_theme(), view.seat_colours);
  const std::vector<app::PageKey> keys = app::keys_of(view);
  const float unit = scale(view, screen);
  slow_down(state_, unit);
  const Shape shape = shape_of(screen.width / unit, screen.height / unit);
  Ui ui{{theme,
         fonts_,
         state_,
         recorder_,
         unit,
         view.look.four_colours,
         shape,
         screen.height / unit<kLowScreen, static_cast<float>(ready_.filled()), events.reach()> unit * kSlip,
         {0, 0, screen.width, screen.height},
         keys,
         view.shares_text,
         view.short_names.get()}};
  names_keys_ = ui.names_keys();
  Outcome outcome;
  if (!dropped.empty()) {
    state_.leave_text = true;
    state_.focus.clear();
    ui.mean(app::LookAtFiles{std::move(dropped)});
  }
  const bool was_too_soon = state_.too_soon;
  if (key) state_.too_soon = false;
  const std::string name = key && !was_typing ? field_of_letter(state_, view, *key, keys) : std::string{};
  if (!name.empty()) {
    state_.focus_wish = name;
    events.put_back(*key);
  } else if (key) {
    outcome.full_screen = act_on_key(ui, view, *key, was_typing);
  }
  const Rect all{0, 0, screen.width, screen.height};
  begin_canvas(all);
  ui.set_live(!view.dialog && state_.overlay == ScreenState::Overlay::kNone);
  ui.set_waits(ready_.wait_of_bars() > 0);
  const Bars bars = draw_bars(ui, all, view);
  ui.set_waits(ready_.wait_for_taps() > 0 && ui.live());
  const std::optional<app::View> told = state_.too_soon ? saying_too_soon(view) : std::nullopt;
  draw_screen(ui, bars.below, told ? *told : view);
  ui.set_waits(false);
  draw_said_over(ui, bars, view);
  if (state_.overlay == ScreenState::Overlay::kExport) draw_export(ui, bars.below, view);
  if (view.dialog) draw_dialog(ui, all, *view.dialog);
  ImGui::End();
  if (state_.typing) state_.waking = 0;
  state_.focus_moved = false;
  state_.press_focus = false;
  state_.pressed.clear();
  state_.leave_text = false;
  state_.from_top = false;
  state_.opening = std::max(0, state_.opening - 1);
  state_.scroll.reset();
  std::swap(state_.targets, state_.next_targets);
  ImGui::Render();
  outcome.intent = ui.take_intent();
  if (outcome.intent && !ready_.takes(*outcome.intent)) outcome.intent = app::TypeKey{};  // which means nothing
  if (outcome.intent) state_.too_soon = false;
  outcome.again = !seen || was_too_soon != state_.too_soon || fonts_.incomplete() || key.has_value() ||
                  was_typing != state_.typing || state_.waking > 0 || state_.opening > 0 || !state_.focus_wish.empty();
  return outcome;
}

bool Gui::has_overlay() const { return state_.overlay != ScreenState::Overlay::kNone; }

bool Gui::close_overlay() {
  return std::exchange(state_.overlay, ScreenState::Overlay::kNone) != ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
