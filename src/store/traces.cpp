#include "store/traces.h"

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "base/handle.h"
#include "base/uuid.h"
#include "games/registry.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPiece = std::size_t{1} << 20U;
constexpr std::size_t kIdLength = 36;
constexpr std::size_t kBeforeFirstDash = 8;
constexpr std::string_view kBeforeIdInDocument = "\"id\":\"";
constexpr std::string_view kBeforeIdOfSeason = R"({"format":"nullo.season","version":1,"id":")";
constexpr std::size_t kOverlap = 128;  // more than an id with what stands before and behind it

using Found = std::map<std::string, std::string>;

[[noreturn]] void refuse(const fs::path& file) {
  throw fs::filesystem_error{"reading", file, std::error_code{errno, std::generic_category()}};
}

void look_at(std::string_view bytes, std::size_t begin, Found& found) {
  const std::string_view id = bytes.substr(begin, kIdLength);
  if (!is_uuid(id)) return;
  // In a row of the table `session` the id stands right before the game.
  const std::string_view behind = bytes.substr(begin + kIdLength);
  for (const games::Info& game : games::all()) {
    if (behind.starts_with(game.id)) {
      found.insert_or_assign(std::string{id}, std::string{game.id});
      return;
    }
  }
  const std::string_view before = bytes.substr(0, begin);
  if (before.ends_with(kBeforeIdInDocument) && !before.ends_with(kBeforeIdOfSeason)) found.emplace(id, "");
}

void find(std::string_view bytes, Found& found) {
  for (std::size_t dash = bytes.find('-'); dash != std::string_view::npos; dash = bytes.find('-', dash + 1)) {
    if (dash >= kBeforeFirstDash) look_at(bytes, dash - kBeforeFirstDash, found);
  }
}

}  // namespace

Found sessions_in_bytes_of(const fs::path& file) {
  Found found;
  const Handle handle{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
  if (!handle.is_open()) {
    if (errno == ENOENT) return found;
    refuse(file);
  }
  std::string bytes;  // a piece, behind the end of the one before it
  for (;;) {
    const std::size_t kept = bytes.size();
    bytes.resize(kept + kPiece);
    const ssize_t got = ::read(handle.get(), bytes.data() + kept, kPiece);
    if (got < 0 && errno != EINTR) refuse(file);
    if (got == 0) return found;
    bytes.resize(kept + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    find(bytes, found);
    if (bytes.size() > kOverlap) bytes.erase(0, bytes.size() - kOverlap);
  }
}

}  // namespace nullo::store
