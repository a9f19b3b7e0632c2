// An evening: sessions that continue one another, because people came or left or the rules changed. It counts as one.
#pragma once

namespace nullo::store {

// SQL for the id of the first part of the evening that the row `session` belongs to, among the parts that are stored.
inline constexpr const char* kEvening =
    "iif(session.continues = '', session.id, coalesce((WITH RECURSIVE up (id, continues) AS ("
    "SELECT session.id, session.continues UNION SELECT part.id, part.continues FROM up "
    "JOIN session AS part ON part.id = up.continues AND part.deleted_at = '') SELECT up.id FROM up WHERE NOT EXISTS ("
    "SELECT 1 FROM session AS part WHERE part.id = up.continues AND part.deleted_at = '')), session.id))";

// SQL for the keys of all sessions that are kept and are part of an evening of several parts. They are few, though many
// may continue sessions that are not here: so a row is read only after its counterpart has been found by an index.
inline constexpr const char* kPartsOfEvenings =
    "SELECT next.key FROM session AS next CROSS JOIN session AS part ON part.id = next.continues "
    "WHERE next.continues <> '' AND next.deleted_at || part.deleted_at = '' "
    "UNION SELECT part.key FROM session AS next CROSS JOIN session AS part ON part.id = next.continues "
    "WHERE next.continues <> '' AND next.deleted_at || part.deleted_at = ''";

}  // namespace nullo::store
