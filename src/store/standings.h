// Everybody's part in every session, for standings. Only reads; runs within the caller's transaction.
#pragma once

#include <memory>
#include <string_view>

#include "standings/history.h"

namespace nullo::store {

class Database;

// All kept sessions that began at a time or later, and who sat in a complete hand of them, by their present names: in
// pieces, as all of very many take longer than a frame. What is stored must not change between two of them. A session
// of another game than the one that it goes on with, or that goes on with one that began before, begins an evening of
// its own.
class PlayedReading {
 public:
  // `since`: RFC 3339 UTC; empty: all.
  explicit PlayedReading(std::string_view since = {});
  ~PlayedReading();
  PlayedReading(PlayedReading&&) noexcept;
  PlayedReading& operator=(PlayedReading&&) noexcept;
  PlayedReading(const PlayedReading&) = delete;
  PlayedReading& operator=(const PlayedReading&) = delete;

  // The next sessions, in the order in which they began, at most so many; below 0: all that are left. True: there are
  // no more, and take() has them.
  bool read_on(Database& database, int most);
  standings::Played take();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nullo::store
