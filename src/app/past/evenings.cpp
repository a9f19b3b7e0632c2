#include "app/past/evenings.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <optional>
#include <utility>

namespace nullo::app {

Evenings::Evenings(const std::vector<store::Listed>& listed) : listed_{listed} {
  if (std::ranges::none_of(listed, [](const auto& each) { return !each.continued_by.empty(); })) return;
  for (std::size_t i = 0; i < listed.size(); ++i) by_id_.emplace(listed[i].id, i);
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const std::size_t last = last_of(i);
    if (last != i) earlier_[last].push_back(i);
    if (last != i) folded_.insert(i);
  }
}

std::vector<const store::Listed*> Evenings::earlier(std::size_t last) const {
  std::vector<const store::Listed*> parts;
  const auto found = earlier_.find(last);
  if (found == earlier_.end()) return parts;
  for (const std::size_t part : found->second) parts.push_back(&listed_[part]);
  return parts;
}

std::size_t Evenings::last_of(std::size_t part) const {
  std::size_t last = part;
  for (std::size_t steps = 0; steps <= listed_.size(); ++steps) {
    const auto next = by_id_.find(listed_[last].continued_by);
    if (next == by_id_.end()) return last;
    last = next->second;
  }
  return part;
}

namespace {

// Nothing: it is not stored, or set apart since it cannot be read.
std::optional<session::Session> readable_part(store::Store& store, const std::string& id) {
  try {
    return store.load(id);
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kUnreadable) throw;
    return std::nullopt;
  }
}

}  // namespace

std::vector<session::Session> parts_of_evening(store::Store& store, const session::Session& session) {
  constexpr std::size_t kMostParts = 50;
  std::deque<session::Session> parts{session};
  const auto has = [&parts](const std::string& id) {
    return std::ranges::any_of(parts, [&id](const session::Session& part) { return part.id == id; });
  };
  while (parts.size() < kMostParts) {
    const std::string& id = parts.front().continues;
    if (id.empty() || has(id) || store.is_deleted(id)) break;
    auto earlier = readable_part(store, id);
    if (!earlier) break;
    parts.push_front(std::move(*earlier));
  }
  while (parts.size() < kMostParts) {
    const std::optional<std::string> id = store.continued_by(parts.back().id);
    auto later = id && !has(*id) ? readable_part(store, *id) : std::nullopt;
    if (!later) break;
    parts.push_back(std::move(*later));
  }
  return {std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end())};
}

}  // namespace nullo::app
