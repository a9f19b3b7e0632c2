#include "app/people/players.h"

#include <algorithm>
#include <unordered_set>

#include "app/folding.h"
#include "app/words.h"
#include "base/unicode.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string sessions_text(const store::Person& person) {
  if (person.sessions == 0) return text::say("no hand yet");
  std::string text = text::say_count(person.sessions, "{count} session", "{count} sessions");
  if (person.won > 0) text += ", " + text::say_count(person.won, "{count} won", "{count} won");
  return text;
}

// Whether one of the person's names passes a test.
template <class Test>
bool any_name(const store::Person& person, Test test) {
  return test(person.name) || std::any_of(person.also.begin(), person.also.end(), test);
}

bool is_like(const store::Person& person, std::string_view wanted) {
  const auto has = [wanted](const std::string& name) { return folded(name).find(wanted) != std::string::npos; };
  return has(person.short_name) || any_name(person, has);
}

// Whether a word of the text begins like this; `wanted` may be more than a word.
bool has_word_from(std::string_view text, std::string_view wanted) {
  for (std::size_t at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1)) {
    if (at == 0 || text[at - 1] == ' ') return true;
  }
  return false;
}

PlayersView::Line line_of(const store::Person& person) {
  PlayersView::Line line;
  line.name = person.name;
  line.short_name = person.short_name;
  line.colour = person.colour;
  if (!person.also.empty()) line.also = text::say("also {names}", join(person.also));
  line.sessions = sessions_text(person);
  line.last = local_time(person.last_played);
  return line;
}

}  // namespace

const std::vector<store::Person>& Players::all() const {
  if (!read_) return people_;
  people_ = read_();
  read_ = nullptr;
  by_name_.clear();
  by_normal_name_.clear();
  for (std::size_t i = 0; i < people_.size(); ++i) {
    const auto place = [&](const std::string& name) {
      by_name_.emplace(name, i);
      by_normal_name_.emplace(unicode::normalized(name), i);
    };
    place(people_[i].name);
    std::ranges::for_each(people_[i].also, place);
  }
  ShortNames short_names;
  for (const store::Person& person : people_)
    if (!person.short_name.empty()) short_names.emplace(person.name, person.short_name);
  short_names_ = std::make_shared<const ShortNames>(std::move(short_names));
  return people_;
}

const store::Person* Players::find(std::string_view name) const {
  const store::Person* exactly = person_at(by_name_, std::string{name});
  return exactly != nullptr ? exactly : person_at(by_normal_name_, unicode::normalized(name));
}

const store::Person* Players::person_at(const Places& places, const std::string& name) const {
  const std::vector<store::Person>& people = all();  // which also fills in the places
  const auto found = places.find(name);
  return found == places.end() ? nullptr : &people[found->second];
}

std::optional<int> Players::colour_of(std::string_view name) const {
  const store::Person* person = find(name);
  return person == nullptr ? std::nullopt : person->colour;
}

std::string Players::present(std::string_view name) const {
  const store::Person* person = find(name);
  return person == nullptr ? std::string{name} : person->name;
}

std::vector<std::string> Players::present_names(std::vector<std::string> names) const {
  for (std::string& name : names) name = present(meant(name));
  return names;
}

std::string Players::meant(std::string_view typed) const {
  if (const auto asked = taken_for_.find(typed_name(typed)); asked != taken_for_.end()) return asked->second;
  const bool known = person_at(by_name_, std::string{typed}) != nullptr;
  return known ? std::string{typed} : typed_name(typed);
}

std::string Players::looking_like(std::string_view name, std::string_view but) const {
  const std::string seen = seen_of_name(name);
  const auto found = std::ranges::find_if(all(), [&](const store::Person& person) {
    return person.name != but && any_name(person, [&](const std::string& each) { return seen_of_name(each) == seen; });
  });
  return found == all().end() ? std::string{} : found->name;
}

std::string Players::written_like(std::string_view name) const {
  if (!is_in_question(name)) return {};
  const std::string wanted = folded(name);
  const store::Person* only = nullptr;
  bool several = false;
  for (const store::Person& person : all()) {
    if (any_name(person, [&](const std::string& each) { return folded(each) == wanted; })) return person.name;
    if (!any_name(person, [&](const std::string& each) { return has_word_from(folded(each), wanted); })) continue;
    several = several || only != nullptr;
    only = &person;
  }
  return only == nullptr || several ? std::string{} : only->name;
}

bool Players::is_in_question(std::string_view name) const {
  return !name.empty() && find(name) == nullptr && taken_for_.find(name) == taken_for_.end();
}

std::string Players::problem_at(const std::vector<std::string>& names, std::size_t place) const {
  std::vector<std::string> meant_ones;
  meant_ones.reserve(names.size());
  for (const std::string& name : names) meant_ones.push_back(meant(name));
  const std::string& name = meant_ones[place];
  if (name.empty()) return {};
  if (std::string found = name_problem(meant_ones, place); !found.empty()) return found;
  for (std::size_t i = 0; i < place; ++i) {
    const std::string& other = meant_ones[i];
    if (!other.empty() && present(other) == present(name)) {
      return text::say("{player} sits here already: {other} is the same person", other, name);
    }
  }
  if (find(name) != nullptr) return {};
  const std::string like = looking_like(name);
  return like.empty() ? std::string{} : looks_like_text(like);
}

void Players::forget_search() {
  search_.clear();
  other_search_.clear();
  opened_.clear();
  problem.clear();
}

bool Players::open(std::string_view name) {
  const store::Person* person = find(name);
  if (person == nullptr) return false;
  opened_ = person->name;
  other_search_.clear();
  problem.clear();
  return true;
}

PlayersView Players::list_view() const {
  PlayersView view;
  view.search = search_;
  view.all = static_cast<int>(all().size());
  const std::string wanted = folded(trimmed(search_));
  for (const store::Person& person : all()) {
    if (is_like(person, wanted)) view.lines.push_back(line_of(person));
  }
  return view;
}

PlayerView Players::page_view() const {
  PlayerView view;
  view.problem = problem;
  const store::Person* person = find(opened_);
  if (person == nullptr) return view;
  view.name = person->name;
  view.short_name = person->short_name;
  view.colour = person->colour;
  view.facts = sessions_text(*person);
  if (person->sessions > 0 && !person->last_played.empty())
    view.facts += ", " + text::say("the last {time}", local_time(person->last_played));
  view.also = person->also;
  view.search = other_search_;
  const std::string wanted = folded(trimmed(other_search_));
  for (const store::Person& other : all()) {
    if (&other != person && is_like(other, wanted)) view.others.push_back(line_of(other));
  }
  return view;
}

std::array<int, kMostSeats> Players::seat_colours(const std::vector<std::string>& names) const {
  std::array<int, kMostSeats> colours{};
  std::array<int, kMostSeats> wanted{};  // for each colour, how many at the table have chosen it
  std::array<bool, kMostSeats> used{};
  colours.fill(-1);
  std::vector<std::optional<int>> chosen;
  for (const std::string& name : names) {
    chosen.push_back(colour_of(name));
    if (chosen.back()) ++wanted.at(static_cast<std::size_t>(*chosen.back()));
  }
  const auto take = [&](std::size_t seat, int colour) {
    colours.at(seat) = colour;
    used.at(static_cast<std::size_t>(colour)) = true;
  };
  for (std::size_t seat = 0; seat < chosen.size(); ++seat) {
    if (chosen[seat] && wanted.at(static_cast<std::size_t>(*chosen[seat])) == 1) take(seat, *chosen[seat]);
  }
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    if (colours.at(seat) < 0 && !used.at(seat)) take(seat, static_cast<int>(seat));
  }
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    if (colours.at(seat) >= 0) continue;
    take(seat, static_cast<int>(std::ranges::find(used, false) - used.begin()));
  }
  return colours;
}

std::vector<std::string> Players::without(const std::vector<std::string>& names) const {
  std::unordered_set<const store::Person*> sitting;
  for (const std::string& name : names) sitting.insert(person_at(by_name_, name));
  std::vector<std::string> others;
  for (const store::Person& person : all()) {
    if (!sitting.contains(&person)) others.push_back(person.name);
  }
  return others;
}

std::string Players::shortened(const std::string& name) const {
  const store::Person* person = find(name);
  return person == nullptr || person->short_name.empty() ? name : person->short_name;
}

void Players::shorten(Sheet& sheet) const {
  constexpr std::size_t kRoom = 4;  // up to so many columns have room for full names
  for (Sheet::Row& row : sheet.rows) row.dealer = shortened(row.dealer);
  if (sheet.names.size() <= kRoom) return;
  for (std::string& name : sheet.names) name = shortened(name);
}

}  // namespace nullo::app
