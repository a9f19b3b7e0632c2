// What Samba counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/samba/samba.h"
#include "text/sentence.h"

namespace nullo::samba {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 7> kFigures{{
      {"went_out", text::mark("Hands gone out"), {}},
      {"natural", text::mark("Natural canastas"), {}},
      {"mixed", text::mark("Mixed canastas"), {}},
      {"sambas", text::mark("Sambas"), {}},
      {"red_threes", text::mark("Red threes declared"), {}},
      {"all_red_threes", text::mark("All six red threes"), {}},
      {"penalties", text::mark("Penalties"), text::mark("Undeclared red threes among them.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored&) {
  std::vector<games::Tally> tallies;
  for (const Seat seat : Seats{kSeats}) {
    const int number = seat.index() % kTeams;
    const Team& team = play.hand.teams[static_cast<std::size_t>(number)];
    const auto add = [&](std::string_view key, std::size_t count) {
      if (count > 0) tallies.push_back({seat, key, static_cast<Amount>(count)});
    };
    add("went_out", play.hand.out && play.hand.out->team == number ? 1 : 0);
    add("natural", static_cast<std::size_t>(team.natural));
    add("mixed", static_cast<std::size_t>(team.mixed));
    add("sambas", static_cast<std::size_t>(team.sambas));
    add("red_threes", static_cast<std::size_t>(team.red_threes));
    add("all_red_threes", team.red_threes == kRedThrees ? 1 : 0);
    add("penalties", team.penalties.size() + static_cast<std::size_t>(team.undeclared_red_threes));
  }
  return tallies;
}

}  // namespace nullo::samba
