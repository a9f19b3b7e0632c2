// Which stored sessions are the parts of one evening: people joined or left for good, or the rules changed.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// An evening is one line of a list, that of its last part. `listed` stays where it is.
class Evenings {
 public:
  explicit Evenings(const std::vector<store::Listed>& listed);

  // It is another part's evening.
  [[nodiscard]] bool is_folded(std::size_t part) const { return folded_.count(part) > 0; }
  // The other parts of the evening of which this is the last, the latest first.
  [[nodiscard]] std::vector<const store::Listed*> earlier(std::size_t last) const;

 private:
  // Itself where none goes on with it; or where they lead in a circle, which documents may say.
  [[nodiscard]] std::size_t last_of(std::size_t part) const;

  const std::vector<store::Listed>& listed_;
  std::unordered_map<std::string, std::size_t> by_id_;
  std::unordered_map<std::size_t, std::vector<std::size_t>> earlier_;
  std::unordered_set<std::size_t> folded_;
};

// All parts of the evening that the session is one of, in order, itself among them as it is given. A circle, which
// documents may say, is walked once.
std::vector<session::Session> parts_of_evening(store::Store& store, const session::Session& session);

}  // namespace nullo::app
