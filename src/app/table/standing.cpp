#include "app/table/standing.h"

#include "app/words.h"
#include "session/sides.h"

namespace nullo::app {

std::vector<GameOverView::Line> standing_lines(const session::Session& session, const session::SessionResult& result,
                                               const std::vector<std::string>& columns, const ChipsBought& bought) {
  const PerSeat<int> place = session::places(session.rules, result);
  const games::Names names = session::names_of(columns);
  std::vector<GameOverView::Line> lines;
  for (const session::Side& side : session::best_first(session.rules, result)) {
    const Seat seat = side.front();
    const Amount total = result.totals[seat];
    lines.push_back({place[seat], session::side_name(side, names), seat, total_text(total), session::won(result, seat),
                     bought.gained_text(total, seat)});
  }
  return lines;
}

}  // namespace nullo::app
