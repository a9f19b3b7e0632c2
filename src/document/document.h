// Reads and writes the session document and the result document. Source: docs/documents.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/out.h"
#include "core/fault.h"
#include "json/tree.h"
#include "json/writer.h"
#include "session/hand_by_hand.h"
#include "session/session.h"

namespace nullo::document {

inline constexpr std::string_view kSessionFormat = "nullo.session";
inline constexpr std::string_view kResultFormat = "nullo.result";
inline constexpr std::string_view kRefusalFormat = "nullo.refusal";
inline constexpr int kVersion = 1;

// Where a text comes from. What is stored was accepted under older, laxer rules for names and notes, and must stay
// readable under stricter ones.
enum class Source : std::uint8_t { kDocument, kStore };

// Reads a session document and checks its shape, every rule of docs/documents.md and every contradiction. Reports all
// faults, but keeps only the first hundred. `tree` may be reused for many documents, to save allocations. The result of
// an accepted document comes with it.
struct Read {
  session::Session session;
  session::SessionResult result;
};
Result<Read> read_session(std::string_view text, json::Tree& tree, Source source = Source::kDocument);
Result<Read> read_session(std::string_view text, Source source = Source::kDocument);
// The same without results, which take more memory than the facts.
Result<session::Session> read_facts(std::string_view text, json::Tree& tree, Source source = Source::kDocument);

// Who looks on while a document is read.
class Reader {
 public:
  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  virtual ~Reader() = default;
  // The session without its hands; valid until the reading ends.
  virtual void begin(const session::Session& session) = 0;
  // Each hand, as soon as it is scored.
  virtual void turn(const session::Turn& turn) = 0;
  // The session's result without hands.
  virtual void end(const session::SessionResult& result) = 0;
};
// Reads a document in one pass and keeps no hand. If it is refused, end() is not called, and what the reader got before
// counts for nothing.
Result<void> read_through(std::string_view text, json::Tree& tree, Source source, Reader& reader);

// Reads a session document and writes its result document to `out`, without a line feed at the end; nothing is written
// unless the whole document is accepted. A long result comes in several pieces. Of a hand only the text of its result
// is kept.
Result<void> score_document(std::string_view text, json::Tree& tree, json::Writer::Style style, const Out& out);

// On one line, or indented for people. Leaves out optional keys with their default. Reading the text gives an equal
// session.
std::string write_session(const session::Session& session, json::Writer::Style style);
// The same in pieces, hand by hand; returns the session's result.
session::SessionResult write_session(const session::HandByHand& hands, json::Writer::Style style, const Out& out);
// The result document of a scored session.
std::string write_result(const session::Session& session, const session::SessionResult& result,
                         json::Writer::Style style);
// {"format": "nullo.refusal", …} on one line; "more" is the number of faults beyond those kept.
std::string write_refusal(const Faults& faults);

// A hand's facts and common keys as the database stores them: one line of JSON.
std::string write_hand(const games::Rules& rules, const session::Hand& hand);
// Reads a stored hand. `session` and `fold` have the state before this hand; the places of faults are relative to the
// hand.
Result<session::Hand> read_hand(std::string_view text, const session::Session& session, const session::Fold& fold);
// The rules' options as one line of JSON.
std::string write_rules(const games::Rules& rules);
Result<games::Rules> read_rules(std::string_view game_id, std::string_view text, int seats);

}  // namespace nullo::document
