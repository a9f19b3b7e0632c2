// Writes the result document hand by hand. Source: docs/documents.md#result.
#pragma once

#include <string>
#include <string_view>

#include "json/writer.h"
#include "session/session.h"

namespace nullo::document {

class ResultWriter {
 public:
  ResultWriter(const games::Rules& rules, json::Writer::Style style);

  void hand(const session::HandResult& hand);
  // Call it after all hands. Writes the session's result; the hands in it are not used.
  void end(const session::SessionResult& result);

  [[nodiscard]] std::string_view text() const { return writer_.text(); }
  // Returns what is written so far and not yet taken.
  [[nodiscard]] std::string take() { return writer_.take(); }

 private:
  void missing(const session::HandResult& hand, const games::Names& names);
  void notes(const session::HandResult& hand, const games::Names& names);
  void posting(const Posting& posting);

  const games::Rules* rules_;
  json::Writer writer_;
};

}  // namespace nullo::document
