#include "app/past/bringing_back.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/correction/carried_over.h"
#include "app/past/evenings.h"
#include "app/shared.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// The part before has been played to a result of its own since: "Clara wins with 7 points". Empty: it has not.
std::string result_without_it(store::Store& store, const session::Session& part) {
  if (part.continues.empty() || store.is_deleted(part.continues) || store.continued_by(part.continues)) return {};
  const std::vector<store::Logged> log = store.log(part.continues);
  const bool went_on =
      std::ranges::any_of(log, [&part](const store::Logged& row) { return !row.undone && row.together == part.id; });
  const std::optional<session::Session> before = readable_part(store, part.continues);
  const bool was_played =
      std::ranges::any_of(log, [](const store::Logged& row) { return row.change.hand.has_value(); });
  if (!was_played || went_on || !before) return {};
  return session::outcome(*before, session::score(*before));
}

}  // namespace

std::vector<std::string> changed_by_bringing_back(store::Store& store, std::string_view id) {
  const std::optional<session::Session> part = readable_part(store, id);
  if (!part) return {};
  std::vector<std::string> changes = carried_in(store, *part).changes;
  if (const std::string won = result_without_it(store, *part); !won.empty()) {
    changes.push_back(
        text::say("It goes on with a session that has a result by now: {outcome}. That no longer counts, as "
                  "the evening goes on.",
                  won));
  }
  return changes;
}

void bring_back(store::Store& store, std::string_view id) {
  store.all_or_none([&] {
    store.bring_back(id);
    (void)carry_in(store, id);
  });
}

void ask_and_bring_back(Shared& shared, const std::string& id, const std::function<void()>& done) {
  const auto go = [&shared, id, done] {
    bring_back(shared.store, id);
    done();
    if (shared.table.open_session() == nullptr) shared.table.open_newest();
  };
  const std::vector<std::string> changes = changed_by_bringing_back(shared.store, id);
  if (changes.empty()) return go();
  shared.ask({Dialog{text::say("Bring it back with these changes?"), fmt::format("{}", fmt::join(changes, " ")),
                     text::say("Bring it back"), text::say("Leave it deleted")},
              go});
}

}  // namespace nullo::app
