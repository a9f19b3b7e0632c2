// Years of evenings: sessions of all games by people of one town, as in a database that is much used. Equal seeds give
// equal sessions.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "session/session.h"
#include "store/store.h"
#include "support/random_session.h"

namespace nullo::testing {

// Whether one session in fifty has not ended yet.
enum class GoingOn { kSome, kNone };

class ManySessions {
 public:
  explicit ManySessions(std::uint32_t seed, GoingOn going_on = GoingOn::kSome)
      : sessions_{seed}, random_{seed}, going_on_{going_on} {}

  session::Session next();

 private:
  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }
  void seat(session::Session& made);

  RandomSessions sessions_;
  std::mt19937 random_;
  GoingOn going_on_;
  int day_ = 0;
};

// Fills a database; returns the ids, oldest first.
std::vector<std::string> make_many(store::Store& store, int count, std::uint32_t seed,
                                   GoingOn going_on = GoingOn::kSome);

}  // namespace nullo::testing
