#include "app/sheet.h"

#include <fmt/core.h>

#include "app/words.h"
#include "games/counts.h"
#include "games/words.h"

namespace nullo::app {
namespace {

Sheet::Row row_of(const session::HandResult& hand, int number, const PerSeat<Amount>& totals) {
  Sheet::Row row;
  row.hand = number;
  row.complete = hand.complete();
  row.opens = row.complete;
  row.label = fmt::format("{}", number + 1);
  row.dealer = hand.players[static_cast<std::size_t>(hand.dealer.index())];
  const bool nothing_yet = !row.complete && hand.scored.postings.empty();
  for (const Seat seat : Seats{totals.size()}) {
    row.scores.push_back(nothing_yet ? std::string{} : games::signed_text(hand.scores[seat]));
    row.totals.push_back(nothing_yet ? std::string{} : total_text(totals[seat]));
  }
  return row;
}

// "4, 3, 3, 3", with "?" where a count is not known.
std::string counts_text(const games::CountsField& field) {
  std::string text;
  for (const Seat seat : Seats{field.values.size()}) {
    const std::optional<int> count = field.values[seat] ? field.values[seat] : field.follows[seat];
    if (!text.empty()) text += ", ";
    text += count ? fmt::format("{}", *count) : "?";
  }
  return text;
}

bool any_known(const games::Counts& counts) {
  for (const std::optional<int>& count : counts) {
    if (count) return true;
  }
  return false;
}

void add_field(const games::Field& field, const games::Names& names, std::vector<std::string>& facts) {
  if (const auto* card = std::get_if<games::CardField>(&field); card != nullptr && card->value) {
    facts.push_back(fmt::format("{}: {}", card->label, to_text(*card->value)));
  }
  if (const auto* seat = std::get_if<games::SeatField>(&field); seat != nullptr && (seat->value || seat->follows)) {
    facts.push_back(fmt::format("{}: {}", seat->label, names[seat->value ? *seat->value : *seat->follows]));
  }
  if (const auto* counts = std::get_if<games::CountsField>(&field); counts != nullptr && any_known(counts->values)) {
    facts.push_back(fmt::format("{}: {}", counts->label, counts_text(*counts)));
  }
  if (const auto* choice = std::get_if<games::ChoiceField>(&field); choice != nullptr && choice->value) {
    for (const games::ChoiceField::Choice& one : choice->choices) {
      if (one.id != *choice->value) continue;
      facts.push_back(choice->offered ? one.label : fmt::format("{}: {}", choice->label, one.label));
    }
  }
}

}  // namespace

const std::vector<std::string>& players_now(const session::Session& session, const session::SessionResult& result) {
  return result.hands.empty() ? session.players : result.hands.back().players;
}

Sheet sheet_of(const session::Session& session, const session::SessionResult& result) {
  Sheet sheet;
  sheet.names = players_now(session, result);
  PerSeat<Amount> totals(session.seats(), games::starting_total(session.rules));
  for (std::size_t i = 0; i < result.hands.size(); ++i) {
    const session::HandResult& hand = result.hands[i];
    for (const Seat seat : Seats{session.seats()}) totals[seat] += hand.scores[seat];
    sheet.rows.push_back(row_of(hand, static_cast<int>(i), totals));
    sheet.any_complete = sheet.any_complete || hand.complete();
  }
  const PerSeat<int> place = places(result.totals, games::info(session.rules).best);
  for (const Seat seat : Seats{session.seats()}) {
    sheet.totals.push_back(total_text(result.totals[seat]));
    sheet.places.push_back(place[seat]);
  }
  return sheet;
}

Chart chart_of(const session::Session& session, const session::SessionResult& result) {
  const games::Info& game = games::info(session.rules);
  Chart chart{{}, "hand", fmt::format("{}s", game.unit)};
  const std::vector<std::string>& names = players_now(session, result);
  for (const Seat seat : Seats{session.seats()}) {
    Chart::Line line{names[static_cast<std::size_t>(seat.index())], seat, {}};
    Amount total = games::starting_total(session.rules);
    line.values.push_back(static_cast<double>(total));
    for (const session::HandResult& hand : result.hands) {
      if (!hand.complete()) continue;
      total += hand.scores[seat];
      line.values.push_back(static_cast<double>(total));
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

std::vector<WhyLine> whys_of(const session::Session& session, const session::HandResult& hand, std::size_t number) {
  const games::Names names = session::names_of(hand.players);
  std::vector<WhyLine> lines;
  for (std::size_t i = 0; i < hand.scored.postings.size(); ++i) {
    const Posting& posting = hand.scored.postings[i];
    std::string_view reason = session::adjustment_note(session.hands[number], hand, i);
    if (reason.empty()) reason = games::reason_text(session.rules, posting.reason);
    lines.push_back({games::why(posting, reason, names), posting.to.seat() ? posting.to.seat() : posting.from.seat()});
  }
  return lines;
}

std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand) {
  std::vector<std::string> notes;
  for (const games::Note& note : hand.scored.notes) {
    notes.push_back(games::say(session.rules, note, session::names_of(hand.players)));
  }
  return notes;
}

std::vector<std::string> noted_texts(const games::TrickCell& cell, const games::Names& names) {
  std::vector<std::string> texts;
  for (const NotedCard& noted : cell.cards) {
    texts.push_back(to_text(noted.card));
    if (noted.by) texts.back() += fmt::format(" by {}", names[*noted.by]);
  }
  return texts;
}

std::vector<std::string> facts_of(const session::Session& session, std::size_t number) {
  const session::HandContext context = session::context_of(session, number);
  const games::Names names = session::names_of(context.players);
  const games::Entry entry =
      games::entry(session.rules, context.deal, context.before, session.hands[number].facts, names);
  std::vector<std::string> facts;
  for (const games::Field& field : entry.fields) add_field(field, names, facts);
  for (int i = 0; i < entry.tricks_told; ++i) {
    const games::TrickCell& cell = entry.tricks[static_cast<std::size_t>(i)];
    std::string line = fmt::format("Trick {}: {}", i + 1, cell.winner ? names[*cell.winner] : "stays on the table");
    for (const std::string& noted : noted_texts(cell, names)) line += ", " + noted;
    facts.push_back(std::move(line));
  }
  const session::Hand& hand = session.hands[number];
  if (!hand.note.empty()) facts.push_back("Note: " + hand.note);
  return facts;
}

}  // namespace nullo::app
