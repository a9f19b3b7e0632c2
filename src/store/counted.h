// What counts over the years, as pieces of SQL that statistics and standings share.
#pragma once

namespace nullo::store {

// Each part in a session as it counts over the years: a part of an evening that another one follows has no places and
// no winner of its own. It stands behind kWithEvenings (store/evening.h).
inline constexpr const char* kCounted =
    ", counted AS (SELECT player, session, seat, hands, through, amount, least, most, "
    "iif(goes_on, NULL, place) AS place, iif(goes_on, 0, won) AS won, iif(goes_on, 0, shared) AS shared FROM "
    "(SELECT played.*, played.session IN goes_on AS goes_on FROM played)) ";

// The game as games::listed_as() says it: rules with a name are those of a game that the table named.
inline constexpr const char* kListed =
    "iif(instr(session.rules, '\"name\":') > 0, session.game || '/' || json_extract(session.rules, '$.name'), "
    "session.game)";

}  // namespace nullo::store
