// An evening: sessions that continue one another, because people came or left or the rules changed. It counts as one.
// A session is followed by the newest kept one that continues it, so each part has at most one before and one after it.
// Sessions that continue one another in a circle, as imported documents may, belong to no evening: each counts alone.
#pragma once

#include <cstddef>

namespace nullo::store {

// Who asks for the evening of one session gets at most so many parts before it and after it, so that each of thousands
// of parts can be asked for; a circle of more parts is not noticed there.
inline constexpr std::size_t kMostAround = 50;

// SQL to begin a statement with: the table `evening` has a row for each kept part of an evening of several parts, with
// the keys of that session and of the evening's first part, and `goes_on` one for each part that another one follows.
// All of it is worked out once for the statement, and only sessions that continue another one that is here are read,
// which are few. The cast tells SQLite that `part` is a number in each half of the union, as max() does not: without it
// 3.46 makes no index over `evening`, and goes through all of it for each row that it is joined to.
inline constexpr const char* kWithEvenings =
    "WITH RECURSIVE link (part, next) AS MATERIALIZED ("
    "SELECT part.key, CAST(max(next.key) AS INTEGER) "
    "FROM session AS next CROSS JOIN session AS part ON part.id = next.continues "
    "WHERE next.continues <> '' AND next.deleted_at || part.deleted_at = '' GROUP BY part.key), "
    "evening (part, first) AS (SELECT part, part FROM link WHERE part NOT IN (SELECT next FROM link) "
    "UNION ALL SELECT link.next, evening.first FROM evening CROSS JOIN link ON link.part = evening.part), "
    "goes_on (part) AS (SELECT part FROM link WHERE part IN (SELECT part FROM evening)) ";

// SQL for the evening that the row `session` belongs to, where the rows of `evening` are joined to it by their parts.
inline constexpr const char* kEvening = "coalesce(evening.first, session.key)";
inline constexpr const char* kJoinEvening = "LEFT JOIN evening ON evening.part = session.key ";

// SQL for the keys of all kept sessions that continue another kept one or are continued by one, in a circle too.
inline constexpr const char* kPartsOfEvenings =
    "SELECT next.key FROM session AS next CROSS JOIN session AS part ON part.id = next.continues "
    "WHERE next.continues <> '' AND next.deleted_at || part.deleted_at = '' "
    "UNION SELECT part.key FROM session AS next CROSS JOIN session AS part ON part.id = next.continues "
    "WHERE next.continues <> '' AND next.deleted_at || part.deleted_at = ''";

}  // namespace nullo::store
