// The hub of a club: what the devices of a club have entered, for all of them. docs/hub.md has the routes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "club/club.h"
#include "hub/server.h"
#include "hub/site.h"

namespace nullo::hub {

class ClubServer {
 public:
  // Begins to listen; how long a body may be the club says. `log` is called from another thread with lines that name
  // nobody and no device, without a line feed. `site`: the web app, or nothing. Throws ServerFailure, or
  // club::ClubError.
  ClubServer(Server::Options options, std::unique_ptr<club::Club> club, std::optional<Site> site,
             std::function<void(std::string_view)> log);
  ~ClubServer();
  ClubServer(const ClubServer&) = delete;
  ClubServer& operator=(const ClubServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace nullo::hub
