// A club that is kept by the program on the screen, for as long as that is open.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "hub/club_server.h"

namespace nullo::hub {

struct OwnClub {
  std::unique_ptr<ClubServer> server;
  std::string code;  // lets one device in, which may let others in; empty: nobody asked for it
};

// Serves the club in `file`, which is made if it is not there, with the web app that lies beside this program, if any.
// Throws ServerFailure, or club::ClubError.
OwnClub serve_own_club(const std::filesystem::path& file, Server::Options options, bool needs_code);

}  // namespace nullo::hub
