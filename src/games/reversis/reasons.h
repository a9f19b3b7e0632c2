// The fixed words of Reversis' postings. schema/result.schema.json lists them.
#pragma once

#include <string_view>

namespace nullo::reversis {

inline constexpr std::string_view kAnteReason = "ante";                        // R1, R2
inline constexpr std::string_view kAceDiscarded = "ace_discarded";             // R4
inline constexpr std::string_view kAceFollowed = "ace_followed";               // R4
inline constexpr std::string_view kAceClaimed = "ace_claimed";                 // R4, R6
inline constexpr std::string_view kQuinolaDiscarded = "quinola_discarded";     // R5
inline constexpr std::string_view kQuinolaFollowed = "quinola_followed";       // R5
inline constexpr std::string_view kQuinolaClaimed = "quinola_claimed";         // R5, R6
inline constexpr std::string_view kPotTaken = "pot_taken";                     // R2, R14
inline constexpr std::string_view kRemise = "remise";                          // R3, R15, R18
inline constexpr std::string_view kRefund = "refund";                          // R13
inline constexpr std::string_view kParty = "party";                            // R11
inline constexpr std::string_view kReversisMade = "reversis_made";             // R14, R19
inline constexpr std::string_view kReversisBroken = "reversis_broken";         // R15
inline constexpr std::string_view kPaidBackDouble = "espagnolette_paid_back";  // R18
inline constexpr std::string_view kPotReturned = "pot_returned";               // R18
inline constexpr std::string_view kPotsSplit = "pots_split";                   // R21

}  // namespace nullo::reversis
