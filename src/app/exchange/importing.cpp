#include "app/exchange/importing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/correction/carried_over.h"
#include "app/fault_words.h"
#include "app/folding.h"
#include "app/input.h"
#include "app/new_session/preset_list.h"
#include "app/settling/settling.h"
#include "app/words.h"
#include "base/printable.h"
#include "base/uuid.h"
#include "document/checked.h"
#include "document/season.h"
#include "export/season.h"
#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;
using State = ImportDocument::State;

constexpr std::size_t kMostShown = 100;  // sessions shown for a file

std::string text_of(State state) {
  switch (state) {
    case State::kNew:
      return text::say("new");
    case State::kTwice:
      return text::say("a second time in this file");
    case State::kStored:
      return text::say("stored already");
    case State::kDeleted:
      return text::say("deleted, comes back");
    case State::kOther:
      return text::say("stored with other content");
    case State::kRefused:
      return text::say("refused");
  }
  return {};
}

// The document changes what is stored.
bool comes(const ImportDocument& document) {
  return document.state == State::kNew || document.state == State::kOther || document.state == State::kDeleted;
}

// What the text says that it is: "nullo.session"; empty: it says nothing, or is no JSON.
std::string format_of(std::string_view text, json::Tree& tree) {
  Faults faults;
  if (!tree.parse(text, faults) || tree.root().kind() != json::Kind::kObject) return {};
  const json::Value format = tree.nearest("/format");
  return format.kind() == json::Kind::kString ? std::string{format.text()} : std::string{};
}

// `goes_on`: another document goes on with it.
ImportView::Line line_of(const ImportDocument& document, bool goes_on) {
  ImportView::Line line;
  line.title = fs::path{document.place}.filename().string();
  line.state = text_of(document.state);
  line.refused = document.state == State::kRefused;
  line.asks = document.state == State::kOther;
  line.faults = fault_sentences(document.faults);
  if (document.text.empty()) return line;
  line.title = document.title;
  line.details = document.details;
  if (!document.season) line.details += fmt::format(" · {}", goes_on ? text::say(kGoesOn) : document.outcome);
  return line;
}

// Fills in what is kept of a document that was read. `hands`: the number of its hands. `goes_on`: with another part.
void describe(store::Store& store, store::Store::Present&& read, std::size_t hands, bool goes_on,
              ImportDocument& document) {
  const session::Session& session = read.session;
  const std::string count = text::say_count(hands, "{count} hand", "{count} hands");
  document.text = std::move(read.text);
  document.id = session.id;
  document.continues = session.continues;
  document.named = text::say("session {id} ({game}, {hands})", session.id, games::name(session.rules), count);
  document.title = text::labelled(game_text(session.rules, house_name(store, session)), join(session.players));
  document.details = fmt::format(
      "{} · {}", session.started_at.empty() ? text::say("without a date") : local_time(session.started_at), count);
  document.outcome = goes_on ? text::say(kGoesOn) : outcome(session, read.result);
  if (document.outcome.empty())
    document.outcome = session.ended_at.empty() ? text::say("not over") : text::say("ended without a result");
}

void read_season(std::string_view text, ImportDocument& document) {
  Result<standings::Season> read = document::read_season(text);
  if (!read) {
    document.state = State::kRefused;
    document.faults = std::move(read.error());
    return;
  }
  if (read->id.empty()) read->id = random_uuid();
  document.id = read->id;
  document.text = document::write_season(*read);
  document.named = text::say("season {id} ({name})", read->id, read->name);
  document.title = text::say("Season: {name}", read->name);
  document.details = exports::season_range(*read);
  document.season = *std::move(read);
}

void compare_season(const std::vector<standings::Season>& seasons, ImportDocument& document) {
  const auto stored = std::ranges::find(seasons, document.id, &standings::Season::id);
  document.state = stored == seasons.end() ? State::kNew : *stored == *document.season ? State::kStored : State::kOther;
}

// "3 sessions", "1 season", "3 sessions and 1 season"
std::string amounts_text(int documents, int seasons) {
  const int sessions = documents - seasons;
  std::string of_sessions = text::say_count(sessions, "{count} session", "{count} sessions");
  if (seasons == 0) return of_sessions;
  const std::string of_seasons = text::say_count(seasons, "{count} season", "{count} seasons");
  return sessions == 0 ? of_seasons : text::say("{sessions} and {seasons}", of_sessions, of_seasons);
}

// The stored session has the same document.
bool is_same(const session::HandByHand& stored, std::string_view text) {
  bool same = true;
  document::write_session(stored, json::Writer::Style::kCompact, [&](std::string_view piece) {
    same = same && text.starts_with(piece);
    if (same) text.remove_prefix(piece.size());
  });
  return same && text.empty();
}

// Replaces "~" by the home folder, and removes what a terminal or file manager puts around a path.
std::string plain_path(std::string path) {
  path = trimmed(path);
  if (path.size() > 1 && (path.front() == '"' || path.front() == '\'') && path.back() == path.front()) {
    path = path.substr(1, path.size() - 2);
  }
  const char* home = std::getenv("HOME");
  if (home != nullptr && path.starts_with("~/")) path.replace(0, 1, home);
  return path;
}

// Why the path cannot be a file of documents; empty: it may be one.
std::string no_file(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_regular_file(status)) return {};
  if (fs::is_directory(status)) return text::say("This is a folder: choose the files in it.");
  return fs::exists(status) ? text::say("This is no plain file.") : text::say("It is not there.");
}

void read_documents(store::Store& store, Input& input, const fs::path& path, ImportFile& content) {
  const std::string name = path.filename().string();
  if (!has_lines(name)) return content.add(store, input.read_document(), name);
  Lines lines{input};
  while (const std::optional<std::string_view> line = lines.next()) {
    if (!is_blank(*line)) content.add(store, *line, fmt::format("{}:{}", name, lines.number()));
  }
}

// Whoever has come under a name that only case or accents tell from somebody else's, as sentences.
std::vector<std::string> alike_texts(const std::vector<store::Person>& before, const std::vector<store::Person>& now) {
  std::map<std::string, std::string> named;  // folded
  std::set<std::string> known;
  for (const store::Person& person : before) {
    known.insert(person.name);
    named.try_emplace(folded(person.name), person.name);
  }
  std::vector<std::string> texts;
  for (const store::Person& person : now) {
    if (known.contains(person.name)) continue;
    const auto [like, alone] = named.try_emplace(folded(person.name), person.name);
    if (alone) continue;
    texts.push_back(
        text::say("{player} and {other} are two people. Are they one? Merge them in the window, under Players.",
                  like->second, person.name));
  }
  return texts;
}

}  // namespace

// ---- one file

void ImportFile::add(store::Store& store, std::string_view text, std::string place) {
  ImportDocument& document = documents_.emplace_back();
  document.place = std::move(place);
  Result<document::Checked> read = document::Checked::read(text, tree_);
  if (read && read->session().id.empty()) read->set_id(random_uuid());
  using Present = Result<store::Store::Present>;
  Present present = read ? store.in_present_names(*read) : Present{tl::unexpected{std::move(read.error())}};
  if (!present) {
    const std::string format = format_of(text, tree_);
    if (format == document::kSeasonFormat) return add_season(text, document);
    document.state = State::kRefused;
    document.faults = std::move(present.error());
    document.something_else = format != document::kSessionFormat;
    return;
  }
  if (!next_parts_) next_parts_ = next_parts(store);
  const bool goes_on = next_parts_->contains(present->session.id);
  describe(store, *std::move(present), read->hands(), goes_on, document);
  if (is_first(document)) continued_.insert(document.continues);
}

void ImportFile::add_season(std::string_view text, ImportDocument& document) {
  read_season(text, document);
  if (document.season) is_first(document);
}

bool ImportFile::is_first(ImportDocument& document) {
  const auto [before, first] = by_id_.try_emplace(document.id, &document);
  if (first) return true;
  if (before->second->text == document.text) {
    document.state = State::kTwice;
    return false;
  }
  document.state = State::kRefused;
  document.faults.add({"/id",
                       document.season ? text::say("a season that is new, or equal to the stored one")
                                       : text::say("a session that is new, or equal to the stored one"),
                       text::say("one with this id and other content earlier in this file")});
  return false;
}

// All at once: to follow the evening of each of thousands of documents would take minutes.
ImportFile::NextParts ImportFile::next_parts(store::Store& store) {
  NextParts next;
  for (const store::Listed& part : store.parts_of_evenings()) {
    if (!part.continued_by.empty()) next.emplace(part.id, part.continued_by);
  }
  return next;
}

void ImportFile::compare(store::Store& store) {
  const std::vector<standings::Season> seasons = store.seasons();
  tree_ = {};  // frees memory: all documents are read, and the stored ones need trees of their own
  for (ImportDocument& document : documents_) {
    if (document.state == State::kRefused || document.state == State::kTwice) continue;
    if (document.season) {
      compare_season(seasons, document);
      continue;
    }
    bool unreadable = false;  // the stored one: it can only be replaced
    const std::unique_ptr<const session::HandByHand> stored = [&]() -> decltype(store.hand_by_hand(document.id)) {
      try {
        return store.hand_by_hand(document.id);
      } catch (const store::StoreError& error) {
        unreadable = error.kind() == store::StoreError::Kind::kUnreadable;
        if (!unreadable) throw;
        return nullptr;
      }
    }();
    document.deleted = (stored || unreadable) && store.is_deleted(document.id);
    if (!stored && !unreadable) {
      document.state = State::kNew;
    } else if (unreadable || !is_same(*stored, document.text)) {
      document.state = State::kOther;
    } else {
      document.state = document.deleted ? State::kDeleted : State::kStored;
    }
  }
}

int ImportFile::count(State state) const {
  return static_cast<int>(std::count_if(documents_.begin(), documents_.end(),
                                        [state](const ImportDocument& document) { return document.state == state; }));
}

bool ImportFile::continues(std::string_view id) const { return continued_.contains(id); }

int ImportFile::coming_seasons() const {
  return static_cast<int>(std::ranges::count_if(
      documents_, [](const ImportDocument& document) { return comes(document) && document.season.has_value(); }));
}

int ImportFile::coming() const { return static_cast<int>(std::count_if(documents_.begin(), documents_.end(), comes)); }

std::set<std::string> ImportFile::coming_ids() const {
  std::set<std::string> ids;
  for (const ImportDocument& document : documents_) {
    if (comes(document) && !document.season) ids.insert(document.id);
  }
  return ids;
}

std::vector<std::string> ImportFile::store_in(store::Store& store, const Progress& progress) const {
  std::vector<std::string_view> fresh;
  std::vector<std::string_view> replacing;
  std::vector<std::string> brought_back;
  for (const ImportDocument& document : documents_) {
    if (document.season) continue;
    if (document.state == State::kNew) fresh.emplace_back(document.text);
    if (document.state == State::kOther) replacing.emplace_back(document.text);
    if (document.state == State::kDeleted) brought_back.push_back(document.id);
  }
  std::vector<std::string> changes;
  if (coming() == 0) return changes;
  store.all_or_none([&] {
    const std::vector<store::Person> before = store.people();
    store.import_all(fresh, replacing, brought_back, progress);
    changes = alike_texts(before, store.people());
    const NextParts next = next_parts(store);
    for (const ImportDocument& document : documents_) {
      if (!comes(document)) continue;
      if (document.season) {
        store.keep_season(*document.season);
        continue;
      }
      const auto carry = [&](const std::string& id) {
        std::ranges::move(carry_in(store, id), std::back_inserter(changes));
      };
      if (!document.continues.empty()) carry(document.id);
      const auto later = next.find(document.id);
      if (later != next.end() && !by_id_.contains(later->second)) carry(later->second);
    }
  });
  return changes;
}

std::vector<std::string> fault_lines(const Faults& faults) {
  std::vector<std::string> lines;
  for (const Fault& fault : faults.kept()) lines.push_back(to_string(fault));
  const std::size_t more = faults.count() - faults.kept().size();
  if (more > 0) lines.push_back(text::say_count(more, "and {count} more fault", "and {count} more faults"));
  return lines;
}

std::vector<std::string> fault_sentences(const Faults& faults) {
  std::vector<std::string> lines = fault_lines(faults);  // the last line may say how many more faults there are
  for (std::size_t i = 0; i < faults.kept().size(); ++i) {
    const Fault& fault = faults.kept()[i];
    lines[i] = sentence_of(fault);
    if (!fault.at.empty()) lines[i] += printable(fmt::format(" ({})", fault.at));
  }
  return lines;
}

// ---- what the window previews

std::string Importing::meant(std::string path) const {
  path = plain_path(std::move(path));
  const fs::path there = fs::path{folder_.path} / path;
  std::error_code none;
  return !path.empty() && !folder_.path.empty() && fs::exists(there, none) ? there.string() : path;
}

void Importing::look_at(store::Store& store, const std::vector<std::string>& paths) {
  for (const std::string& said : paths) {
    const std::string path = meant(said);
    if (path.empty()) continue;
    std::erase_if(files_, [&](const File& file) { return file.path == path; });
    File& file = files_.emplace_back();
    file.path = path;
    read(store, file);
  }
}

void Importing::read(store::Store& store, File& file) {
  file.trouble = no_file(file.path);
  if (!file.trouble.empty()) return;
  tl::expected<Input, std::string> input = Input::open(file.path);
  if (!input) {
    file.trouble = text::say("It cannot be read: {reason}.", input.error());
    return;
  }
  try {
    read_documents(store, *input, file.path, file.content);
  } catch (const MachineFailure& failure) {
    file.trouble = failure.what();
    return;
  }
  if (file.content.documents().empty()) file.trouble = text::say("Nothing is in it.");
  file.content.compare(store);
}

bool Importing::goes_on(const std::string& id) const {
  return !id.empty() && std::ranges::any_of(files_, [&](const File& file) { return file.content.continues(id); });
}

bool Importing::can_be_stored(const File& file) const {
  return file.trouble.empty() && !file.content.refused() && (replacing_ || file.content.count(State::kOther) == 0);
}

bool Importing::brings_something(const File& file) const { return can_be_stored(file) && file.content.coming() > 0; }

ImportView::File Importing::file_view(const File& file) const {
  ImportView::File view;
  const fs::path path = file.path;
  const bool is_only =
      std::ranges::count(files_, path.filename(), [](const File& each) { return fs::path{each.path}.filename(); }) == 1;
  view.name = (is_only ? path.filename() : path.parent_path().filename() / path.filename()).string();
  view.refused = !file.trouble.empty() || file.content.refused();
  const std::deque<ImportDocument>& documents = file.content.documents();
  const int others = file.content.count(State::kOther);
  const int coming = file.content.coming();
  if (!file.trouble.empty()) {
    view.verdict = file.trouble;
    return view;
  }
  if (view.refused) {
    const bool other = documents.size() == 1 && documents.front().something_else;
    view.verdict = other                   ? text::say("Refused: it is no document of Nullo")
                   : documents.size() == 1 ? text::say("Refused")
                                           : text::say("Refused: nothing of it is imported");
  } else if (others > 0 && !replacing_) {
    view.verdict = others == 1 ? text::say("Refused: one is stored already and differs")
                               : text::say("Refused: some are stored already and differ");
  } else {
    view.verdict = coming == 0
                       ? text::say("Nothing new")
                       : text::say("{documents} to import", amounts_text(coming, file.content.coming_seasons()));
  }
  // Refused documents first: among thousands nobody would find them.
  std::vector<const ImportDocument*> shown;
  for (const bool refused : {true, false}) {
    for (const ImportDocument& document : documents) {
      if (shown.size() < kMostShown && (document.state == State::kRefused) == refused) shown.push_back(&document);
    }
  }
  for (const ImportDocument* document : shown) view.lines.push_back(line_of(*document, goes_on(document->id)));
  const int more = static_cast<int>(documents.size() - shown.size());
  if (more > 0) view.more = text::say_count(more, "and {count} more session", "and {count} more sessions");
  return view;
}

ImportView Importing::view(const store::Store& store) const {
  ImportView view;
  view.can_read = store.writes();
  if (!view.can_read) view.why_not = text::say("Nullo is open in another window. Here you can only watch.");
  view.replacing = replacing_;
  view.folder = folder_;
  int coming = 0;
  int seasons = 0;
  int out = 0;
  for (const File& file : files_) {
    view.files.push_back(file_view(file));
    view.asks = view.asks || (!file.content.refused() && file.content.count(State::kOther) > 0);
    if (brings_something(file)) {
      coming += file.content.coming();
      seasons += file.content.coming_seasons();
    } else if (!can_be_stored(file)) {
      ++out;
    }
  }
  if (files_.empty()) return view;
  view.summary =
      coming == 0 ? text::say("Nothing to import") : text::say("{documents} to import", amounts_text(coming, seasons));
  if (out > 0) {
    view.summary =
        text::in_one_line(view.summary, text::say_count(out, "{count} file refused", "{count} files refused"));
  }
  view.can_import = view.can_read && coming > 0;
  return view;
}

Imported Importing::run(store::Store& store) {
  Imported imported;
  int fresh = 0;
  int replaced = 0;
  int seasons = 0;
  std::vector<std::string> carried;
  for (File& file : files_) {
    file.content.compare(store);  // an earlier file may have imported the same document
    if (!brings_something(file)) continue;
    fresh += file.content.count(State::kNew) + file.content.count(State::kDeleted);
    replaced += file.content.count(State::kOther);
    seasons += file.content.coming_seasons();
    imported.ids.merge(file.content.coming_ids());
    const std::vector<std::string> changes = file.content.store_in(store);
    std::ranges::copy(changes, std::back_inserter(carried));
  }
  files_.clear();
  replacing_ = false;
  imported.said = seasons > 0 ? text::say("{documents} imported", amounts_text(fresh + replaced, seasons))
                              : text::say_count(fresh, "{count} session imported", "{count} sessions imported");
  if (replaced > 0 && seasons == 0)
    imported.said += ", " + text::say_count(replaced, "{count} session replaced", "{count} sessions replaced");
  imported.said += ".";
  constexpr std::size_t kMostSaid = 3;
  for (std::size_t i = 0; i < std::min(kMostSaid, carried.size()); ++i) imported.said += " " + carried[i];
  if (carried.size() > kMostSaid)
    imported.said += " " + text::say_count(carried.size() - kMostSaid, "And {count} more such change.",
                                           "And {count} more such changes.");
  return imported;
}

}  // namespace nullo::app
