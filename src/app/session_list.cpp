#include "app/session_list.h"

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
#include "app/words.h"
#include "document/document.h"
#include "games/words.h"

namespace nullo::app {
namespace {

constexpr std::string_view kDeleted = "deleted";

std::string outcome_of(const store::Listed& listed) {
  if (!listed.deleted_at.empty()) return "Deleted " + local_time(listed.deleted_at);
  if (listed.finished && !listed.winners.empty()) {
    const games::Names names = session::names_of(listed.at_end.empty() ? listed.players : listed.at_end);
    return fmt::format("{} won with {}", games::join_names(listed.winners, names),
                       total_text(listed.totals[listed.winners.front()]));
  }
  if (listed.ended_at.empty())
    return fmt::format("open, {} hand{} complete", listed.hands, listed.hands == 1 ? "" : "s");
  return "ended without a result";
}

// "Hearts", "Hearts · Black Maria". Many sessions are played by the same rules: they are read once.
class GameNames {
 public:
  const std::string& of(const store::Listed& listed) {
    key_.assign(listed.game).append(listed.rules);
    const auto [found, fresh] = names_.try_emplace(key_);
    if (fresh) found->second = name(listed);
    return found->second;
  }

 private:
  static std::string name(const store::Listed& listed) {
    const auto usual = games::rules_of(listed.game);
    if (!usual) return listed.game;
    const auto rules = document::read_rules(listed.game, listed.rules, static_cast<int>(listed.players.size()));
    std::string text{games::info(*usual).name};
    if (!rules || *rules == *usual) return text;
    const auto preset = session::preset_of(*rules);
    return fmt::format("{} · {}", text, preset ? preset->name : "own rules");
  }

  std::unordered_map<std::string, std::string> names_;
  std::string key_;
};

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// The ways in which people write the day that the list shows: "2026-11-05" is 05.11.2026, 5.11.2026, 5/11/2026, 5
// November.
void add_dates(std::string_view shown, std::string& text) {
  constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                     "may",       "june",     "july",     "august",
                                                     "september", "october",  "november", "december"};
  text.append(shown);
  if (shown.size() < 10) return;
  const int month = number_in(shown.substr(5, 2));
  if (month < 1 || month > 12) return;
  const int day = number_in(shown.substr(8, 2));
  const std::string_view year = shown.substr(0, 4);
  fmt::format_to(std::back_inserter(text), " {0:02}.{1:02}.{2} {0}.{1}.{2} {0}/{1}/{2} {3} ", day, month, year,
                 kMonths.at(static_cast<std::size_t>(month - 1)));
}

std::string players_text(const store::Listed& listed) {
  std::string text;
  for (const std::string& name : listed.players) text.append(text.empty() ? "" : ", ").append(name);
  if (!listed.sat_in.empty()) text += fmt::format(" (+ {})", join(listed.sat_in));
  return text;
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
  kept_ = part_of(std::move(lists.kept));
  deleted_ = part_of(std::move(lists.deleted));
  mark_ = now;
}

SessionList::Part SessionList::part_of(std::vector<store::Listed> listed) {
  GameNames games;
  Part part;
  auto lines = std::make_shared<std::vector<PastView::Line>>();
  lines->reserve(listed.size());
  part.texts.reserve(listed.size());
  std::string text;
  for (store::Listed& each : listed) {
    PastView::Line& line = lines->emplace_back();
    line.date = local_time(each.started_at);
    line.game = games.of(each);
    line.players = players_text(each);
    line.outcome = outcome_of(each);
    line.id = std::move(each.id);
    line.note = std::move(each.note);
    text.clear();
    for (const std::string& searched : {std::cref(line.players), std::cref(line.game), std::cref(line.note)}) {
      text.append(searched).append(1, '\n');
    }
    add_dates(line.date, text);
    if (!is_decided(each)) text.append(line.outcome);
    part.texts.push_back(folded(text));
  }
  part.lines = std::move(lines);
  return part;
}

PastView SessionList::find(store::Store& store, std::string_view search) {
  read(store);
  std::vector<std::string> words = search_words(search);
  const bool deleted = std::erase(words, kDeleted) > 0;
  const Part& part = deleted ? deleted_ : kept_;
  std::vector<std::uint32_t> found;
  found.reserve(part.texts.size());
  for (std::uint32_t i = 0; i < part.texts.size(); ++i) {
    if (has_all(part.texts[i], words)) found.push_back(i);
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
