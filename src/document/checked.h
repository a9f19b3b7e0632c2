// A checked session document whose hands stay in the JSON tree. Only a few values are kept for each hand; a visit reads
// and scores the hands again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "document/document.h"
#include "document/head_reader.h"
#include "session/hand_by_hand.h"

namespace nullo::document {

class Checked : public session::HandByHand {
 public:
  // Fails with the same faults as read_session(). `tree` is read at each visit and must outlive this.
  static Result<Checked> read(std::string_view text, json::Tree& tree, Source source = Source::kDocument);

  [[nodiscard]] const session::Session& session() const override { return head_.session; }
  void set_id(std::string id) { head_.session.id = std::move(id); }
  session::SessionResult visit(const Visit& visit) const override;
  // Without hands, of which there may be very many.
  [[nodiscard]] const session::SessionResult& result() const { return result_; }
  [[nodiscard]] std::size_t hands() const { return head_.hands->size(); }

 private:
  explicit Checked(Source source) : source_{source} {}

  Source source_;
  Head head_;
  session::SessionResult result_;
};

}  // namespace nullo::document
