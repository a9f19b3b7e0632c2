#include "app/club_evening/page.h"

#include <random>
#include <utility>

#include "app/exchange/exporting.h"
#include "app/exchange/sending.h"
#include "app/shared.h"
#include "app/ways.h"
#include "text/say.h"

namespace nullo::app {

AnyScreen ClubEveningPage::view() { return shared_.club_evening.view(shared_.over_standings()); }

HelpView ClubEveningPage::help() const {
  HelpView help;
  help.game = text::say("Club evening");
  const std::string draw = text::say(
      "Tap everybody who is here, say how many sit at a table and how many rounds there are, and draw. Who stands "
      "first at a table deals first.");
  const std::string ways = text::say(
      "New faces: nobody meets the same people again and again. By standing: one round at a time, neighbours in the "
      "evening's standing together. Byes, small tables and the first deal fall on everybody alike.");
  const std::string late =
      text::say("When somebody comes late or leaves, tap their name and draw again: tables that have begun stay.");
  const std::string standing = text::say(
      "“Begin” opens a table's session with its people seated. The evening's standing counts all sessions of today; "
      "“now” is what a session still being played would give if it ended now.");
  const std::string elsewhere = text::say(
      "The board (F10) and everybody's phones (F9) show the round and the standing. In a club every device has the "
      "evening, and each table begins its session on the one that lies there.");
  help.rules = {draw, ways, late, standing, elsewhere};
  return help;
}

std::string ClubEveningPage::undo_label() { return shared_.club_evening.label(true); }
std::string ClubEveningPage::redo_label() { return shared_.club_evening.label(false); }
void ClubEveningPage::step(bool back) { shared_.club_evening.step(shared_.over_standings(), back); }

void ClubEveningPage::on(const ComeOrGo& who) { shared_.club_evening.come_or_go(shared_.over_standings(), who.name); }
void ClubEveningPage::on(const ChooseEvening& choice) { shared_.club_evening.choose(shared_.over_standings(), choice); }
void ClubEveningPage::on(const DrawRounds& /*meant*/) {
  shared_.club_evening.draw(shared_.over_standings(), std::random_device{}());
}
void ClubEveningPage::on(const ClearEvening& /*clear*/) { shared_.club_evening.clear(shared_.over_standings()); }

void ClubEveningPage::on(const BeginTable& table) {
  ClubEvening::Seated seated = shared_.club_evening.seated_at(shared_.over_standings(), table);
  if (!seated.session.empty()) {
    shared_.table.open(seated.session);
    sit_down(shared_);
  } else if (!seated.people.empty()) {
    begin_with(shared_, seated.people, std::move(seated.note));
  }
}

void ClubEveningPage::on(const CopyDraw& /*copy*/) {
  shared_.said.copied = shared_.club_evening.message(shared_.over_standings());
}

void ClubEveningPage::on(const WriteDraw& write) {
  if (write.as == Format::kPicture)
    return write_picture(shared_, file_stem(ClubEvening::title(shared_.over_standings())),
                         shared_.club_evening.ranking(shared_.over_standings()));
  write_file(shared_, file_stem(ClubEvening::title(shared_.over_standings())), ending(Format::kHtml),
             [this](const Out& out) { shared_.club_evening.write(shared_.over_standings(), out); });
}

}  // namespace nullo::app
