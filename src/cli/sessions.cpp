#include <algorithm>
#include <chrono>
#include <future>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/folding.h"
#include "app/new_session/preset_list.h"
#include "app/past/evenings.h"
#include "app/past/session_list.h"
#include "app/words.h"
#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/nearest.h"
#include "cli/progress_line.h"
#include "cli/sheet.h"
#include "cli/stored.h"
#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

std::string standing(const store::Listed& listed) {
  if (!listed.apart.empty()) return text::say("cannot be read");
  if (!listed.continued_by.empty()) return text::say("goes on");
  if (listed.finished) {
    const std::string winners = games::join_names(listed.winners, session::names_of(listed.columns()));
    const std::string won = text::say("{players} won", winners);
    return listed.stopped ? fmt::format("{}, {}", won, text::say("stopped early")) : won;
  }
  return listed.ended_at.empty() ? text::say("open") : text::say("ended");
}

// "Anna 3, Boris 12"
std::string totals(const store::Listed& listed) {
  if (!listed.apart.empty()) return fmt::format("{}", fmt::join(listed.columns(), ", "));
  std::string text;
  for (const Seat seat : Seats{listed.totals.size()}) {
    if (seat != Seat{}) text += ", ";
    text += fmt::format("{} {}", listed.columns()[static_cast<std::size_t>(seat.index())], listed.totals[seat]);
  }
  return text;
}

std::string part_text(std::size_t part, std::size_t parts) { return text::say("part {part} of {parts}", part, parts); }

// Those that the search finds: the ids of the last parts of evenings.
std::set<std::string> found_by(app::SessionList& list, store::Store& store, std::string_view search) {
  const app::PastView view = list.find(store, search);
  std::set<std::string> ids;
  for (std::size_t i = 0; i < view.lines.size(); ++i) ids.insert(view.lines[i].id);
  return ids;
}

// What may have been meant by the first word that no session has, as the end of a sentence.
std::string meant_word(app::SessionList& list, store::Store& store, std::string_view search) {
  std::vector<std::string> known;
  for (const store::Person& each : store.people()) {
    known.push_back(each.name);
    for (std::string& word : app::search_words(each.name)) known.push_back(std::move(word));
  }
  for (const games::Info& game : games::all()) known.push_back(text::say(game.name));
  for (const store::Listed& each : store.sessions()) known.push_back(name_of_game(each));
  for (const std::string& word : app::search_words(search)) {
    if (list.find(store, word).lines.empty()) return did_you_mean(word, known);
  }
  return {};
}

int say_none_found(app::SessionList& list, store::Store& store, const std::string& search) {
  const std::string none = text::in_one_line(text::say("no session is found by {search}", json::quoted(search)),
                                             meant_word(list, store, search));
  complain("nullo: " + ended(none));
  return kDone;
}

}  // namespace

int list_sessions(const std::filesystem::path& database, const SessionsCall& call) {
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return kDone;
  const std::vector<store::Listed> all = store->sessions();
  if (all.empty()) {
    complain("nullo: " + text::say("no session is stored in {file} yet.", database.string()));
    return kDone;
  }
  app::SessionList list;
  const std::string search = fmt::format("{}", fmt::join(call.words, " "));
  std::set<std::string> found;
  if (!call.words.empty()) {
    found = found_by(list, *store, search);
    if (found.empty()) return say_none_found(list, *store, search);
  }
  std::vector<std::vector<std::string>> rows{{text::say("Session"), text::say("Begun"), text::say("Game"),
                                              text::say("Hands"), text::say("State"), text::say("Totals")}};
  const std::size_t length = id_length(all);
  const auto add = [&](const store::Listed& listed, std::string state) {
    rows.push_back({listed.id.substr(0, length), app::local_time(listed.started_at).substr(0, 10), name_of_game(listed),
                    std::to_string(listed.hands), std::move(state), totals(listed)});
  };
  const app::Evenings evenings{all};
  for (std::size_t i = 0; i < all.size(); ++i) {  // lists the parts of an evening together, the last one first
    if (evenings.is_folded(i) || (!call.words.empty() && !found.contains(all[i].id))) continue;
    const std::vector<const store::Listed*> earlier = evenings.earlier(i);
    const std::size_t parts = earlier.size() + 1;
    add(all[i], parts > 1 ? fmt::format("{}, {}", standing(all[i]), part_text(parts, parts)) : standing(all[i]));
    for (std::size_t before = 0; before < earlier.size(); ++before)
      add(*earlier[before], part_text(parts - before - 1, parts));
  }
  print(in_columns(rows, rows.front().size()));
  return kDone;
}

int show(const std::filesystem::path& database, const ShowCall& call) {
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return kRefused;
  const std::optional<std::string> id = find_session(*store, call.session);
  if (!id) return kRefused;
  const auto hands = load(*store, *id);
  const Around around{store->continued_by(*id).value_or(""), app::other_parts(*store, hands->session()),
                      app::house_name(*store, hands->session())};
  sheet(*hands, call.ledger ? Ledger::kAlways : Ledger::kOnlyIfChips, around, print);
  return kDone;
}

namespace {

// The file is looked through in a second thread, with a connection of its own; the two threads share nothing.
store::Store::Verdict verify_at_once(store::Store& store, const Progress& progress) {
  constexpr std::chrono::milliseconds kTick{100};
  store::Store own{store.path(), store::Store::Access::kRead};
  std::future<std::vector<std::string>> looks =
      std::async(std::launch::async, [&own] { return own.look_through_file(); });
  store::Store::Verdict verdict = store.score_again(progress);
  while (progress && looks.wait_for(kTick) != std::future_status::ready)
    progress({text::say("the file is looked through")});
  const std::vector<std::string> of_file = looks.get();
  verdict.problems.insert(verdict.problems.begin(), of_file.begin(), of_file.end());
  return verdict;
}

}  // namespace

int verify(const std::filesystem::path& database) {
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return kDone;
  const auto begun = std::chrono::steady_clock::now();
  const store::Store::Verdict verdict = [&store] {
    ProgressLine line;
    return verify_at_once(*store, line.progress());
  }();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  for (const std::string& problem : verdict.problems) complain(fmt::format("nullo: {}", problem));
  if (!verdict.problems.empty()) return kMachineFailed;
  std::string sessions = text::say_count(verdict.sessions, "{count} session", "{count} sessions");
  if (verdict.deleted > 0)
    sessions = text::say_count(verdict.deleted, "{sessions} ({count} of them deleted)",
                               "{sessions} ({count} of them deleted)", sessions);
  say(text::say("{file} is in order: {sessions} with {hands}, each read and scored again, {speed} hands/s.",
                database.string(), sessions, text::say_count(verdict.hands, "{count} hand", "{count} hands"),
                fmt::format("{:.0f}", verdict.hands / std::max(took.count(), 1e-6))));
  return kDone;
}

}  // namespace nullo::cli
