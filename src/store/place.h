// Whether an open database is still the file with its name, and still has what was written to it. At a tap that takes
// no more than to ask the system about two files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include <SQLiteCpp/SQLiteCpp.h>

namespace nullo::store {

// What tells the content of a database from that of another one, and from its own of an earlier day.
struct Content {
  std::int64_t revision = 0;  // store/revision.h
  std::string oldest;         // the id of the session that was stored first; empty: there is none

  static Content of(SQLite::Database& connection);
};

class Place {
 public:
  enum class Found {
    kInPlace,
    kGone,         // the file was moved or removed, and another one may have taken its place; or its log (-wal) was
    kOverwritten,  // it is the same file, but somebody else has written into it: its pages are not ours any more
  };

  // Make it before SQLite opens the file, so that one that is put in place meanwhile is recognized as another one.
  explicit Place(const std::filesystem::path& database);

  // From now on the log belongs to it. Call it when there is one.
  void know_log();
  // From now on the file may look as it does now: the log was copied into it. `content`: what it has for certain since
  // then; nothing: no more is known than before.
  void know_file(const std::optional<Content>& content);
  // The same, as far as the file has it without its log.
  void know_file_alone();
  // The session that was stored first, once there is one.
  void know_oldest(const std::string& id) { oldest_ = id; }
  [[nodiscard]] bool knows_oldest() const { return !oldest_.empty(); }

  // SQLite::Exception: the disk failed to say so.
  [[nodiscard]] Found look();
  // The log that belongs to it still has its name, and something is in it: a file beside which it does not belong must
  // not be read with it.
  [[nodiscard]] bool has_its_log() const;

 private:
  struct File {
    std::pair<std::uint64_t, std::uint64_t> number;  // device and inode; zeros: there is none
    std::int64_t bytes = 0;
    std::pair<std::int64_t, std::int64_t> written;  // when: seconds and nanoseconds
  };
  static File file_at(const std::string& path);
  [[nodiscard]] bool has_our_content() const;

  std::filesystem::path database_;
  std::string log_path_;
  File file_;
  std::optional<File> log_;
  std::optional<Content> content_;  // nothing: whoever reads one file does not ask
  std::string oldest_;              // in the file, or in the log only
};

}  // namespace nullo::store
