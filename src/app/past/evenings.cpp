#include "app/past/evenings.h"

#include <algorithm>
#include <utility>

namespace nullo::app {

Evenings::Evenings(const std::vector<store::Listed>& listed) : listed_{listed} {
  if (std::ranges::none_of(listed, [](const auto& each) { return !each.continued_by.empty(); })) return;
  std::unordered_map<std::string_view, std::size_t> by_id;
  for (std::size_t i = 0; i < listed.size(); ++i) by_id.emplace(listed[i].id, i);
  const auto next_of = [&](std::size_t part) {
    const auto next = by_id.find(listed[part].continued_by);
    return next == by_id.end() ? std::nullopt : std::optional{next->second};
  };
  std::vector<std::optional<std::size_t>> last(listed.size());
  for (std::size_t i = 0; i < listed.size(); ++i) {
    std::vector<std::size_t> way{i};  // up to a part of which the last one is known
    for (auto next = next_of(i); !last[way.back()] && next && way.size() <= listed.size(); next = next_of(*next)) {
      way.push_back(*next);
    }
    const std::size_t end = last[way.back()].value_or(way.back());
    for (const std::size_t part : way) last[part] = end;
    if (end == i) continue;
    earlier_[end].push_back(i);
    folded_.insert(i);
  }
}

std::vector<const store::Listed*> Evenings::earlier(std::size_t last) const {
  std::vector<const store::Listed*> parts;
  const auto found = earlier_.find(last);
  if (found == earlier_.end()) return parts;
  for (const std::size_t part : found->second) parts.push_back(&listed_[part]);
  return parts;
}

std::optional<session::Session> readable_part(store::Store& store, std::string_view id) {
  try {
    return store.load(id);
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kUnreadable) throw;
    return std::nullopt;
  }
}

std::vector<session::Session> parts_of_evening(store::Store& store, const session::Session& session) {
  const std::vector<std::string> ids = store.evening_of(session.id);
  const auto own = static_cast<std::size_t>(std::ranges::find(ids, session.id) - ids.begin());
  const std::size_t first = own + 2 > kMostParts ? own + 2 - kMostParts : 0;  // so that the next part is among them
  std::vector<session::Session> parts;
  for (std::size_t i = first; i < std::min(ids.size(), first + kMostParts); ++i) {
    auto part = i == own ? std::optional{session} : readable_part(store, ids[i]);
    if (part) parts.push_back(*std::move(part));
  }
  return parts;
}

}  // namespace nullo::app
