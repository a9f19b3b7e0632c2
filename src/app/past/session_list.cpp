#include "app/past/session_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <functional>
#include <iterator>
#include <unordered_map>
#include <utility>

#include <fmt/core.h>

#include "app/folding.h"
#include "app/past/evenings.h"
#include "app/words.h"
#include "document/document.h"
#include "games/words.h"

namespace nullo::app {
namespace {

constexpr std::string_view kDeleted = "deleted";

std::string outcome_of(const store::Listed& listed) {
  if (!listed.deleted_at.empty()) return "Deleted " + local_time(listed.deleted_at);
  if (listed.finished && !listed.winners.empty()) {
    return fmt::format("{} won with {}{}", games::join_names(listed.winners, session::names_of(listed.columns())),
                       total_text(listed.totals[listed.winners.front()]), listed.stopped ? ", stopped early" : "");
  }
  if (listed.ended_at.empty()) return fmt::format("open, {} complete", games::amount_of(listed.hands, "hand"));
  return "ended without a result";
}

// "Hearts", "Hearts · Black Maria". Many sessions have the same rules, so each text of rules is read once.
class GameNames {
 public:
  explicit GameNames(store::Store& store) : store_{store} {}

  const std::string& of(const store::Listed& listed) {
    key_.assign(listed.game).append(listed.rules);
    const auto [found, fresh] = names_.try_emplace(key_);
    if (fresh) found->second = name(listed);
    return found->second;
  }

 private:
  std::string name(const store::Listed& listed) {
    const auto usual = games::rules_of(listed.game);
    if (!usual) return listed.game;
    const auto rules = document::read_rules(listed.game, listed.rules, static_cast<int>(listed.players.size()));
    std::string text{games::info(*usual).name};
    if (!rules || *rules == *usual) return text;
    const auto preset = session::preset_of(*rules);
    return fmt::format("{} · {}", text, preset ? std::string{preset->name} : own_name(listed.game, *rules));
  }

  // The table's name for these rules.
  std::string own_name(const std::string& game, const games::Rules& rules) {
    const auto [found, fresh] = kept_.try_emplace(game);
    if (fresh) found->second = store_.own_rules(game).rules;
    const auto own = std::find_if(found->second.begin(), found->second.end(),
                                  [&rules](const store::OwnRules& each) { return each.rules == rules; });
    return own == found->second.end() ? "own rules" : own->name;
  }

  store::Store& store_;
  std::unordered_map<std::string, std::vector<store::OwnRules>> kept_;
  std::unordered_map<std::string, std::string> names_;
  std::string key_;
};

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// The month from 1; 0: the list shows no date.
int month_in(std::string_view shown) {
  const int month = shown.size() < 10 ? 0 : number_in(shown.substr(5, 2));
  return month < 1 || month > 12 ? 0 : month;
}

// Adds the ways in which people write the date: "2026-11-05" is also 05.11.2026, 5.11.2026, 5/11/2026.
void add_dates(std::string_view shown, std::string& text) {
  text.append(shown);
  const int month = month_in(shown);
  if (month == 0) return;
  const int day = number_in(shown.substr(8, 2));
  const std::string_view year = shown.substr(0, 4);
  fmt::format_to(std::back_inserter(text), " {0:02}.{1:02}.{2} {0}.{1}.{2} {0}/{1}/{2} ", day, month, year);
}

// The month whose name begins with the word: "nov", "november". 0: none.
int month_called(std::string_view word) {
  constexpr std::size_t kLeast = 3;  // letters; fewer could begin too many other words
  constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                     "may",       "june",     "july",     "august",
                                                     "september", "october",  "november", "december"};
  if (word.size() < kLeast) return 0;
  const auto* month = std::ranges::find_if(kMonths, [word](auto name) { return name.starts_with(word); });
  return month == kMonths.end() ? 0 : static_cast<int>(month - kMonths.begin()) + 1;
}

// One of the players' folded names, with which the searched text begins, starts with the word.
bool has_name(std::string_view text, std::string_view word) {
  const std::string_view names = text.substr(0, text.find('\n'));
  constexpr std::string_view kBetween = " (-";
  for (std::size_t at = names.find(word); at != std::string_view::npos; at = names.find(word, at + 1)) {
    if (at == 0 || kBetween.find(names[at - 1]) != std::string_view::npos) return true;
  }
  return false;
}

// A note of several lines as one line.
std::string in_one_line(std::string note) {
  std::ranges::replace(note, '\n', ' ');
  return note;
}

std::string players_text(const store::Listed& listed) {
  std::string text;
  for (const std::string& name : listed.players) text.append(text.empty() ? "" : ", ").append(name);
  if (!listed.sat_in.empty()) text += fmt::format(" (+ {})", join(listed.sat_in));
  return text;
}

// " (before: Dad)": those who sat only in an earlier part.
std::string before_text(const store::Listed& last, const std::vector<const store::Listed*>& earlier) {
  std::vector<std::string> before;
  const auto among = [](const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
  };
  for (const store::Listed* part : earlier) {
    for (const auto* names : {&part->players, &part->sat_in}) {
      for (const std::string& name : *names) {
        if (!among(last.players, name) && !among(last.sat_in, name) && !among(before, name)) before.push_back(name);
      }
    }
  }
  return before.empty() ? std::string{} : fmt::format(" (before: {})", join(before));
}

std::string grouped(std::size_t number) {
  std::string text = fmt::format("{}", number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
  return text;
}

// "37 of 10,000", "10,000 sessions", "2 of 3 deleted".
std::string count_text(const PastView& view) {
  const auto all = static_cast<std::size_t>(view.among_deleted ? view.deleted : view.all);
  const std::string deleted = view.among_deleted ? " deleted" : "";
  if (view.lines.size() != all) return fmt::format("{} of {}{}", grouped(view.lines.size()), grouped(all), deleted);
  return fmt::format("{}{} session{}", grouped(all), deleted, all == 1 ? "" : "s");
}

bool is_decided(const store::Listed& listed) { return listed.finished && !listed.winners.empty(); }

}  // namespace

void SessionList::read(store::Store& store) {
  const store::Store::ChangeMark now = store.change_mark();
  if (now == mark_) return;
  store::SessionLists lists = store.lists();
  kept_ = part_of(store, std::move(lists.kept));
  deleted_ = part_of(store, std::move(lists.deleted));
  mark_ = now;
}

SessionList::Part SessionList::part_of(store::Store& store, std::vector<store::Listed> listed) {
  GameNames games{store};
  Part part;
  auto lines = std::make_shared<std::vector<PastView::Line>>();
  lines->reserve(listed.size());
  part.texts.reserve(listed.size());
  part.months.reserve(listed.size());
  std::string text;
  const Evenings evenings{listed};
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (evenings.is_folded(i)) continue;
    store::Listed& each = listed[i];
    const std::vector<const store::Listed*> earlier = evenings.earlier(i);
    PastView::Line& line = lines->emplace_back();
    line.date = local_time(earlier.empty() ? each.started_at : earlier.back()->started_at);
    line.game = games.of(each);
    line.players = players_text(each) + before_text(each, earlier);
    line.outcome = outcome_of(each);
    if (!earlier.empty()) line.outcome += fmt::format(", {} parts", earlier.size() + 1);
    line.id = std::move(each.id);
    line.note = in_one_line(std::move(each.note));
    part.months.push_back(month_in(line.date));
    text.clear();
    std::string notes = line.note;  // includes the notes of the other parts
    for (const store::Listed* other : earlier) notes += " " + games.of(*other) + " " + in_one_line(other->note);
    for (const std::string& searched : {std::cref(line.players), std::cref(line.game), std::cref(notes)}) {
      text.append(searched).append(1, '\n');
    }
    add_dates(line.date, text);
    if (!is_decided(each)) text.append(line.outcome);
    if (each.stopped) text.append("stopped early");
    part.texts.push_back(folded(text));
  }
  part.lines = std::move(lines);
  return part;
}

// If somebody is called Jan, "jan" means that person and not January: a month can also be typed as a number or in full,
// a person cannot.
std::vector<SessionList::Month> SessionList::take_months(const Part& part, std::vector<std::string>& words) {
  std::vector<Month> months;
  for (const std::string& word : words) {
    const int month = month_called(word);
    const auto is_named = [&word](const std::string& text) { return has_name(text, word); };
    if (month == 0 || std::ranges::any_of(part.texts, is_named)) continue;
    months.push_back({month, {word}});
  }
  std::erase_if(words, [&months](const std::string& word) {
    return std::ranges::any_of(months, [&word](const Month& one) { return one.word.front() == word; });
  });
  return months;
}

PastView SessionList::find(store::Store& store, std::string_view search) {
  read(store);
  std::vector<std::string> words = search_words(search);
  const bool deleted = std::erase(words, kDeleted) > 0;
  const Part& part = deleted ? deleted_ : kept_;
  const std::vector<Month> months = take_months(part, words);
  const auto is_of_months = [&](std::uint32_t line) {
    return std::ranges::all_of(months, [&](const Month& one) {
      return part.months[line] == one.number || has_all(part.texts[line], one.word);
    });
  };
  std::vector<std::uint32_t> found;
  found.reserve(part.texts.size());
  for (std::uint32_t i = 0; i < part.texts.size(); ++i) {
    if (has_all(part.texts[i], words) && is_of_months(i)) found.push_back(i);
  }
  PastView view;
  view.lines = {part.lines, std::move(found)};
  view.search = search;
  view.all = static_cast<int>(kept_.texts.size());
  view.deleted = static_cast<int>(deleted_.texts.size());
  view.among_deleted = deleted;
  view.count = count_text(view);
  return view;
}

}  // namespace nullo::app
