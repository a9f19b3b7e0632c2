// Each screen of the program, drawn into a rectangle. What the person means goes to ui.mean().
#pragma once

#include <string>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

void draw_start(Ui& ui, const Rect& r, const app::StartView& view);
void draw_new_session(Ui& ui, const Rect& r, const app::NewSessionView& view);
void draw_table(Ui& ui, const Rect& r, const app::TableView& view);
void draw_hand_over(Ui& ui, const Rect& r, const app::HandOverView& view);
// The part of Hand over in the foot of a lying phone: what comes next, and the way to end the game.
void draw_foot_next(Ui& ui, const Rect& r, const app::HandOverView& view);
// In the foot of a lying phone: what else can be done after the game.
void draw_foot_ways_on(Ui& ui, const Rect& r, const app::GameOverView& view);
void draw_game_over(Ui& ui, const Rect& r, const app::GameOverView& view);
void draw_compare(Ui& ui, const Rect& r, const app::CompareView& view);
void draw_past(Ui& ui, const Rect& r, const app::PastView& view);
void draw_session(Ui& ui, const Rect& r, const app::SessionView& view);
void draw_repair(Ui& ui, const Rect& r, const app::RepairView& view);
void draw_players(Ui& ui, const Rect& r, const app::PlayersView& view);
void draw_player(Ui& ui, const Rect& r, const app::PlayerView& view);
void draw_replay(Ui& ui, const Rect& r, const app::ReplayView& view);
void draw_settings(Ui& ui, const Rect& r, const app::SettingsView& view);
void draw_help(Ui& ui, const Rect& r, const app::HelpView& view);
void draw_phones(Ui& ui, const Rect& r, const app::PhonesView& view);
void draw_devices(Ui& ui, const Rect& r, const app::DevicesView& view);
void draw_fork(Ui& ui, const Rect& r, const app::ForkView& view);
void draw_club_evening(Ui& ui, const Rect& r, const app::ClubEveningView& view);
void draw_seasons(Ui& ui, const Rect& r, const app::SeasonsView& view);
void draw_standings(Ui& ui, const Rect& r, const app::StandingsView& view);
void draw_import(Ui& ui, const Rect& r, const app::ImportView& view);

// Where we are: "Past sessions". `names_keys`: there is a keyboard.
std::string page_title(const app::View& view, bool names_keys);

// Above every screen: the way back, where we are, undo and redo, the menu, help; at the table of a phone a
// foot as well, and the lines that are good to know.
struct Bars {
  Rect below;  // what is left
  Rect over;   // where what is said lies over the title or the question, at the table; empty: it has its own room
};
Bars draw_bars(Ui& ui, const Rect& r, const app::View& view);
// What went wrong, or has just been done, where it has no room of its own: nothing that is tapped moves when it comes
// and goes. Call it after the page is drawn.
void draw_said_over(Ui& ui, const Bars& bars, const app::View& view);

// Over every screen.
void draw_dialog(Ui& ui, const Rect& screen, const app::Dialog& dialog);

}  // namespace nullo::gui
