#include "app/club_evening/club_evening.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/folding.h"
#include "app/words.h"
#include "base/local_time.h"
#include "draws/draw.h"
#include "export/evening.h"
#include "export/season.h"
#include "text/date.h"
#include "text/kept.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using draws::How;
using draws::Plan;
using standings::EveningStanding;
using standings::Played;
using standings::SeasonRow;
using standings::SeasonTable;

constexpr std::string_view kOnBoardKey = "club_evening.board";
constexpr text::Sentence kNowNote =
    text::mark("“now” is what a session still being played would give if it ended now; the total includes it.");
constexpr std::size_t kMostOffered = 40;  // people, a button each
constexpr int kMostOpen = 50;             // sessions that are still played

struct NamedHow {
  std::string_view id;
  text::Sentence label;
  text::Sentence note;
};
// In the order of the enumerators.
constexpr std::array kHows{
    NamedHow{"spread", text::mark("New faces"),
             text::mark("All rounds at once; nobody meets the same people again and again.")},
    NamedHow{
        "standing", text::mark("By standing"),
        text::mark(
            "One round at a time: neighbours in the evening's standing, the best at table 1, but not the same again "
            "and again.")},
    NamedHow{"random", text::mark("At random"), text::mark("All rounds at once; only the byes are shared out.")}};

// What a session gives by place, "5 3 2 1"; empty: its own points.
constexpr std::array<const char*, 4> kPointsByPlace{"5 3 2 1", "3 2 1", "1", ""};
constexpr std::array kPointsLabels{text::mark("5, 3, 2, 1"), text::mark("3, 2, 1"), text::mark("1 for a win"),
                                   text::mark("Its own points")};

std::vector<int> points_of(std::string_view text) {
  std::vector<int> points;
  for (const char digit : text)
    if (digit != ' ') points.push_back(digit - '0');
  return points;
}

// ---- what of it was played

// A table of the draw: what is stored of its session, and the session itself while it is played.
struct TableSeen {
  std::optional<standings::Evening> session = {};  // nothing: no hand of it is complete
  const store::OpenOne* open = nullptr;
};

// "Clara won with 40"; "hand 5: Anna leads with 23".
std::string state_of(const std::optional<standings::Evening>& session, const store::OpenOne* open,
                     const std::vector<std::string>& people) {
  std::string hand = open != nullptr ? text::say("hand {hand}", open->hand) : std::string{};
  if (!session) return hand;
  return text::labelled(hand, exports::result_text(*session, people));
}

// The session that just these people have begun and not ended; nullptr: none.
const store::OpenOne* open_session_of(const std::vector<store::OpenOne>& open, const std::vector<std::string>& people,
                                      const Players& known) {
  const std::set<std::string> wanted{people.begin(), people.end()};
  for (const store::OpenOne& one : open) {
    std::set<std::string> sitting;
    for (const std::string& player : one.players) sitting.insert(known.present(player));
    if (sitting == wanted) return &one;
  }
  return nullptr;
}

// Who of these people is not here any more.
std::vector<std::string> gone_from(const std::vector<std::string>& table, const Plan& plan) {
  std::vector<std::string> gone;
  for (const std::string& person : table)
    if (std::ranges::find(plan.people, person) == plan.people.end()) gone.push_back(person);
  return gone;
}

std::vector<std::vector<TableSeen>> tables_seen(const Plan& plan, const Played& played,
                                                const std::vector<store::OpenOne>& open, const Players& people) {
  std::vector<std::vector<TableSeen>> rounds;
  std::set<std::string> taken;  // open sessions that a table before has
  const std::vector<standings::RoundPlayed> sessions = standings::rounds_played(plan, played);
  for (std::size_t i = 0; i < sessions.size(); ++i) {
    std::vector<TableSeen>& round = rounds.emplace_back();
    for (std::size_t table = 0; table < sessions[i].size(); ++table) {
      TableSeen& seen = round.emplace_back(TableSeen{sessions[i][table]});
      if (seen.session && !standings::is_running(*seen.session)) continue;
      const store::OpenOne* one = open_session_of(open, plan.drawn[i].tables[table], people);
      if (one != nullptr && taken.insert(one->id).second) seen.open = one;
    }
  }
  return rounds;
}

// How many rounds have begun: the last one with a table that has, and all before it.
std::size_t rounds_begun(const std::vector<std::vector<TableSeen>>& rounds) {
  const auto has_begun = [](const TableSeen& table) { return table.session || table.open != nullptr; };
  std::size_t count = 0;
  for (std::size_t i = 0; i < rounds.size(); ++i)
    if (std::ranges::any_of(rounds[i], has_begun)) count = i + 1;
  return count;
}

// Everybody of a round.
std::set<std::string> people_of_round(const Plan::Round& round) {
  std::set<std::string> people{round.byes.begin(), round.byes.end()};
  for (const std::vector<std::string>& table : round.tables) people.insert(table.begin(), table.end());
  return people;
}

// ---- drawing

// Nobody sits there yet.
bool waits(const TableSeen& table) { return !table.session && table.open == nullptr; }

// Whether others are here than the tables of this round that wait, and its byes, have.
bool needs_mending(const Plan::Round& round, const std::vector<TableSeen>& seen, const Plan& plan) {
  if (std::ranges::none_of(seen, waits)) return false;
  const std::set<std::string> all = people_of_round(round);
  const auto is_late = [&](const std::string& person) { return !all.contains(person); };
  if (std::ranges::any_of(plan.people, is_late) || !gone_from(round.byes, plan).empty()) return true;
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (waits(seen[i]) && !gone_from(round.tables[i], plan).empty()) return true;
  return false;
}

// A round of which some tables have begun: whoever came late sits where somebody has left, then where there is room at
// a table that waits, and else sits out.
void mend(Plan::Round& round, const std::vector<TableSeen>& seen, const Plan& plan) {
  const std::set<std::string> all = people_of_round(round);
  std::vector<std::string> late;
  for (const std::string& person : plan.people)
    if (!all.contains(person)) late.push_back(person);
  const auto take_late = [&late] {
    std::string person = late.front();
    late.erase(late.begin());
    return person;
  };
  const auto is_gone = [&](const std::string& person) {
    return std::ranges::find(plan.people, person) == plan.people.end();
  };
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (!waits(seen[i])) continue;
    std::vector<std::string>& table = round.tables[i];
    for (std::string& person : table)
      if (is_gone(person) && !late.empty()) person = take_late();
    std::erase_if(table, is_gone);
    while (!late.empty() && static_cast<int>(table.size()) < plan.seats) table.push_back(take_late());
  }
  std::erase_if(round.byes, is_gone);
  round.byes.insert(round.byes.end(), late.begin(), late.end());
  const auto is_too_small = [](const std::vector<std::string>& table) {
    return static_cast<int>(table.size()) < draws::kFewestAtTable;
  };
  for (const std::vector<std::string>& table : round.tables)
    if (is_too_small(table)) round.byes.insert(round.byes.end(), table.begin(), table.end());
  std::erase_if(round.tables, is_too_small);
}

class PeopleNumbers {
 public:
  int of(const std::string& name) {
    const auto [found, is_new] = numbers_.try_emplace(name, static_cast<int>(names_.size()));
    if (is_new) names_.push_back(name);
    return found->second;
  }
  std::vector<int> of(const std::vector<std::string>& names) {
    std::vector<int> numbers;
    for (const std::string& name : names) numbers.push_back(of(name));
    return numbers;
  }
  [[nodiscard]] std::vector<std::string> names(const std::vector<int>& numbers) const {
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(names_[static_cast<std::size_t>(number)]);
    return names;
  }

 private:
  std::map<std::string, int> numbers_;
  std::vector<std::string> names_;
};

draws::Round numbered(const Plan::Round& round, PeopleNumbers& numbers) {
  draws::Round made{.tables = {}, .byes = numbers.of(round.byes)};
  for (const std::vector<std::string>& table : round.tables) made.tables.push_back(numbers.of(table));
  return made;
}

// Those who are here, the best of the evening first; who has not played yet comes last.
std::vector<std::string> by_standing(const Plan& plan, const SeasonTable& table) {
  std::vector<std::string> people;
  for (const standings::SeasonRow& row : table.rows)
    if (std::ranges::find(plan.people, table.name_of(row.person)) != plan.people.end())
      people.push_back(table.name_of(row.person));
  for (const std::string& person : plan.people)
    if (std::ranges::find(people, person) == people.end()) people.push_back(person);
  return people;
}

draws::Sizes sizes_of(const Plan& plan) {
  constexpr int kFewest = 2;
  return {.wanted = plan.seats, .least = std::max(kFewest, plan.seats - 1), .most = plan.seats + 1};
}

std::string here_text(const Plan& plan) {
  const auto people = static_cast<int>(plan.people.size());
  if (people == 0) return text::say("Tap everybody who is here, or type a name.");
  const std::vector<int> sizes = draws::table_sizes(people, sizes_of(plan));
  if (sizes.empty())
    return text::say_count(people, "{count} person here, too few for a table.",
                           "{count} people here, too few for a table.");
  return text::say_count(sizes.size(), "{people} at {count} table: {sizes}", "{people} at {count} tables: {sizes}",
                         text::say_count(people, "{count} person", "{count} people"),
                         fmt::format("{}", fmt::join(sizes, ", ")));
}

std::string met_text(const std::vector<Plan::Round>& rounds) {
  PeopleNumbers numbers;
  std::vector<draws::Round> drawn;
  for (const Plan::Round& round : rounds) drawn.push_back(numbered(round, numbers));
  if (drawn.empty()) return {};
  const draws::Meetings met = draws::meetings(drawn);
  if (met.repeats == 0) return text::say("Nobody meets anybody twice.");
  const std::string most =
      met.most == 2 ? text::say("twice") : text::say_count(met.most, "{count} time", "{count} times");
  return text::say_count(
      met.repeats, "Two meet again {count} time in these rounds, and nobody meets anybody more than {times}.",
      "Two meet again {count} times in these rounds, and nobody meets anybody more than {times}.", most);
}

std::vector<Choice> whole_numbers(int least, int most, int chosen) {
  std::vector<Choice> numbers;
  for (int number = least; number <= most; ++number)
    numbers.push_back({fmt::format("{}", number), fmt::format("{}", number), number == chosen});
  return numbers;
}

std::vector<ClubEveningView::Part> parts_of(const Plan& plan, bool on_board) {
  std::vector<ClubEveningView::Part> parts;
  parts.push_back({EveningPart::kSeats, text::say("People at a table"),
                   whole_numbers(draws::kFewestAtTable, draws::kMostAtTable, plan.seats)});
  std::vector<Choice> hows;
  for (std::size_t i = 0; i < kHows.size(); ++i)
    hows.push_back(
        {std::string{kHows.at(i).id}, text::say(kHows.at(i).label), static_cast<std::size_t>(plan.how) == i});
  parts.push_back({EveningPart::kHow, text::say("Who meets whom"), std::move(hows),
                   text::say(kHows.at(static_cast<std::size_t>(plan.how)).note)});
  constexpr int kMostOfferedRounds = 8;
  if (plan.how != How::kStanding)
    parts.push_back({EveningPart::kRounds, text::say("Rounds"), whole_numbers(1, kMostOfferedRounds, plan.rounds)});
  std::vector<Choice> points;
  for (std::size_t i = 0; i < kPointsByPlace.size(); ++i)
    points.push_back(
        {kPointsByPlace.at(i), text::say(kPointsLabels.at(i)), points_of(kPointsByPlace.at(i)) == plan.place_points});
  parts.push_back({EveningPart::kPoints, text::say("What a session gives"), std::move(points)});
  parts.push_back({EveningPart::kBoard,
                   text::say("On the board"),
                   {{"", text::say("The table here"), !on_board}, {"evening", text::say("The evening"), on_board}}});
  return parts;
}

// How many rounds drawing gives. `begun`: of those drawn before.
int rounds_to_draw(const Plan& plan, std::size_t begun) {
  return plan.how == How::kStanding ? 1 : std::max(0, plan.rounds - static_cast<int>(begun));
}

std::string draw_text(How how, int rounds, bool again) {
  if (how == How::kStanding) return again ? text::say("Draw the next round again") : text::say("Draw the next round");
  return again ? text::say_count(rounds, "Draw {count} round again", "Draw {count} rounds again")
               : text::say_count(rounds, "Draw {count} round", "Draw {count} rounds");
}

std::vector<Choice> people_choices(const Plan& plan, const Players& people, std::string& more) {
  std::vector<Choice> choices;
  const auto is_here = [&](const std::string& name) {
    return std::ranges::find(plan.people, name) != plan.people.end();
  };
  int left = 0;
  for (const store::Person& person : people.all()) {
    const bool here = is_here(person.name);
    if (here || choices.size() < kMostOffered) {
      choices.push_back({person.name, person.name, here});
    } else {
      ++left;
    }
  }
  for (const std::string& name : plan.people)
    if (std::ranges::find(choices, name, &Choice::id) == choices.end()) choices.push_back({name, name, true});
  // Each keeps its place while sessions are played.
  std::ranges::sort(choices, {}, [](const Choice& choice) { return std::pair{folded(choice.label), choice.label}; });
  if (left > 0) more = text::say("and {count} more: type a name", left);
  return choices;
}

// ---- as it is shown

// `people`: of what was played.
std::vector<EveningRound> rounds_of(const Plan& plan, const std::vector<std::vector<TableSeen>>& seen,
                                    const std::vector<std::string>& people) {
  std::vector<EveningRound> rounds;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Plan::Round& drawn = plan.drawn[i];
    EveningRound& round =
        rounds.emplace_back(EveningRound{text::say("Round {round}", i + 1), {}, exports::byes_text(drawn)});
    for (std::size_t table = 0; table < seen[i].size(); ++table) {
      const auto& [session, open] = seen[i][table];
      const std::vector<std::string>& seated = drawn.tables[table];
      EveningTable& shown =
          round.tables.emplace_back(EveningTable{text::say("Table {table}", table + 1), seated, {}, {}, {}});
      if (open != nullptr || session) shown.state = state_of(session, open, people);
      if (session && open == nullptr) {  // it has played
        shown.session = session->session;
        continue;
      }
      shown.begin = open != nullptr ? text::say("Go on") : text::say("Begin");
      const std::vector<std::string> gone = gone_from(seated, plan);
      if (open == nullptr && !gone.empty())
        shown.state = gone.size() == 1 ? text::say("{player} has left", gone.front())
                                       : text::say("{players} have left", join(gone));
    }
  }
  return rounds;
}

std::vector<EveningLine> lines_of(const EveningStanding& standing, const Players& people) {
  std::vector<EveningLine> lines;
  for (std::size_t i = 0; i < standing.table.rows.size(); ++i) {
    const SeasonRow& row = standing.table.rows[i];
    EveningLine& line = lines.emplace_back(EveningLine{fmt::format("{}.", row.place),
                                                       standing.table.name_of(row.person),
                                                       {},
                                                       exports::now_text(standing, i),
                                                       exports::season_total(standing.table, row)});
    line.colour = people.colour_of(line.name);
  }
  return lines;
}

// The round that is played: the first one with a table that has not played to its end; else the last one.
std::size_t round_now(const std::vector<EveningRound>& rounds) {
  for (std::size_t i = 0; i < rounds.size(); ++i)
    if (std::ranges::any_of(rounds[i].tables, [](const EveningTable& table) { return !table.begin.empty(); })) return i;
  return rounds.size() - 1;
}

bool has_now(const std::vector<EveningLine>& lines) {
  return std::ranges::any_of(lines, [](const EveningLine& line) { return !line.now.empty(); });
}

std::string leaders_text(const EveningStanding& standing) {
  const SeasonTable& table = standing.table;
  std::vector<std::string> first;
  for (const SeasonRow& row : table.rows)
    if (row.place == 1) first.push_back(table.name_of(row.person));
  constexpr std::size_t kMostNamed = 3;
  if (first.empty() || first.size() > kMostNamed) return {};
  const std::string points = exports::season_points(
      static_cast<std::int64_t>(std::llround(table.rows.front().total * static_cast<double>(table.parts))),
      table.parts);
  const bool is_one = points == "1";
  if (first.size() == 1)
    return is_one ? text::say("{player} leads with {points} point", first.front(), points)
                  : text::say("{player} leads with {points} points", first.front(), points);
  return is_one ? text::say("{players} lead with {points} point", join(first), points)
                : text::say("{players} lead with {points} points", join(first), points);
}

}  // namespace

// ---- what is kept

const ClubEvening::Stored& ClubEvening::stored(store::Store& store, std::string_view now) {
  const store::Store::ChangeMark mark = store.change_mark();
  if (!stored_ || !(stored_->mark == mark)) {
    stored_.emplace(Stored{.mark = mark, .plan = store.club_evening()});
    stored_->on_board = !store.setting(kOnBoardKey).value_or("").empty();
    // What was played since an evening that is long over is of no use.
    if (!stored_->plan.began.empty() && evening_of(stored_->plan.began) == evening_of(now)) {
      stored_->played = store.played_since(standings::filter_of(standings::season_of(stored_->plan)).from);
      stored_->open = store.open_sessions(kMostOpen);
    }
  }
  if (evening_of(stored_->plan.began) != evening_of(now)) {
    stored_->plan = draws::anew(stored_->plan);
    stored_->played = {};
    stored_->open.clear();
  }
  changes_.forget_unless(stored_->plan);
  return *stored_;
}

void ClubEvening::keep(const At& at, const Plan& plan) {
  at.standings.keep_known(at.store, [&] { at.store.keep_club_evening(plan); });
}

void ClubEvening::come_or_go(const At& at, const std::string& typed) {
  Plan plan = stored(at.store, at.now).plan;
  const std::string name = at.people.meant(typed);
  problem_.clear();
  if (const auto found = std::ranges::find(plan.people, name); found != plan.people.end()) {
    plan.people.erase(found);
    return make(at, text::keep("{player} left", name), std::move(plan));
  }
  if (fault_of_name(name)) {
    problem_ = text::say("A name has 1 to 64 characters.");
  } else if (at.people.find(name) == nullptr && !at.people.looking_like(name).empty()) {
    problem_ = text::say("{reason}.", looks_like_text(at.people.looking_like(name)));
  } else if (plan.people.size() == draws::kMostHere) {
    problem_ = text::say("More than {count} people are too many for a draw.", draws::kMostHere);
  } else {
    if (plan.began.empty()) plan.began = at.now;
    plan.people.push_back(name);
    make(at, text::keep("{player} is here", name), std::move(plan));
  }
}

void ClubEvening::choose(const At& at, const ChooseEvening& choice) {
  Plan plan = stored(at.store, at.now).plan;
  int number = 0;
  std::from_chars(choice.id.data(), choice.id.data() + choice.id.size(), number);
  switch (choice.part) {
    case EveningPart::kSeats:
      plan.seats = std::clamp(number, draws::kFewestAtTable, draws::kMostAtTable);
      break;
    case EveningPart::kHow:
      if (const auto* how = std::ranges::find(kHows, choice.id, &NamedHow::id); how != kHows.end())
        plan.how = static_cast<How>(how - kHows.begin());
      break;
    case EveningPart::kRounds:
      plan.rounds = std::clamp(number, 1, draws::kMostRoundsDrawn);
      break;
    case EveningPart::kPoints:
      if (std::ranges::find(kPointsByPlace, choice.id) != kPointsByPlace.end())
        plan.place_points = points_of(choice.id);
      break;
    case EveningPart::kBoard:  // of this device alone
      at.standings.keep_known(at.store, [&] { at.store.set_setting(kOnBoardKey, choice.id); });
      return;
  }
  make(at, text::keep("the choice"), std::move(plan));
}

void ClubEvening::draw(const At& at, std::uint64_t seed) {
  const Stored& now = stored(at.store, at.now);
  Plan plan = now.plan;
  const std::vector<std::vector<TableSeen>> seen = tables_seen(plan, now.played, now.open, at.people);
  plan.drawn.resize(rounds_begun(seen));
  if (!plan.drawn.empty()) mend(plan.drawn.back(), seen[plan.drawn.size() - 1], plan);
  if (plan.how == How::kStanding) plan.people = by_standing(plan, standings::standing_of(plan, now.played).table);
  PeopleNumbers numbers;
  const std::vector<int> people = numbers.of(plan.people);
  std::vector<draws::Round> before;
  for (const Plan::Round& round : plan.drawn) before.push_back(numbered(round, numbers));
  const std::vector<draws::Round> drawn = draws::draw({.people = people,
                                                       .sizes = sizes_of(plan),
                                                       .rounds = rounds_to_draw(plan, plan.drawn.size()),
                                                       .how = plan.how,
                                                       .seed = seed},
                                                      before);
  for (const draws::Round& round : drawn) {
    Plan::Round& made = plan.drawn.emplace_back();
    for (const std::vector<int>& table : round.tables) made.tables.push_back(numbers.names(table));
    made.byes = numbers.names(round.byes);
  }
  make(at, text::keep("the draw"), std::move(plan));
}

void ClubEvening::clear(const At& at) {
  make(at, text::keep("clearing the evening"), draws::anew(stored(at.store, at.now).plan));
}

void ClubEvening::make(const At& at, std::string label, Plan after) {
  problem_.clear();
  Plan before = stored(at.store, at.now).plan;
  keep(at, after);
  changes_.add(std::move(label), std::move(before), std::move(after));
}

void ClubEvening::step(const At& at, bool back) {
  problem_.clear();
  changes_.step(back, [&](const Plan& plan) { keep(at, plan); });
}

bool ClubEvening::is_on(store::Store& store, std::string_view now) { return !stored(store, now).plan.people.empty(); }

bool ClubEvening::has_all(store::Store& store, std::string_view now, const std::vector<std::string>& people) {
  const std::vector<std::string>& here = stored(store, now).plan.people;
  return std::ranges::all_of(people,
                             [&](const std::string& person) { return std::ranges::find(here, person) != here.end(); });
}

ClubEvening::Seated ClubEvening::seated_at(const At& at, const BeginTable& table) {
  const Stored& now = stored(at.store, at.now);
  if (table.round >= now.plan.drawn.size() || table.table >= now.plan.drawn[table.round].tables.size()) return {};
  const std::vector<std::string>& people = now.plan.drawn[table.round].tables[table.table];
  const store::OpenOne* open = open_session_of(now.open, people, at.people);
  return {people, open == nullptr ? std::string{} : open->id,
          fmt::format("Club evening: round {}, table {}", table.round + 1, table.table + 1)};
}

// ---- what is shown

ClubEveningView ClubEvening::view(const At& at) {
  const Stored& now = stored(at.store, at.now);
  const Plan& plan = now.plan;
  const std::vector<std::vector<TableSeen>> seen = tables_seen(plan, now.played, now.open, at.people);
  const std::size_t begun = rounds_begun(seen);
  ClubEveningView view;
  view.can_change = at.store.writes();
  view.problem = problem_;
  view.people = people_choices(plan, at.people, view.more);
  view.here = here_text(plan);
  view.parts = parts_of(plan, now.on_board);
  const int rounds = rounds_to_draw(plan, begun);
  const bool fits = !draws::table_sizes(static_cast<int>(plan.people.size()), sizes_of(plan)).empty();
  if (fits && rounds > 0) {
    const bool again = plan.drawn.size() > begun;
    view.draw = draw_text(plan.how, rounds, again);
  }
  view.rounds = rounds_of(plan, seen, now.played.people);
  const std::set<std::string> here{plan.people.begin(), plan.people.end()};
  bool others = begun > 0 && needs_mending(plan.drawn[begun - 1], seen[begun - 1], plan);
  for (std::size_t i = begun; i < plan.drawn.size(); ++i) others = others || people_of_round(plan.drawn[i]) != here;
  if (others) {
    view.changed = text::say("Not the same people are here now: draw again.");
    if (view.draw.empty()) view.draw = text::say("Seat them");
  }
  view.met = met_text(plan.drawn);
  const EveningStanding standing = standings::standing_of(plan, now.played);
  view.standing = lines_of(standing, at.people);
  if (!view.standing.empty()) view.standing_note = exports::evening_rule(plan, standing);
  if (has_now(view.standing)) view.standing_note += " " + text::say(kNowNote);
  return view;
}

std::optional<EveningBoard> ClubEvening::board(const At& at) {
  const Stored& now = stored(at.store, at.now);
  if (now.plan.people.empty()) return std::nullopt;
  EveningBoard board;
  board.title = text::say("Club evening");
  std::vector<EveningRound> rounds =
      rounds_of(now.plan, tables_seen(now.plan, now.played, now.open, at.people), now.played.people);
  if (!rounds.empty()) {
    const std::size_t round = round_now(rounds);
    board.title += " · ";
    board.title += now.plan.how == How::kStanding ? text::say("round {round}", round + 1)
                                                  : text::say("round {round} of {rounds}", round + 1, rounds.size());
    board.round = std::move(rounds[round]);
  }
  const EveningStanding standing = standings::standing_of(now.plan, now.played);
  board.standing = lines_of(standing, at.people);
  board.headline = board.standing.empty() ? here_text(now.plan) : leaders_text(standing);
  if (has_now(board.standing)) board.now_note = text::say(kNowNote);
  return board;
}

std::string ClubEvening::title(const At& at) {
  return text::say("Club evening, {day}", text::date(evening_of(at.now)));
}

std::string ClubEvening::message(const At& at) {
  const Stored& now = stored(at.store, at.now);
  return exports::evening_message(title(at), now.plan, now.played);
}

RankingView ClubEvening::ranking(const At& at) {
  RankingView ranking;
  const std::optional<EveningBoard> now = board(at);
  if (!now) return ranking;
  ranking.title = title(at);
  ranking.said.push_back(now->round.title);
  for (const EveningTable& table : now->round.tables)
    ranking.said.push_back(text::labelled(
        table.title, fmt::format("{}{}{}", join(table.people), table.state.empty() ? "" : " – ", table.state)));
  if (!now->round.byes.empty()) ranking.said.push_back(now->round.byes);
  ranking.headings = {text::say("Points"), text::say("Now")};
  for (const EveningLine& line : now->standing)
    ranking.lines.push_back({line.place, line.name, line.colour, {line.total, line.now}});
  if (!now->now_note.empty()) ranking.notes.push_back(now->now_note);
  return ranking;
}

void ClubEvening::write(const At& at, const Out& out) {
  const Stored& now = stored(at.store, at.now);
  exports::evening_html(title(at), now.plan, now.played, out);
}

}  // namespace nullo::app
