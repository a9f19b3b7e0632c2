// Which stored sessions are the parts of one evening: people joined or left for good, or the rules changed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// Folds a list of sessions: each evening is one line, that of its last part. Keeps pointers into `listed`, which must
// stay where it is.
class Evenings {
 public:
  explicit Evenings(const std::vector<store::Listed>& listed);

  // The session belongs to another part's evening and has no line of its own.
  [[nodiscard]] bool is_folded(std::size_t part) const { return folded_.count(part) > 0; }
  // The other parts of the evening that ends with `last`, the latest first.
  [[nodiscard]] std::vector<const store::Listed*> earlier(std::size_t last) const;

 private:
  const std::vector<store::Listed>& listed_;
  std::unordered_map<std::size_t, std::vector<std::size_t>> earlier_;
  std::unordered_set<std::size_t> folded_;
};

// Nothing: it is not stored, or set apart since it cannot be read.
std::optional<session::Session> readable_part(store::Store& store, std::string_view id);

// So many are read for one correction, undo or import, and no more.
inline constexpr std::size_t kMostParts = 50;

// The parts of the evening that the session belongs to, in order; `session` itself is included as given, not as stored.
// Of an evening of more than kMostParts, those around it.
std::vector<session::Session> parts_of_evening(store::Store& store, const session::Session& session);

}  // namespace nullo::app
