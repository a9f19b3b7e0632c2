// The parts of the New session screen: what is played, its options, who sits where. Each draws from the top of its
// rectangle on and returns the y where it ended.
#pragma once

#include <optional>
#include <string_view>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

inline constexpr std::string_view kNameFields = "name/";  // then the number of the place
inline constexpr std::string_view kOneMore = "name/more";

// One more may sit down at a place of their own.
inline bool takes_one_more(const app::NewSessionView& view) {
  return view.seats_step == 1 && static_cast<int>(view.places.size()) < view.most_seats;
}

float draw_games(Ui& ui, const Rect& box, const app::NewSessionView& view);
// The rules as a whole: presets and own rules.
float draw_rules(Ui& ui, const Rect& r, const app::NewSessionView& view);
float draw_options(Ui& ui, const Rect& r, const app::NewSessionView& view);
// The place whose name is being typed on a phone. Nothing: none.
std::optional<Seat> named_on_phone(Ui& ui, const app::NewSessionView& view);
// Known people for that place, in one line above the keyboard.
void draw_known_names(Ui& ui, const Rect& r, const app::NewSessionView& view, Seat seat);
float draw_people(Ui& ui, const Rect& r, const app::NewSessionView& view);
// Of a session that goes on with an earlier one: what becomes of the earlier one; with what somebody joins; what
// everybody begins with.
float draw_going_on(Ui& ui, Rect r, const app::NewSessionView& view);
float draw_joining(Ui& ui, Rect r, const app::NewSessionView& view);
float draw_openings(Ui& ui, Rect r, const app::NewSessionView& view);

// A preset in a list: name, sentence, source.
float preset_height(const Ui& ui, float width, const app::NewSessionView::Choice& preset);
void draw_preset(Ui& ui, const Rect& r, const app::NewSessionView::Choice& preset);

// An option that is a choice among words: they stand side by side, or, if they are too many, in a list over the screen.
float words_width(const Ui& ui, float most, const app::NewSessionView::Option& option);
float words_height(const Ui& ui, float width, const app::NewSessionView::Option& option);
void draw_words(Ui& ui, const Rect& r, const app::NewSessionView::Option& option);

// An option that is a set of cards, or cards and their points.
float cards_height(const Ui& ui, float width, const app::NewSessionView::Option& option);
void draw_cards(Ui& ui, const Rect& r, const app::NewSessionView::Option& option);
float points_height(const Ui& ui, const app::NewSessionView::Option& option);
void draw_points(Ui& ui, const Rect& r, const app::NewSessionView::Option& option);

// What lies over the screen: all presets; an option's words; the whole pack.
void draw_presets(Ui& ui, const Rect& screen, const app::NewSessionView& view);
void draw_word_list(Ui& ui, const Rect& screen, const app::NewSessionView::Option& option);
void draw_pack(Ui& ui, const Rect& screen, const app::NewSessionView::Option& option);
// Draws the one of them that is open.
void draw_over_rules(Ui& ui, const Rect& screen, const app::NewSessionView& view);
// The name by which the option is tapped.
std::string target_of(const app::NewSessionView::Option& option);
void open_option(Ui& ui, ScreenState::Overlay overlay, const app::NewSessionView::Option& option,
                 std::string_view focus);

}  // namespace nullo::gui
