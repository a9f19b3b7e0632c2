// The bar above every screen, and the lines under it that say what is wrong or good to know.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/find_field.h"
#include "games/sentence.h"
#include "games/words.h"
#include "gui/foot.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "gui/table/fields.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kBar = 56;
constexpr float kLowBar = kTarget;  // where the window is low
constexpr float kUndo = 330;
constexpr float kMenu = 110;

struct Title {
  bool names_keys = true;

  std::string operator()(const app::StartView&) const { return "Nullo"; }
  std::string operator()(const app::NewSessionView& v) const {
    return v.going_on.empty() ? text::say("New session") : text::say("Go on with other people or rules");
  }
  std::string operator()(const app::TableView& v) const { return v.title; }
  std::string operator()(const app::HandOverView& v) const { return v.title; }
  std::string operator()(const app::GameOverView&) const { return text::say("Game over"); }
  std::string operator()(const app::CompareView& v) const { return v.title; }
  std::string operator()(const app::PastView&) const { return text::say("Past sessions"); }
  std::string operator()(const app::SessionView&) const { return text::say("Past session"); }
  std::string operator()(const app::RepairView&) const { return text::say("Rules and seats"); }
  std::string operator()(const app::PlayersView&) const { return text::say("Players"); }
  std::string operator()(const app::PlayerView& v) const { return v.name; }
  std::string operator()(const app::ReplayView& v) const { return v.title; }
  std::string operator()(const app::SettingsView&) const { return text::say("Settings"); }
  std::string operator()(const app::HelpView&) const {
    return names_keys ? text::say("Keys and rules") : text::say("Rules");
  }
  std::string operator()(const app::ImportView&) const { return text::say("Import"); }
  std::string operator()(const app::PhonesView&) const { return text::say("On your phones"); }
  std::string operator()(const app::DevicesView& v) const { return text::say("The devices of {club}", v.club); }
  std::string operator()(const app::ClubEveningView&) const { return text::say("Club evening"); }
  std::string operator()(const app::SeasonsView& v) const { return v.name.empty() ? text::say("Seasons") : v.name; }
  std::string operator()(const app::StandingsView&) const { return text::say("Standings"); }
  std::string operator()(const app::ForkView& /*it says which*/) const { return text::say("Changed on two devices"); }
};

std::string undo_word() { return "↶  " + text::say("Undo"); }

// Whether the bar has room for words beside the title.
bool is_wide(const Ui& ui, const Rect& r, const app::View& view) {
  const bool lying = is_of_table(view) && ui.shape() == Shape::kLying;
  return ui.units(r.width()) >= 700 && !lying;
}

bool has_undo(const app::View& view) { return is_of_table(view) || !view.undo.empty() || !view.redo.empty(); }

void draw_undo(Ui& ui, Rect& bar, const app::View& view) {
  const Rect redo = bar.cut_right(ui.px(kTarget));
  bar.cut_right(ui.px(kTightGap));
  if (button(ui, "redo", redo, "↷", {.enabled = !view.redo.empty(), .type = type::kName})) ui.mean(app::Redo{});
  const Rect r = bar.cut_right(std::min(ui.px(kUndo), bar.width() * 0.42F));
  bar.cut_right(ui.px(kTightGap));
  if (button(ui, "undo", r, "", {.enabled = !view.undo.empty()})) ui.mean(app::Undo{});
  const std::string_view what = view.undo;
  const std::string undo = undo_word();
  const float word = ui.text_width(undo, type::kBodyBold);
  const float gap = what.empty() ? 0 : ui.px(10);
  Rect inside = r.inset(ui.px(14), 0);
  inside = inside.middle(std::min(inside.width(), word + gap + ui.text_width(what, type::kBody)), inside.height());
  ui.line(inside.cut_left(word), undo, type::kBodyBold, view.undo.empty() ? faded(ui.theme.dim, 0.55F) : ui.theme.text);
  inside.cut_left(gap);
  ui.line(inside, what, type::kBody, ui.theme.dim);
}

// On two small lines if one line has no room for it.
void draw_title(Ui& ui, const Rect& r, const std::string& title, Type type) {
  const float small = ui.wrapped_height(r.width(), title, type::kNote);
  if (ui.text_width(title, type) <= r.width() || small > r.height()) return ui.text(r, title, type, ui.theme.text);
  ui.wrapped(r.middle(r.width(), small), title, type::kNote, ui.theme.text);
}

// On a lying phone the bar has the question: the page below has no height for it.
void draw_asked(Ui& ui, Rect r, const app::HandOverView& view) {
  draw_stripe(ui, rect_at(r.x0 - ui.px(6), r.y0, ui.px(6), r.height()), ui.theme.ask);
  r.cut_left(ui.px(12));
  ui.line(r.cut_top(r.height() / 2), view.heading, type::kBodyBold, ui.theme.text);
  if (!view.problem.empty()) ui.fill(r, ui.theme.ask_soft, 6);
  ui.text(r, view.problem.empty() ? view.next : without_keys(ui, view.problem), type::kBody, ui.theme.text);
}

// On an upright phone the title of a page after a hand has too little room for what is said, so that takes the whole
// bar but the way back until it is closed.
bool takes_bar(const Ui& ui, const app::View& view) {
  const bool table = std::holds_alternative<app::TableView>(view.screen);
  const bool said = !view.trouble.empty() || !view.said.empty();
  return ui.shape() == Shape::kUpright && is_of_table(view) && !table && said;
}

// Returns the room of the title, or of the question that stands there.
Rect draw_top(Ui& ui, const Rect& r, const app::View& view) {
  ui.fill(r, ui.theme.panel);
  ui.fill({r.x0, r.y1 - ui.px(1), r.x1, r.y1}, ui.theme.panel_edge);
  Rect bar = r.inset(ui.px(8), (r.height() - ui.px(kTarget)) / 2);
  const auto* asks = std::get_if<app::TableView>(&view.screen);
  const bool table = asks != nullptr;
  const bool in_bar = table && ui.shape() == Shape::kLying;  // no height for the question below
  const bool wide = is_wide(ui, r, view);
  if (view.can_go_back) {
    if (button(ui, "back", bar.cut_left(ui.px(kTarget)), "←", {.tone = Tone::kQuiet, .type = type::kName})) {
      ui.mean(app::Back{});
    }
  }
  bar.cut_left(ui.px(8));
  if (takes_bar(ui, view)) return {bar.x0, r.y0 + ui.px(2), r.x1 - ui.px(kTightGap), r.y1 - ui.px(2)};
  const bool help = std::holds_alternative<app::HelpView>(view.screen);
  const bool in_menu = table && !wide;  // where the title needs the room
  if (!help && !in_menu &&
      button(ui, "help", bar.cut_right(ui.px(kTarget)), "?", {.tone = Tone::kQuiet, .type = type::kName})) {
    ui.mean(app::Go{app::Screen::kHelp});
  }
  if (!in_menu) bar.cut_right(ui.px(kTightGap));
  if (table) {
    const Rect menu = bar.cut_right(wide ? ui.px(kMenu) : ui.px(kTarget));
    if (button(ui, "menu", menu, wide ? text::say("Menu") : "⋮",
               {.key = wide ? ui.key_of("menu") : std::string_view{}, .type = type::kBodyBold})) {
      ui.state.overlay = ScreenState::Overlay::kHandMenu;
    }
    bar.cut_right(ui.px(kTightGap));
  } else if (wide && is_of_table(view)) {
    bar.cut_right(ui.px(kMenu + kTightGap));  // so that undo lies where it lay at the table
  }
  if (wide && has_undo(view) && !has_foot(ui, view)) draw_undo(ui, bar, view);
  const auto* over = std::get_if<app::HandOverView>(&view.screen);
  if (in_bar)
    draw_prompt(ui, bar, *asks);
  else if (over != nullptr && ui.shape() == Shape::kLying)
    draw_asked(ui, bar, *over);
  else if (const auto* ended = std::get_if<app::GameOverView>(&view.screen);
           ended != nullptr && ui.shape() == Shape::kLying)
    draw_title(ui, bar, ended->headline, type::kName);
  else
    draw_title(ui, bar, page_title(view, ui.names_keys()), wide ? type::kName : type::kBodyBold);
  return bar;
}

// A line under the bar, with buttons at its end.
Box news(Ui& ui, const std::string& text, bool trouble, std::vector<Box> buttons = {}) {
  std::vector<Box> parts{words(ui, text, type::kBody, ui.theme.text).middle()};
  for (Box& each : buttons) parts.push_back(std::move(each).high(ui.px(kTarget)).middle());
  return Box::row(ui.px(12), std::move(parts))
      .pad(ui.px(12), ui.px(6))
      .least(ui.px(kTarget))
      .on([&ui, trouble](const Rect& r) {
        ui.fill(r, trouble ? ui.theme.warning_soft : ui.theme.tell_soft);
        ui.fill({r.x0, r.y1 - ui.px(2), r.x1, r.y1}, trouble ? ui.theme.warning : ui.theme.tell_edge);
      });
}

constexpr text::Sentence kOpen = text::mark("Open folder");

// An error can be closed when it has been read; news of something in progress stays until it ends. Beside what has
// been written stands a button that opens its folder.
Box news_of(Ui& ui, const app::View& view) {
  std::vector<Box> lines;
  if (!view.trouble.empty())
    lines.push_back(news(ui, view.trouble, true, {push_button(ui, "trouble/close", "✕", {.tone = Tone::kQuiet}, [&ui] {
                                                    ui.mean(app::Dismiss{});
                                                  }).wide(ui.px(kTarget))}));
  std::vector<Box> open;
  if (!view.said_folder.empty())
    open.push_back(push_button(ui, "said/folder", text::say(kOpen), {},
                               [&ui, &view] { ui.mean(app::ShowFolder{view.said_folder}); }));
  if (!view.said.empty()) lines.push_back(news(ui, view.said, false, std::move(open)));
  return Box::column(0, std::move(lines));
}

// Above the example: that it is one, what to do now, and the way out. Always of the same height, so that nothing below
// it moves.
void draw_example(Ui& ui, Rect& rest, const app::ExampleView& example) {
  constexpr float kHigh = 52;
  constexpr float kUprightHigh = 76;
  const bool upright = ui.shape() == Shape::kUpright;
  const Rect line = rest.cut_top(ui.px(upright ? kUprightHigh : kHigh));
  ui.fill(line, ui.theme.tell_soft);
  ui.fill({line.x0, line.y1 - ui.px(2), line.x1, line.y1}, ui.theme.tell_edge);
  Rect inside = line.inset(ui.px(12), ui.px(2));
  const std::string label = upright ? text::say("Close") : text::say("Close the example");
  const float wide = button_width(ui, label);
  const Rect place = inside.cut_right(wide);
  inside.cut_right(ui.px(12));
  if (button(ui, "example/close", place.middle(wide, ui.px(kTarget)), label)) ui.mean(app::CloseExample{});
  const Type strong{type::kNote.size, Weight::kBold};
  if (example.hint.empty()) return ui.text(inside, example.text, strong, ui.theme.text);
  ui.text(inside.cut_top(ui.line_height(strong) + ui.px(2)), example.text, strong, ui.theme.text);
  const std::string hint = without_keys(ui, example.hint);
  ui.wrapped(inside, hint, type_that_fits(ui, inside.width(), inside.height(), hint, type::kBody), ui.theme.text);
}

// ---- at the table what is said lies over the title or the question, so that nothing moves

constexpr float kWideBar = 700;  // from this width on the title has room for it
constexpr std::array kSaidSizes{17.0F, 15.0F, 14.0F, 13.0F, 12.0F};
constexpr float kAroundSaid = 8;

// What is said beside the page: what went wrong, else what has just been done.
struct Said {
  std::string_view text;
  bool trouble = false;
  bool has_folder = false;
};

Said said_of(const app::View& view) {
  if (!view.trouble.empty()) return {view.trouble, true, false};
  return {view.said, false, !view.said_folder.empty()};
}

float said_width(const Ui& ui, float width, const Said& said) {
  return width - ui.px(12 + kTarget) - (said.has_folder ? button_width(ui, text::say(kOpen)) + ui.px(kTightGap) : 0);
}

// The largest type with which it fits; else the smallest.
Type said_type(const Ui& ui, const Rect& r, const Said& said) {
  Type type{kSaidSizes.front(), Weight::kRegular};
  for (const float size : kSaidSizes) {
    type.size = size;
    if (ui.wrapped_height(said_width(ui, r.width(), said), said.text, type) <= r.height()) break;
  }
  return type;
}

// Where it lies: over the question if the bar is narrow, else over the title; what is too long for that goes on below.
// Empty: not over this page, which can move.
Rect said_place(const Ui& ui, const Rect& title, const Rect& below, const app::View& view) {
  if (!is_of_table(view)) return {};
  const bool table = std::holds_alternative<app::TableView>(view.screen);
  const bool in_bar = ui.shape() == Shape::kLying || ui.units(below.width()) >= kWideBar;
  if (!table || in_bar) return title;
  const Rect inner = below.inset(ui.px(kAroundSaid));
  return rect_at(inner.x0, inner.y0, inner.width(), prompt_height(ui, inner.width()));
}

}  // namespace

void draw_said_over(Ui& ui, const Bars& bars, const app::View& view) {
  const Said said = said_of(view);
  if (bars.over.empty() || said.text.empty()) return;
  const Type type = said_type(ui, bars.over, said);
  const float inner = said_width(ui, bars.over.width(), said);
  const float used = ui.wrapped_height(inner, said.text, type);
  Rect box = bars.over;
  box.y1 = std::max(box.y1, box.y0 + used);
  ui.fill(box, ui.theme.window, 10);
  ui.fill(box, said.trouble ? ui.theme.warning_soft : ui.theme.tell_soft, 10);
  ui.outline(box, said.trouble ? ui.theme.warning : ui.theme.tell_edge, 10, 2);
  box.cut_left(ui.px(12));
  const Rect close = box.cut_right(ui.px(kTarget)).middle(ui.px(kTarget), ui.px(kTarget));
  if (button(ui, said.trouble ? "trouble/close" : "said/close", close, "✕", {.tone = Tone::kQuiet}))
    ui.mean(app::Dismiss{});
  if (said.has_folder) {
    const Rect place = box.cut_right(button_width(ui, text::say(kOpen)));
    box.cut_right(ui.px(kTightGap));
    if (button(ui, "said/folder", place.middle(place.width(), ui.px(kTarget)), text::say(kOpen)))
      ui.mean(app::ShowFolder{view.said_folder});
  }
  ui.wrapped(box.middle(inner, used), said.text, type, ui.theme.text);
}

EnterKey enter_key(const app::TableView& view) {
  const auto typing = [](const app::FieldRow& row) {
    const auto* text = row.if_is<app::TextRow>();
    return text != nullptr && text->typing;
  };
  if (!view.pending.empty() || std::ranges::any_of(view.fields, typing)) return {.enabled = view.enter_ends};
  for (const games::Shortcut& shortcut : view.shortcuts) {
    if (shortcut.id == app::kResultShortcut) return {shortcut.label, true, true};
  }
  if (!view.mending) {
    if (const games::Shortcut* bright = games::bright_shortcut(view.shortcuts)) return {bright->label, true};
  }
  if (view.question.usual_count) return {games::signed_text(*view.question.usual_count), true};
  for (const auto& place : view.places) {
    if (view.question.usual == place.seat) return {place.name, true};
  }
  return {};
}

std::string ok_text(const app::TableView& view) {
  if (view.mending) return text::say("“{button}”", text::say("Done"));
  const EnterKey enter = enter_key(view);
  if (enter.label == EnterKey{}.label) return enter.label;
  return text::say("“{button}”", games::label_alone(enter.label));
}

std::string page_title(const app::View& view, bool names_keys) { return std::visit(Title{names_keys}, view.screen); }

Bars draw_bars(Ui& ui, const Rect& r, const app::View& view) {
  Rect rest = r;
  if (has_foot(ui, view)) {
    rest = draw_foot(ui, r, view);
  } else if (has_undo(view) && !is_wide(ui, r, view)) {
    rest = draw_undo_foot(ui, r, view);
  }
  const Rect title = draw_top(ui, rest.cut_top(ui.px(ui.low() ? kLowBar : kBar)), view);
  if (view.example) draw_example(ui, rest, *view.example);
  if (!view.notice.empty()) rest.y0 = draw_from_top(news(ui, view.notice, false), rest);
  const Rect over = said_place(ui, title, rest, view);
  if (over.empty()) rest.y0 = draw_from_top(news_of(ui, view), rest);
  return {rest, over};
}

}  // namespace nullo::gui
