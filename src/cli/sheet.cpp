#include "cli/sheet.h"

#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/words.h"
#include "base/printable.h"
#include "cli/columns.h"
#include "cli/ledger.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/seating.h"
#include "session/sides.h"
#include "session/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

// In quotes; further lines are indented, so that none looks like a line of the program.
std::string quoted_note(std::string_view note) {
  std::string text = "“";
  for (const char letter : note) text += letter == '\n' ? std::string{"\n     "} : std::string{letter};
  return text + "”";
}

// What the sheet has of a hand: collected, since its columns are named and sized by all hands.
struct SheetHand {
  std::string dealer;
  PerSeat<Amount> scores;
  PerSeat<Amount> totals;  // after it
  bool complete = false;
};

// "1", "Anna", then for each side its score and its total after the hand.
std::vector<std::string> row_of(std::size_t at, std::size_t number, const SheetHand& hand,
                                const std::vector<session::Side>& sides, const session::Columns& columns) {
  std::vector<std::string> row{std::to_string(number), hand.dealer};
  for (const session::Side& side : sides) {
    const Seat seat = columns.seat_after(at + 1, side.front());
    row.push_back(games::signed_text(hand.scores[seat]));
    row.push_back(std::to_string(hand.totals[seat]));
  }
  if (!hand.complete) row.push_back(text::say("not complete"));
  return row;
}

std::vector<std::string> heading(const session::Session& session, const session::Columns& columns) {
  std::vector<std::string> row{text::say("Hand"), text::say("Dealer")};
  for (const std::string& name : session::side_names(session.rules, columns.names())) {
    row.emplace_back();
    row.push_back(name);
  }
  return row;
}

// What everybody began with; empty if that is what the rules give them.
std::vector<std::string> opening_row(const session::Session& session, const std::vector<session::Side>& sides,
                                     const session::Columns& columns) {
  std::vector<std::string> row{"", text::say("Opening")};
  for (const session::Side& side : sides) {
    row.emplace_back();
    row.push_back(std::to_string(session.opening[columns.seat_after(0, side.front())]));
  }
  return row;
}

// What everybody has, where some of it was bought.
std::vector<std::string> totals_row(const std::vector<session::Side>& sides, const session::SessionResult& result) {
  std::vector<std::string> row{"", text::say("Total")};
  for (const session::Side& side : sides) {
    row.emplace_back();
    row.push_back(std::to_string(result.totals[side.front()]) + session::bought_text(result, side.front()));
  }
  return row;
}

// The score sheet, collected while the hands are visited.
struct Sheet {
  session::Columns columns;
  std::vector<SheetHand> hands;
  session::SessionResult result;  // without hands
};

Sheet sheet_of(const session::HandByHand& hands) {
  Sheet sheet{session::Columns{hands.session()}, {}, {}};
  PerSeat<Amount> totals = session::opening_totals(hands.session());
  sheet.result = hands.visit([&](const session::Turn& turn) {
    const session::HandResult& hand = turn.result;
    sheet.columns.add(hand);
    totals = session::totals_after(totals, hand);
    sheet.hands.push_back({session::name_at(hand.players, hand.dealer), hand.scores, totals, hand.complete()});
  });
  return sheet;
}

// Visits the rows of the score sheet, the heading first.
template <class Visit>
void for_each_row(const session::Session& session, const Sheet& sheet, Visit visit) {
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  visit(heading(session, sheet.columns));
  if (!session.opening.empty()) visit(opening_row(session, sides, sheet.columns));
  for (std::size_t i = 0; i < sheet.hands.size(); ++i)
    visit(row_of(i, session.hand_number(i), sheet.hands[i], sides, sheet.columns));
  if (!sheet.result.bought.empty()) visit(totals_row(sides, sheet.result));
}

std::string postings_of(const session::Hand& facts, const session::HandResult& hand, const games::Rules& rules) {
  std::string text;
  for (const std::string& why : session::why_texts_of(rules, facts, hand))
    text += fmt::format("  {}\n", printable(why));
  return text;
}

// `ledger`: nullptr to write each posting as a sentence.
std::string whys_of(const session::Turn& turn, const std::vector<std::string>& players_before,
                    const session::Session& session, LedgerText* ledger) {
  const games::Rules& rules = session.rules;
  const session::Hand& facts = turn.hand;
  const session::HandResult& hand = turn.result;
  std::string text = fmt::format("\n{}\n", session::hand_text(rules, hand, session.hand_number(turn.number)));
  for (const std::string& news : session::seating_news(players_before, hand)) text += fmt::format("  {}\n", news);
  text += ledger != nullptr ? ledger->add(facts, hand, rules) : postings_of(facts, hand, rules);
  for (const std::string& missing : session::missing_of(rules, hand)) {
    text += fmt::format("  {}\n", text::say("still missing: {facts}", missing));
  }
  for (const std::string& settled : session::entry_of(rules, turn).explained) text += fmt::format("  {}\n", settled);
  for (const std::string& note : session::notes_of(rules, hand)) text += fmt::format("  {}\n", note);
  if (!facts.note.empty()) text += fmt::format("  {}\n", quoted_note(facts.note));
  return text;
}

// "finished, Anna wins", "3 of 4 hands played".
std::string how_it_stands(const session::Session& session, const session::SessionResult& result,
                          const std::vector<std::string>& names, const std::string& continued_by) {
  if (!continued_by.empty()) return text::say("goes on in session {session}", continued_by);
  if (result.finished) {
    const std::string winners = games::join_names(result.winners, session::names_of(names));
    return result.winners.size() == 1 ? text::say("finished, {player} wins", winners)
                                      : text::say("finished, {players} win", winners);
  }
  const int complete = session.hands_before + result.complete_hands;
  const std::optional<int> all = games::hands_in_game(session.rules, session.seats());
  if (all && complete <= *all)
    return text::say_count(*all, "{played} of {count} hand played", "{played} of {count} hands played", complete);
  return text::say_count(complete, "{count} hand played", "{count} hands played");
}

std::string title(const session::Session& session, const session::SessionResult& result,
                  const session::Columns& columns, const Around& around) {
  std::string text =
      text::labelled(games::name(session.rules), how_it_stands(session, result, columns.names(), around.continued_by)) +
      '\n';
  text += session.id.empty() ? text::say("session without an id") : text::say("session {session}", session.id);
  if (!session.started_at.empty()) text += ", " + text::say("begun {time}", app::local_time(session.started_at));
  if (!session.ended_at.empty()) text += ", " + text::say("ended {time}", app::local_time(session.ended_at));
  if (!session.continues.empty()) text += ", " + text::say("goes on with session {session}", session.continues);
  const std::string rules = app::rules_text(session.rules, around.house_rules);
  text += '\n' + text::say("rules: {rules}", text::in_one_line(rules, games::length(session.rules, session.seats())));
  if (!session.note.empty()) text += "\n" + quoted_note(session.note);
  return text + "\n\n";
}

std::string settling_text(const app::Settling& settling, bool finished) {
  const std::vector<std::string> lines = app::settling_lines(settling);
  if (lines.empty()) return {};
  const std::string heading = finished ? text::say("Settling, {terms}", settling.terms)
                                       : text::say("Settling if it ended now, {terms}", settling.terms);
  std::string text = fmt::format("\n{}\n", heading);
  for (const std::string& line : lines) text += fmt::format("  {}\n", line);
  return text;
}

std::string pots_line(const std::vector<Amount>& pots) {
  const std::string text = pots.empty() ? text::say("In the pots: nothing")
                                        : text::say("In the pots: {amounts}", fmt::format("{}", fmt::join(pots, " ")));
  return fmt::format("\n{}\n", text);
}

}  // namespace

void sheet(const session::HandByHand& hands, Ledger ledger, const Around& around, const Out& out) {
  const session::Session& session = hands.session();
  const Sheet sheet = sheet_of(hands);
  const session::SessionResult& result = sheet.result;
  Columns columns{"ll"};
  for_each_row(session, sheet, [&](const auto& row) { columns.fit(row); });
  out(title(session, result, sheet.columns, around));
  for_each_row(session, sheet, [&](const auto& row) { out(columns.line(row)); });
  for (const std::string& text : session::stint_texts(session.rules, sheet.columns))
    out(fmt::format("\n{}\n", printable(text)));
  if (result.pots) out(pots_line(*result.pots));
  std::optional<LedgerText> postings;
  if (ledger == Ledger::kAlways || games::info(session.rules).pays_at_once) {
    postings.emplace(session::opening_totals(session));
  }
  std::vector<std::string> players = session.players;
  app::SettlingSum settling{session};
  hands.visit([&](const session::Turn& turn) {
    out(whys_of(turn, players, session, postings ? &*postings : nullptr));
    settling.add(turn.result);
    players = turn.result.players;
  });
  out(settling_text(settling.finish(result, around.others), result.finished));
}

}  // namespace nullo::cli
