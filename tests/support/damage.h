// Damages a database on purpose, as disks, crashes, other programs and people do.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "support/random_game.h"

namespace nullo::testing {

enum class Damage : std::uint8_t {
  kBits,
  kDigit,
  kZeroed,
  kExchanged,
  kForeignPage,
  kSector,
  kCut,
  kLogCut,
  kLogBits,
  kLogMissing,
  kLogForeign,
  kShared,
  kRow,
  kRowGone,
  kSchema,
  kFileGone,
};

// In the order above, as a table lists them.
inline constexpr std::array<std::string_view, 16> kDamages{
    "bits flipped",
    "a digit in a text changed",
    "pages zeroed",
    "pages exchanged",
    "pages of another database",
    "sectors of noise",
    "file cut",
    "write-ahead log (-wal) cut",
    "bits flipped in the -wal",
    "-wal missing",
    "-wal of another database",
    "-shm cut, foreign or missing",
    "rows past every CHECK",
    "rows gone or doubled",
    "schema and versions changed",
    "file gone, -wal left",
};

// The kinds that need a -wal, as a crash leaves it.
inline bool needs_log(Damage damage) {
  return (damage >= Damage::kLogCut && damage <= Damage::kShared) || damage == Damage::kFileGone;
}

// Damages the closed database at this path. `other`: another sound one of the same program, with a -wal if needs_log().
// Returns what was done: "page 7 zeroed".
std::string do_damage(Damage damage, const std::filesystem::path& database, const std::filesystem::path& other,
                      Random& random);

}  // namespace nullo::testing
