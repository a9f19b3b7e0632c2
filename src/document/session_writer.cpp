#include "document/document.h"
#include "games/captured.h"

namespace nullo::document {

namespace {

void write_names(json::Writer& writer, const std::vector<std::string>& names) {
  writer.key("players").begin_array();
  for (const std::string& name : names) writer.value(name);
  writer.end_array();
}

void write_adjustments(json::Writer& writer, const std::vector<session::Adjustment>& adjustments) {
  writer.key("adjustments").begin_array();
  for (const session::Adjustment& adjustment : adjustments) {
    writer.begin_object().member("from", to_string(adjustment.from)).member("to", to_string(adjustment.to));
    writer.member("amount", adjustment.amount);
    if (!adjustment.note.empty()) writer.member("note", adjustment.note);
    if (adjustment.bought) writer.member("bought", true);
    writer.end_object();
  }
  writer.end_array();
}

void write_hand(json::Writer& writer, const games::Rules& rules, const session::Hand& hand) {
  writer.begin_object();
  if (hand.dealer) writer.member("dealer", hand.dealer->index());
  if (!hand.players.empty()) write_names(writer, hand.players);
  if (hand.points_follow == session::PointsFollow::kPlayer) writer.member("points_follow", "player");
  if (hand.has_only_scores()) games::write_counts(writer.key("scores"), hand.scores);
  games::write_hand(writer, rules, hand.facts);
  if (!hand.adjustments.empty()) write_adjustments(writer, hand.adjustments);
  if (!hand.note.empty()) writer.member("note", hand.note);
  writer.end_object();
}

void write_rules_object(json::Writer& writer, const games::Rules& rules) {
  writer.begin_object();
  games::write_rules(writer, rules);
  writer.end_object();
}

void write_if_said(json::Writer& writer, std::string_view key, const std::string& text) {
  if (!text.empty()) writer.member(key, text);
}

template <class Number>
void write_for_each_seat(json::Writer& writer, std::string_view key, const PerSeat<Number>& numbers) {
  if (numbers.empty()) return;
  writer.key(key).begin_array();
  for (const Number number : numbers) writer.value(number);
  writer.end_array();
}

// Writes what was agreed at the start: the totals to begin with and the stake.
void write_agreed(json::Writer& writer, const session::Session& session) {
  write_for_each_seat(writer, "opening", session.opening);
  write_for_each_seat(writer, "opening_bags", session.opening_bags);
  if (session.hands_before > 0) writer.member("hands_before", session.hands_before);
  write_if_said(writer, "continues", session.continues);
  if (!session.stake) return;
  writer.key("stake").begin_object().member("cents", session.stake->per_point);
  writer.member("against", session.stake->against == Against::kWinner ? "winner" : "average").end_object();
}

// Writes everything before the hands.
void write_head(json::Writer& writer, const session::Session& session) {
  writer.begin_object().member("format", kSessionFormat).member("version", kVersion);
  write_if_said(writer, "id", session.id);
  writer.member("game", games::info(session.rules).id).key("rules");
  write_rules_object(writer, session.rules);
  write_names(writer, session.players);
  if (session.first_dealer != Seat{}) writer.member("first_dealer", session.first_dealer.index());
  write_if_said(writer, "started_at", session.started_at);
  write_if_said(writer, "ended_at", session.ended_at);
  write_if_said(writer, "note", session.note);
  write_agreed(writer, session);
  writer.key("hands").begin_array();
}

}  // namespace

std::string write_session(const session::Session& session, json::Writer::Style style) {
  json::Writer writer{style};
  write_head(writer, session);
  for (const session::Hand& hand : session.hands) write_hand(writer, session.rules, hand);
  writer.end_array().end_object();
  return writer.take();
}

session::SessionResult write_session(const session::HandByHand& hands, json::Writer::Style style, const Out& out) {
  constexpr std::size_t kPiece = std::size_t{1} << 16U;
  const games::Rules& rules = hands.session().rules;
  json::Writer writer{style};
  write_head(writer, hands.session());
  session::SessionResult result = hands.visit([&](const session::Turn& turn) {
    write_hand(writer, rules, turn.hand);
    if (writer.text().size() >= kPiece) out(writer.take());
  });
  writer.end_array().end_object();
  out(writer.text());
  return result;
}

std::string write_hand(const games::Rules& rules, const session::Hand& hand) {
  json::Writer writer;
  write_hand(writer, rules, hand);
  return writer.take();
}

std::string write_rules(const games::Rules& rules) {
  json::Writer writer;
  write_rules_object(writer, rules);
  return writer.take();
}

}  // namespace nullo::document
