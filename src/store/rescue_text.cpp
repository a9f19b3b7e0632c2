// What a rescue found, for people.
#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "games/words.h"
#include "store/rescue.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNamed = 20;

std::string counted(std::size_t count) { return games::amount_of(static_cast<std::int64_t>(count), "session"); }

// "2 sessions are only as …: this one; that one."
std::string named(const std::vector<std::string>& sessions, std::string_view what) {
  if (sessions.empty()) return {};
  const std::size_t shown = std::min(sessions.size(), kMostNamed);
  const std::span<const std::string> first{sessions.data(), shown};
  std::string text = fmt::format(" {} {}: {}", counted(sessions.size()), what, fmt::join(first, "; "));
  if (shown < sessions.size()) text += fmt::format("; and {} more", sessions.size() - shown);
  return text + '.';
}

std::string what_happened(const Rescue& rescue, const fs::path& database) {
  if (rescue.overwritten) return fmt::format("{} was overwritten while Nullo had it open. ", database.string());
  if (rescue.aside.empty()) {
    return fmt::format(
        "There was no {}, though there are backups of it: it was moved, deleted or lost. A new one was "
        "begun. ",
        database.string());
  }
  const std::string aside = rescue.aside.filename().string();
  if (rescue.only_log) {
    return fmt::format("There was no {}, only its log (-wal), which was set aside as {}-wal. A new one was begun. ",
                       database.string(), aside);
  }
  return fmt::format("{} was damaged. It was set aside untouched as {}. ", database.string(), aside);
}

}  // namespace

std::string about_sessions(const Rescue& rescue) {
  std::string text = rescue.sessions == 0
                         ? std::string{"No session could be rescued."}
                         : fmt::format("{} {} rescued.", counted(static_cast<std::size_t>(rescue.sessions)),
                                       rescue.sessions == 1 ? "was" : "were");
  const auto one_or_more = [](const auto& list, std::string_view one, std::string_view more) {
    return list.size() == 1 ? one : more;
  };
  text += named(rescue.lost, "could not be read");
  text += named(rescue.apart, one_or_more(rescue.apart, "cannot be read and is kept as it is",
                                          "cannot be read and are kept as they are"));
  text +=
      named(rescue.from_file,
            one_or_more(rescue.from_file, "is as in the file without its log (-wal), which may have had later entries",
                        "are as in the file without its log (-wal), which may have had later entries"));
  text += named(rescue.from_backup,
                one_or_more(rescue.from_backup, "is as in the newest backup that has it, without what came later",
                            "are as in the newest backups that have them, without what came later"));
  text += named(rescue.cut, one_or_more(rescue.cut, "lacks its last hands, which could not be read",
                                        "lack their last hands, which could not be read"));
  text += named(rescue.doubtful,
                one_or_more(rescue.doubtful, "no longer comes to what was noted", "no longer come to what was noted"));
  return text;
}

std::string to_text(const Rescue& rescue, const fs::path& database) {
  return what_happened(rescue, database) + about_sessions(rescue);
}

}  // namespace nullo::store
