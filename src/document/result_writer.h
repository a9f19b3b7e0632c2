// The result document, hand by hand. Source: FORMAT.md, "The result document".
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
  // After all hands: how the session stands. Its hands are not looked at.
  void end(const session::SessionResult& result);

  [[nodiscard]] std::string_view text() const { return writer_.text(); }
  // What is written so far; the rest comes later.
  [[nodiscard]] std::string take() { return writer_.take(); }

 private:
  void missing(const session::HandResult& hand, const games::Names& names);
  void notes(const session::HandResult& hand, const games::Names& names);
  void posting(const Posting& posting);

  const games::Rules* rules_;
  json::Writer writer_;
};

}  // namespace nullo::document
