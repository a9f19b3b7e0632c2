#include "app/start/page.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/help/help.h"
#include "app/shared.h"
#include "app/ways.h"
#include "app/words.h"
#include "games/words.h"

namespace nullo::app {
namespace {

std::string leading_text(const OpenSession& open) {
  const games::Info& game = games::info(open.session.rules);
  const std::vector<Seat> best = best_seats(open.result.standing(), game.best);
  return fmt::format("{} {} with {}", games::join_names(best, open.names()), best.size() == 1 ? "leads" : "lead",
                     games::amount_of(open.result.totals[best.front()], game.unit));
}

StartView::Banner banner_of(const OpenSession& open) {
  StartView::Banner banner;
  banner.title = game_text(open.session.rules, open.house_rules);
  banner.title += open.has_hand() ? ", hand " + session::hand_of_all(open.session, open.last() + 1) : ", not begun yet";
  if (open.has_hand() && open.entry.tricks_entered < open.entry.tricks_in_hand)
    banner.title += fmt::format(", trick {}", open.entry.tricks_entered + 1);
  banner.players = join(open.context.players);
  const bool any =
      std::ranges::any_of(open.result.hands, [](const session::HandResult& hand) { return hand.complete(); });
  if (any) banner.standing = leading_text(open);
  return banner;
}

}  // namespace

StartView start_view(Shared& shared) {
  StartView start;
  start.past_sessions = shared.store.count_sessions();
  const OpenSession* open = shared.table.open_session();
  if (open != nullptr && !open->ended()) start.open = banner_of(*open);
  start.offers_example = !start.open;
  return start;
}

AnyScreen StartPage::view() { return start_view(shared_); }

HelpView StartPage::help() const { return help_view(shared_.game_at_table()); }

void StartPage::on(const Accept&) {
  const OpenSession* open = shared_.table.open_session();
  if (open != nullptr && !open->ended()) sit_down(shared_);
}

}  // namespace nullo::app
