// How the database says which game a session is of.
#pragma once

namespace nullo::store {

// The game as games::listed_as() says it: rules with a name are those of a game that the table named.
inline constexpr const char* kListed =
    "iif(instr(session.rules, '\"name\":') > 0, session.game || '/' || json_extract(session.rules, '$.name'), "
    "session.game)";

}  // namespace nullo::store
