#include "hub/own_club.h"

#include <optional>
#include <string_view>
#include <utility>

#include "base/clock.h"
#include "club/club.h"
#include "hub/site.h"

namespace nullo::hub {

namespace {

namespace fs = std::filesystem;

std::optional<Site> site_beside() {
  try {
    const std::optional<fs::path> folder = site_here();
    return folder ? std::optional{Site{*folder}} : std::nullopt;
  } catch (const NoSite&) {
    return std::nullopt;  // then it is for programs alone
  }
}

}  // namespace

OwnClub serve_own_club(const fs::path& file, Server::Options options, bool needs_code) {
  auto club = std::make_unique<club::Club>(file);
  club->check();
  OwnClub own;
  if (needs_code) own.code = club->invite(club::Role::kAdmin, now_utc());
  const auto nobody_reads_it = [](std::string_view) {};
  own.server = std::make_unique<ClubServer>(std::move(options), std::move(club), site_beside(), nobody_reads_it);
  return own;
}

}  // namespace nullo::hub
