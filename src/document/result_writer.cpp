#include "document/result_writer.h"

#include <array>

#include "document/document.h"
#include "text/language.h"

namespace nullo::document {

namespace {

template <class List>
void write_numbers(json::Writer& writer, std::string_view key, const List& numbers) {
  writer.key(key).begin_array();
  for (const auto number : numbers) writer.value(number);
  writer.end_array();
}

void write_seats(json::Writer& writer, std::string_view key, const std::vector<Seat>& seats) {
  writer.key(key).begin_array();
  for (const Seat seat : seats) writer.value(seat.index());
  writer.end_array();
}

void write_account(json::Writer& writer, std::string_view key, Account account) {
  static constexpr std::array<std::string_view, kMostSeats> kSeatAccounts{
      "seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5", "seat:6", "seat:7", "seat:8", "seat:9"};
  if (account.is_bank()) {
    writer.member(key, "bank");
  } else if (const std::optional<Seat> seat = account.seat()) {
    writer.member(key, kSeatAccounts[static_cast<std::size_t>(seat->index())]);
  } else {
    writer.member(key, to_string(account));
  }
}

}  // namespace

ResultWriter::ResultWriter(const games::Rules& rules, json::Writer::Style style) : rules_{&rules}, writer_{style} {
  writer_.begin_object();
  writer_.member("format", kResultFormat).member("version", kVersion).member("game", games::info(rules).id);
  writer_.key("hands").begin_array();
}

void ResultWriter::hand(const session::HandResult& hand) {
  writer_.begin_object();
  writer_.member("dealer", hand.dealer.index()).member("complete", hand.complete());
  write_numbers(writer_, "scores", hand.scores);
  const games::Names names = session::names_of(hand.players);
  missing(hand, names);
  notes(hand, names);
  writer_.key("postings").begin_array();
  for (const Posting& made : hand.scored.postings) posting(made);
  writer_.end_array().end_object();
}

void ResultWriter::missing(const session::HandResult& hand, const games::Names& names) {
  writer_.key("missing").begin_array();
  for (const games::Missing& missing : hand.scored.missing) {
    writer_.begin_object().member("key", missing.key).member("text", games::say(*rules_, missing, names));
    if (!missing.cards.empty()) {
      writer_.key("cards").begin_array();
      for (const Card card : missing.cards) writer_.value(to_string(card));
      writer_.end_array();
    }
    if (!missing.seats.empty()) write_seats(writer_, "seats", missing.seats);
    if (missing.trick != 0) writer_.member("trick", missing.trick);
    writer_.end_object();
  }
  writer_.end_array();
}

void ResultWriter::notes(const session::HandResult& hand, const games::Names& names) {
  writer_.key("notes").begin_array();
  for (const games::Note& note : hand.scored.notes) {
    writer_.begin_object().member("key", note.key);
    if (note.seat) writer_.member("seat", note.seat->index());
    if (note.trick != 0) writer_.member("trick", note.trick);
    if (note.card) writer_.member("card", to_string(*note.card));
    writer_.member("text", games::say(*rules_, note, names)).end_object();
  }
  writer_.end_array();
}

void ResultWriter::posting(const Posting& posting) {
  writer_.begin_object();
  write_account(writer_, "from", posting.from);
  write_account(writer_, "to", posting.to);
  writer_.member("amount", posting.amount).member("reason", posting.reason);
  if (posting.trick != 0) writer_.member("trick", posting.trick);
  if (posting.card) writer_.member("card", to_string(*posting.card));
  writer_.end_object();
}

void ResultWriter::end(const session::SessionResult& result) {
  writer_.end_array();
  write_numbers(writer_, "totals", result.totals);
  if (result.pots) write_numbers(writer_, "pots", *result.pots);
  if (!result.bought.empty()) write_numbers(writer_, "bought", result.bought);
  writer_.member("finished", result.finished);
  write_seats(writer_, "winners", result.winners);
  writer_.end_object();
}

std::string write_result(const session::Session& session, const session::SessionResult& result,
                         json::Writer::Style style) {
  const text::Speaking in_english{text::english()};  // programs read it
  ResultWriter writer{session.rules, style};
  for (const session::HandResult& hand : result.hands) writer.hand(hand);
  writer.end(result);
  return writer.take();
}

std::string write_refusal(const Faults& faults) {
  json::Writer writer;
  writer.begin_object().member("format", kRefusalFormat).member("version", kVersion);
  writer.key("faults").begin_array();
  for (const Fault& fault : faults.kept()) {
    writer.begin_object().member("at", fault.at).member("expected", fault.expected).member("found", fault.found);
    writer.end_object();
  }
  writer.end_array();
  if (faults.count() > faults.kept().size()) writer.member("more", faults.count() - faults.kept().size());
  writer.end_object();
  return writer.take();
}

}  // namespace nullo::document
