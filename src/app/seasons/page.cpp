#include "app/seasons/page.h"

#include "app/exchange/exporting.h"
#include "app/exchange/sending.h"
#include "app/shared.h"
#include "text/say.h"

namespace nullo::app {

AnyScreen SeasonsPage::view() { return shared_.seasons.view(shared_.over_standings()); }

HelpView SeasonsPage::help() const {
  HelpView help;
  help.game = text::say("Seasons");
  help.rules = {
      text::say("A season counts all sessions of a time, of one game or of all. Each gives points by place, 5 to the "
                "first, 3 to "
                "the second, or its own points count, or the rating."),
      text::say(
          "Those who are level share the points of their places: two winners have half of the points of the first two "
          "places each. Partners have the points of their side each."),
      text::say("A round is a day, which lasts until six in the morning, or a session. Where only everybody's best "
                "rounds count, "
                "the others stand in brackets."),
      text::say("A session belongs to each season that it fits. Under “Sessions” it can be left out of this one."),
  };
  return help;
}

std::string SeasonsPage::undo_label() { return shared_.seasons.label(true); }
std::string SeasonsPage::redo_label() { return shared_.seasons.label(false); }
void SeasonsPage::step(bool back) { shared_.seasons.step(shared_.over_standings(), back); }

void SeasonsPage::on(const OpenSeason& open) { shared_.seasons.open(open.id); }
void SeasonsPage::on(const AddSeason& /*add*/) { shared_.seasons.add(shared_.over_standings()); }
void SeasonsPage::on(const NextSeason& /*next*/) { shared_.seasons.open_next(shared_.over_standings()); }
void SeasonsPage::on(const ShowSeason& show) { shared_.seasons.show(show.id); }
void SeasonsPage::on(const NextSeasonView& /*next*/) { shared_.seasons.show_next(); }
void SeasonsPage::on(const ChangeSeason& change) { shared_.seasons.change(shared_.over_standings(), change); }
void SeasonsPage::on(const AdjustSeason& adjust) { shared_.seasons.adjust(shared_.over_standings(), adjust); }
void SeasonsPage::on(const RemoveAdjustment& remove) {
  shared_.seasons.remove_adjustment(shared_.over_standings(), remove.index);
}
void SeasonsPage::on(const LeaveOut& leave_out) {
  shared_.seasons.leave_out(shared_.over_standings(), leave_out.session);
}
void SeasonsPage::on(const DeleteSeason& /*meant*/) { shared_.seasons.delete_one(shared_.over_standings()); }

void SeasonsPage::on(const CopySeason& /*copy*/) {
  shared_.said.copied = shared_.seasons.message(shared_.over_standings());
}

void SeasonsPage::on(const WriteSeason& write) {
  if (write.as == Format::kPicture)
    return write_picture(shared_, file_stem(shared_.seasons.title(shared_.over_standings())),
                         shared_.seasons.ranking(shared_.over_standings()));
  write_file(shared_, file_stem(shared_.seasons.title(shared_.over_standings())), ending(write.as),
             [this, &write](const Out& out) { shared_.seasons.write(shared_.over_standings(), write.as, out); });
}

}  // namespace nullo::app
