#include "app/exchange/exporting.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/input.h"
#include "app/new_session/preset_list.h"
#include "app/settings/look.h"
#include "app/words.h"
#include "base/local_time.h"
#include "base/utf8.h"
#include "document/document.h"
#include "export/message.h"
#include "export/page.h"
#include "export/tables.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostStem = 180;  // bytes; file systems allow names of 255

exports::PageExtras extras_of(const session::Session& session, const Settling& settling, const Known& known) {
  exports::PageExtras extras;
  extras.house_rules = known.house_rules;
  if (!session.started_at.empty()) extras.begun = local_time(session.started_at);
  if (!session.ended_at.empty()) extras.ended = local_time(session.ended_at);
  extras.continued = known.others.goes_on;
  extras.settling_terms = settling.terms;
  extras.settling = settling_lines(settling);
  return extras;
}

void write_page(const session::HandByHand& hands, const Known& known, const Out& out) {
  SettlingSum sum{hands.session()};
  const session::SessionResult result = hands.visit([&](const session::Turn& turn) { sum.add(turn.result); });
  exports::html(hands, extras_of(hands.session(), sum.finish(result, known.others), known), out);
}

void paint(const session::HandByHand& hands, const Writing& writing, const Out& out) {
  assert(writing.painting && writing.painting->painter);
  PictureView view = picture_view(hands, writing.known, writing.painting->people);
  view.dark = writing.painting->dark;
  writing.painting->painter(view, out);
}

bool may_stand_in_names(char letter) {
  constexpr std::string_view kMeaning = "/\\:*?\"<>|";
  return static_cast<unsigned char>(letter) >= 32 && letter != 127 && kMeaning.find(letter) == std::string_view::npos;
}

fs::path home() {
  const char* home = std::getenv("HOME");
  return home == nullptr ? fs::path{} : fs::path{home};
}

// The folder that xdg-user-dirs configured: XDG_DOCUMENTS_DIR="$HOME/Dokumente". `which`: "DOCUMENTS". Nothing if its
// file cannot be read.
std::optional<fs::path> folder_as_configured(std::string_view which) try {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const fs::path folder = config != nullptr && *config == '/' ? fs::path{config} : home() / ".config";
  const std::string key = fmt::format("XDG_{}_DIR=\"", which);
  constexpr std::string_view kHome = "$HOME";
  tl::expected<Input, std::string> file = Input::open((folder / "user-dirs.dirs").string());
  if (!file) return std::nullopt;
  Lines lines{*file};
  while (const std::optional<std::string_view> line = lines.next()) {
    if (!line->starts_with(key)) continue;
    std::string path{line->substr(key.size())};
    path = path.substr(0, path.find('"'));
    if (path.starts_with(kHome)) path.replace(0, kHome.size(), home().string());
    return fs::path{path};
  }
  return std::nullopt;
} catch (const MachineFailure&) {
  return std::nullopt;
}

}  // namespace

std::string_view ending(Format format) {
  switch (format) {
    case Format::kJson:
      return ".nullo.json";
    case Format::kSheet:
      return ".csv";
    case Format::kLedger:
      return ".ledger.csv";
    case Format::kHands:
      return ".hands.csv";
    case Format::kHtml:
      return ".html";
    case Format::kPicture:
      return ".png";
  }
  return "";
}

Known known_of(store::Store& store, const session::Session& session) {
  return {other_parts(store, session), house_name(store, session), EarlierParts{store, session}};
}

Painting painting_of(store::Store& store, Painter painter) {
  Painting painting{std::move(painter), read_look(store).dark, {}};
  painting.people.know([&store] { return store.people(); });
  return painting;
}

Writing writing_of(store::Store& store, const session::Session& session, Format format, const Painter& painter) {
  Writing writing;
  writing.format = format;
  if (format == Format::kHtml || format == Format::kPicture) writing.known = known_of(store, session);
  if (format == Format::kPicture) writing.painting = painting_of(store, painter);
  return writing;
}

void write_out(const session::HandByHand& hands, const Writing& writing, const Out& out) {
  switch (writing.format) {
    case Format::kJson:
      document::write_session(hands, writing.style, out);
      return out("\n");
    case Format::kSheet:
      return exports::sheet_csv(hands, out);
    case Format::kLedger:
      return exports::ledger_csv(hands, out);
    case Format::kHands:
      return exports::hands_csv(hands, out);
    case Format::kHtml:
      return write_page(hands, writing.known, out);
    case Format::kPicture:
      return paint(hands, writing, out);
  }
}

void write_evening(const std::vector<session::Session>& parts, const Out& out) {
  for (const session::Session& part : parts) {
    document::write_session(session::HeldHands{part}, json::Writer::Style::kCompact, out);
    out("\n");
  }
}

std::string message(const session::Session& session, const Known& known) {
  const session::SessionResult result = session::score(session);
  return exports::message(session, result, extras_of(session, settling_of(session, result, known.others), known));
}

std::string file_stem(const session::Session& session) {
  const std::string date = session.started_at.empty() ? "" : nullo::local_time(session.started_at).substr(0, 10) + " ";
  return file_stem(fmt::format("{}{}, {}", date, games::name(session.rules), join(session.players)));
}

std::string file_stem(std::string stem) {
  std::ranges::replace_if(stem, [](char letter) { return !may_stand_in_names(letter); }, '-');
  stem = utf8::cut(stem, kMostStem);
  while (stem.ends_with(' ') || stem.ends_with('.') || stem.ends_with(',')) stem.pop_back();
  return stem;
}

fs::path export_folder(const fs::path& database) {
  std::error_code ignored;
  const fs::path documents = folder_as_configured("DOCUMENTS").value_or(home() / "Documents");
  // If there is no such folder, xdg-user-dirs names $HOME itself.
  const bool own = documents.is_absolute() && fs::is_directory(documents, ignored) && documents / "" != home() / "";
  return own ? documents / "Nullo" : fs::absolute(database, ignored).parent_path() / "exports";
}

fs::path usual_folder(const fs::path& database) {
  std::error_code ignored;
  const fs::path downloads = folder_as_configured("DOWNLOAD").value_or(home() / "Downloads");
  for (const fs::path& folder : {downloads, home()}) {
    if (folder.is_absolute() && fs::is_directory(folder, ignored)) return folder;
  }
  return fs::absolute(database, ignored).parent_path();
}

}  // namespace nullo::app
