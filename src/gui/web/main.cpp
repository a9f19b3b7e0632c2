// The program in a browser: what the page around it calls. page.js has the other side.
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <emscripten.h>
#include <fmt/format.h>

#include "games/sentence.h"
#include "gui/kit/labels.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/table/fields.h"
#include "gui/web/keys.h"
#include "gui/web/page.h"
#include "gui/web/score.h"
#include "gui/web/spoken.h"
#include "json/writer.h"
#include "store/store.h"
#include "text/language.h"

namespace {

using nullo::gui::Page;

// One object on the heap: main() returns, and the page goes on.
Page* page = nullptr;

// What the page reads until it calls again.
const char* kept(std::string text) {
  static std::string last;
  last = std::move(text);
  return last.c_str();
}

constexpr nullo::gui::Point kNowhere{-1e6F, -1e6F};

// Bits of what nullo_state() says.
constexpr int kTyping = 1;
constexpr int kLines = 2;
constexpr int kCanGoBack = 4;
constexpr int kWaits = 16;

}  // namespace

extern "C" {

// 0: there is nothing to draw with.
EMSCRIPTEN_KEEPALIVE int nullo_start(int only_board) {
  nullo::store::speak_of_browser();
  // NOLINTNEXTLINE(cppcoreguidelines-owning-memory): for good
  page = new Page{nullo::store::default_path(), "#canvas", only_board != 0};
  return page->error().empty() ? 1 : 0;
}

// Seconds until the next turn is due though nothing happens; 0: never.
// The codes of all languages, with blanks between; and that of the one which is spoken.
EMSCRIPTEN_KEEPALIVE const char* nullo_languages() {
  std::string codes;
  for (const nullo::text::Language& language : nullo::text::languages())
    codes += (codes.empty() ? "" : " ") + language.code;
  return kept(codes);
}
EMSCRIPTEN_KEEPALIVE const char* nullo_language() { return kept(nullo::text::spoken().code); }

// From now on this language is spoken, whose catalog is in the file; an empty name: none is needed. 0: it is no
// catalog.
EMSCRIPTEN_KEEPALIVE int nullo_speak(const char* code, const char* file) {
  if (*file != '\0') {
    std::ifstream catalog{file, std::ios::binary};
    if (!nullo::text::take_catalog(code, {std::istreambuf_iterator<char>{catalog}, {}})) return 0;
  }
  if (page == nullptr) nullo::text::speak(nullo::text::language_of(code));
  if (page != nullptr) page->speak(code);
  return 1;
}

// A sentence of the page around the program, in that language; its places stay.
EMSCRIPTEN_KEEPALIVE const char* nullo_say(const char* english) {
  return kept(std::string{nullo::text::spoken().catalog.translated(english)});
}

EMSCRIPTEN_KEEPALIVE double nullo_turn(int happened) { return page->turn(happened != 0); }

EMSCRIPTEN_KEEPALIVE void nullo_present() { page->present(); }

EMSCRIPTEN_KEEPALIVE int nullo_state() {
  const nullo::app::View& view = page->view();
  return (page->gui().is_typing() ? kTyping : 0) | (page->gui().is_typing_lines() ? kLines : 0) |
         (view.can_go_back || view.dialog ? kCanGoBack : 0) | (page->waits_to_present() ? kWaits : 0);
}

EMSCRIPTEN_KEEPALIVE const char* nullo_page_name() { return kept(std::string{nullo::gui::page_name(page->view())}); }

EMSCRIPTEN_KEEPALIVE const char* nullo_page_title() {
  return kept(nullo::gui::page_title(page->view(), page->gui().names_keys()));
}

EMSCRIPTEN_KEEPALIVE const char* nullo_spoken() {
  std::string text = nullo::gui::spoken(page->view(), page->over());
  if (page->gui().names_keys()) return kept(nullo::games::with_keys(text));
  const auto* table = std::get_if<nullo::app::TableView>(&page->view().screen);
  const std::string ok = table == nullptr ? nullo::text::say(nullo::gui::kOk) : nullo::gui::ok_text(*table);
  return kept(nullo::gui::with_taps(std::move(text), ok));
}

// The name of the text field that is typed in; empty: none.
EMSCRIPTEN_KEEPALIVE const char* nullo_field() {
  return kept(page->gui().is_typing() ? page->gui().focus() : std::string{});
}

// The tap was on that field, and not beside it.
EMSCRIPTEN_KEEPALIVE int nullo_typing_here() { return page->is_typing_here() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE void nullo_resize(double width, double height, double density) {
  page->resize(static_cast<float>(width), static_cast<float>(height), static_cast<float>(density));
}

EMSCRIPTEN_KEEPALIVE void nullo_move(double x, double y) {
  page->gui().events.add(nullo::gui::MouseMove{{static_cast<float>(x), static_cast<float>(y)}});
}

EMSCRIPTEN_KEEPALIVE void nullo_leave() { page->gui().events.add(nullo::gui::MouseMove{kNowhere}); }

EMSCRIPTEN_KEEPALIVE void nullo_button(int down) { page->gui().events.add(nullo::gui::MouseButton{down != 0}); }

EMSCRIPTEN_KEEPALIVE void nullo_wheel(double x, double y) {
  page->gui().events.add(nullo::gui::MouseWheel{static_cast<float>(x), static_cast<float>(y)});
}

// 1: the key means something.
EMSCRIPTEN_KEEPALIVE int nullo_key(const char* key, int shift, int ctrl) {
  const auto press = nullo::gui::key_press(key, shift != 0, ctrl != 0);
  if (press) page->gui().events.add(*press);
  return press ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void nullo_drop(const char* path) { page->gui().events.drop({path}); }

EMSCRIPTEN_KEEPALIVE int nullo_back() { return page->go_back() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE void nullo_draw_again() { page->begin_drawing_again(); }

// What became of what was given out: 1: the clipboard has the text.
EMSCRIPTEN_KEEPALIVE void nullo_copied(int done) {
  page->hear(done != 0 ? nullo::app::Outcome::kCopied : nullo::app::Outcome::kNotCopied);
}

// "shared", "closed" (the share sheet, without sharing) or "download", and the names of the files.
EMSCRIPTEN_KEEPALIVE void nullo_given(const char* what, const char* files) {
  using nullo::app::Outcome;
  const std::string_view became = what;
  page->hear(became == "shared"   ? Outcome::kShared
             : became == "closed" ? Outcome::kNotShared
                                  : Outcome::kDownload,
             files);
}

// 1: the screen is kept awake now. Returns 1 if that is news.
EMSCRIPTEN_KEEPALIVE int nullo_awake(int is_kept) { return page->hear_awake(is_kept != 0) ? 1 : 0; }

// What the device can do. `hub`: where this page comes from, if a club's hub is there; empty: none is. `name`: what the
// device is called in the club.
EMSCRIPTEN_KEEPALIVE void nullo_know(int vibrates, int shares_text, const char* hub, const char* name) {
  const bool asks_hubs = *hub != '\0';
  page->know(
      {.vibrates = vibrates != 0, .shares_text = shares_text != 0, .asks_hubs = asks_hubs, .hub = hub, .name = name});
}

EMSCRIPTEN_KEEPALIVE void nullo_enter(const char* code, const char* session) { page->enter(code, session); }

// What came of the request to the hub with that number: a file with the body, which may be long, or why there is none.
EMSCRIPTEN_KEEPALIVE void nullo_hub_answered(double number, int status, const char* file, const char* failure) {
  std::ifstream body{file, std::ios::binary};
  page->hear_club({static_cast<std::uint64_t>(number), status, {std::istreambuf_iterator<char>{body}, {}}, failure});
}

// The program lets go of its files while others come into their places, and opens them again.
EMSCRIPTEN_KEEPALIVE void nullo_close() { page->close(); }
EMSCRIPTEN_KEEPALIVE void nullo_open() { page->open(); }

EMSCRIPTEN_KEEPALIVE const char* nullo_copy_to(const char* file) { return kept(page->copy_to(file)); }

EMSCRIPTEN_KEEPALIVE const char* nullo_restore(const char* file) { return kept(page->restore(file)); }

EMSCRIPTEN_KEEPALIVE const char* nullo_score(const char* document) { return kept(nullo::gui::score_text(document)); }

// A line of what the hub says to those who listen.
EMSCRIPTEN_KEEPALIVE void nullo_hub_said(const char* line) { page->hear_club_line(line); }

// What can be tapped in the last frame, and where in pixels, as JSON. `on`: it takes a tap now.
EMSCRIPTEN_KEEPALIVE const char* nullo_targets() {
  const nullo::gui::Recorder& seen = page->recorder();
  const std::vector<std::string> labels = nullo::gui::labels(seen);
  std::string text;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const nullo::gui::Recorder::Target& target = seen.targets[i];
    const nullo::gui::Rect& r = target.rect;
    text += fmt::format(R"({}{{"name":{},"label":{},"x0":{},"y0":{},"x1":{},"y1":{},"on":{},"chosen":{},"field":{}}})",
                        text.empty() ? "" : ",", nullo::json::quoted(target.name), nullo::json::quoted(labels[i]), r.x0,
                        r.y0, r.x1, r.y1, target.enabled && !target.waits, target.chosen, target.field);
  }
  return kept("[" + text + "]");
}

// Somebody who does not see the canvas presses what has that name.
EMSCRIPTEN_KEEPALIVE void nullo_press(const char* name) { page->gui().press(name); }

// For tests.
EMSCRIPTEN_KEEPALIVE const char* nullo_texts() {
  std::string text;
  for (const nullo::gui::Recorder::Text& each : page->recorder().texts) {
    text += (text.empty() ? "" : ",") + nullo::json::quoted(each.text);
  }
  return kept("[" + text + "]");
}

// For tests: no target waits before it takes a tap.
EMSCRIPTEN_KEEPALIVE int nullo_settled() { return page->gui().draw_after() > 0 ? 0 : 1; }

// For tests: the names of a new session's places.
EMSCRIPTEN_KEEPALIVE const char* nullo_places() {
  std::string text;
  if (const auto* fresh = std::get_if<nullo::app::NewSessionView>(&page->view().screen)) {
    for (const auto& place : fresh->places) text += place.name + "\n";
  }
  return kept(text);
}

}  // extern "C"

int main() { return 0; }
