#include "app/past/session_list.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include <fmt/core.h>

#include "app/folding.h"
#include "app/words.h"
#include "base/local_time.h"
#include "base/memory.h"
#include "document/document.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// `earlier`: the other parts of its evening.
std::string outcome_of(const store::Listed& listed, const std::vector<const store::Listed*>& earlier) {
  if (!listed.apart.empty()) return text::say("cannot be read");
  if (!listed.deleted_at.empty()) return text::say("Deleted {time}", local_time(listed.deleted_at));
  if (listed.finished && !listed.winners.empty()) {
    return won_text(listed.winners, listed.columns(), listed.totals[listed.winners.front()], listed.stopped);
  }
  if (listed.ended_at.empty()) {
    int hands = listed.hands;
    for (const store::Listed* other : earlier) hands += other->hands;
    return text::say_count(hands, "open, {count} hand complete", "open, {count} hands complete");
  }
  return text::say("ended without a result");
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
    std::string text = games::name(rules ? *rules : *usual);
    if (!rules || *rules == *usual || games::info(*usual).only_scores) return text;
    const auto preset = session::preset_of(*rules);
    return fmt::format("{} · {}", text, preset ? text::say(preset->name) : own_name(listed.game, *rules));
  }

  // The table's name for these rules.
  std::string own_name(const std::string& game, const games::Rules& rules) {
    const auto [found, fresh] = kept_.try_emplace(game);
    if (fresh) found->second = store_.own_rules(game).rules;
    const auto own = std::find_if(found->second.begin(), found->second.end(),
                                  [&rules](const store::OwnRules& each) { return each.rules == rules; });
    return own == found->second.end() ? text::say("own rules") : own->name;
  }

  store::Store& store_;
  std::unordered_map<std::string, std::vector<store::OwnRules>> kept_;
  std::unordered_map<std::string, std::string> names_;
  std::string key_;
};

// A note of several lines as one line.
std::string in_one_line(std::string note) {
  std::ranges::replace(note, '\n', ' ');
  return note;
}

// "(before: Dad)": those who sat only in an earlier part.
std::string before_text(const store::Listed& last, const std::vector<const store::Listed*>& earlier) {
  std::vector<std::string> before;
  std::unordered_set<std::string_view> known;
  for (const auto* names : {&last.players, &last.sat_in}) known.insert(names->begin(), names->end());
  for (const store::Listed* part : earlier) {
    for (const auto* names : {&part->players, &part->sat_in}) {
      for (const std::string& name : *names) {
        if (known.insert(name).second) before.push_back(name);
      }
    }
  }
  return before.empty() ? std::string{} : text::say("(before: {names})", join(before));
}

// "37 of 10,000", "10,000 sessions", "2 of 3 deleted", "37 so far".
std::string count_text(const PastView& view) {
  const int all = view.among_deleted ? view.deleted : view.all;
  const std::size_t found = view.lines.size();
  const bool searched = !search_words(view.search).empty();
  if (view.reading && searched)
    return view.among_deleted ? text::say("{count} deleted so far", found) : text::say("{count} so far", found);
  if (!view.reading && found != static_cast<std::size_t>(all))
    return view.among_deleted ? text::say("{count} of {all} deleted", found, all)
                              : text::say("{count} of {all}", found, all);
  return view.among_deleted ? text::say_count(all, "{count} deleted session", "{count} deleted sessions")
                            : text::say_count(all, "{count} session", "{count} sessions");
}

bool is_decided(const store::Listed& listed) { return listed.finished && !listed.winners.empty(); }

// A session as a line of the list. `earlier`: the other parts of its evening, the latest first.
LineIndex::Entry entry_of(const store::Listed& listed, const std::vector<const store::Listed*>& earlier,
                          GameNames& games) {
  LineIndex::Entry entry;
  entry.id = listed.id;
  entry.date = nullo::local_time(earlier.empty() ? listed.started_at : earlier.back()->started_at);
  entry.game = games.of(listed);
  entry.players = listed.players;
  if (!listed.sat_in.empty()) entry.others = fmt::format("(+ {})", join(listed.sat_in));
  if (const std::string before = before_text(listed, earlier); !before.empty())
    entry.others += (entry.others.empty() ? "" : " ") + before;
  entry.note = in_one_line(listed.note);
  entry.stopped = listed.stopped;
  entry.outcome_is_searched = !is_decided(listed);
  for (const store::Listed* other : earlier) {
    entry.other_parts += " " + games.of(*other) + " " + in_one_line(other->note);
  }
  if (is_decided(listed) && listed.deleted_at.empty() && listed.shared.empty() && earlier.empty()) {
    entry.winners = listed.winners;
    entry.total = listed.totals[listed.winners.front()];
  } else {
    entry.outcome = outcome_of(listed, earlier);
    if (!earlier.empty()) entry.outcome += ", " + text::say_count(earlier.size() + 1, "{count} part", "{count} parts");
  }
  return entry;
}

}  // namespace

struct SessionList::Reading {
  explicit Reading(store::Store& store) : games{store}, parts{store.parts_of_evenings()}, evenings{parts} {
    for (std::size_t i = 0; i < parts.size(); ++i) by_id.emplace(parts[i].id, i);
  }

  GameNames games;
  std::vector<store::Listed> parts;  // of evenings
  Evenings evenings;
  std::unordered_map<std::string_view, std::size_t> by_id;  // among `parts`
  std::optional<store::ListPlace> after;                    // where the next piece begins
};

void SessionList::begin(store::Store& store) {
  kept_.reset();
  const store::Store::ChangeMark mark = store.change_mark();
  reading_ = std::make_shared<Reading>(store);
  all_ = store.count_sessions();
  deleted_ = std::make_shared<LineIndex>();
  kept_ = std::make_shared<LineIndex>();
  kept_->reserve(static_cast<std::size_t>(all_));
  mark_ = mark;
  language_ = &text::spoken();
}

void SessionList::add(const store::Listed& listed) {
  if (!listed.deleted_at.empty()) return deleted_->add(entry_of(listed, {}, reading_->games));
  const auto part = reading_->by_id.find(listed.id);
  const bool alone = part == reading_->by_id.end();
  if (!alone && reading_->evenings.is_folded(part->second)) return;
  kept_->add(entry_of(listed, alone ? std::vector<const store::Listed*>{} : reading_->evenings.earlier(part->second),
                      reading_->games));
}

void SessionList::read_on(store::Store& store) {
  if (!is_current(store)) begin(store);
  if (!reading_) return;
  try {
    const store::ListPiece piece = store.piece_of_list(reading_->after, kPiece);
    for (const store::Listed& listed : piece.sessions) add(listed);
    reading_->after = piece.last;
    if (piece.last) return;
    reading_.reset();
    kept_->close();
    deleted_->close();
    store.forget_pages();
    give_back_freed_memory();
  } catch (...) {
    kept_.reset();  // a part of the list must not pass for all of it: the next time it is read from the top
    throw;
  }
}

void SessionList::look_from_top() {
  if (kept_ != nullptr) kept_->look_from_top();
}

PastView SessionList::find(store::Store& store, std::string_view search) {
  if (!is_current(store)) {
    const std::size_t looked_at = kept_ == nullptr ? 0 : kept_->furthest();
    read_on(store);
    while (!is_whole() && kept_->size() <= looked_at) read_on(store);
  }
  std::vector<std::string> words = search_words(search);
  const bool deleted = std::erase(words, folded(text::say("deleted"))) > 0;  // one word in every language
  const std::shared_ptr<LineIndex>& part = deleted ? deleted_ : kept_;
  PastView view;
  view.lines = {part, part->find(words)};
  view.search = search;
  view.reading = reading_ != nullptr;
  view.all = view.reading ? all_ : static_cast<int>(kept_->size());
  view.deleted = static_cast<int>(deleted_->size());
  view.among_deleted = deleted;
  view.count = count_text(view);
  return view;
}

}  // namespace nullo::app
