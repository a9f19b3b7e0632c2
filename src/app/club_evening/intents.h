// The intents of the page of a club's evening.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "app/exchange/format.h"

namespace nullo::app {

// What can be chosen about an evening.
enum class EveningPart : std::uint8_t { kSeats, kHow, kRounds, kPoints, kBoard };

struct ComeOrGo {  // somebody is here now, or not any more
  std::string name;
};
struct ChooseEvening {
  EveningPart part = EveningPart::kSeats;
  std::string id;
};
struct DrawRounds {};  // those that no table has begun, anew
struct BeginTable {    // of the draw: its session, with its people seated
  std::size_t round = 0;
  std::size_t table = 0;
};
struct CopyDraw {};  // as a message
struct WriteDraw {   // as a page to print, or as a picture
  Format as = Format::kHtml;
};
struct ClearEvening {};

}  // namespace nullo::app
