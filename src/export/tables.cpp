#include "export/tables.h"

#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "export/csv.h"
#include "ledger/holdings.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::exports {
namespace {

std::string account_text(Account account, const session::HandResult& hand) {
  if (const auto seat = account.seat()) return session::name_at(hand.players, *seat);
  if (const auto pot = account.pot()) return text::say("pot {number}", *pot);
  return text::say("the bank");
}

std::string_view yes_or_no(bool yes) { return yes ? "yes" : "no"; }

std::string in_one_cell(const std::vector<std::string>& texts) { return fmt::format("{}", fmt::join(texts, "; ")); }

}  // namespace

void sheet_csv(const session::HandByHand& hands, const Out& out) {
  const session::Session& session = hands.session();
  session::Columns columns{session};
  const session::SessionResult end = hands.visit([&](const session::Turn& turn) { columns.add(turn.result); });
  Csv csv;
  csv.text("Hand").text("Dealer");
  for (const std::string& names : columns.names()) csv.text(names).text(names + " total");
  if (end.pots) csv.text("Pots");
  csv.text("Complete");
  const bool any_bought = !end.bought.empty();
  if (any_bought) {
    for (const std::string& names : columns.names()) csv.text(names + " bought");
  }
  csv.end_row();
  csv.give(out);
  if (!session.opening.empty()) {
    csv.text("Opening").no_value();
    for (const Seat column : Seats{session.seats()}) {
      csv.no_value().number(session.opening[columns.seat_after(0, column)]);
    }
    if (end.pots) csv.no_value();
    csv.no_value();
    for (int each = any_bought ? session.seats() : 0; each > 0; --each) csv.no_value();
    csv.end_row();
    csv.give(out);
  }
  PerSeat<Amount> bought(session.seats());
  Holdings holdings{session::opening_totals(session)};
  hands.visit([&](const session::Turn& turn) {
    const session::HandResult& hand = turn.result;
    holdings.change_places(hand.came_from);
    bought = session::bought_after(bought, hand);
    for (const Posting& posting : hand.scored.postings) holdings.add(posting);
    csv.number(static_cast<Amount>(session.hand_number(turn.number))).text(session::name_at(hand.players, hand.dealer));
    for (const Seat column : Seats{session.seats()}) {
      const Seat seat = columns.seat_after(turn.number + 1, column);
      csv.number(hand.scores[seat]).number(holdings.seats()[seat]);
    }
    if (end.pots) csv.number(holdings.in_pots());
    csv.text(yes_or_no(hand.complete()));
    for (const Seat column : Seats{any_bought ? session.seats() : 0})
      csv.number(bought[columns.seat_after(turn.number + 1, column)]);
    csv.end_row();
    csv.give(out);
  });
}

void ledger_csv(const session::HandByHand& hands, const Out& out) {
  const games::Rules& rules = hands.session().rules;
  Csv csv;
  for (const char* heading :
       {"Hand", "Number", "Trick", "Card", "From", "To", "Amount", "Reason", "Reason in words", "Note"}) {
    csv.text(heading);
  }
  csv.end_row();
  csv.give(out);
  hands.visit([&](const session::Turn& turn) {
    const session::HandResult& hand = turn.result;
    for (std::size_t k = 0; k < hand.scored.postings.size(); ++k) {
      const Posting& posting = hand.scored.postings[k];
      csv.number(static_cast<Amount>(hands.session().hand_number(turn.number))).number(static_cast<Amount>(k + 1));
      posting.trick > 0 ? csv.number(posting.trick) : csv.no_value();
      csv.text(posting.card ? to_text(*posting.card) : "");
      csv.text(account_text(posting.from, hand)).text(account_text(posting.to, hand)).number(posting.amount);
      csv.text(posting.reason).text(games::reason_text(rules, posting.reason));
      csv.text(session::adjustment_note(turn.hand, hand, k)).end_row();
    }
    csv.give(out);
  });
}

void hands_csv(const session::HandByHand& hands, const Out& out) {
  const games::Rules& rules = hands.session().rules;
  Csv csv;
  csv.text("Hand").text("Dealer");
  for (const Seat seat : Seats{hands.session().seats()}) csv.text(fmt::format("Seat {}", seat.index() + 1));
  csv.text("Complete").text("Facts").text("Still missing").text("Proven by the cards").text("Note").end_row();
  csv.give(out);
  hands.visit([&](const session::Turn& turn) {
    const session::HandResult& hand = turn.result;
    csv.number(static_cast<Amount>(hands.session().hand_number(turn.number)))
        .text(session::name_at(hand.players, hand.dealer));
    for (const std::string& name : hand.players) csv.text(name);
    csv.text(yes_or_no(hand.complete()))
        .text(in_one_cell(session::facts_of(session::entry_of(rules, turn), session::names_of(hand.players))));
    csv.text(in_one_cell(session::missing_of(rules, hand))).text(in_one_cell(session::notes_of(rules, hand)));
    csv.text(turn.hand.note).end_row();
    csv.give(out);
  });
}

}  // namespace nullo::exports
