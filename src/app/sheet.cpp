#include "app/sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"

namespace nullo::app {
namespace {

Sheet::Row row_of(const games::Info& game, const std::vector<session::Side>& sides, const session::Columns& columns,
                  const session::HandResult& hand, int number, const PerSeat<Amount>& totals) {
  Sheet::Row row;
  row.hand = number;
  row.complete = hand.complete();
  row.opens = row.complete;
  row.label = fmt::format("{}", number + 1);
  if (game.has_dealer) row.dealer = hand.players[static_cast<std::size_t>(hand.dealer.index())];
  const bool nothing_yet = !row.complete && hand.scored.postings.empty();
  for (const session::Side& side : sides) {
    const Seat seat = columns.seat_after(static_cast<std::size_t>(number) + 1, side.front());
    row.scores.push_back(nothing_yet ? std::string{} : games::signed_text(hand.scores[seat]));
    row.totals.push_back(nothing_yet ? std::string{} : total_text(totals[seat]));
  }
  return row;
}

// What everybody began with, where that is not what the rules give them.
Sheet::Row opening_row(const games::Info& game, const std::vector<session::Side>& sides,
                       const session::Columns& columns, const PerSeat<Amount>& opening) {
  Sheet::Row row;
  row.hand = kNoHand;
  row.label = "0";
  if (game.has_dealer) row.dealer = "Opening";
  for (const session::Side& side : sides) {
    row.scores.push_back(total_text(opening[columns.seat_after(0, side.front())]));
    row.totals.emplace_back();
  }
  return row;
}

// "Eva sits in for Dad", "Anna and Boris change chairs. The points go with the people".
std::string join_news(const std::vector<std::string>& news) { return fmt::format("{}", fmt::join(news, ". ")); }

}  // namespace

Sheet sheet_of(const session::Session& session, const session::SessionResult& result) {
  Sheet sheet;
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  const session::Columns columns{session, result};
  sheet.names = session::side_names(session.rules, columns.names());
  sheet.shares = session::stint_texts(session.rules, columns);
  PerSeat<Amount> totals = session::opening_totals(session);
  if (!session.opening.empty()) sheet.rows.push_back(opening_row(games::info(session.rules), sides, columns, totals));
  for (std::size_t i = 0; i < result.hands.size(); ++i) {
    const session::HandResult& hand = result.hands[i];
    totals = session::totals_after(totals, hand);
    sheet.rows.push_back(row_of(games::info(session.rules), sides, columns, hand, static_cast<int>(i), totals));
    std::vector<std::string> news = session::seating_news(i == 0 ? session.players : result.hands[i - 1].players, hand);
    if (session.hands[i].entered())
      news.push_back(fmt::format("Of hand {}, {}", i + 1, games::reason_text(session.rules, games::kEntered)));
    sheet.rows.back().news = join_news(news);
    sheet.any_complete = sheet.any_complete || hand.complete();
  }
  const PerSeat<int> place = session::places(session.rules, result.totals);
  for (const session::Side& side : sides) {
    sheet.totals.push_back(total_text(result.totals[side.front()]));
    sheet.places.push_back(place[side.front()]);
  }
  return sheet;
}

std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand) {
  return session::notes_of(session.rules, hand);
}

std::vector<std::string> facts_of(const session::Session& session, std::size_t number) {
  const session::Hand& hand = session.hands[number];
  std::vector<std::string> facts = session::facts_of(session.rules, session::context_of(session, number), hand);
  if (!hand.note.empty()) facts.push_back("Note: " + hand.note);
  return facts;
}

}  // namespace nullo::app
