#include "app/standings/page.h"

#include "app/exchange/exporting.h"
#include "app/exchange/sending.h"
#include "app/shared.h"
#include "text/say.h"

namespace nullo::app {

AnyScreen StandingsPage::view() { return shared_.standings.view(shared_.store, shared_.people, shared_.clock.now()); }

HelpView StandingsPage::help() const {
  HelpView help;
  help.game = text::say("Standings");
  help.rules = Standings::help();
  return help;
}

bool StandingsPage::close_part() { return shared_.standings.fold(); }

void StandingsPage::on(const ChooseStandings& choose) { shared_.standings.choose(choose.of, choose.id); }

void StandingsPage::on(const NextStandings& next) {
  shared_.standings.choose_next(next.of, shared_.store, shared_.clock.now());
}

void StandingsPage::on(const UnfoldStandings& unfold) { shared_.standings.unfold(unfold.of); }

void StandingsPage::on(const ChooseDays& days) { shared_.standings.choose_days({days.from, days.until}); }

void StandingsPage::on(const ShowBehind& show) { shared_.standings.show_behind(show.name, show.column); }

void StandingsPage::on(const CopyStandings& /*copy*/) {
  shared_.said.copied = shared_.standings.message(shared_.store, shared_.clock.now());
}

void StandingsPage::on(const WriteStandings& write) {
  if (write.as == Format::kPicture)
    return write_picture(shared_, file_stem(shared_.standings.title()),
                         shared_.standings.ranking(shared_.store, shared_.people, shared_.clock.now()));
  write_file(shared_, file_stem(shared_.standings.title()), ending(write.as), [this, &write](const Out& out) {
    shared_.standings.write(shared_.store, shared_.clock.now(), write.as, out);
  });
}

}  // namespace nullo::app
