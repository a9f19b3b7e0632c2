// The session document and the result document. Source: FORMAT.md, to the letter.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/fault.h"
#include "core/out.h"
#include "json/tree.h"
#include "json/writer.h"
#include "session/hand_by_hand.h"
#include "session/session.h"

namespace nullo::document {

inline constexpr std::string_view kSessionFormat = "nullo.session";
inline constexpr std::string_view kResultFormat = "nullo.result";
inline constexpr std::string_view kRefusalFormat = "nullo.refusal";
inline constexpr int kVersion = 1;

// Where a text comes from. What is stored was taken by the rules for names and notes of its day, which were laxer: no
// evening may be lost to a stricter one.
enum class Source : std::uint8_t { kDocument, kStore };

// Reads a session document: shape, every rule of FORMAT.md, every contradiction; all faults (the first hundred are
// kept). `tree` may be reused from document to document, for its memory. An accepted document is scored on the way.
struct Read {
  session::Session session;
  session::SessionResult result;
};
Result<Read> read_session(std::string_view text, json::Tree& tree, Source source = Source::kDocument);
Result<Read> read_session(std::string_view text, Source source = Source::kDocument);
// The same without the results, which take more memory than the facts.
Result<session::Session> read_facts(std::string_view text, json::Tree& tree, Source source = Source::kDocument);

// Reads a session document and gives its result document to `out`, without a line feed at the end, once the whole
// document is accepted: in one piece, or in several if it is long. Nothing is kept of a hand but its result's text.
Result<void> score_document(std::string_view text, json::Tree& tree, json::Writer::Style style, const Out& out);

// One line, or indented for people. Optional keys that say nothing are left out. Reading it back gives an equal
// session.
std::string write_session(const session::Session& session, json::Writer::Style style);
// The same in pieces, as the hands come by; gives what they came to.
session::SessionResult write_session(const session::HandByHand& hands, json::Writer::Style style, const Out& out);
// The result document of a session that has been scored.
std::string write_result(const session::Session& session, const session::SessionResult& result,
                         json::Writer::Style style);
// {"format": "nullo.refusal", …} on one line; "more" says how many faults there are beyond those kept.
std::string write_refusal(const Faults& faults);

// One hand's facts, the common keys included, as the database keeps them: one line of JSON.
std::string write_hand(const games::Rules& rules, const session::Hand& hand);
// From the store. `players` and `fold` are those before this hand; a fault's place is relative to the hand.
Result<session::Hand> read_hand(std::string_view text, const session::Session& session, const session::Fold& fold);
// The options as one line of JSON.
std::string write_rules(const games::Rules& rules);
Result<games::Rules> read_rules(std::string_view game_id, std::string_view text, int seats);

}  // namespace nullo::document
