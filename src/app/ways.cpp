#include "app/ways.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/club_evening/page.h"
#include "app/correction/page.h"
#include "app/devices/page.h"
#include "app/exchange/import_page.h"
#include "app/fork/page.h"
#include "app/help/page.h"
#include "app/new_session/page.h"
#include "app/past/list_page.h"
#include "app/past/session_page.h"
#include "app/people/list_page.h"
#include "app/people/person_page.h"
#include "app/phones/page.h"
#include "app/repair/page.h"
#include "app/seasons/page.h"
#include "app/settings/page.h"
#include "app/shared.h"
#include "app/standings/page.h"
#include "app/table/page.h"
#include "text/say.h"

namespace nullo::app {
namespace {

template <class Kind>
void push(Shared& shared) {
  if (shared.pages.top_as<Kind>() == nullptr) shared.pages.push(std::make_unique<Kind>(shared));
}

// In place of all pages but the start page.
template <class Kind>
void show_only(Shared& shared) {
  shared.pages.pop_all();
  push<Kind>(shared);
}

// As many as the game takes; the first one deals first.
void seat(NewSession& draft, const std::vector<std::string>& people) {
  draft.clear_places();
  draft.set_players(static_cast<int>(people.size()));
  for (const Seat seat : Seats{std::min(draft.seats(), static_cast<int>(people.size()))})
    draft.set_name(seat, people[static_cast<std::size_t>(seat.index())]);
  draft.set_dealer(Seat{});
}

void throw_unless_it_writes(Shared& shared, text::Sentence why_not) {
  if (!shared.store.writes()) throw store::StoreError{store::StoreError::Kind::kReadOnly, text::say(why_not)};
}

void open_new_session(Shared& shared, const session::Session* earlier, const std::vector<std::string>& people,
                      std::string note) {
  std::optional<session::Session> last;
  if (earlier != nullptr) {
    last = *earlier;
  } else if (const auto newest = shared.store.newest_session()) {
    last = shared.store.load(*newest);
  }
  shared.refresh_people();
  shared.pages.pop_all();
  std::optional<Unfinished>& unfinished = shared.unfinished;
  if (!unfinished || unfinished->earlier != last)
    unfinished = Unfinished{last ? NewSession{*last} : NewSession{}, std::move(last)};
  if (!people.empty()) seat(unfinished->draft, people);
  if (!note.empty()) unfinished->draft.keep_note(std::move(note));
  shared.pages.push(std::make_unique<NewSessionPage>(shared, unfinished->draft));
}

}  // namespace

void go_to(Shared& shared, Screen to) {
  const bool over_page =
      to == Screen::kHelp || to == Screen::kSettings || to == Screen::kPhones || to == Screen::kDevices;
  const auto leaves = [](Page& page) { return page.may_leave(); };
  if (!over_page && !std::ranges::all_of(shared.pages.from_top(), leaves)) return;
  shared.question.reset();
  shared.stake_form.forget();
  if (to != Screen::kHelp && to != Screen::kPhones) shared.table.let_go();  // these keep the pending entry
  switch (to) {
    case Screen::kStart:
      return shared.pages.pop_all();
    case Screen::kNewSession: {
      return begin_new_session(shared, at_table(shared) ? shared.pages.top().session() : nullptr);
    }
    case Screen::kTable:
      return sit_down(shared);
    case Screen::kPast:
      return show_only<PastPage>(shared);
    case Screen::kPlayers:
      shared.refresh_people();
      shared.people.forget_search();
      shared.people.close();
      return show_only<PeoplePage>(shared);
    case Screen::kStandings:
      shared.refresh_people();
      return show_only<StandingsPage>(shared);
    case Screen::kSeasons:
      shared.refresh_people();
      return push<SeasonsPage>(shared);
    case Screen::kClubEvening:
      shared.refresh_people();
      return push<ClubEveningPage>(shared);
    case Screen::kSettings:
      return push<SettingsPage>(shared);
    case Screen::kHelp:
      return push<HelpPage>(shared);
    case Screen::kPhones:
      return push<PhonesPage>(shared);
    case Screen::kDevices:
      return push<DevicesPage>(shared);
    case Screen::kImport:
      return push<ImportPage>(shared);
  }
}

void sit_down(Shared& shared) {
  shared.pages.pop_all();
  const OpenSession* open = shared.table.open_session();
  if (open == nullptr) return;
  // From a table of the club's evening the way leads back to it.
  const std::string now = shared.clock.now();
  if (shared.club_evening.is_on(shared.store, now) &&
      shared.club_evening.has_all(shared.store, now, open->session.players))
    shared.pages.push(std::make_unique<ClubEveningPage>(shared));
  shared.pages.push(std::make_unique<TablePage>(shared));
  shared.table.begin();
}

void begin_with(Shared& shared, const std::vector<std::string>& people, std::string note) {
  shared.unfinished.reset();
  open_new_session(shared, nullptr, people, std::move(note));
}

void begin_new_session(Shared& shared, const session::Session* earlier, const std::vector<std::string>& people) {
  open_new_session(shared, earlier, people, {});
}

bool at_table(const Shared& shared) { return shared.pages.top_as<TablePage>() != nullptr; }

void back_to_past(Shared& shared) {
  while (shared.pages.top_as<PastPage>() == nullptr && !shared.pages.top_is_start()) shared.pages.pop();
  if (shared.pages.top_is_start()) shared.pages.push(std::make_unique<PastPage>(shared));
}

bool open_past_session(Shared& shared, std::string_view id) {
  std::optional<session::Session> session = shared.store.load(id);
  if (!session) return false;
  const bool deleted = shared.store.is_deleted(id);
  auto page = std::make_unique<SessionPage>(shared, std::move(*session), deleted);
  if (shared.pages.top_as<SessionPage>() != nullptr) {
    shared.pages.replace_top(std::move(page));
  } else {
    shared.pages.push(std::move(page));
  }
  return true;
}

void open_fork(Shared& shared, const std::string& id) {
  if (shared.pages.top_as<ForkPage>() == nullptr && !shared.store.sides(id).empty())
    shared.pages.push(std::make_unique<ForkPage>(shared, id));
}

void open_person(Shared& shared, std::string_view name) {
  shared.refresh_people();
  if (!shared.people.open(name)) return;
  auto page = std::make_unique<PersonPage>(shared, shared.people.opened());
  if (shared.pages.top_as<PersonPage>() != nullptr) {
    shared.pages.replace_top(std::move(page));
  } else {
    shared.pages.push(std::move(page));
  }
}

void correct_hand(Shared& shared, const session::Session& session, int hand) {
  if (shared.question || hand < 0 || hand >= static_cast<int>(session.hands.size())) return;
  throw_unless_it_writes(shared, text::mark("Nullo is open in another window. Correct a hand there."));
  const bool last = hand + 1 == static_cast<int>(session.hands.size());
  if (at_table(shared) && last && session.ended_at.empty()) return shared.table.show_entries();
  if (at_table(shared)) shared.table.let_go();
  shared.pages.push(std::make_unique<CorrectionPage>(shared, Correction{session, static_cast<std::size_t>(hand)}));
}

void close_correction(Shared& shared) {
  shared.pages.pop();
  if (shared.pages.top_as<RepairPage>() != nullptr) shared.pages.pop();
}

void repair_session(Shared& shared, const session::Session& session) {
  if (shared.question) return;
  throw_unless_it_writes(shared, text::mark("Nullo is open in another window. Correct a session there."));
  shared.table.let_go();
  shared.pages.push(
      std::make_unique<RepairPage>(shared, Repair{session, shared.store.own_rules(games::info(session.rules).id)}));
}

void look_at_files(Shared& shared, const std::vector<std::string>& paths) {
  if (correcting(shared) || shared.question) {
    shared.said.trouble =
        text::say("Answer what is asked or leave the correction first, then drop the files once more.");
    return;
  }
  go_to(shared, Screen::kImport);
  if (auto* page = shared.pages.top_as<ImportPage>()) page->look_at(paths);
}

bool correcting(const Shared& shared) { return shared.pages.find<CorrectionPage>() != nullptr; }

}  // namespace nullo::app
