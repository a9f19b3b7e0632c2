#include "app/start/page.h"

#include <algorithm>
#include <utility>

#include "app/help/help.h"
#include "app/new_session/preset_list.h"
#include "app/shared.h"
#include "app/ways.h"
#include "app/words.h"
#include "document/document.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string leading_text(const OpenSession& open) {
  const games::Info& game = games::info(open.session.rules);
  const std::vector<Seat> best = best_seats(open.result.standing(), games::best(open.session.rules));
  const std::string names = games::join_names(best, open.names());
  const std::string amount = games::amount_of(open.result.totals[best.front()], game.unit);
  return best.size() == 1 ? text::say("{player} leads with {amount}", names, amount)
                          : text::say("{players} lead with {amount}", names, amount);
}

StartView::Banner banner_of(const OpenSession& open) {
  StartView::Banner banner;
  const std::string game = game_text(open.session.rules, open.house_rules);
  const std::string hand = open.has_hand() ? session::hand_of_all(open.session, open.last() + 1) : std::string{};
  banner.title = hand.empty() ? text::say("{game}, not begun yet", game)
                 : open.entry.tricks_entered < open.entry.tricks_in_hand
                     ? text::say("{game}, hand {hand}, trick {trick}", game, hand, open.entry.tricks_entered + 1)
                     : text::say("{game}, hand {hand}", game, hand);
  banner.players = join(open.context.players);
  const bool any =
      std::ranges::any_of(open.result.hands, [](const session::HandResult& one) { return one.complete(); });
  if (any) banner.standing = leading_text(open);
  return banner;
}

// "Hearts, hand 3".
std::string title_of(store::Store& store, const store::OpenOne& open) {
  const auto rules = document::read_rules(open.game, open.rules, static_cast<int>(open.players.size()));
  if (!rules) return open.game;
  return text::say(
      "{game}, hand {hand}",
      game_text(*rules, house_name(store.own_rules(open.game), *rules, static_cast<int>(open.players.size()))),
      open.hand);
}

bool is_played(const OpenSession* open) { return open != nullptr && !open->ended(); }

// Those that are open, and are not at the table.
std::vector<store::OpenOne> others_of(Shared& shared) {
  constexpr int kMost = kMostOthers + 3;  // the one at the table, the one that Resume opens, and one more
  std::vector<store::OpenOne> open = shared.store.open_sessions(kMost);
  const OpenSession* at_table = shared.table.open_session();
  if (is_played(at_table))
    std::erase_if(open, [at_table](const store::OpenOne& one) { return one.id == at_table->session.id; });
  return open;
}

// "Cannot be read, and set apart: Kabu of 2026-11-21, Anna, Boris. Everything else works."
std::string apart_text(const std::vector<store::Listed>& apart) {
  constexpr std::size_t kMostNamed = 3;
  if (apart.empty()) return {};
  std::vector<std::string> named;
  for (std::size_t i = 0; i < std::min(apart.size(), kMostNamed); ++i) {
    const auto rules = games::rules_of(apart[i].game);
    named.push_back(text::say("{game} of {time}, {players}",
                              rules ? text::say(games::info(*rules).name) : text::say("a game"),
                              local_time(apart[i].started_at), join(apart[i].players)));
  }
  const std::string sessions = text::in_one_line(named);
  if (apart.size() <= kMostNamed)
    return text::say("Cannot be read, and set apart: {sessions}. Everything else works.", sessions);
  return text::say_count(
      apart.size() - kMostNamed, "Cannot be read, and set apart: {sessions}; and {count} more. Everything else works.",
      "Cannot be read, and set apart: {sessions}; and {count} more. Everything else works.", sessions);
}

}  // namespace

StartView start_view(Shared& shared) {
  StartView start;
  start.past_sessions = shared.store.count_sessions();
  start.apart = apart_text(shared.store.sessions_apart());
  std::vector<store::OpenOne> others = others_of(shared);
  if (is_played(shared.table.open_session())) {
    start.open = banner_of(*shared.table.open_session());
  } else if (!others.empty()) {
    start.open = StartView::Banner{title_of(shared.store, others.front()), join(others.front().players), {}};
    others.erase(others.begin());
  }
  for (const store::OpenOne& one : others) {
    if (start.others.size() == kMostOthers) {
      start.more = text::say("More sessions are open: search the past sessions for “open”.");
      break;
    }
    start.others.push_back({title_of(shared.store, one), join(one.players), {}});
  }
  start.club_evening = shared.club_evening.is_on(shared.store, shared.clock.now());
  start.offers_example = !start.open;
  if (const std::vector<ForkedSession> forks = shared.club.forks(); !forks.empty()) {
    start.forked = forks.front();
    if (const int more = static_cast<int>(forks.size()) - 1; more > 0)
      start.more_forked = text::say_count(more, "The same goes for {count} more session: Settings lists them.",
                                          "The same goes for {count} more sessions: Settings lists them.");
  }
  return start;
}

AnyScreen StartPage::view() { return start_view(shared_); }

HelpView StartPage::help() const { return help_view(shared_.game_at_table()); }

void StartPage::on(const Accept&) { on(Resume{}); }

void StartPage::on(const Resume&) {
  if (is_played(shared_.table.open_session())) return sit_down(shared_);
  go_on_with(0);
}

void StartPage::on(const ResumeOther& other) {
  go_on_with(static_cast<std::size_t>(other.place) + (is_played(shared_.table.open_session()) ? 0 : 1));
}

void StartPage::go_on_with(std::size_t place) {
  const std::vector<store::OpenOne> others = others_of(shared_);
  if (place >= others.size()) return;
  shared_.table.open(others[place].id);
  sit_down(shared_);
}

}  // namespace nullo::app
