#include "app/exchange/sending.h"

#include <filesystem>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "app/exchange/exporting.h"
#include "app/past/evenings.h"
#include "app/shared.h"
#include "base/whole_file.h"

namespace nullo::app {

void copy_text(Shared& shared, const session::Session& session) {
  shared.said.copied = message(session, known_of(shared.store, session));
  shared.said.done = "Copied: paste it into a message.";
}

std::string where_files_go(const Shared& shared) {
  if (shared.files_go == FilesGo::kToBrowser) return "The browser shares the file or downloads it.";
  return fmt::format("Into {}.", export_folder(shared.store.path()).string());
}

void write_file(Shared& shared, const session::Session& session, Format format) {
  const std::vector<session::Session> parts = parts_of_evening(shared.store, session);
  const bool evening = format == Format::kJson && parts.size() > 1;
  const Writing writing = writing_of(shared.store, session, format, shared.painter);
  const std::filesystem::path file =
      write_beside_others(export_folder(shared.store.path()), file_stem(session),
                          evening ? kLinesEnding : ending(format), [&](const Out& out) {
                            evening ? write_evening(parts, out) : write_out(session::HeldHands{session}, writing, out);
                          });
  const std::string what = evening            ? fmt::format("all {} parts of the evening, ", parts.size())
                           : parts.size() > 1 ? "this part of the evening, "
                                              : "";
  if (shared.files_go == FilesGo::kToBrowser) {
    shared.said.done = fmt::format("Ready to share, or in your downloads: {}{}", what, file.filename().string());
    return;
  }
  shared.said.done = fmt::format("Written: {}{}", what, file.string());
  shared.said.written_in = file.parent_path();
}

}  // namespace nullo::app
