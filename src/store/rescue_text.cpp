// What a rescue found, for people.
#include <algorithm>
#include <span>

#include "store/rescue.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNamed = 20;

// "this one; that one; and 3 more"
std::string named(const std::vector<std::string>& sessions) {
  const std::size_t shown = std::min(sessions.size(), kMostNamed);
  const std::span<const std::string> first{sessions.data(), shown};
  const std::string names = text::in_one_line(first);
  return shown < sessions.size() ? text::say("{sessions}; and {number} more", names, sessions.size() - shown) : names;
}

std::string what_happened(const Rescue& rescue, const fs::path& database) {
  if (rescue.overwritten) return text::say("{file} was overwritten while Nullo had it open.", database.string());
  if (rescue.aside.empty()) {
    return text::say(
        "There was no {file}, though there are backups of it: it was moved, deleted or lost. A new one was begun.",
        database.string());
  }
  const std::string aside = rescue.aside.filename().string();
  if (rescue.only_log) {
    return text::say("There was no {file}, only its log (-wal), which was set aside as {log}-wal. A new one was begun.",
                     database.string(), aside);
  }
  return text::say("{file} was damaged. It was set aside untouched as {other}.", database.string(), aside);
}

}  // namespace

std::string about_sessions(const Rescue& rescue) {
  std::string text = rescue.sessions == 0 ? text::say("No session could be rescued.")
                                          : text::say_count(rescue.sessions, "{count} session was rescued.",
                                                            "{count} sessions were rescued.");
  if (!rescue.lost.empty())
    text += " " + text::say_count(rescue.lost.size(), "{count} session could not be read: {sessions}.",
                                  "{count} sessions could not be read: {sessions}.", named(rescue.lost));
  if (!rescue.apart.empty())
    text += " " + text::say_count(
                      rescue.apart.size(), "{count} session cannot be read and is kept as it is: {sessions}.",
                      "{count} sessions cannot be read and are kept as they are: {sessions}.", named(rescue.apart));
  if (!rescue.from_file.empty())
    text +=
        " " +
        text::say_count(
            rescue.from_file.size(),
            "{count} session is as in the file without its log (-wal), which may have had later entries: {sessions}.",
            "{count} sessions are as in the file without its log (-wal), which may have had later entries: {sessions}.",
            named(rescue.from_file));
  if (!rescue.from_backup.empty())
    text +=
        " " + text::say_count(
                  rescue.from_backup.size(),
                  "{count} session is as in the newest backup that has it, without what came later: {sessions}.",
                  "{count} sessions are as in the newest backups that have them, without what came later: {sessions}.",
                  named(rescue.from_backup));
  if (!rescue.cut.empty())
    text += " " + text::say_count(rescue.cut.size(),
                                  "{count} session lacks its last hands, which could not be read: {sessions}.",
                                  "{count} sessions lack their last hands, which could not be read: {sessions}.",
                                  named(rescue.cut));
  if (!rescue.doubtful.empty())
    text +=
        " " + text::say_count(rescue.doubtful.size(), "{count} session no longer comes to what was noted: {sessions}.",
                              "{count} sessions no longer come to what was noted: {sessions}.", named(rescue.doubtful));
  return text;
}

std::string to_text(const Rescue& rescue, const fs::path& database) {
  return what_happened(rescue, database) + " " + about_sessions(rescue);
}

}  // namespace nullo::store
