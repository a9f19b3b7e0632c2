#include "cli/stored.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/words.h"
#include "cli/files.h"
#include "cli/nearest.h"
#include "document/document.h"
#include "games/words.h"
#include "store/belongings.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

constexpr std::size_t kShortestId = 8;

// The newest session of a game that is called like that: "the newest of Tëtka is 0b5c1c2e (…)".
std::string newest_of_game(const std::vector<store::Listed>& all, const std::string& said) {
  std::vector<std::string> names;
  for (const store::Listed& each : all) names.insert(names.end(), {name_of_game(each), each.game});
  const std::optional<std::string> name = nearest(said, names);
  const auto listed = std::ranges::find_if(
      all, [&name](const store::Listed& each) { return name && (each.game == *name || name_of_game(each) == *name); });
  if (listed == all.end()) return {};
  return text::say("the newest of {game} is {session}", name_of_game(*listed), described(*listed, id_length(all)));
}

// What may have been meant by a name that no session has, as the end of a sentence; empty: nothing is near it.
std::string meant_instead(store::Store& store, const std::string& said) {
  const std::vector<store::Listed> all = store.sessions();
  if (all.empty() || said.empty()) return {};
  if (std::string newest = newest_of_game(all, said); !newest.empty()) return newest;
  std::vector<std::string> beginnings;
  for (const store::Listed& each : all) beginnings.push_back(each.id.substr(0, said.size()));
  if (const std::optional<std::string> id = nearest(said, beginnings)) {
    const auto listed = std::ranges::find_if(all, [&id](const store::Listed& one) { return one.id.starts_with(*id); });
    return text::say("did you mean {session}?", described(*listed, std::max(id_length(all), said.size())));
  }
  return did_you_mean(said, {"last"});
}

}  // namespace

std::size_t id_length(const std::vector<store::Listed>& all) {
  std::vector<std::string_view> ids;
  ids.reserve(all.size());
  for (const store::Listed& listed : all) ids.emplace_back(listed.id);
  std::ranges::sort(ids);
  std::size_t length = kShortestId;
  for (std::size_t i = 1; i < ids.size(); ++i) {
    const auto differs = std::mismatch(ids[i].begin(), ids[i].end(), ids[i - 1].begin(), ids[i - 1].end()).first;
    length = std::max(length, static_cast<std::size_t>(differs - ids[i].begin()) + 1);
  }
  return length;
}

std::string described(const store::Listed& listed, std::size_t length) {
  return fmt::format("{} ({}, {}, {})", listed.id.substr(0, length), name_of_game(listed),
                     app::local_time(listed.started_at), app::join(listed.players));
}

std::string name_of_game(const store::Listed& listed) {
  const auto rules = document::read_rules(listed.game, listed.rules, static_cast<int>(listed.players.size()));
  return rules ? games::name(*rules) : games::name_of_listed(listed.game);
}

std::optional<store::Store> open_to_read(const std::filesystem::path& database) {
  if (std::filesystem::exists(database) || std::filesystem::is_symlink(database) || store::is_anything_left(database))
    return store::Store{database, store::Store::Access::kRead};
  complain("nullo: " + text::say("nothing is stored yet: there is no {file}. Play a game in the window, `nullo import` "
                                 "one, or say with --db where the database is.",
                                 database.string()));
  return std::nullopt;
}

store::Store open_to_write(const std::filesystem::path& database) {
  store::Store store{database, store::Store::Access::kWrite};
  if (!store.remark().empty()) complain(fmt::format("nullo: {}", store.remark()));
  return store;
}

std::optional<std::string> find_session(store::Store& store, const std::string& said) {
  std::vector<std::string> ids;
  if (said == "last") {
    if (std::optional<std::string> newest = store.newest_session()) ids.push_back(*std::move(newest));
  } else if (!said.empty()) {
    ids = store.find(said);
    std::ranges::sort(ids);
  }
  if (ids.size() == 1) return ids.front();
  if (ids.empty()) {
    const std::string none = text::in_one_line(text::say("no stored session is called {name}", json::quoted(said)),
                                               meant_instead(store, said));
    complain(
        fmt::format("nullo: {} {}", ended(none),
                    text::say("`nullo sessions` lists them; the first letters of an id are enough, and \"last\" is "
                              "the newest.")));
  } else {
    complain("nullo: " + text::say_count(ids.size(),
                                         "{count} session begins with {name}: {sessions}. Write more of the id.",
                                         "{count} sessions begin with {name}: {sessions}. Write more of the id.", said,
                                         fmt::format("{}", fmt::join(ids, ", "))));
  }
  return std::nullopt;
}

std::unique_ptr<const session::HandByHand> load(store::Store& store, const std::string& id) {
  std::unique_ptr<const session::HandByHand> hands = store.hand_by_hand(id);
  if (!hands) throw MachineFailure{text::say("session {session} has just been taken out of the database.", id)};
  return hands;
}

}  // namespace nullo::cli
