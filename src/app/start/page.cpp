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

std::string leading_text(const Told& told) {
  const games::Info& game = games::info(told.session.rules);
  const std::vector<Seat> best = best_seats(told.result.totals, game.best);
  return fmt::format("{} {} with {}", games::join_names(best, told.names()), best.size() == 1 ? "leads" : "lead",
                     games::amount_of(told.result.totals[best.front()], game.unit));
}

StartView::Banner banner_of(const Told& told) {
  StartView::Banner banner;
  banner.title = game_text(told.session.rules, told.house_rules);
  banner.title += told.has_hand() ? ", hand " + session::hand_of_all(told.session, told.last() + 1) : ", not begun yet";
  if (told.has_hand() && told.entry.tricks_entered < told.entry.tricks_in_hand)
    banner.title += fmt::format(", trick {}", told.entry.tricks_entered + 1);
  banner.players = join(told.context.players);
  const bool any =
      std::ranges::any_of(told.result.hands, [](const session::HandResult& hand) { return hand.complete(); });
  if (any) banner.standing = leading_text(told);
  return banner;
}

}  // namespace

StartView start_view(Shared& shared) {
  StartView start;
  start.past_sessions = shared.store.count_sessions();
  const Told* told = shared.table.told();
  if (told != nullptr && !told->ended()) start.open = banner_of(*told);
  return start;
}

AnyScreen StartPage::view() { return start_view(shared_); }

HelpView StartPage::help() const { return help_view(shared_.game_at_table(), keys_of_start()); }

void StartPage::on(const Accept&) {
  const Told* told = shared_.table.told();
  if (told != nullptr && !told->ended()) sit_down(shared_);
}

}  // namespace nullo::app
