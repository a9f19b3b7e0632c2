// The fixed words of Reversis' postings. schema/result.schema.json lists them.
#pragma once

#include <string_view>

namespace nullo::reversis {

inline constexpr std::string_view kAnteReason = "ante";                        // reversis R1, R2
inline constexpr std::string_view kAceDiscarded = "ace_discarded";             // reversis R4
inline constexpr std::string_view kAceFollowed = "ace_followed";               // reversis R4
inline constexpr std::string_view kAceClaimed = "ace_claimed";                 // reversis R4, R6
inline constexpr std::string_view kQuinolaDiscarded = "quinola_discarded";     // reversis R5
inline constexpr std::string_view kQuinolaFollowed = "quinola_followed";       // reversis R5
inline constexpr std::string_view kQuinolaClaimed = "quinola_claimed";         // reversis R5, R6
inline constexpr std::string_view kPotTaken = "pot_taken";                     // reversis R2, R14
inline constexpr std::string_view kRemise = "remise";                          // reversis R3, R15, R18
inline constexpr std::string_view kRefund = "refund";                          // reversis R13
inline constexpr std::string_view kParty = "party";                            // reversis R11
inline constexpr std::string_view kReversisMade = "reversis_made";             // reversis R14, R19
inline constexpr std::string_view kReversisBroken = "reversis_broken";         // reversis R15
inline constexpr std::string_view kPaidBackDouble = "espagnolette_paid_back";  // reversis R18
inline constexpr std::string_view kPotReturned = "pot_returned";               // reversis R18
inline constexpr std::string_view kPotsSplit = "pots_split";                   // reversis R21

}  // namespace nullo::reversis
