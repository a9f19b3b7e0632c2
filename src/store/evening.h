// An evening: sessions that continue one another, because people came or left or the rules changed. It counts as one.
#pragma once

namespace nullo::store {

// SQL for the id of the first part of the evening that the row `session` belongs to, among the parts that are stored.
inline constexpr const char* kEvening =
    "iif(session.continues = '', session.id, coalesce((WITH RECURSIVE up (id, continues) AS ("
    "SELECT session.id, session.continues UNION SELECT part.id, part.continues FROM up "
    "JOIN session AS part ON part.id = up.continues AND part.deleted_at = '') SELECT up.id FROM up WHERE NOT EXISTS ("
    "SELECT 1 FROM session AS part WHERE part.id = up.continues AND part.deleted_at = '')), session.id))";

}  // namespace nullo::store
