#include "app/table/sheet.h"

#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

Sheet::Row row_of(const games::Info& game, const std::vector<session::Side>& sides, const session::Columns& columns,
                  const session::HandResult& hand, int number, const PerSeat<Amount>& totals) {
  Sheet::Row row;
  row.hand = number;
  row.complete = hand.complete();
  row.opens = row.complete;
  row.label = fmt::format("{}", columns.hands_before() + static_cast<std::size_t>(number) + 1);
  if (game.has_dealer) row.dealer = session::name_at(hand.players, hand.dealer);
  const bool nothing_yet = !row.complete && hand.scored.postings.empty();
  for (const session::Side& side : sides) {
    const Seat seat = columns.seat_after(static_cast<std::size_t>(number) + 1, side.front());
    row.scores.push_back(nothing_yet ? std::string{} : games::signed_text(hand.scores[seat]));
    row.totals.push_back(nothing_yet ? std::string{} : total_text(totals[seat]));
  }
  return row;
}

// What everybody began with; nothing if that is what the rules give them.
Sheet::Row opening_row(const games::Info& game, const std::vector<session::Side>& sides,
                       const session::Columns& columns, const PerSeat<Amount>& opening) {
  Sheet::Row row;
  row.hand = kNoHand;
  if (columns.hands_before() == 0) row.label = "0";
  if (game.has_dealer) row.dealer = text::say("Opening");
  for (const session::Side& side : sides) {
    row.scores.push_back(total_text(opening[columns.seat_after(0, side.front())]));
    row.totals.emplace_back();
  }
  return row;
}

// "Eva sits in for Dad", "Anna and Boris change chairs. The points go with the people".
std::string join_news(const std::vector<std::string>& news) { return fmt::format("{}", fmt::join(news, ". ")); }

// Makes the rows of a sheet one after another.
class Rows {
 public:
  // `columns`: those of all hands.
  Rows(const session::Session& session, const session::Columns& columns)
      : rules_{&session.rules},
        columns_{&columns},
        sides_{session::sides_of(session.rules, session.seats())},
        totals_{session::opening_totals(session)},
        players_{session.players},
        opens_{!session.opening.empty()} {}

  // The row before the first hand.
  [[nodiscard]] std::optional<Sheet::Row> opening() const {
    if (!opens_) return std::nullopt;
    return opening_row(games::info(*rules_), sides_, *columns_, totals_);
  }

  // Goes past a hand without a row.
  void pass(const session::HandResult& result) {
    totals_ = session::totals_after(totals_, result);
    ++number_;
    players_ = result.players;
  }

  // `says_if_scores`: the row says if only scores were entered for the hand.
  Sheet::Row next(const session::Hand& hand, const session::HandResult& result, bool says_if_scores) {
    totals_ = session::totals_after(totals_, result);
    Sheet::Row row = row_of(games::info(*rules_), sides_, *columns_, result, number_, totals_);
    ++number_;
    std::vector<std::string> news = session::seating_news(players_, result);
    if (says_if_scores && hand.has_only_scores() && !games::info(*rules_).only_scores)
      news.push_back(text::say("Of hand {number}, {reason}", row.label, games::reason_text(*rules_, games::kEntered)));
    row.news = join_news(news);
    players_ = result.players;
    return row;
  }

 private:
  const games::Rules* rules_;
  const session::Columns* columns_;
  std::vector<session::Side> sides_;
  PerSeat<Amount> totals_;
  std::vector<std::string> players_;
  bool opens_;
  int number_ = 0;
};

// The sheet without its rows.
Sheet without_rows(const session::Session& session, const session::SessionResult& result,
                   const session::Columns& columns) {
  Sheet sheet;
  sheet.names = session::side_names(session.rules, columns.names());
  sheet.shares = session::stint_texts(session.rules, columns);
  sheet.any_complete = result.complete_hands > 0;
  const PerSeat<int> place = places_shown(session.rules, result);
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    sheet.totals.push_back(total_text(result.totals[side.front()]));
    sheet.bought.push_back(session::bought_mark(result, side.front()));
    sheet.places.push_back(place[side.front()]);
  }
  return sheet;
}

}  // namespace

namespace {

// With the rows from hand `first` on.
Sheet sheet_from(const session::Session& session, const session::SessionResult& result, std::size_t first) {
  const session::Columns columns{session, result};
  Sheet sheet = without_rows(session, result, columns);
  Rows rows{session, columns};
  if (auto opening = rows.opening(); opening && first == 0) sheet.rows.push_back(*std::move(opening));
  for (std::size_t i = 0; i < result.hands.size(); ++i) {
    if (i < first) {
      rows.pass(result.hands[i]);
    } else {
      sheet.rows.push_back(rows.next(session.hands[i], result.hands[i], true));
    }
  }
  return sheet;
}

}  // namespace

PerSeat<int> places_shown(const games::Rules& rules, const session::SessionResult& result) {
  PerSeat<int> places = session::places(rules, result);
  if (result.hands.empty() || result.hands.back().complete()) return places;
  const PerSeat<int> now = session::places(rules, result.standing());
  for (const Seat seat : Seats{places.size()}) {
    if (places[seat] == 1 && now[seat] != 1) places[seat] = 0;
  }
  return places;
}

Sheet sheet_of(const session::Session& session, const session::SessionResult& result) {
  return sheet_from(session, result, 0);
}

Sheet newest_of_sheet(const session::Session& session, const session::SessionResult& result) {
  const std::size_t hands = result.hands.size();
  return sheet_from(session, result, hands > kNewestRows ? hands - kNewestRows : 0);
}

Sheet sheet_of(const session::HandByHand& hands, const session::SessionResult& result, const session::Columns& columns,
               std::size_t first) {
  Sheet sheet = without_rows(hands.session(), result, columns);
  Rows rows{hands.session(), columns};
  if (auto opening = rows.opening(); opening && first == 0) sheet.rows.push_back(*std::move(opening));
  hands.visit([&](const session::Turn& turn) {
    Sheet::Row row = rows.next(turn.hand, turn.result, false);
    if (turn.number >= first) sheet.rows.push_back(std::move(row));
  });
  return sheet;
}

std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand) {
  return session::notes_of(session.rules, hand);
}

std::vector<std::string> facts_of(const session::Session& session, std::size_t number) {
  const session::Hand& hand = session.hands[number];
  std::vector<std::string> facts = session::facts_of(session.rules, session::context_of(session, number), hand);
  if (!hand.note.empty()) facts.push_back(text::say("Note: {note}", hand.note));
  return facts;
}

}  // namespace nullo::app
