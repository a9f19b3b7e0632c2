#include "app/sheet.h"

#include <fmt/core.h>

#include "app/words.h"
#include "games/words.h"
#include "session/sides.h"

namespace nullo::app {
namespace {

Sheet::Row row_of(const games::Info& game, const session::HandResult& hand, int number, const PerSeat<Amount>& totals) {
  Sheet::Row row;
  row.hand = number;
  row.complete = hand.complete();
  row.opens = row.complete;
  row.label = fmt::format("{}", number + 1);
  if (game.has_dealer) row.dealer = hand.players[static_cast<std::size_t>(hand.dealer.index())];
  const bool nothing_yet = !row.complete && hand.scored.postings.empty();
  for (const Seat seat : Seats{totals.size()}) {
    row.scores.push_back(nothing_yet ? std::string{} : games::signed_text(hand.scores[seat]));
    row.totals.push_back(nothing_yet ? std::string{} : total_text(totals[seat]));
  }
  return row;
}

}  // namespace

Sheet sheet_of(const session::Session& session, const session::SessionResult& result) {
  Sheet sheet;
  sheet.names = players_now(session, result);
  PerSeat<Amount> totals(session.seats(), games::starting_total(session.rules, session.seats()));
  for (std::size_t i = 0; i < result.hands.size(); ++i) {
    const session::HandResult& hand = result.hands[i];
    for (const Seat seat : Seats{session.seats()}) totals[seat] += hand.scores[seat];
    sheet.rows.push_back(row_of(games::info(session.rules), hand, static_cast<int>(i), totals));
    sheet.any_complete = sheet.any_complete || hand.complete();
  }
  const PerSeat<int> place = session::places(session.rules, result.totals);
  for (const Seat seat : Seats{session.seats()}) {
    sheet.totals.push_back(total_text(result.totals[seat]));
    sheet.places.push_back(place[seat]);
  }
  return sheet;
}

std::vector<WhyLine> whys_of(const session::Session& session, const session::HandResult& hand, std::size_t number) {
  const session::SideNames sides{session.rules, hand.players};
  const games::Names names = sides.names();
  const std::vector<Posting>& all = hand.scored.postings;
  const int pots = games::pots_among(session.rules, all);
  std::vector<WhyLine> lines;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Posting& posting = all[i];
    if (sides.said_of_partner(posting)) continue;
    const std::string reason = session::reason_of(session.rules, session.hands[number], hand, i);
    lines.push_back({games::why(posting, reason, names, pots), seat_of(posting)});
  }
  return lines;
}

std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand) {
  return session::notes_of(session.rules, hand);
}

std::vector<std::string> facts_of(const session::Session& session, std::size_t number) {
  const session::Hand& hand = session.hands[number];
  std::vector<std::string> facts = session::facts_of(session.rules, session::context_of(session, number), hand.facts);
  if (!hand.note.empty()) facts.push_back("Note: " + hand.note);
  return facts;
}

}  // namespace nullo::app
