#include "app/exchange/sending.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "app/exchange/exporting.h"
#include "app/past/evenings.h"
#include "app/shared.h"
#include "base/whole_file.h"
#include "text/say.h"

namespace nullo::app {

void copy_text(Shared& shared, const session::Session& session) {
  shared.said.copied = message(session, known_of(shared.store, session));
}

void what_became(Said& said, Outcome outcome, std::string_view files) {
  const std::string given = std::exchange(said.given, {});
  const std::string_view what = given.empty() ? files : given;
  said.done.clear();
  switch (outcome) {
    case Outcome::kCopied:
      said.done = text::say("Copied: paste it into a message.");
      return;
    case Outcome::kNotCopied:
      said.trouble = text::say("Nothing is copied: the clipboard refused. Write a file instead.");
      return;
    case Outcome::kShared:
      said.done = text::say("Shared: {file}", what);
      return;
    case Outcome::kNotShared:
      said.done = text::say("Not shared: {file}. The share sheet was closed.", what);
      return;
    case Outcome::kDownload:
      said.done = text::say("Given to the browser as a download: {file}", what);
      return;
  }
}

std::string where_files_go(const Shared& shared) {
  if (shared.files_go == FilesGo::kToBrowser) return text::say("The browser shares the file or downloads it.");
  return text::say("Into {folder}.", export_folder(shared.store.path()).string());
}

void write_file(Shared& shared, std::string_view stem, std::string_view ending, const Source& source,
                std::string_view what) {
  const std::filesystem::path file = write_beside_others(export_folder(shared.store.path()), stem, ending, source);
  const auto what_and = [what](const std::string& name) {
    return what.empty() ? name : fmt::format("{}, {}", what, name);
  };
  if (shared.files_go == FilesGo::kToBrowser) {
    shared.said.given = what_and(file.filename().string());
    return;
  }
  shared.said.done = text::say("Written: {file}", what_and(file.string()));
  shared.said.written_in = file.parent_path();
}

void write_file(Shared& shared, const session::Session& session, Format format) {
  const std::vector<session::Session> parts = parts_of_evening(shared.store, session);
  const bool evening = format == Format::kJson && parts.size() > 1;
  const Writing writing = writing_of(shared.store, session, format, shared.painter);
  const auto source = [&](const Out& out) {
    evening ? write_evening(parts, out) : write_out(session::HeldHands{session}, writing, out);
  };
  const std::string what = evening            ? text::say("all {count} parts of the evening", parts.size())
                           : parts.size() > 1 ? text::say("this part of the evening")
                                              : std::string{};
  write_file(shared, file_stem(session), evening ? kLinesEnding : ending(format), source, what);
}

void write_picture(Shared& shared, std::string_view stem, RankingView ranking) {
  ranking.dark = shared.look.dark;
  write_file(shared, stem, ending(Format::kPicture), [&](const Out& out) { shared.painter(ranking, out); });
}

}  // namespace nullo::app
