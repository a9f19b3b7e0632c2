#include "app/seasons/page.h"

#include "app/exchange/exporting.h"
#include "app/exchange/sending.h"
#include "app/shared.h"

namespace nullo::app {

Seasons::At SeasonsPage::at() { return {shared_.store, shared_.standings, shared_.people, shared_.clock.now()}; }

AnyScreen SeasonsPage::view() { return shared_.seasons.view(at()); }

HelpView SeasonsPage::help() const {
  HelpView help;
  help.game = "Seasons";
  help.rules = {
      "A season counts all sessions of a time, of one game or of all. Each gives points by place, 5 to the first, 3 to "
      "the second, or its own points count, or the rating.",
      "Those who are level share the points of their places: two winners have half of the points of the first two "
      "places each. Partners have the points of their side each.",
      "A round is a day, which lasts until six in the morning, or a session. Where only everybody's best rounds count, "
      "the others stand in brackets.",
      "A session belongs to each season that it fits. Under “Sessions” it can be left out of this one.",
  };
  return help;
}

std::string SeasonsPage::undo_label() { return shared_.seasons.undo_label(); }
std::string SeasonsPage::redo_label() { return shared_.seasons.redo_label(); }
void SeasonsPage::step(bool back) { shared_.seasons.step(at(), back); }

void SeasonsPage::on(const OpenSeason& open) { shared_.seasons.open(open.id); }
void SeasonsPage::on(const AddSeason& /*add*/) { shared_.seasons.add(at()); }
void SeasonsPage::on(const NextSeason& /*next*/) { shared_.seasons.open_next(at()); }
void SeasonsPage::on(const ShowSeason& show) { shared_.seasons.show(show.id); }
void SeasonsPage::on(const NextSeasonView& /*next*/) { shared_.seasons.show_next(); }
void SeasonsPage::on(const ChangeSeason& change) { shared_.seasons.change(at(), change); }
void SeasonsPage::on(const AdjustSeason& adjust) { shared_.seasons.adjust(at(), adjust); }
void SeasonsPage::on(const RemoveAdjustment& remove) { shared_.seasons.remove_adjustment(at(), remove.index); }
void SeasonsPage::on(const LeaveOut& leave_out) { shared_.seasons.leave_out(at(), leave_out.session); }
void SeasonsPage::on(const DeleteSeason& /*meant*/) { shared_.seasons.delete_one(at()); }

void SeasonsPage::on(const CopySeason& /*copy*/) { shared_.said.copied = shared_.seasons.message(at()); }

void SeasonsPage::on(const WriteSeason& write) {
  write_file(shared_, file_stem(shared_.seasons.title(at())), ending(write.as),
             [this, &write](const Out& out) { shared_.seasons.write(at(), write.as, out); });
}

}  // namespace nullo::app
