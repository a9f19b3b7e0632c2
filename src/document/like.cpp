#include "document/like.h"

#include <optional>
#include <string>
#include <utility>

#include "document/document.h"
#include "document/hand_reader.h"
#include "document/head_reader.h"
#include "session/earlier.h"

namespace nullo::document {
namespace {

constexpr std::string_view kHands = ",\"hands\":[";

// The hands that are alike, and the text without them.
struct Split {
  std::size_t alike = 0;
  std::string rest;
};

std::optional<Split> split(const session::Session& session, std::string_view text) {
  const std::size_t found = text.find(kHands);  // in a string each quote has a backslash before it
  if (found == std::string_view::npos) return std::nullopt;
  const std::size_t begin = found + kHands.size();
  std::size_t alike = 0;
  std::size_t at = begin;
  for (const session::Hand& hand : session.hands) {
    const std::string written = write_hand(session.rules, hand);
    if (!text.substr(at).starts_with(written)) break;
    const std::size_t after = at + written.size();
    if (after >= text.size() || (text[after] != ',' && text[after] != ']')) break;
    ++alike;
    at = text[after] == ',' ? after + 1 : after;
    if (text[after] == ']') break;
  }
  return Split{alike, std::string{text.substr(0, begin)} += text.substr(at)};
}

// Reads the hands that are left of a text after those that are alike.
class ReadingLike {
 public:
  ReadingLike(const session::Session& session, std::string_view text) {
    std::optional<Split> parts = split(session, text);
    if (!parts || parts->alike == 0 || !tree_.parse(parts->rest, faults_)) return;
    head_ = read_head(tree_.root(), faults_, Source::kStore);
    if (faults_.empty() && session::begins_alike(head_.session, session)) alike_ = parts->alike;
  }

  [[nodiscard]] std::size_t alike() const { return alike_; }

  Result<session::Session> read(const session::Session& session) && {
    session::Session& like = head_.session;
    like.hands.assign(session.hands.begin(), session.hands.begin() + static_cast<std::ptrdiff_t>(alike_));
    like.remembered = session.remembered;
    std::size_t left = head_.hands->size();
    if (left == 0) return std::move(like);
    session::Fold fold = session::fold_after(like, alike_);
    for (const json::Value value : *head_.hands) {
      const bool last = --left == 0;
      like.hands.push_back(read_hand(value, like.rules, {fold.deal_of({}, last), fold}, faults_, Source::kStore));
      if (!faults_.empty()) return tl::unexpected{std::move(faults_)};
      if (!last) fold.add(like.hands.back(), false);
    }
    return std::move(like);
  }

 private:
  json::Tree tree_;
  Faults faults_;
  Head head_;
  std::size_t alike_ = 0;
};

}  // namespace

std::size_t hands_alike(const session::Session& session, std::string_view text) {
  return ReadingLike{session, text}.alike();
}

Result<session::Session> read_like(const session::Session& session, std::string_view text) {
  ReadingLike reading{session, text};
  if (reading.alike() > 0) return std::move(reading).read(session);
  json::Tree tree;
  return read_facts(text, tree, Source::kStore);
}

}  // namespace nullo::document
