// The fixed words of Samba's postings and notes.
#pragma once

#include <string_view>

namespace nullo::samba {

inline constexpr std::string_view kMeldedReason = "melded";
inline constexpr std::string_view kHeldReason = "held";
inline constexpr std::string_view kNatural = "natural_canastas";
inline constexpr std::string_view kMixed = "mixed_canastas";
inline constexpr std::string_view kSambas = "sambas";
inline constexpr std::string_view kRedThreesReason = "red_threes";
inline constexpr std::string_view kUndeclared = "undeclared_red_threes";
inline constexpr std::string_view kWentOut = "went_out";
inline constexpr std::string_view kOutRefusedReason = "out_refused";
inline constexpr std::string_view kOutFailedReason = "out_failed";
inline constexpr std::string_view kBadTakeReason = "bad_take";

inline constexpr std::string_view kMinimum = "minimum";        // of the next hand's first meld
inline constexpr std::string_view kOutTooEarly = "out_early";  // with fewer than two melds of seven

}  // namespace nullo::samba
