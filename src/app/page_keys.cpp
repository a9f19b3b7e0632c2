#include "app/page_keys.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/club_evening/page_keys.h"
#include "app/correction/page_keys.h"
#include "app/devices/page_keys.h"
#include "app/exchange/page_keys.h"
#include "app/fork/page_keys.h"
#include "app/help/page_keys.h"
#include "app/new_session/page_keys.h"
#include "app/past/page_keys.h"
#include "app/people/page_keys.h"
#include "app/phones/page_keys.h"
#include "app/repair/page_keys.h"
#include "app/seasons/page_keys.h"
#include "app/settings/page_keys.h"
#include "app/standings/page_keys.h"
#include "app/start/page_keys.h"
#include "app/table/page_keys.h"
#include "text/sentence.h"

namespace nullo::app {
namespace {

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

template <class Page>
void add_rows(std::vector<PageKey>& keys, std::span<const KeyRow<Page>> rows, const Page& page) {
  for (const KeyRow<Page>& row : rows) {
    keys.push_back({std::string{row.key}, row.text, std::string{row.button}, row.means(page), row.is_there(page)});
  }
}

// ---- the keys of every page

template <class... Pages>
bool is_on(const View& view) {
  return (std::holds_alternative<Pages>(view.screen) || ...);
}

bool at_table(const View& view) { return is_on<TableView, HandOverView>(view); }
bool elsewhere(const View& view) { return !at_table(view); }
// Lists and the replay have other uses for some keys.
bool scrolls(const View& view) { return !is_on<PastView, PlayersView>(view); }
bool scrolls_to_ends(const View& view) { return scrolls(view) && !is_on<ReplayView>(view); }
bool arrows_move(const View& view) { return !is_on<TableView, ReplayView>(view); }
bool has_dealer(const View& view) {
  const auto* table = std::get_if<TableView>(&view.screen);
  return table != nullptr && table->has_dealer;
}
bool has_none(const View& view) { return is_on<TableView>(view) && !has_dealer(view); }

KeyMeaning resized(const View& view, int step) {
  const auto* at = std::ranges::lower_bound(kSizes, view.look.percent);
  const int index = std::clamp(static_cast<int>(at - kSizes.begin()) + step, 0, static_cast<int>(kSizes.size()) - 1);
  Look look = view.look;
  look.percent = kSizes.at(static_cast<std::size_t>(index));
  return SetLook{look};
}

KeyMeaning usual_size(const View& view) {
  Look look = view.look;
  look.percent = Look{}.percent;
  return SetLook{look};
}

// To that page, and on it back again.
template <class Page, Screen kTo>
KeyMeaning there_or_back(const View& view) {
  return is_on<Page>(view) ? Intent{Back{}} : Intent{Go{kTo}};
}

bool serves(const View& view) { return view.serves; }

constexpr text::Sentence kUndoText = text::mark("undo and redo, also after a restart");
constexpr text::Sentence kSizeText = text::mark("larger, smaller");
constexpr text::Sentence kNextText = text::mark("the next button, and press it");
constexpr text::Sentence kNextInFormText = text::mark("on a form: the next button, and press it");
constexpr text::Sentence kFocusText = text::mark("the button before, the next one");
constexpr text::Sentence kScrollText = text::mark("scroll");

constexpr auto kEveryPage = std::to_array<KeyRow<View>>({
    {"Backspace", text::mark("take back what was typed last, else the last entry"),
     means<TypeKey{.named = TypeKey::Named::kBackspace}>, "", at_table},
    {"Ctrl+Z", kUndoText, means<Undo{}>},
    {"Ctrl+Y", kUndoText, means<Redo{}>},
    {"Ctrl+Shift+Z", text::mark("redo"), means<Redo{}>},
    {"Enter", text::mark("record the hand, once its result is on the screen; yes"), means<Accept{}>, "", at_table},
    {"Enter", text::mark("press the bright button; yes"), means<Accept{}>, "", elsewhere},
    {"Esc", text::mark("cancel the entry; no"), means<Back{}>, "", at_table},
    {"Esc", text::mark("back; no"), means<Back{}>, "", elsewhere},
    {"F1", text::mark("this page"), there_or_back<HelpView, Screen::kHelp>},
    {"F2",
     text::mark("the menu of the hand: who dealt, misdeal, a note, an adjustment, who sits in, rules or seats that "
                "were wrong, "
                "the end of the game"),
     means<PressButton{}>, "menu", has_dealer},
    {"F2",
     text::mark("the menu of the hand: begin it again, a note, an adjustment, who sits in, rules or seats that were "
                "wrong, the "
                "end of the game"),
     means<PressButton{}>, "menu", has_none},
    {"F9", text::mark("the table on everybody's phone: a square pattern that phones read"),
     there_or_back<PhonesView, Screen::kPhones>, "phones", serves},
    {"F10", text::mark("the board for those who look on: a window for another monitor or a TV; again: close it"),
     means<ToggleBoard{}>, "board"},
    {"F11", text::mark("full screen; on the board's window: the board"), means<FullScreen{}>},
    {"Ctrl +", kSizeText, [](const View& view) { return resized(view, 1); }},
    {"Ctrl −", kSizeText, [](const View& view) { return resized(view, -1); }},
    {"Ctrl 0", text::mark("the usual size"), usual_size},
    {"Tab", kNextText, means<MoveFocus::kOn>, "", elsewhere},
    {"Space", kNextText, means<PressFocus{}>, "", elsewhere},
    {"Tab", kNextInFormText, means<MoveFocus::kOn>, "", at_table},
    {"Space", kNextInFormText, means<PressFocus{}>, "", at_table},
    {"Shift+Tab", text::mark("the button before"), means<MoveFocus::kBack>},
    {"↑", kFocusText, means<MoveFocus::kBack>, "", scrolls},
    {"↓", kFocusText, means<MoveFocus::kOn>, "", scrolls},
    {"←", kFocusText, means<MoveFocus::kBack>, "", arrows_move},
    {"→", kFocusText, means<MoveFocus::kOn>, "", arrows_move},
    {"Page ↑", kScrollText, means<ScrollPage::kPageUp>, "", scrolls},
    {"Page ↓", kScrollText, means<ScrollPage::kPageDown>, "", scrolls},
    {"Home", kScrollText, means<ScrollPage::kHome>, "", scrolls_to_ends},
    {"End", kScrollText, means<ScrollPage::kEnd>, "", scrolls_to_ends},
});

}  // namespace

bool is_key(std::string_view key, std::string_view pressed) {
  if (key.size() == 1 && pressed.size() == 1) return small(key.front()) == small(pressed.front());
  return key == pressed;
}

std::span<const KeyRow<View>> key_rows(const View& /*view*/) { return kEveryPage; }

std::vector<PageKey> keys_of_page(const View& view) {
  std::vector<PageKey> keys;
  std::visit([&keys](const auto& page) { add_rows(keys, key_rows(page), page); }, view.screen);
  return keys;
}

std::vector<PageKey> keys_of_every_page(const View& view) {
  std::vector<PageKey> keys;
  add_rows(keys, key_rows(view), view);
  return keys;
}

std::vector<PageKey> keys_of(const View& view) {
  std::vector<PageKey> keys = keys_of_page(view);
  std::ranges::move(keys_of_every_page(view), std::back_inserter(keys));
  return keys;
}

std::vector<PageKey> keys_of(const Dialog& dialog) {
  constexpr std::string_view kYes = "dialog/yes";
  constexpr std::string_view kNo = "dialog/no";
  std::vector<PageKey> keys;
  const auto add = [&keys](std::string key, std::string_view button, Intent answer) {
    keys.push_back({std::move(key), {}, std::string{button}, std::move(answer)});
  };
  add("Enter", dialog.careful ? kNo : kYes, dialog.careful ? Intent{Decline{}} : Intent{Accept{}});
  add("Esc", kNo, Decline{});
  if (dialog.careful) add("Del", kYes, Accept{});
  if (dialog.other_key != 0 && !dialog.careful)
    add(std::string{static_cast<char>(dialog.other_key - 'a' + 'A')}, "dialog/other", AcceptOther{});
  return keys;
}

Dialog with_keys(Dialog dialog) {
  const std::vector<PageKey> keys = keys_of(dialog);
  dialog.yes = with_key(dialog.yes, key_in(keys, "dialog/yes"));
  dialog.no = with_key(dialog.no, key_in(keys, "dialog/no"));
  if (!dialog.other.empty()) dialog.other = with_key(dialog.other, key_in(keys, "dialog/other"));
  return dialog;
}

}  // namespace nullo::app
