#include "app/club_evening/club_evening.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/words.h"
#include "base/local_time.h"
#include "export/markup.h"
#include "export/season.h"
#include "games/words.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::app {

namespace {

using draws::How;
using standings::Played;
using standings::Season;
using standings::SeasonTable;

constexpr std::string_view kEveningKey = "club_evening";
constexpr std::size_t kMostOffered = 40;  // people, a button each
constexpr int kMostSeatsAtTable = 6;
constexpr int kMostRoundsDrawn = 12;
constexpr std::size_t kMostHere = 200;
constexpr std::array<std::string_view, 3> kHows{"spread", "standing", "random"};
constexpr std::array<const char*, 3> kHowLabels{"New faces", "By standing", "At random"};
constexpr std::array<const char*, 3> kHowNotes{
    "All rounds at once; nobody meets the same people again and again.",
    "One round at a time: neighbours in the evening's standing, the best at table 1, but not the same again and again.",
    "All rounds at once; only the byes are shared out."};
constexpr int kMostOpen = 50;  // sessions that are still played

// ---- as it is kept

std::vector<std::string> names_in(json::Value value, Faults& faults) {
  std::vector<std::string> names;
  if (!json::is_array(value, faults, "names")) return names;
  for (const json::Value item : value)
    if (auto name = json::read_line(item, kLongestName, faults, "a name")) names.push_back(*std::move(name));
  return names;
}

std::vector<std::string> names_at(json::Object& object, std::string_view key) {
  const auto value = object.get(key);
  return value ? names_in(*value, object.faults()) : std::vector<std::string>{};
}

EveningPlan::Round read_drawn(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  EveningPlan::Round round{.tables = {}, .byes = names_at(object, "byes")};
  const auto tables = object.get("tables");
  if (!tables || !json::is_array(*tables, faults, "tables")) return round;
  for (const json::Value table : *tables) round.tables.push_back(names_in(table, faults));
  return round;
}

void write_names(json::Writer& out, std::span<const std::string> names) {
  out.begin_array();
  for (const std::string& name : names) out.value(name);
  out.end_array();
}

// The same tables and rounds for other people.
EveningPlan anew(const EveningPlan& plan) {
  return {.began = {}, .people = {}, .seats = plan.seats, .how = plan.how, .rounds = plan.rounds, .drawn = {}};
}

// That of this evening; another evening begins with nobody.
EveningPlan plan_of_today(store::Store& store, std::string_view now) {
  const EveningPlan plan = read_evening(store.setting(kEveningKey).value_or(""));
  return evening_of(plan.began) == evening_of(now) ? plan : anew(plan);
}

// The same by the names that people have now.
EveningPlan kept(const ClubEvening::At& at) {
  EveningPlan plan = plan_of_today(at.store, at.now);
  const auto present = [&](std::vector<std::string>& names) {
    for (std::string& name : names) name = at.people.present(name);
  };
  present(plan.people);
  for (EveningPlan::Round& round : plan.drawn) {
    present(round.byes);
    for (std::vector<std::string>& table : round.tables) present(table);
  }
  return plan;
}

void keep_plan(const ClubEvening::At& at, const EveningPlan& plan) {
  at.standings.keep_known(at.store, [&] { at.store.set_setting(kEveningKey, write_evening(plan)); });
}

// ---- what of it was played

// The session of each table, in the order of rounds and tables; nothing: it has not begun. A session belongs to the
// first table at which just these people sit.
std::vector<std::vector<std::optional<standings::Evening>>> begun(const EveningPlan& plan, const Played& played) {
  const standings::History history = standings::history_of(played, {.from = plan.began});
  std::vector<std::pair<std::set<std::string>, const standings::Evening*>> sessions;
  for (const standings::Evening& evening : history.evenings) {
    std::set<std::string> people;
    for (const standings::Part& part : evening.parts) people.insert(history.name_of(part.person));
    sessions.emplace_back(std::move(people), &evening);
  }
  std::vector<std::vector<std::optional<standings::Evening>>> rounds;
  for (const EveningPlan::Round& round : plan.drawn) {
    auto& tables = rounds.emplace_back();
    for (const std::vector<std::string>& table : round.tables) {
      const std::set<std::string> people{table.begin(), table.end()};
      const auto found = std::ranges::find(sessions, people, &decltype(sessions)::value_type::first);
      if (found == sessions.end()) {
        tables.emplace_back();
        continue;
      }
      tables.emplace_back(*found->second);
      sessions.erase(found);
    }
  }
  return rounds;
}

// How many rounds have a table that has begun, from the first one on: the last such round and all before it.
std::size_t rounds_begun(const std::vector<std::vector<std::optional<standings::Evening>>>& sessions) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < sessions.size(); ++i)
    if (std::ranges::any_of(sessions[i], [](const auto& session) { return session.has_value(); })) count = i + 1;
  return count;
}

// "Clara won"; empty: it was not played to its end.
std::string winners_text(const std::optional<standings::Evening>& session, const Played& played) {
  std::vector<std::string> winners;
  if (!session) return {};
  for (const standings::Part& part : session->parts)
    if (part.place && part.won) winners.push_back(played.people[static_cast<std::size_t>(part.person)]);
  return winners.empty() ? std::string{} : fmt::format("{} won", join(winners));
}

// The session that just these people have begun and not ended; empty: none.
std::string open_session_of(const std::vector<store::OpenOne>& open, const std::vector<std::string>& people,
                            const Players& known) {
  const std::set<std::string> wanted{people.begin(), people.end()};
  for (const store::OpenOne& one : open) {
    std::set<std::string> sitting;
    for (const std::string& player : one.players) sitting.insert(known.present(player));
    if (sitting == wanted) return one.id;
  }
  return {};
}

// Who of these people is not here any more.
std::vector<std::string> gone_from(const std::vector<std::string>& table, const EveningPlan& plan) {
  std::vector<std::string> gone;
  for (const std::string& person : table)
    if (std::ranges::find(plan.people, person) == plan.people.end()) gone.push_back(person);
  return gone;
}

// Everybody of a round.
std::set<std::string> people_of_round(const EveningPlan::Round& round) {
  std::set<std::string> people{round.byes.begin(), round.byes.end()};
  for (const std::vector<std::string>& table : round.tables) people.insert(table.begin(), table.end());
  return people;
}

// How the evening counts, as a season of one day does.
Season season_of_evening(const EveningPlan& plan) {
  const std::string day = evening_of(plan.began);
  return {.name = "This evening", .from = day, .until = day, .place_points = {5, 3, 2, 1}};
}

SeasonTable table_of_evening(const EveningPlan& plan, const Played& played) {
  return plan.began.empty() ? SeasonTable{} : standings::table_of(season_of_evening(plan), played);
}

// ---- drawing

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

draws::Round numbered(const EveningPlan::Round& round, PeopleNumbers& numbers) {
  draws::Round made{.tables = {}, .byes = numbers.of(round.byes)};
  for (const std::vector<std::string>& table : round.tables) made.tables.push_back(numbers.of(table));
  return made;
}

// Those who are here, the best of the evening first; who has not played yet comes last.
std::vector<std::string> by_standing(const EveningPlan& plan, const SeasonTable& table) {
  std::vector<std::string> people;
  for (const standings::SeasonRow& row : table.rows)
    if (std::ranges::find(plan.people, table.name_of(row.person)) != plan.people.end())
      people.push_back(table.name_of(row.person));
  for (const std::string& person : plan.people)
    if (std::ranges::find(people, person) == people.end()) people.push_back(person);
  return people;
}

draws::Sizes sizes_of(const EveningPlan& plan) {
  constexpr int kFewest = 2;
  return {.wanted = plan.seats, .least = std::max(kFewest, plan.seats - 1), .most = plan.seats + 1};
}

std::string here_text(const EveningPlan& plan) {
  const auto people = static_cast<int>(plan.people.size());
  if (people == 0) return "Tap everybody who is here.";
  const std::string count = people == 1 ? std::string{"1 person"} : fmt::format("{} people", people);
  const std::vector<int> sizes = draws::table_sizes(people, sizes_of(plan));
  if (sizes.empty()) return fmt::format("{} here, too few for a table.", count);
  return fmt::format("{} at {}: {}", count, games::amount_of(static_cast<Amount>(sizes.size()), "table"),
                     fmt::join(sizes, ", "));
}

std::string met_text(const std::vector<EveningPlan::Round>& rounds) {
  PeopleNumbers numbers;
  std::vector<draws::Round> drawn;
  for (const EveningPlan::Round& round : rounds) drawn.push_back(numbered(round, numbers));
  if (drawn.empty()) return {};
  const draws::Meetings met = draws::meetings(drawn);
  if (met.repeats == 0) return "Nobody meets anybody twice.";
  const std::string most = met.most == 2 ? "twice" : fmt::format("{} times", met.most);
  return fmt::format("Two meet again {} in these rounds, and nobody meets anybody more than {}.",
                     games::amount_of(met.repeats, "time"), most);
}

std::string byes_text(const std::vector<std::string>& byes) {
  return byes.empty() ? std::string{} : fmt::format("{} {} out", join(byes), byes.size() == 1 ? "sits" : "sit");
}

std::vector<Choice> whole_numbers(int least, int most, int chosen) {
  std::vector<Choice> numbers;
  for (int number = least; number <= most; ++number)
    numbers.push_back({fmt::format("{}", number), fmt::format("{}", number), number == chosen});
  return numbers;
}

std::vector<ClubEveningView::Part> parts_of(const EveningPlan& plan) {
  std::vector<ClubEveningView::Part> parts;
  parts.push_back({EveningPart::kSeats, "People at a table", whole_numbers(2, kMostSeatsAtTable, plan.seats)});
  std::vector<Choice> hows;
  for (std::size_t i = 0; i < kHows.size(); ++i)
    hows.push_back({std::string{kHows.at(i)}, kHowLabels.at(i), static_cast<std::size_t>(plan.how) == i});
  parts.push_back(
      {EveningPart::kHow, "Who meets whom", std::move(hows), kHowNotes.at(static_cast<std::size_t>(plan.how))});
  constexpr int kMostOfferedRounds = 8;
  if (plan.how != How::kStanding)
    parts.push_back({EveningPart::kRounds, "Rounds", whole_numbers(1, kMostOfferedRounds, plan.rounds)});
  return parts;
}

// How many rounds drawing gives. `begun`: of those drawn before.
int rounds_to_draw(const EveningPlan& plan, std::size_t begun) {
  return plan.how == How::kStanding ? 1 : std::max(0, plan.rounds - static_cast<int>(begun));
}

std::vector<Choice> people_choices(const EveningPlan& plan, const Players& people, std::string& more) {
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
  if (left > 0) more = fmt::format("and {} more: type a name", left);
  return choices;
}

}  // namespace

std::string write_evening(const EveningPlan& plan) {
  json::Writer out;
  out.begin_object().member("began", plan.began).key("people");
  write_names(out, plan.people);
  out.member("seats", plan.seats).member("how", kHows.at(static_cast<std::size_t>(plan.how)));
  out.member("rounds", plan.rounds).key("drawn").begin_array();
  for (const EveningPlan::Round& round : plan.drawn) {
    out.begin_object().key("tables").begin_array();
    for (const std::vector<std::string>& table : round.tables) write_names(out, table);
    out.end_array().key("byes");
    write_names(out, round.byes);
    out.end_object();
  }
  return out.end_array().end_object().take();
}

EveningPlan read_evening(std::string_view text) {
  Faults faults;
  json::Tree tree;
  if (text.empty() || !tree.parse(text, faults)) return {};
  json::Object object{tree.root(), faults};
  EveningPlan plan;
  if (const auto began = object.get("began")) plan.began = json::read_time(*began, faults).value_or("");
  plan.people = names_at(object, "people");
  json::read_number(object, "seats", 2, kMostSeatsAtTable, plan.seats);
  json::read_choice(object, "how", kHows, plan.how);
  json::read_number(object, "rounds", 1, kMostRoundsDrawn, plan.rounds);
  const auto drawn = object.get("drawn");
  if (drawn && json::is_array(*drawn, faults, "rounds"))
    for (const json::Value round : *drawn) plan.drawn.push_back(read_drawn(round, faults));
  return faults.empty() ? plan : EveningPlan{};
}

void ClubEvening::come_or_go(const At& at, const std::string& typed) {
  EveningPlan plan = kept(at);
  const std::string name = at.people.meant(typed);
  problem_.clear();
  const EveningPlan before = plan;
  if (const auto found = std::ranges::find(plan.people, name); found != plan.people.end()) {
    plan.people.erase(found);
    return make(at, name + " left", before, std::move(plan));
  }
  if (fault_of_name(name)) {
    problem_ = "A name has 1 to 64 characters.";
  } else if (at.people.find(name) == nullptr && !at.people.looking_like(name).empty()) {
    problem_ = looks_like_text(at.people.looking_like(name)) + ".";
  } else if (plan.people.size() == kMostHere) {
    problem_ = fmt::format("More than {} people are too many for a draw.", kMostHere);
  } else {
    if (plan.began.empty()) plan.began = at.now;
    plan.people.push_back(name);
    make(at, name + " is here", before, std::move(plan));
  }
}

void ClubEvening::choose(const At& at, const ChooseEvening& choice) {
  EveningPlan plan = kept(at);
  const EveningPlan before = plan;
  int number = 0;
  std::from_chars(choice.id.data(), choice.id.data() + choice.id.size(), number);
  switch (choice.part) {
    case EveningPart::kSeats:
      plan.seats = std::clamp(number, 2, kMostSeatsAtTable);
      break;
    case EveningPart::kHow:
      if (const auto* how = std::ranges::find(kHows, choice.id); how != kHows.end())
        plan.how = static_cast<How>(how - kHows.begin());
      break;
    case EveningPart::kRounds:
      plan.rounds = std::clamp(number, 1, kMostRoundsDrawn);
      break;
  }
  make(at, "the choice", before, std::move(plan));
}

void ClubEvening::draw(const At& at, std::uint64_t seed) {
  EveningPlan plan = kept(at);
  const EveningPlan unchanged = plan;
  const Played& played = at.standings.stored(at.store).played;
  plan.drawn.resize(rounds_begun(begun(plan, played)));
  if (plan.how == How::kStanding) plan.people = by_standing(plan, table_of_evening(plan, played));
  PeopleNumbers numbers;
  const std::vector<int> people = numbers.of(plan.people);
  std::vector<draws::Round> before;
  for (const EveningPlan::Round& round : plan.drawn) before.push_back(numbered(round, numbers));
  const std::vector<draws::Round> drawn = draws::draw({.people = people,
                                                       .sizes = sizes_of(plan),
                                                       .rounds = rounds_to_draw(plan, plan.drawn.size()),
                                                       .how = plan.how,
                                                       .seed = seed},
                                                      before);
  for (const draws::Round& round : drawn) {
    EveningPlan::Round& made = plan.drawn.emplace_back();
    for (const std::vector<int>& table : round.tables) made.tables.push_back(numbers.names(table));
    made.byes = numbers.names(round.byes);
  }
  make(at, "the draw", unchanged, std::move(plan));
}

void ClubEvening::clear(const At& at) {
  const EveningPlan plan = kept(at);
  make(at, "clearing the evening", plan, anew(plan));
}

void ClubEvening::make(const At& at, std::string label, EveningPlan before, EveningPlan after) {
  problem_.clear();
  keep_plan(at, after);
  changes_.add(std::move(label), std::move(before), std::move(after));
}

void ClubEvening::step(const At& at, bool back) {
  problem_.clear();
  changes_.step(back, [&](const EveningPlan& plan) { keep_plan(at, plan); });
}

bool ClubEvening::is_on(store::Store& store, std::string_view now) { return !plan_of_today(store, now).people.empty(); }

ClubEvening::Seated ClubEvening::seated_at(const At& at, const BeginTable& table) {
  const EveningPlan plan = kept(at);
  if (table.round >= plan.drawn.size() || table.table >= plan.drawn[table.round].tables.size()) return {};
  const std::vector<std::string>& people = plan.drawn[table.round].tables[table.table];
  return {people, open_session_of(at.store.open_sessions(kMostOpen), people, at.people)};
}

ClubEveningView ClubEvening::view(const At& at) {
  const EveningPlan plan = kept(at);
  const Played& played = at.standings.stored(at.store).played;
  const auto sessions = begun(plan, played);
  const std::size_t begun_rounds = rounds_begun(sessions);
  ClubEveningView view;
  view.can_change = at.store.writes();
  view.problem = problem_;
  view.people = people_choices(plan, at.people, view.more);
  view.here = here_text(plan);
  view.parts = parts_of(plan);
  const int rounds = rounds_to_draw(plan, begun_rounds);
  const bool fits = !draws::table_sizes(static_cast<int>(plan.people.size()), sizes_of(plan)).empty();
  if (fits && rounds > 0) {
    const bool again = plan.drawn.size() > begun_rounds;
    view.draw = plan.how == How::kStanding ? std::string{again ? "Draw the next round again" : "Draw the next round"}
                : again                    ? fmt::format("Draw {} again", games::amount_of(rounds, "round"))
                                           : fmt::format("Draw {}", games::amount_of(rounds, "round"));
  }
  const std::vector<store::OpenOne> open = at.store.open_sessions(kMostOpen);
  const std::set<std::string> here{plan.people.begin(), plan.people.end()};
  std::set<std::string> playing;  // open sessions that a table before has
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    ClubEveningView::Round& round = view.rounds.emplace_back();
    round.title = fmt::format("Round {}", i + 1);
    round.byes = byes_text(plan.drawn[i].byes);
    if (i >= begun_rounds && people_of_round(plan.drawn[i]) != here)
      view.changed = "Not the same people are here now: draw again.";
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table) {
      const std::vector<std::string>& people = plan.drawn[i].tables[table];
      ClubEveningView::Table& shown =
          round.tables.emplace_back(ClubEveningView::Table{fmt::format("Table {}", table + 1), join(people), {}, {}});
      shown.state = winners_text(sessions[i][table], played);
      if (!shown.state.empty()) continue;
      const std::string session = open_session_of(open, people, at.people);
      const bool plays = !session.empty() && playing.insert(session).second;
      const std::vector<std::string> gone = gone_from(people, plan);
      shown.begin = plays ? "Go on" : "Begin";
      shown.state = plays          ? "being played"
                    : gone.empty() ? ""
                                   : fmt::format("{} {} left", join(gone), gone.size() == 1 ? "has" : "have");
    }
  }
  view.met = met_text(plan.drawn);
  const SeasonTable table = table_of_evening(plan, played);
  for (const standings::SeasonRow& row : table.rows)
    view.standing.push_back(
        {fmt::format("{}.", row.place), table.name_of(row.person), exports::season_total(table, row)});
  if (!view.standing.empty()) view.standing_note = exports::season_rules(season_of_evening(plan), table).front();
  return view;
}

std::string ClubEvening::title(const At& at) { return fmt::format("Club evening, {}", evening_of(at.now)); }

std::string ClubEvening::message(const At& at) const {
  const EveningPlan plan = kept(at);
  std::string text = title(at) + "\n";
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    text += fmt::format("\nRound {}\n", i + 1);
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table)
      text += fmt::format("Table {}: {}\n", table + 1, join(plan.drawn[i].tables[table]));
    if (!plan.drawn[i].byes.empty()) text += byes_text(plan.drawn[i].byes) + "\n";
  }
  return text;
}

void ClubEvening::write(const At& at, const Out& out) const {
  const EveningPlan plan = kept(at);
  const std::string heading = exports::escaped(title(at));
  out(fmt::format("{}<header>\n<h1>{}</h1>\n<p>Who stands first at a table deals first.</p>\n</header>\n<main>\n",
                  exports::page_head(title(at)), heading));
  for (std::size_t i = 0; i < plan.drawn.size(); ++i) {
    out(fmt::format("<h2>Round {}</h2>\n<table>\n<tbody>\n", i + 1));
    for (std::size_t table = 0; table < plan.drawn[i].tables.size(); ++table)
      out(fmt::format("<tr><th scope=\"row\">Table {}</th><td><bdi>{}</bdi></td></tr>\n", table + 1,
                      exports::escaped(join(plan.drawn[i].tables[table]))));
    out("</tbody>\n</table>\n");
    if (!plan.drawn[i].byes.empty()) out(fmt::format("<p>{}.</p>\n", exports::escaped(byes_text(plan.drawn[i].byes))));
  }
  out("</main>\n<footer>\n<p>Drawn with Nullo.</p>\n</footer>\n</body>\n</html>\n");
}

}  // namespace nullo::app
